"""Bubble columns over soul sand and magma (https://minecraft.wiki/w/Bubble_Column)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid import Waterloggable, schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level

COLUMN: Final = "minecraft:bubble_column"
_DRAG: Final = {"minecraft:soul_sand": "false", "minecraft:magma_block": "true"}
"""Block tags `enables_bubble_column_push_up`, `enables_bubble_column_drag_down`."""
_COLUMN_DELAY: Final = 5
_GROUND_DELAY: Final = 20


@final
class BubbleGround(BlockBehaviour):
    """Looks 20 ticks after it was set down, or water came over it."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        level.schedule_tick(pos, state.block, _GROUND_DELAY)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is Direction.UP and neighbor_state.is_block("minecraft:water"):
            level.schedule_tick(pos, state.block, _GROUND_DELAY)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        _raise_column(level, Direction.UP.from_pos(pos), state)


@final
class BubbleColumn(Waterloggable):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN).block.name
        return below == COLUMN or below in _DRAG

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        ends_above = (
            direction is Direction.UP
            and not neighbor_state.is_block(COLUMN)
            and _carries_bubbles(neighbor_state)
        )
        if (
            direction is Direction.DOWN
            or ends_above
            or not self.can_survive(level, pos, state)
        ):
            level.schedule_tick(pos, state.block, _COLUMN_DELAY)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        _raise_column(level, pos, level.get_neighbor_state(pos, Direction.DOWN))


def _raise_column(level: Level, pos: BlockPos, ground: BlockState) -> None:
    """Upwards from `pos`, as far as still sources reach; no column without its ground."""
    column = _over(level, ground)
    while _carries_bubbles(level.get_block_state(pos)):
        if not level.set_block(pos, column, CLIENTS):
            return
        pos = Direction.UP.from_pos(pos)


def _over(level: Level, ground: BlockState) -> BlockState:
    if ground.is_block(COLUMN):
        return ground
    drag = _DRAG.get(ground.block.name)
    if drag is None:
        return level.blocks.block("minecraft:water").default_state
    return level.blocks.block(COLUMN).state_of({"drag": drag})


def _carries_bubbles(state: BlockState) -> bool:
    is_source = state.is_block("minecraft:water") and state.is_fluid_source
    return is_source or state.is_block(COLUMN)
