"""What levers and buttons share: they stick to a whole face and power it strongly.

https://minecraft.wiki/w/Lever, https://minecraft.wiki/w/Button
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level


class FaceAttached(BlockBehaviour):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return can_hang_or_stand(level, pos, support_side(state), SupportType.FULL)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if not moved and state.get("powered") == "true":
            tell_support(level, pos, state)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        is_support = direction is support_side(state)
        if is_support and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return 15 if state.get("powered") == "true" else 0

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        if direction is not support_side(state).opposite:
            return 0
        return self.get_signal(level, pos, state, direction)


def support_side(state: BlockState) -> Direction:
    """From the block to what it is fixed to."""
    match state.get("face"):
        case "floor":
            return Direction.DOWN
        case "ceiling":
            return Direction.UP
        case _:
            return Direction.by_label(state.get("facing")).opposite


def tell_support(level: Level, pos: BlockPos, state: BlockState) -> None:
    """All around the block, then all around its support."""
    level.update_neighbors_at(pos, state.block)
    level.update_neighbors_at(support_side(state).from_pos(pos), state.block)
