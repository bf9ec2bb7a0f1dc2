"""Which sides of a spreading fluid have the shortest way to a hole.

https://minecraft.wiki/w/Fluid: a fluid goes only where it finds a way down soonest, and everywhere if
it finds none. The ways over all sides are looked for at once, each cell keeping a bit a side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.fluid_passage import FluidPassage
from gametest.core.direction import Direction

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

_BLOCKED, _SOURCE, _SHAPED, _FREE = 0, 1, 2, 3
"""What a state is to a way: it ends it, ends it but takes what falls, may close it, never does."""
_BELOW: Final = 2
_ASIDE: Final = (
    (4, Direction.NORTH),
    (1, Direction.EAST),
    (5, Direction.SOUTH),
    (0, Direction.WEST),
)
"""Places among the six neighbouring cells of a level, and their sides."""


@final
@attrs.define(eq=False, repr=False)
class SlopeSearch:
    fluid: str
    passage: FluidPassage
    _ways: dict[int, int] = attrs.field(init=False, factory=dict)
    """By state id: whether flow may pass, and whether its shape must be asked."""

    def nearest(
        self,
        level: Level,
        pos: BlockPos,
        sides: Sequence[Direction],
        farthest: int,
    ) -> Sequence[Direction]:
        """Of `sides`, over which the fluid at `pos` may go, those next to a hole.

        All of them if no hole is within `farthest` blocks of the neighbours.
        """
        over_holes = [
            side
            for side in sides
            if self._is_over_hole(level, level.neighbor(pos, side))
        ]
        if over_holes:
            return over_holes
        edge = {level.neighbor(pos, side): 1 << bit for bit, side in enumerate(sides)}
        back = {level.neighbor(pos, side): pos for side in sides}
        reached = dict(edge)
        for _ in range(farthest):
            ahead: dict[BlockPos, int] = {}
            found = 0
            for at, mask in edge.items():
                found |= self._step(level, at, mask, back.get(at), reached, ahead)
            if found:
                return [s for bit, s in enumerate(sides) if found >> bit & 1]
            if not ahead:
                break
            edge = ahead
            back = {}
        return sides

    def _step(
        self,
        level: Level,
        at: BlockPos,
        mask: int,
        back: BlockPos | None,
        reached: dict[BlockPos, int],
        ahead: dict[BlockPos, int],
    ) -> int:
        """One block on from `at`; the bits of the sides that come over a hole."""
        found = 0
        state_id = level.get_state_id(*at)
        is_free = self._way(level, state_id) == _FREE
        cells = level.neighbor_cells(at)
        for slot, side in _ASIDE:
            section, index, beside = cells[slot]
            new = mask & ~reached.get(beside, 0)
            if not new or beside == back:
                continue
            beside_id = section.ids[index]
            way = self._way(level, beside_id)
            if way <= _SOURCE:
                continue
            if not (is_free and way == _FREE) and not self._is_open(
                level, state_id, beside_id, side
            ):
                continue
            if self._is_over_hole(level, beside):
                found |= new
            else:
                reached[beside] = reached.get(beside, 0) | new
                ahead[beside] = ahead.get(beside, 0) | new
        return found

    def _is_over_hole(self, level: Level, pos: BlockPos) -> bool:
        section, index, _ = level.neighbor_cells(pos)[_BELOW]
        below_id = section.ids[index]
        if self._way(level, below_id) == _BLOCKED:
            return False
        state_id = level.get_state_id(*pos)
        return self._is_open(level, state_id, below_id, Direction.DOWN)

    def _is_open(
        self, level: Level, state_id: int, other_id: int, side: Direction
    ) -> bool:
        state = level.behaviours.state
        return self.passage.is_open(state(state_id), state(other_id), side)

    def _way(self, level: Level, state_id: int) -> int:
        found = self._ways.get(state_id)
        if found is None:
            state = level.behaviours.state(state_id)
            found = self._ways[state_id] = self._look_at(state)
        return found

    def _look_at(self, state: BlockState) -> int:
        if state.is_fluid_source and state.fluid == self.fluid:
            return _SOURCE
        if not self.passage.holds_flow(state):
            return _BLOCKED
        return _SHAPED if state.collision_shape else _FREE
