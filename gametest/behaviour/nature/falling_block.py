"""Sand and its like: they look down a little after a change, and fall.

https://minecraft.wiki/w/Falling_Block, https://minecraft.wiki/w/Concrete_Powder
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.interaction.falling import start_falling
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level


@attrs.define(eq=False, repr=False)
class FallingBlock(BlockBehaviour):
    delay: int = 2

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        level.schedule_tick(pos, state.block, self.delay)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        level.schedule_tick(pos, state.block, self.delay)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        if is_free(below) and pos.y >= level.min_y:
            start_falling(level, pos, state)


@final
class ConcretePowder(FallingBlock):
    """Water on a side or above makes it hard at the next change beside it; below it does not."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if touches_water(level, pos):
            return hardened(state)
        return super().update_shape(
            level, pos, state, direction, neighbor_pos, neighbor_state
        )


def is_free(state: BlockState) -> bool:
    """A falling block can enter its place."""
    return (
        state.is_air
        or state.block.name in _FIRES
        or state.block.name in _LIQUIDS
        or state.is_replaceable
    )


def hardened(powder: BlockState) -> BlockState:
    name = powder.block.name.removesuffix("_powder")
    return powder.block.table.block(name).default_state


def touches_water(level: Level, pos: BlockPos) -> bool:
    """On any side but below, through a face that is not closed."""
    for side in Direction:
        if side is Direction.DOWN:
            continue
        beside = level.get_neighbor_state(pos, side)
        if beside.fluid == "water" and not beside.is_face_sturdy(side.opposite):
            return True
    return False


_FIRES: Final = ("minecraft:fire", "minecraft:soul_fire")
_LIQUIDS: Final = ("minecraft:water", "minecraft:lava")
