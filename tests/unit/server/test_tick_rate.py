"""Rules: https://minecraft.wiki/w/Commands/tick."""

from __future__ import annotations

from gametest.server.tick_rate import TickRate


def test_frozen_runs_only_the_steps_that_were_asked_for() -> None:
    rate = TickRate()
    rate.freeze()

    assert not rate.runs_normally

    assert rate.step(2)
    ran = 0
    for _ in range(5):
        ran += rate.runs_normally
        rate.count_tick()

    assert ran == 2


def test_steps_need_a_frozen_game() -> None:
    rate = TickRate()

    assert not rate.step(2)
    assert rate.runs_normally


def test_unfreezing_forgets_the_steps() -> None:
    rate = TickRate()
    rate.freeze()
    rate.step(9)
    rate.unfreeze()

    assert rate.steps_left == 0
    assert rate.runs_normally


def test_clock_follows_the_rate_from_its_change_on() -> None:
    """https://minecraft.wiki/w/Commands/tick: 20 ticks a second by default."""
    rate = TickRate()
    rate.set_rate(100.0, 10)

    assert 250 == TickRate().clock_ms(5)
    assert 500 == rate.clock_ms(10)
    assert 510 == rate.clock_ms(11)


def test_stepping_can_be_stopped_once() -> None:
    rate = TickRate()
    rate.freeze()
    rate.step(5)

    assert rate.stop_stepping()
    assert not rate.stop_stepping()
    assert not rate.runs_normally
