"""The pitcher crop, which grows a second half (https://minecraft.wiki/w/Pitcher_Crop)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.light import has_brightness
from gametest.behaviour.plant.crop import LIVING_LIGHT, succeeds_to_grow
from gametest.behaviour.plant.rooted import RootedPlant
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level

_DOUBLE_FROM: Final = 3
_RIPE: Final = 4


@final
@attrs.define(eq=False, repr=False)
class PitcherCrop(RootedPlant):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        if state.get("half") == "upper":
            return below.block is state.block and below.get("half") == "lower"
        return has_brightness(level, pos, LIVING_LIGHT) and self.likes(
            level, pos, state, below
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
        half = state.get("half")
        other = Direction.UP if half == "lower" else Direction.DOWN
        is_whole = (
            neighbor_state.block is state.block and neighbor_state.get("half") != half
        )
        is_double = int(state.get("age")) >= _DOUBLE_FROM
        if is_double and direction is other and not is_whole:
            return level.blocks.air
        return state if self.can_survive(level, pos, state) else level.blocks.air

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.get("half") == "lower" and state.get("age") != str(_RIPE)

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.is_randomly_ticking(state):
            return
        if succeeds_to_grow(level, pos, state):
            grow_pitcher(level, pos, state)


def grow_pitcher(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """One age older, if there is light and room; `state` is the lower half."""
    age = min(int(state.get("age")) + 1, _RIPE)
    above_pos = Direction.UP.from_pos(pos)
    above = level.get_block_state(above_pos)
    if not has_brightness(level, pos, LIVING_LIGHT):
        return False
    if age >= _DOUBLE_FROM and not (above.is_air or above.block is state.block):
        return False
    grown = state.with_("age", str(age))
    level.set_block(pos, grown, CLIENTS)
    if age >= _DOUBLE_FROM:
        level.set_block(above_pos, grown.with_("half", "upper"), ALL)
    return True
