"""Time that passes by frames: the same in a recording and in each replay of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, final

import attrs

MICROSECONDS: Final = 1_000_000
PATIENCE: Final = 100
"""A program that asks for the time this often in one frame waits for it to pass: from then on
each question takes a millisecond."""


@final
@attrs.define(eq=False)
class VirtualClock:
    started: int
    """Seconds since 1970 in frame 0."""
    real_sleep: Callable[[float], None] | None = None
    """While a person plays; None: no waiting."""

    now_us: int = attrs.field(default=0, init=False)
    on_advance: list[Callable[[int], None]] = attrs.field(factory=list, init=False)
    """Told the new time, in microseconds."""
    _asked: int = attrs.field(default=0, init=False)

    def seconds(self) -> float:
        """For the session; asking does not make time pass."""
        return self.now_us / MICROSECONDS

    def advance(self, microseconds: int) -> None:
        self._asked = 0
        self._move(microseconds)

    def _move(self, microseconds: int) -> None:
        self.now_us += microseconds
        for listener in self.on_advance:
            listener(self.now_us)

    def asked(self) -> int:
        """The time, for the program."""
        self._asked += 1
        if self._asked > PATIENCE:
            self._move(1000)
        return self.now_us

    def sleep(self, seconds: float) -> None:
        if self.real_sleep is not None:
            self.real_sleep(seconds)
        self._move(round(max(seconds, 0) * MICROSECONDS))

    def replacements(self) -> dict[str, Callable[..., Any]]:
        """For the functions of the module `time`."""

        def seconds_of(start: int) -> Callable[[], float]:
            return lambda: start + self.asked() / MICROSECONDS

        def nanoseconds_of(start: int) -> Callable[[], int]:
            return lambda: start * 10**9 + self.asked() * 1000

        return {
            "time": seconds_of(self.started),
            "time_ns": nanoseconds_of(self.started),
            "monotonic": seconds_of(0),
            "monotonic_ns": nanoseconds_of(0),
            "perf_counter": seconds_of(0),
            "perf_counter_ns": nanoseconds_of(0),
            "sleep": self.sleep,
        }


REAL_SLEEP: Final = time.sleep
