"""How water and lava flow: what a scheduled fluid tick does.

https://minecraft.wiki/w/Fluid, https://minecraft.wiki/w/Water, https://minecraft.wiki/w/Lava. The
order in which sides are looked at and written is general knowledge of the game. A level here is
the block's own: 0 is a source, 1 to 7 flow ever lower, 8 falls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.dropping import drop_or_report
from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.nature.fluid_passage import (
    FluidPassage,
    is_container,
    takes_source,
    waterlogged,
)
from gametest.behaviour.nature.fluid_rules import (
    loss_per_block,
    makes_sources,
    slope_distance,
)
from gametest.behaviour.nature.slope_search import SlopeSearch
from gametest.core.direction import HORIZONTALS, Direction
from gametest.level.block_behaviour import FluidBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

SOURCE: Final = 0
FALLING: Final = 8
_DRY: Final = -1
_DOWN: Final = Direction.DOWN
_UP: Final = Direction.UP
_WRITTEN_IN_ORDER: Final = (
    Direction.NORTH,
    Direction.SOUTH,
    Direction.WEST,
    Direction.EAST,
)
_SIDE_SOURCES: Final = 3
"""As many sources beside a fluid that falls let it spread as well."""


@final
@attrs.define(eq=False, repr=False)
class FlowingFluid(FluidBehaviour):
    fluid: str
    """Without namespace."""
    _passage: FluidPassage = attrs.field(init=False, factory=FluidPassage)
    _search: SlopeSearch = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._search = SlopeSearch(self.fluid, self._passage)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.fluid != self.fluid:
            return
        if not state.is_fluid_source:
            wanted = self._level_at(level, pos, state)
            if wanted == _DRY:
                level.set_block(pos, level.blocks.air, ALL)
                return
            if wanted != _level_of(state):
                new_state = self._state(level, wanted)
                level.set_block(pos, new_state, ALL)
                if level.get_block_state(pos) is not new_state:
                    return
                schedule_flow(level, pos, new_state)
                state = new_state
        self._spread(level, pos, state)

    # -- where it goes -------------------------------------------------------------------

    def _spread(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        below_pos = level.neighbor(pos, _DOWN)
        below = level.get_block_state(below_pos)
        if self._may_enter(state, below, _DOWN):
            wanted = self._level_at(level, below_pos, below)
            if self._gives_way(level, below_pos, below, _DOWN) and self._holds(
                below, wanted
            ):
                self._write(level, below_pos, below, _DOWN, wanted)
                if self._count_sources(level, pos) >= _SIDE_SOURCES:
                    self._spread_aside(level, pos, state)
                return
        if state.is_fluid_source or not self._is_hole(state, below):
            self._spread_aside(level, pos, state)

    def _spread_aside(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        amount = state.fluid_amount - loss_per_block(level, self.fluid)
        if not state.is_fluid_source and state.is_fluid_falling:
            amount = 7
        if amount <= 0:
            return
        found = self._ways(level, pos, state)
        for side in _WRITTEN_IN_ORDER:
            wanted = found.get(side)
            if wanted is not None:
                beside_pos = level.neighbor(pos, side)
                beside = level.get_block_state(beside_pos)
                self._write(level, beside_pos, beside, side, wanted)

    def _ways(
        self, level: Level, pos: BlockPos, state: BlockState
    ) -> dict[Direction, int]:
        """The sides with the shortest way to a hole, or all of them if none is near."""
        sides: list[Direction] = []
        found: dict[Direction, int] = {}
        for side in HORIZONTALS:
            beside_pos = level.neighbor(pos, side)
            beside = level.get_block_state(beside_pos)
            if not self._may_enter(state, beside, side):
                continue
            wanted = self._level_at(level, beside_pos, beside)
            if not self._holds(beside, wanted):
                continue
            sides.append(side)
            if wanted != _DRY and self._gives_way(level, beside_pos, beside, side):
                found[side] = wanted
        if not found or len(sides) == 1:
            return found
        farthest = slope_distance(level, self.fluid)
        nearest = self._search.nearest(level, pos, sides, farthest)
        return {side: wanted for side, wanted in found.items() if side in nearest}

    # -- what a place says ---------------------------------------------------------------

    def _level_at(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        """What its surroundings make of the fluid at `pos`; `_DRY`: nothing."""
        strongest = sources = 0
        for side in HORIZONTALS:
            beside = level.get_neighbor_state(pos, side)
            if beside.fluid == self.fluid and self._passage.is_open(
                state, beside, side
            ):
                strongest = max(strongest, beside.fluid_amount)
                sources += beside.is_fluid_source
        if sources >= 2 and makes_sources(level, self.fluid):
            below = level.get_neighbor_state(pos, _DOWN)
            if below.blocks_motion or self._is_own_source(below):
                return SOURCE
        above = level.get_neighbor_state(pos, _UP)
        if above.fluid == self.fluid and self._passage.is_open(state, above, _UP):
            return FALLING
        amount = strongest - loss_per_block(level, self.fluid)
        return 8 - amount if amount > 0 else _DRY

    def _may_enter(self, state: BlockState, other: BlockState, side: Direction) -> bool:
        return (
            not self._is_own_source(other)
            and (is_container(other) or self._passage.holds_flow(other))
            and self._passage.is_open(state, other, side)
        )

    def _holds(self, state: BlockState, wanted: int) -> bool:
        """Containers take nothing but a source of water."""
        if not is_container(state):
            return self._passage.holds_flow(state)
        return wanted == SOURCE and self.fluid == "water" and takes_source(state)

    def _is_hole(self, state: BlockState, below: BlockState) -> bool:
        """Fluid in the place of `state` would fall."""
        return self._passage.is_open(state, below, _DOWN) and (
            below.fluid == self.fluid or self._passage.holds_flow(below)
        )

    def _gives_way(
        self, level: Level, pos: BlockPos, state: BlockState, side: Direction
    ) -> bool:
        """Whether the fluid that is there, if any, lets this one in."""
        match state.fluid:
            case None:
                return True
            case "water":
                return side is _DOWN and self.fluid != "water"
            case _:
                # Lava at least four ninths of a block high.
                is_high = (
                    state.fluid_amount >= 4
                    or level.get_neighbor_state(pos, _UP).fluid == state.fluid
                )
                return self.fluid == "water" and is_high

    def _count_sources(self, level: Level, pos: BlockPos) -> int:
        return sum(
            self._is_own_source(level.get_neighbor_state(pos, side))
            for side in HORIZONTALS
        )

    def _is_own_source(self, state: BlockState) -> bool:
        return state.is_fluid_source and state.fluid == self.fluid

    # -- writing -------------------------------------------------------------------------

    def _write(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        side: Direction,
        wanted: int,
    ) -> None:
        """Put the fluid in the place of `state`; water washes it away, lava burns it."""
        if is_container(state):
            if self._holds(state, wanted):
                wet = waterlogged(state)
                level.set_block(pos, wet, ALL)
                schedule_flow(level, pos, wet)
            return
        if self.fluid == "lava" and side is _DOWN and state.fluid == "water":
            # https://minecraft.wiki/w/Lava: lava that falls into water becomes stone.
            level.set_block(pos, level.blocks.block("minecraft:stone").default_state)
            return
        if not state.is_air and self.fluid == "water":
            drop_or_report(level, pos, state)
        level.set_block(pos, self._state(level, wanted), ALL)

    def _state(self, level: Level, wanted: int) -> BlockState:
        still = level.blocks.block(f"minecraft:{self.fluid}").default_state
        return still.with_("level", str(wanted))


def _level_of(state: BlockState) -> int:
    return FALLING if state.is_fluid_falling else 8 - state.fluid_amount
