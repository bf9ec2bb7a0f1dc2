"""Wall time, the one place of the framework that reads it."""

from __future__ import annotations

from time import perf_counter
from typing import Protocol


class WallClock(Protocol):
    def __call__(self) -> float:
        """Seconds since any fixed moment."""


def wall_clock() -> float:
    return perf_counter()
