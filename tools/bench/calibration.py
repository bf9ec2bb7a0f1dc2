"""A loop whose time says how fast a machine is today, so that figures can be compared."""

from __future__ import annotations

import time
from typing import Final

_PASSES: Final = 1_000_000
_RUNS: Final = 5


def calibrate() -> float:
    """Nanoseconds of CPU for each pass of `counts["a"] += 1`, the least of some runs."""
    return min(_time_loop() for _ in range(_RUNS))


def _time_loop() -> float:
    counts = {"a": 0}
    started = time.process_time()
    for _ in range(_PASSES):
        counts["a"] += 1
    return (time.process_time() - started) / _PASSES * 1e9
