"""Pressure plates with nobody on them: a pressed plate comes up, none goes down.

https://minecraft.wiki/w/Pressure_Plate
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level


@final
class PressurePlate(BlockBehaviour):
    """Weighted plates have a property `power`, the others `powered`."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return any(
            can_hang_or_stand(level, pos, Direction.DOWN, support)
            for support in (SupportType.RIGID, SupportType.CENTER)
        )

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if not moved and _strength(state) > 0:
            _tell_below(level, pos, state.block)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _strength(state) > 0:
            level.set_block(pos, _released(state), CLIENTS)
            _tell_below(level, pos, state.block)
            vibrate(level, pos)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is Direction.DOWN and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return _strength(state)

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return _strength(state) if direction is Direction.UP else 0


def _strength(state: BlockState) -> int:
    power = state.find("power")
    if power is not None:
        return int(power)
    return 15 if state.get("powered") == "true" else 0


def _released(state: BlockState) -> BlockState:
    if state.has("power"):
        return state.with_("power", "0")
    return state.with_("powered", "false")


def _tell_below(level: Level, pos: BlockPos, block: Block) -> None:
    level.update_neighbors_at(pos, block)
    level.update_neighbors_at(Direction.DOWN.from_pos(pos), block)
