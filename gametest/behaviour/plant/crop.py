"""Crops on farmland: how fast they grow, and what light they want.

https://minecraft.wiki/w/Tutorial:Crop_farming#Growth_rate: with p points a random tick succeeds once
in int(25 / p) + 1 times. Points: 1, and for the farmland below and around it 1 each, wet 3, a
quarter of it beside; halved where a crop of the same kind stands diagonally, or in both rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.light import has_brightness
from gametest.behaviour.plant.rooted import RootedPlant
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level

GROWING_LIGHT: Final = 9
LIVING_LIGHT: Final = 8
_FARMLAND: Final = "minecraft:farmland"
"""Block tag `grows_crops`."""
_TORCHFLOWER: Final = "minecraft:torchflower"


@final
@attrs.define(eq=False, repr=False)
class Crop(RootedPlant):
    """Wheat, carrots, potatoes, beetroots, torchflowers."""

    skips_third: bool = False
    """One random tick in three does nothing."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        ground = level.get_neighbor_state(pos, Direction.DOWN)
        return self.likes(level, pos, state, ground) and has_brightness(
            level, pos, LIVING_LIGHT
        )

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        return state if self.can_survive(level, pos, state) else level.blocks.air

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return not _is_ripe(state)

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.skips_third and level.random.next_int(3) == 0:
            return
        if _is_ripe(state) or not has_brightness(level, pos, GROWING_LIGHT):
            return
        if succeeds_to_grow(level, pos, state):
            grow_crop(level, pos, state, 1)


def grow_crop(level: Level, pos: BlockPos, state: BlockState, steps: int) -> None:
    """So many ages older, at most ripe; the last step of a torchflower is the flower."""
    ages = state.block.get_property("age").values
    age = int(state.get("age")) + steps
    if state.is_block("minecraft:torchflower_crop") and age >= len(ages):
        new_state = level.blocks.block(_TORCHFLOWER).default_state
    else:
        new_state = state.with_("age", ages[min(age, len(ages) - 1)])
    level.set_block(pos, new_state, CLIENTS)


def succeeds_to_grow(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """Draws whether this random tick counts."""
    points = growth_points(level, pos, state)
    return level.random.next_int(int(25.0 / points) + 1) == 0


def growth_points(level: Level, pos: BlockPos, state: BlockState) -> float:
    points = 1.0
    for dx in (-1, 0, 1):
        for dz in (-1, 0, 1):
            ground = level.get_block_state(pos.offset(dx, -1, dz))
            if not ground.is_block(_FARMLAND):
                continue
            worth = 1.0 if ground.get("moisture") == "0" else 3.0
            points += worth / 4.0 if dx or dz else worth

    def is_same(dx: int, dz: int) -> bool:
        return level.get_block_state(pos.offset(dx, 0, dz)).block is state.block

    in_rows = (is_same(-1, 0) or is_same(1, 0)) and (is_same(0, -1) or is_same(0, 1))
    if in_rows or any(is_same(dx, dz) for dx in (-1, 1) for dz in (-1, 1)):
        points /= 2.0
    return points


def _is_ripe(state: BlockState) -> bool:
    if state.is_block("minecraft:torchflower_crop"):
        return False
    return state.get("age") == state.block.get_property("age").values[-1]
