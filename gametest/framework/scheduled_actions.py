"""What a test body planned for later ticks."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from operator import index
from typing import final

import attrs

Action = Callable[[], object]


def whole_ticks(ticks: object) -> int:
    """Refused here, on the line of the body that plans, and not when the tick comes."""
    try:
        return index(ticks)  # type: ignore[arg-type]
    except TypeError:
        msg = f"expected a whole number of ticks, got {ticks!r}"
        raise TypeError(msg) from None


def callable_action(action: Action) -> Action:
    given: object = action
    if not callable(given):
        msg = f"expected something to call, got {action!r}"
        raise TypeError(msg)
    return action


@final
@attrs.define(eq=False, repr=False)
class ScheduledActions:
    """Runs by tick, then in the order of planning; the game's order within a tick is open.

    What an action plans for a tick that is due runs in the next tick.
    """

    _heap: list[tuple[int, int, Action, int]] = attrs.field(factory=list, init=False)
    """Tick, order, action, and the tick before which it is repeated."""
    _order: int = attrs.field(default=0, init=False)

    def at(self, tick: int, action: Action) -> None:
        self._push(whole_ticks(tick), callable_action(action), 0)

    def each(self, first: int, end: int, action: Action) -> None:
        """In every tick from `first` up to, without, `end`."""
        if first < end:
            self._push(whole_ticks(first), callable_action(action), whole_ticks(end))

    def next_due(self) -> int | None:
        return self._heap[0][0] if self._heap else None

    def run(self, tick: int, guard: Callable[[Action], None]) -> None:
        """Run what is due; `guard` calls an action and keeps its errors."""
        heap = self._heap
        if not heap or heap[0][0] > tick:
            return
        due: list[tuple[int, int, Action, int]] = []
        while heap and heap[0][0] <= tick:
            due.append(heappop(heap))
        for _tick, order, action, end in due:
            guard(action)
            if tick + 1 < end:
                heappush(heap, (tick + 1, order, action, end))

    def _push(self, tick: int, action: Action, end: int) -> None:
        heappush(self._heap, (tick, self._order, action, end))
        self._order += 1
