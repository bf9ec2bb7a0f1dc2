"""Growths on ceilings and floors: hanging moss and roots, blossoms, litter, pale moss carpets.

https://minecraft.wiki/w/Pale_Hanging_Moss, https://minecraft.wiki/w/Pale_Moss_Carpet,
https://minecraft.wiki/w/Spore_Blossom, https://minecraft.wiki/w/Hanging_Roots,
https://minecraft.wiki/w/Leaf_Litter
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.behaviour.plant.face_cover import carries
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level

_UP: Final = Direction.UP
_DOWN: Final = Direction.DOWN


@final
@attrs.define(eq=False, repr=False)
class Fixed(BlockBehaviour):
    """Breaks at once when the side that carries it cannot any more."""

    side: Direction
    support: SupportType
    is_dry: bool = False
    """Water in its place breaks it too."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if self.is_dry and level.get_block_state(pos).fluid == "water":
            return False
        return can_hang_or_stand(level, pos, self.side, self.support)

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
        if direction is self.side and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state


@final
class HangingMoss(BlockBehaviour):
    """`tip` says whether none hangs below it; unsupported, it breaks a tick later."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        above = level.get_neighbor_state(pos, _UP)
        return above.block is state.block or carries(above, _UP)

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
        below = level.get_neighbor_state(pos, _DOWN)
        return state.with_("tip", str(below.block is not state.block).lower())

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.can_survive(level, pos, state):
            level.destroy_block(pos, drop=True)


@final
class PaleMossCarpet(BlockBehaviour):
    """It lies on anything, climbs walls, and a second one without a bottom hangs above it."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, _DOWN)
        if state.get("bottom") == "true":
            return not below.is_air
        return below.block is state.block and below.get("bottom") == "true"

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
        state = _with_sides(level, pos, state)
        covers = state.get("bottom") == "true" or any(
            state.get(side.label) != "none" for side in HORIZONTALS
        )
        return state if covers else level.blocks.air


def _with_sides(level: Level, pos: BlockPos, state: BlockState) -> BlockState:
    is_bottom = state.get("bottom") == "true"
    above = level.get_neighbor_state(pos, _UP)
    below = level.get_neighbor_state(pos, _DOWN)
    for side in HORIZONTALS:
        height = "none"
        if carries(level.get_neighbor_state(pos, side), side):
            height = "low" if is_bottom else state.get(side.label)
        if height == "low":
            if (
                above.block is state.block
                and above.get(side.label) != "none"
                and above.get("bottom") == "false"
            ):
                height = "tall"
            if not is_bottom and (
                below.block is state.block and below.get(side.label) == "none"
            ):
                height = "none"
        state = state.with_(side.label, height)
    return state


@final
class Unknown(BlockBehaviour):
    """Its rules are not known here, so every change beside it is unsupported."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        raise UnsupportedError(f"{state.block.name}: react to a neighbour", pos)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        raise UnsupportedError(f"{state.block.name}: grow", pos)
