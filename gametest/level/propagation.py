"""Neighbour and shape updates: an explicit stack, never recursion.

Order: https://minecraft.wiki/w/Block_update and
https://beta.techmc.wiki/en/articles/block-update/continuous-updates. A block that reacts finishes
its own cascade before the next neighbour is told. What a hook asks for while updates run is put
on the stack when the hook has returned, in the order of asking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.direction import HORIZONTALS, SHAPE_UPDATE_ORDER, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level import update_flags
from gametest.level.behaviour_tables import Hook
from gametest.level.block_storage import Cell

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

MAX_CHAINED_NEIGHBOR_UPDATES: Final = 1_000_000
"""Default of the server property `max-chained-neighbor-updates`; further ones are skipped."""

_BACK: Final = tuple(direction.opposite for direction in SHAPE_UPDATE_ORDER)

Entry = Callable[[], bool]
"""Goes on with its updates until a block asks for more; true at its end."""


@final
@attrs.frozen
class NeighborUpdaterStatistics:
    updates: int
    """Entries taken, a round of six counting as one."""
    skipped: int
    """Entries over the limit."""


@final
@attrs.define(eq=False, repr=False)
class NeighborUpdater:
    """Runs at once when idle; else what is added waits its turn on the stack."""

    level: Level
    max_chained: int = MAX_CHAINED_NEIGHBOR_UPDATES
    """Below 0: no limit."""

    _stack: list[Entry] = attrs.field(factory=list, init=False)
    _added: list[Entry] = attrs.field(factory=list, init=False)
    _is_running: bool = attrs.field(default=False, init=False)
    _count: int = attrs.field(default=0, init=False)
    _total: int = attrs.field(default=0, init=False)
    _skipped: int = attrs.field(default=0, init=False)
    _neighbor_hooks: list[Hook | None] = attrs.field(init=False)
    _shape_hooks: list[Hook | None] = attrs.field(init=False)
    _states: list[BlockState | None] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        tables = self.level.behaviours
        self._neighbor_hooks = tables.neighbor_changed
        self._shape_hooks = tables.update_shape
        self._states = tables.states

    def update_around(
        self, pos: BlockPos, block: Block, except_direction: Direction | None = None
    ) -> None:
        """Neighbour updates to the six neighbours, or to five of them."""
        cells: Iterable[Cell] = self.level.neighbor_cells(pos)
        if except_direction is not None:
            skipped = self.level.neighbor(pos, except_direction)
            cells = [cell for cell in cells if cell[2] != skipped]
        self._add(partial(self._tell, iter(cells), block, pos), 1)

    def update_one(
        self, pos: BlockPos, block: Block, from_pos: BlockPos | None
    ) -> None:
        """A neighbour update to the block at `pos` alone."""
        cells = iter((self.level.cell(pos),))
        self._add(partial(self._tell, cells, block, from_pos), 1)

    def update_comparators(self, pos: BlockPos, block: Block) -> None:
        """Tell comparators beside `pos`, or behind a conductor beside it."""
        level = self.level
        comparators = level.behaviours.comparator_ids
        conductors = level.behaviours.conductor
        for direction in HORIZONTALS:
            beside = level.neighbor(pos, direction)
            state_id = level.get_state_id(*beside)
            if state_id in comparators:
                self.update_one(beside, block, pos)
            elif conductors[state_id]:
                behind = level.neighbor(beside, direction)
                if level.get_state_id(*behind) in comparators:
                    self.update_one(behind, block, pos)

    def update_shapes(
        self, pos: BlockPos, state: BlockState, flags: int, limit: int
    ) -> None:
        """Shape updates to the six neighbours of `state`, which stands at `pos`."""
        west, east, down, up, north, south = self.level.neighbor_cells(pos)
        cells = (west, east, north, south, down, up)
        # `strict` costs time and the lengths are plain to see.
        told = zip(cells, _BACK)  # noqa: B905
        self._add(partial(self._tell_shapes, told, pos, state, flags, limit), 6)

    def update_shape(
        self,
        pos: BlockPos,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
        flags: int,
        limit: int,
    ) -> None:
        """A shape update to the block at `pos` alone, whose side `direction` changed."""
        told = iter(((self.level.cell(pos), direction),))
        entry = partial(
            self._tell_shapes, told, neighbor_pos, neighbor_state, flags, limit
        )
        self._add(entry, 1)

    def statistics(self) -> NeighborUpdaterStatistics:
        return NeighborUpdaterStatistics(self._total, self._skipped)

    def _add(self, entry: Entry, weight: int) -> None:
        # Whether the game counts rounds or single updates is not confirmed; a round of
        # neighbour updates counts once here, each shape update by itself.
        self._total += 1
        self._count += weight
        if self._count > self.max_chained >= 0:
            self._skipped += 1
            if not self._is_running:
                self._count = 0
        elif self._is_running:
            self._added.append(entry)
        else:
            self._run(entry)

    def _run(self, entry: Entry) -> None:
        stack, added = self._stack, self._added
        self._is_running = True
        try:
            if not entry():
                stack.append(entry)
            while True:
                if added:
                    added.reverse()
                    stack += added
                    added.clear()
                if not stack:
                    break
                if stack[-1]():
                    stack.pop()
        finally:
            stack.clear()
            added.clear()
            self._is_running = False
            self._count = 0

    def _tell(self, cells: Iterator[Cell], block: Block, pos: BlockPos | None) -> bool:
        level, added = self.level, self._added
        hooks, states = self._neighbor_hooks, self._states
        for section, index, at in cells:
            state_id = section.ids[index]
            hook = hooks[state_id]
            if hook is None:
                continue
            state = states[state_id] or level.behaviours.state(state_id)
            try:
                hook(level, at, state, block, pos)
            except UnsupportedError as error:
                level.report_unsupported(error.mechanic, error.pos or at)
            if added:
                return False
        return True

    def _tell_shapes(
        self,
        cells: Iterator[tuple[Cell, Direction]],
        pos: BlockPos,
        changed: BlockState,
        flags: int,
        limit: int,
    ) -> bool:
        level, added = self.level, self._added
        hooks, states = self._shape_hooks, self._states
        for (section, index, at), direction in cells:
            state_id = section.ids[index]
            hook = hooks[state_id]
            if hook is None or (
                flags & update_flags.SKIP_SHAPE_UPDATE_ON_WIRE
                and state_id in level.behaviours.wire_ids
            ):
                continue
            state = states[state_id] or level.behaviours.state(state_id)
            try:
                new_state = hook(level, at, state, direction, pos, changed)
                if new_state is not state:
                    level.update_or_destroy(at, new_state, flags, limit)
            except UnsupportedError as error:
                level.report_unsupported(error.mechanic, error.pos or at)
            if added:
                return False
        return True
