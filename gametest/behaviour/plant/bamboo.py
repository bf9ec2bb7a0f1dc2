"""Bamboo: up to 16 high, thick and leafy at the top (https://minecraft.wiki/w/Bamboo)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.light import has_brightness
from gametest.behaviour.plant.rooted import RootedPlant
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

BAMBOO: Final = "minecraft:bamboo"
_ONE_IN: Final = 3
_LIGHT: Final = 9
_TALLEST: Final = 16
_MAY_END_FROM: Final = 11
_END_CHANCE: Final = 0.25


@final
@attrs.define(eq=False, repr=False)
class Bamboo(RootedPlant):
    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if not self.can_survive(level, pos, state):
            level.schedule_tick(pos, state.block, 1)
        is_thicker = (
            direction is Direction.UP
            and neighbor_state.block is state.block
            and neighbor_state.get("age") > state.get("age")
        )
        return state.cycle("age") if is_thicker else state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.can_survive(level, pos, state):
            level.destroy_block(pos, drop=True)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.get("stage") == "0"

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.is_randomly_ticking(state) and _may_grow(level, pos):
            height = bamboo_below(level, pos) + 1
            if height < _TALLEST:
                grow_bamboo(level, pos, state, height)


@final
@attrs.define(eq=False, repr=False)
class BambooShoot(RootedPlant):
    """`bamboo_sapling`; bamboo above makes it bamboo."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if not self.can_survive(level, pos, state):
            return level.blocks.air
        if direction is Direction.UP and neighbor_state.is_block(BAMBOO):
            return level.blocks.block(BAMBOO).default_state
        return state

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _may_grow(level, pos):
            sprout(level, pos)


def sprout(level: Level, pos: BlockPos) -> None:
    """The first stalk above a shoot."""
    stalk = level.blocks.block(BAMBOO).state_of({"leaves": "small"})
    level.set_block(Direction.UP.from_pos(pos), stalk, ALL)


def grow_bamboo(level: Level, pos: BlockPos, state: BlockState, height: int) -> None:
    """One block on top of `state`, which is the uppermost of `height`; leaves move up."""
    below_pos = Direction.DOWN.from_pos(pos)
    second_pos = Direction.DOWN.from_pos(below_pos)
    below, second = level.get_block_state(below_pos), level.get_block_state(second_pos)
    leaves = "none"
    if height >= 1:
        if not below.is_block(BAMBOO) or below.get("leaves") == "none":
            leaves = "small"
        else:
            leaves = "large"
            if second.is_block(BAMBOO):
                level.set_block(below_pos, below.with_("leaves", "small"), ALL)
                level.set_block(second_pos, second.with_("leaves", "none"), ALL)
    is_thick = state.get("age") == "1" or second.is_block(BAMBOO)
    may_end = height >= _MAY_END_FROM and level.random.next_float() < _END_CHANCE
    ends = may_end or height == _TALLEST - 1
    grown = state.block.state_of(
        {
            "age": str(int(is_thick)),
            "leaves": leaves,
            "stage": str(int(ends)),
        }
    )
    level.set_block(Direction.UP.from_pos(pos), grown, ALL)


def bamboo_below(level: Level, pos: BlockPos) -> int:
    count = 0
    below = Direction.DOWN.from_pos(pos)
    while count < _TALLEST and level.get_block_state(below).is_block(BAMBOO):
        count += 1
        below = Direction.DOWN.from_pos(below)
    return count


def _may_grow(level: Level, pos: BlockPos) -> bool:
    above = Direction.UP.from_pos(pos)
    return (
        level.random.next_int(_ONE_IN) == 0
        and level.get_block_state(above).is_air
        and has_brightness(level, above, _LIGHT)
    )
