"""Neighbour and shape updates: an explicit stack, never recursion.

Order: https://minecraft.wiki/w/Block_update and
https://beta.techmc.wiki/en/articles/block-update/continuous-updates. A block that reacts finishes
its own cascade before the next neighbour is told. What a hook asks for while updates run is put
on the stack when the hook has returned, in the order of asking.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.direction import (
    HORIZONTALS,
    NEIGHBOR_UPDATE_ORDER,
    SHAPE_UPDATE_ORDER,
    Direction,
)
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

_MAX_FRONTS: Final = 1 << 15

_SLOTS: Final = {side: slot for slot, side in enumerate(NEIGHBOR_UPDATE_ORDER)}
_BACK: Final = tuple(direction.opposite for direction in SHAPE_UPDATE_ORDER)

Entry = Iterator[None]
"""Goes on with its updates until a block asks for more, then waits to be taken up again."""
Round = tuple[BlockPos, tuple[Cell, ...]]
"""A position and the cells around it, in the order of neighbour updates."""


@final
@attrs.frozen
class NeighborUpdaterStatistics:
    updates: int
    """Entries taken, a round of six counting as one."""
    skipped: int
    """Entries over the limit."""


@attrs.define(eq=False, repr=False)
class NeighborUpdater:
    """Runs at once when idle; else what is added waits its turn on the stack."""

    level: Level
    max_chained: int = MAX_CHAINED_NEIGHBOR_UPDATES
    """Below 0: no limit."""

    _added: list[Entry] = attrs.field(factory=list, init=False)
    _is_running: bool = attrs.field(default=False, init=False)
    _count: int = attrs.field(default=0, init=False)
    _total: int = attrs.field(default=0, init=False)
    _skipped: int = attrs.field(default=0, init=False)
    _fronts: dict[tuple[BlockPos, Direction], tuple[Round, Round]] = attrs.field(
        factory=dict, init=False
    )
    """Of `update_front`: cells stay right for ever, so they are found once."""
    _neighbor_hooks: list[Hook | None] = attrs.field(init=False)
    _shape_hooks: list[Hook | None] = attrs.field(init=False)
    _states: list[BlockState | None] = attrs.field(init=False)
    settled: set[BlockPos] = attrs.field(factory=set, init=False)
    """Blocks at which another neighbour update would do nothing, dust above all."""
    _settled_for_now: set[BlockPos] = attrs.field(factory=set, init=False)
    """Other blocks among `settled`: any write matters to them."""
    settled_count: int = attrs.field(default=-1, init=False)
    """The level's write count for which `settled` holds."""
    wire_writes: int = attrs.field(default=0, init=False)
    """How many of the level's writes only changed the power of dust."""

    def __attrs_post_init__(self) -> None:
        tables = self.level.behaviours
        self._neighbor_hooks = tables.neighbor_changed
        self._shape_hooks = tables.update_shape
        self._states = tables.states

    def update_around(
        self, pos: BlockPos, block: Block, except_direction: Direction | None = None
    ) -> None:
        """Neighbour updates to the six neighbours, or to five of them."""
        cells = self.level.neighbor_cells(pos)
        if except_direction is not None:
            slot = _SLOTS[except_direction]
            cells = cells[:slot] + cells[slot + 1 :]
        self._add(self._tell(((pos, cells),), block), 1)

    def update_around_each(self, rounds: tuple[Round, ...], block: Block) -> None:
        """As `update_around` for one position after the other, for what tells many."""
        self._add(self._tell(rounds, block), len(rounds))

    def update_front(self, pos: BlockPos, back: Direction, block: Block) -> None:
        """The block in front of `pos`, which looks away from `back`, then five around that."""
        rounds = self._fronts.get((pos, back))
        if rounds is None:
            rounds = self._fronts[pos, back] = self._front_rounds(pos, back)
        self._add(self._tell(rounds, block), 2)

    def _front_rounds(self, pos: BlockPos, back: Direction) -> tuple[Round, Round]:
        slot = _SLOTS[back]
        front = self.level.neighbor_cells(pos)[slot ^ 1]
        around = self.level.neighbor_cells(front[2])
        if len(self._fronts) >= _MAX_FRONTS:
            self._fronts.clear()
        return (pos, (front,)), (front[2], around[:slot] + around[slot + 1 :])

    def update_one(
        self, pos: BlockPos, block: Block, from_pos: BlockPos | None
    ) -> None:
        """A neighbour update to the block at `pos` alone."""
        self._add(self._tell(((from_pos, (self.level.cell(pos),)),), block), 1)

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

    def has_comparator_at(self, pos: BlockPos) -> bool:
        """Whether `update_comparators` would tell one."""
        level = self.level
        comparators = level.behaviours.comparator_ids
        for direction in HORIZONTALS:
            beside = level.neighbor(pos, direction)
            state_id = level.get_state_id(*beside)
            if state_id in comparators:
                return True
            if level.behaviours.conductor[state_id]:
                behind = level.neighbor(beside, direction)
                if level.get_state_id(*behind) in comparators:
                    return True
        return False

    def update_shapes(
        self, pos: BlockPos, state: BlockState, flags: int, limit: int
    ) -> None:
        """Shape updates to the six neighbours of `state`, which stands at `pos`."""
        west, east, down, up, north, south = self.level.neighbor_cells(pos)
        cells = (west, east, north, south, down, up)
        # `strict` costs time and the lengths are plain to see.
        told = zip(cells, _BACK)  # noqa: B905
        self._add(self._tell_shapes(told, pos, state, flags, limit), 6)

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
        told = ((self.level.cell(pos), direction),)
        self._add(
            self._tell_shapes(told, neighbor_pos, neighbor_state, flags, limit), 1
        )

    def statistics(self) -> NeighborUpdaterStatistics:
        return NeighborUpdaterStatistics(self._total, self._skipped)

    # -- blocks that need no update --------------------------------------------------------

    def settle(self, pos: BlockPos) -> None:
        """Dust at `pos` would do nothing now, whoever told it."""
        if self.settled_count != self.level.write_count:
            self._unsettle_all()
        self.settled.add(pos)

    def settle_for_now(self, pos: BlockPos) -> None:
        """The block at `pos` would do nothing until something is written."""
        if self.settled_count != self.level.write_count:
            self._unsettle_all()
        self.settled.add(pos)
        self._settled_for_now.add(pos)

    def forget_settled(self) -> None:
        """Something changed that is no write: a scheduled tick is about to run."""
        self.settled_count = -1

    def unsettle(self, places: Iterable[BlockPos]) -> None:
        """The next write changes the power of dust, which matters to dust at these places."""
        level = self.level
        if self.settled_count == level.write_count:
            self.settled.difference_update(places)
            if self._settled_for_now:
                self.settled -= self._settled_for_now
                self._settled_for_now.clear()
        else:
            self._unsettle_all()
        self.settled_count = level.write_count + 1
        self.wire_writes += 1

    def _unsettle_all(self) -> None:
        self.settled.clear()
        self._settled_for_now.clear()
        self.settled_count = self.level.write_count

    # -- the stack -------------------------------------------------------------------------

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
        added = self._added
        self._is_running = True
        try:
            if next(entry, True) and not added:
                # Nobody asked for more, as with most.
                return
            stack = [entry]
            stack += added[::-1]
            added.clear()
            while stack:
                # The entry that was added first runs first, so it comes to lie on top.
                if next(stack[-1], True):
                    stack.pop()
                if added:
                    stack += added[::-1]
                    added.clear()
        finally:
            added.clear()
            self._is_running = False
            self._count = 0

    def _tell(
        self, rounds: tuple[tuple[BlockPos | None, tuple[Cell, ...]], ...], block: Block
    ) -> Entry:
        level, added, settled = self.level, self._added, self.settled
        hooks, states = self._neighbor_hooks, self._states
        if self.settled_count != level.write_count:
            self._unsettle_all()
        for pos, cells in rounds:
            for section, index, at in cells:
                state_id = section.ids[index]
                hook = hooks[state_id]
                if hook is None or at in settled:
                    continue
                state = states[state_id] or level.behaviours.state(state_id)
                try:
                    hook(level, at, state, block, pos)
                except UnsupportedError as error:
                    level.report_unsupported(error.mechanic, error.pos or at)
                if added:
                    yield
                if self.settled_count != level.write_count:
                    self._unsettle_all()

    def _tell_shapes(
        self,
        cells: Iterable[tuple[Cell, Direction]],
        pos: BlockPos,
        changed: BlockState,
        flags: int,
        limit: int,
    ) -> Entry:
        level, added = self.level, self._added
        hooks, states = self._shape_hooks, self._states
        skipped = (
            level.behaviours.wire_ids
            if flags & update_flags.SKIP_SHAPE_UPDATE_ON_WIRE
            else ()
        )
        for (section, index, at), direction in cells:
            state_id = section.ids[index]
            hook = hooks[state_id]
            if hook is None or state_id in skipped:
                continue
            state = states[state_id] or level.behaviours.state(state_id)
            try:
                new_state = hook(level, at, state, direction, pos, changed)
                if new_state is not state:
                    level.update_or_destroy(at, new_state, flags, limit)
            except UnsupportedError as error:
                level.report_unsupported(error.mechanic, error.pos or at)
            if added:
                yield
