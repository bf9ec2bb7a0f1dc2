"""Tripwire and its hooks: a line keeps its state; making or cutting one is unsupported.

https://minecraft.wiki/w/Tripwire_Hook
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.behaviour.redstone.static_source import StaticSource
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import HORIZONTALS, Axis, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level

_LONGEST_LINE: Final = 42


@final
class Tripwire(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block:
            _refuse_line(level, pos, state)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if not moved:
            _refuse_line(level, pos, state)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction.axis is Axis.Y:
            return state
        connects = neighbor_state.block is state.block or (
            neighbor_state.is_block("minecraft:tripwire_hook")
            and neighbor_state.get("facing") == direction.opposite.label
        )
        return state.with_(direction.label, str(connects).lower())

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        raise UnsupportedError("minecraft:tripwire: power off", pos)


@final
@attrs.define(eq=False, repr=False)
class TripwireHook(StaticSource):
    strong_towards: str = attrs.field(default="facing", kw_only=True)

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        side = Direction.by_label(state.get("facing")).opposite
        return can_hang_or_stand(level, pos, side, SupportType.FULL)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if "true" in (state.get("attached"), state.get("powered")):
            raise UnsupportedError("minecraft:tripwire_hook: lose its line", pos)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        is_support = direction.opposite.label == state.get("facing")
        if is_support and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state


def _refuse_line(level: Level, pos: BlockPos, state: BlockState) -> None:
    for side in HORIZONTALS:
        beside = pos
        for _ in range(_LONGEST_LINE):
            beside = side.from_pos(beside)
            other = level.get_block_state(beside)
            if other.is_block("minecraft:tripwire_hook"):
                if other.get("facing") == side.opposite.label:
                    raise UnsupportedError("minecraft:tripwire: change its line", pos)
                break
            if other.block is not state.block:
                break
