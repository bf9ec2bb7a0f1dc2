"""Scheduled ticks: a queue ordered by time, priority and running number.

Rules: https://natsirtium.com/docs/spec/ and https://techmcdocs.github.io/pages/GameTick/TileTicks
(one pending entry per block and position; at most 65,536 run per tick).
"""

from __future__ import annotations

from enum import IntEnum
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MAX_TICKS_PER_GAME_TICK: Final = 65536

Kind = TypeVar("Kind")


class TickPriority(IntEnum):
    """Lower runs first among ticks of the same time."""

    EXTREMELY_HIGH = -3
    VERY_HIGH = -2
    HIGH = -1
    NORMAL = 0
    LOW = 1
    VERY_LOW = 2
    EXTREMELY_LOW = 3


@final
@attrs.define(eq=False, repr=False)
class ScheduledTick(Generic[Kind]):
    """Nobody writes to one; not frozen because many are made."""

    time: int
    """Game time at which it is due."""
    priority: int
    order: int
    pos: BlockPos
    kind: Kind
    """The block, or the id of the fluid."""


@final
@attrs.define(eq=False, repr=False)
class LevelTicks(Generic[Kind]):
    """One scheduler of a level; blocks and fluids have one each."""

    max_per_tick: int = MAX_TICKS_PER_GAME_TICK

    _pending: dict[tuple[BlockPos, Kind], ScheduledTick[Kind]] = attrs.field(
        factory=dict, init=False
    )
    heap: list[tuple[int, int, int, ScheduledTick[Kind]]] = attrs.field(
        factory=list, init=False
    )
    """Only to be looked at: every tick asks for the time of its first entry.

    May hold entries that were cleared: only what `_pending` holds counts.
    """
    _running: set[tuple[BlockPos, Kind]] = attrs.field(factory=set, init=False)
    _next_order: int = attrs.field(default=0, init=False)

    def __len__(self) -> int:
        return len(self._pending)

    def __iter__(self) -> Iterator[ScheduledTick[Kind]]:
        """Pending ticks in the order in which they would run."""
        return iter(
            sorted(self._pending.values(), key=lambda t: (t.time, t.priority, t.order))
        )

    def schedule(self, pos: BlockPos, kind: Kind, time: int, priority: int = 0) -> bool:
        """False if one is pending already: the older request stands as it is."""
        key = pos, kind
        if key in self._pending:
            return False
        order = self._next_order
        self._next_order = order + 1
        # A plain number: members of an enumeration compare more slowly in the heap.
        tick = ScheduledTick(time, int(priority), order, pos, kind)
        self._pending[key] = tick
        heappush(self.heap, (time, tick.priority, order, tick))
        return True

    def has(self, pos: BlockPos, kind: Kind) -> bool:
        """Whether one waits; one that is due in the running tick has left the queue."""
        return (pos, kind) in self._pending

    def will_run_this_tick(self, pos: BlockPos, kind: Kind) -> bool:
        """Whether one is due in the running tick and has not run yet."""
        return (pos, kind) in self._running

    def next_due(self) -> int | None:
        heap, pending = self.heap, self._pending
        while heap:
            tick = heap[0][3]
            if pending.get((tick.pos, tick.kind)) is tick:
                return tick.time
            heappop(heap)
        return None

    def run_due(self, now: int, run: Callable[[BlockPos, Kind], None]) -> int:
        """Run what is due, at most `max_per_tick`; the rest waits for the next call.

        All leave the queue before the first runs, so each may be scheduled again at once; what
        is scheduled meanwhile never runs in this call. Returns how many ran.
        """
        heap, pending, running = self.heap, self._pending, self._running
        if not heap or heap[0][0] > now:
            return 0
        due: list[tuple[BlockPos, Kind]] = []
        while heap and heap[0][0] <= now and len(due) < self.max_per_tick:
            tick = heappop(heap)[3]
            key = tick.pos, tick.kind
            if pending.get(key) is tick:
                del pending[key]
                running.add(key)
                due.append(key)
        count = 0
        try:
            for key in due:
                if key in running:
                    running.discard(key)
                    count += 1
                    run(*key)
        finally:
            running.clear()
        return count

    def copy_area(
        self, other: LevelTicks[Kind], box: BoundingBox, offset: tuple[int, int, int]
    ) -> None:
        """Schedule what is pending in a box of `other` (or of this one) at another place.

        Times, priorities and the order among them stay; as ever, an older request stands.
        """
        contains = box.contains
        found = [tick for tick in other if contains(tick.pos)]
        found.sort(key=lambda tick: tick.order)
        for tick in found:
            self.schedule(tick.pos.offset(*offset), tick.kind, tick.time, tick.priority)

    def clear(self, box: BoundingBox) -> None:
        """Forget what is pending or still to run in a box."""
        contains = box.contains
        for key in [key for key in self._pending if contains(key[0])]:
            del self._pending[key]
        for key in [key for key in self._running if contains(key[0])]:
            self._running.discard(key)
