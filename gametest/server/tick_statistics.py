"""How long ticks take in real time: of the last ones, and of a sprint."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterable
from math import ceil
from typing import Final, final

import attrs

from gametest.command.session_control import TickTimes

KEPT_TICKS: Final = 100
"""As many as the game's own numbers are made of (https://minecraft.wiki/w/Commands/tick)."""
_NS_PER_MS: Final = 1e6


def summary_of(times_ns: Iterable[int]) -> TickTimes | None:
    """Percentiles by nearest rank; None if there are no times."""
    ordered = sorted(times_ns)
    if not ordered:
        return None

    def percentile(percent: int) -> float:
        rank = ceil(len(ordered) * percent / 100)
        return ordered[max(rank, 1) - 1] / _NS_PER_MS

    return TickTimes(
        count=len(ordered),
        average_ms=sum(ordered) / len(ordered) / _NS_PER_MS,
        p50_ms=percentile(50),
        p95_ms=percentile(95),
        p99_ms=percentile(99),
    )


@final
@attrs.frozen
class SprintReport:
    """What a sprint tells when it ends."""

    times: TickTimes

    @property
    def ticks_per_second(self) -> float:
        average = self.times.average_ms
        return 1000.0 / average if average else 0.0

    def __str__(self) -> str:
        times = self.times
        return (
            f"sprint over: {times.count} ticks, {self.ticks_per_second:.0f} ticks a "
            f"second, {times.average_ms:.4f} ms a tick (P50 {times.p50_ms:.4f}, "
            f"P95 {times.p95_ms:.4f}, P99 {times.p99_ms:.4f})"
        )


@final
@attrs.define(eq=False, repr=False)
class TickStatistics:
    _last: deque[int] = attrs.field(
        factory=lambda: deque(maxlen=KEPT_TICKS), init=False
    )
    _sprint: array[int] | None = attrs.field(default=None, init=False)

    def note(self, time_ns: int, sprinting: bool) -> None:
        self._last.append(time_ns)
        if sprinting:
            if self._sprint is None:
                self._sprint = array("q")
            self._sprint.append(time_ns)

    def take_sprint(self) -> SprintReport | None:
        """Of the sprint that has ended; the next one is counted afresh."""
        taken, self._sprint = self._sprint, None
        times = summary_of(taken or ())
        return None if times is None else SprintReport(times)

    def summary(self) -> TickTimes | None:
        """Of the last ticks."""
        return summary_of(self._last)
