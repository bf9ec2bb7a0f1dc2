"""Functions and function tags that run at a game time (https://minecraft.wiki/w/Commands/schedule)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import NamedTuple, final

import attrs


class ScheduledFunction(NamedTuple):
    """Sorted by time, then by the order of asking."""

    time: int
    order: int
    name: str
    """`ns:path`, or `#ns:path` for a tag."""


@final
@attrs.define(eq=False, repr=False)
class FunctionSchedule:
    _heap: list[ScheduledFunction] = attrs.field(factory=list, init=False)
    _next_order: int = attrs.field(default=0, init=False)

    def __len__(self) -> int:
        return len(self._heap)

    def __iter__(self) -> Iterator[ScheduledFunction]:
        """In the order in which they will run."""
        return iter(sorted(self._heap))

    def add(self, name: str, time: int, *, append: bool) -> None:
        """Without `append` earlier entries of the same name go; the same time counts once."""
        if not append:
            self.clear(name)
        elif any(entry.time == time and entry.name == name for entry in self._heap):
            return
        heappush(self._heap, ScheduledFunction(time, self._next_order, name))
        self._next_order += 1

    def clear(self, name: str) -> int:
        """Returns how many entries of this name there were."""
        kept = [entry for entry in self._heap if entry.name != name]
        removed = len(self._heap) - len(kept)
        # A sorted list is a heap.
        self._heap = sorted(kept)
        return removed

    def next_due(self) -> int | None:
        """Game time."""
        return self._heap[0].time if self._heap else None

    def run_due(self, now: int, run: Callable[[str], None]) -> int:
        """Run what is due; what a run adds for now or earlier belongs to it."""
        count = 0
        while self._heap and self._heap[0].time <= now:
            run(heappop(self._heap).name)
            count += 1
        return count
