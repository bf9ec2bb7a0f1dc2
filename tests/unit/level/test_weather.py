"""Rules: https://techmcdocs.github.io/pages/GameTick/Weather."""

from __future__ import annotations

import attrs
import pytest

from gametest.core.random_source import LegacyRandom
from gametest.level.world.weather import Weather, WeatherKind


def ticked(weather: Weather, ticks: int, *, advances: bool = True) -> Weather:
    random = LegacyRandom(0)
    for _ in range(ticks):
        weather.tick(random, advances=advances)
    return weather


@pytest.mark.parametrize("kind", list(WeatherKind))
def test_kind_that_was_set_is_told_at_once(kind: WeatherKind) -> None:
    weather = Weather()
    weather.set_kind(kind)

    assert kind is weather.kind


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (WeatherKind.CLEAR, (100000, 0, 0, False, False)),
        (WeatherKind.RAIN, (0, 100000, 100000, True, False)),
        (WeatherKind.THUNDER, (0, 100000, 100000, True, True)),
    ],
)
def test_forced_weather_lasts_100000_ticks(
    kind: WeatherKind, expected: tuple[int, int, int, bool, bool]
) -> None:
    weather = Weather()
    weather.set_kind(kind)

    assert expected == (
        weather.clear_time,
        weather.rain_time,
        weather.thunder_time,
        weather.is_raining,
        weather.is_thundering,
    )


def test_sky_takes_20_ticks_to_count_as_rain() -> None:
    """20 times 0.01 in 32 bits is a little more than 0.2."""
    weather = Weather()
    weather.set_kind(WeatherKind.RAIN)

    assert not ticked(weather, 19).rains_now
    assert ticked(weather, 1).rains_now


def test_thunder_counts_when_both_gradients_are_nearly_full() -> None:
    weather = Weather()
    weather.set_kind(WeatherKind.THUNDER)

    assert not ticked(weather, 90).thunders_now
    assert ticked(weather, 11).thunders_now
    assert (weather.rain_level, weather.thunder_level) == (1.0, 1.0)


def test_first_tick_draws_how_long_the_sky_stays_clear() -> None:
    """Thunder first: 168000 of the 48-bit generator, plus 12000."""
    weather = ticked(Weather(), 1)
    random = LegacyRandom(0)

    assert random.next_int(168000) + 12000 == weather.thunder_time
    assert random.next_int(168000) + 12000 == weather.rain_time


def test_timer_flips_its_flag_and_then_a_new_length_is_drawn() -> None:
    weather = Weather()
    weather.set_parameters(0, 1, raining=True, thundering=True)

    assert WeatherKind.CLEAR is ticked(weather, 1).kind
    assert (weather.rain_time, weather.thunder_time) == (0, 0)
    assert 12000 <= ticked(weather, 1).rain_time < 180000


def test_clear_spell_ends_the_rain_and_holds_the_other_timers() -> None:
    weather = Weather()
    weather.set_parameters(3, 500, raining=True, thundering=False)

    assert WeatherKind.CLEAR is ticked(weather, 1).kind
    assert (weather.clear_time, weather.rain_time, weather.thunder_time) == (2, 0, 1)
    assert (
        ticked(weather, 2).clear_time,
        weather.rain_time,
        weather.thunder_time,
    ) == (0, 1, 1)


def test_without_the_cycle_only_the_gradients_move() -> None:
    weather = Weather()
    weather.set_kind(WeatherKind.RAIN, 5)

    ticked(weather, 50, advances=False)

    assert weather.rain_time == 5
    assert weather.rains_now
    assert weather.quiet_ticks(advances=False) is None


def test_reset_clears_and_keeps_the_clear_timer() -> None:
    weather = Weather()
    weather.set_parameters(7, 500, raining=True, thundering=True)
    weather.reset_cycle()

    assert (weather.clear_time, weather.rain_time, weather.thunder_time) == (7, 0, 0)
    assert WeatherKind.CLEAR is weather.kind


STARTS = [(0, 0, False, False), (9, 0, False, False), (9, 40, True, True)]
STARTS += [(0, 40, True, False), (0, 300, True, True), (0, 2, False, True)]


@pytest.mark.parametrize(("clear", "rain", "raining", "thundering"), STARTS)
@pytest.mark.parametrize("advances", [True, False])
def test_skipping_quiet_ticks_equals_running_them(
    clear: int, rain: int, raining: bool, thundering: bool, advances: bool
) -> None:
    run, skipped = Weather(), Weather()
    for weather in (run, skipped):
        weather.set_parameters(clear, rain, raining=raining, thundering=thundering)
    one, other = LegacyRandom(5), LegacyRandom(5)
    done = 0
    while done < 400:
        quiet = skipped.quiet_ticks(advances=advances)
        jump = min(60 if quiet is None else quiet, 400 - done)
        skipped.skip(jump, advances=advances)
        done += jump
        if done < 400:
            skipped.tick(other, advances=advances)
            done += 1
    for _ in range(400):
        run.tick(one, advances=advances)

    assert one.state == other.state
    assert attrs.asdict(run) == attrs.asdict(skipped)
