"""https://minecraft.wiki/w/Commands/tick: a sprint goes back to what it found."""

from __future__ import annotations

from gametest.server.tick_rate import TickRate


def test_a_frozen_world_sprints_and_is_frozen_again() -> None:
    rate = TickRate()
    rate.freeze()
    rate.step(1)
    rate.sprint(3)
    ran = 0
    for _ in range(9):
        ran += rate.runs_normally
        rate.count_tick()

    assert 3 + 1 == ran
    assert rate.is_frozen


def test_a_sprint_can_be_stopped_once() -> None:
    rate = TickRate()
    rate.sprint(5)

    assert rate.stop_sprint()
    assert not rate.stop_sprint()
    assert rate.runs_normally


def test_skipped_ticks_count_for_a_sprint() -> None:
    rate = TickRate()
    rate.sprint(5)
    rate.skip(3)

    assert (2, 3) == (rate.sprint_left, rate.sprinted)
    rate.skip(9)
    assert (0, 5) == (rate.sprint_left, rate.sprinted)
