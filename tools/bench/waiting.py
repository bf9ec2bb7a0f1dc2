"""The cost of a long wait inside one process: a block-based test, and a `then_idle` sequence."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import RunSettings, run_tests
from gametest.framework.events import TestFinished
from gametest.framework.listener import GameTestListener


class _Ticks(GameTestListener):
    def __init__(self) -> None:
        self.ticks = 0

    def test_finished(self, event: TestFinished) -> None:
        self.ticks = event.ticks


def _milliseconds(loaded: LoadedPacks, test: str) -> tuple[int, float]:
    chosen = [t for t in loaded.registries.tests.values() if str(t.id) == test]
    best = float("inf")
    ticks = _Ticks()
    for _ in range(5):
        before = time.perf_counter()
        run_tests(loaded, chosen, RunSettings(), [ticks])
        best = min(best, time.perf_counter() - before)
    return ticks.ticks, best * 1000


def in_process_waits(pack: Path) -> Iterator[tuple[str, float]]:
    """Names and milliseconds of whole runs, world included, best of five."""
    loaded = load_packs(
        LoadOptions(
            packs=(pack,),
            functions=(str(Path(__file__).with_name("idle_test.py")),),
            make_instances=True,
            use_cache=False,
        )
    )
    for test in ("bench:wait", "bench:idle"):
        ticks, milliseconds = _milliseconds(loaded, test)
        yield f"in process, {test}: {ticks:,} ticks", milliseconds
