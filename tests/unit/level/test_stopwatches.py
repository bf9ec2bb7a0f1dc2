"""https://minecraft.wiki/w/Commands/stopwatch"""

from __future__ import annotations

from gametest.level.world.stopwatches import Stopwatches


def test_stopwatch_counts_seconds_from_its_start() -> None:
    watches = Stopwatches()
    watches.create("a:b", 1000)

    assert 1.25 == watches.seconds("a:b", 2250)
    assert watches.restart("a:b", 2000)
    assert 0.25 == watches.seconds("a:b", 2250)


def test_second_stopwatch_of_a_name_is_refused_and_the_first_goes_on() -> None:
    watches = Stopwatches()
    watches.create("a:b", 0)

    assert not watches.create("a:b", 1000)
    assert 2.0 == watches.seconds("a:b", 2000)


def test_missing_stopwatch_cannot_be_restarted_removed_or_read() -> None:
    watches = Stopwatches()

    assert not watches.restart("a:b", 0)
    assert not watches.remove("a:b")
    assert watches.seconds("a:b", 0) is None
