from __future__ import annotations

import pytest

from gametest.server.tick_statistics import KEPT_TICKS, TickStatistics, summary_of

MS = 1_000_000


def test_nothing_was_measured_before_the_first_tick() -> None:
    assert summary_of(()) is None
    assert TickStatistics().summary() is None
    assert TickStatistics().take_sprint() is None


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        # Nearest rank: the smallest value that so many percent do not exceed.
        ([1 * MS], (1.0, 1.0, 1.0, 1.0)),
        ([n * MS for n in range(100, 0, -1)], (50.5, 50.0, 95.0, 99.0)),
        ([2 * MS, 4 * MS], (3.0, 2.0, 4.0, 4.0)),
    ],
)
def test_percentiles_are_by_nearest_rank(
    times: list[int], expected: tuple[float, ...]
) -> None:
    found = summary_of(times)

    assert found is not None
    assert expected == (found.average_ms, found.p50_ms, found.p95_ms, found.p99_ms)


def test_only_the_last_ticks_count() -> None:
    statistics = TickStatistics()
    for _ in range(50):
        statistics.note(9 * MS, False)
    for _ in range(KEPT_TICKS):
        statistics.note(1 * MS, False)
    found = statistics.summary()

    assert found is not None
    assert (KEPT_TICKS, 1.0) == (found.count, found.p99_ms)


def test_a_sprint_is_told_once_with_all_its_ticks() -> None:
    statistics = TickStatistics()
    for _ in range(KEPT_TICKS * 2):
        statistics.note(MS // 2, True)
    report = statistics.take_sprint()

    assert report is not None
    assert (200, 2000.0) == (report.times.count, report.ticks_per_second)
    assert statistics.take_sprint() is None
