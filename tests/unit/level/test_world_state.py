from __future__ import annotations

import pytest

from gametest.core.random_source import LegacyRandom
from gametest.core.version import NEWEST_VERSION
from gametest.level.world.world_state import Difficulty, WorldState


def test_world_starts_as_a_test_server_does() -> None:
    world = WorldState(NEWEST_VERSION)

    assert (
        world.game_time,
        world.day_time,
        world.difficulty,
    ) == (0, 0, Difficulty.NORMAL)


def test_day_time_is_the_clock_of_the_overworld() -> None:
    world = WorldState(NEWEST_VERSION)
    world.day_time = 30000

    assert world.clocks.get("minecraft:overworld") == 30000


@pytest.mark.parametrize(("rule", "expected"), [(True, 1), (False, 0)])
def test_rule_of_time_moves_the_clocks(rule: bool, expected: int) -> None:
    world = WorldState(NEWEST_VERSION)
    world.game_rules.set("advance_time", rule)
    world.tick_clocks()

    assert expected == world.day_time


@pytest.mark.parametrize("advances", [True, False])
def test_skip_equals_running(advances: bool) -> None:
    run, skipped = (WorldState(NEWEST_VERSION, 3) for _ in range(2))
    random = LegacyRandom(3)
    for world in (run, skipped):
        world.game_rules.set("advance_time", advances)
        world.game_rules.set("advance_weather", advances)
        world.weather.set_parameters(0, 60, raining=True, thundering=False)
    for _ in range(50):
        run.tick_weather(random)
        run.game_time += 1
        run.tick_clocks()
    skipped.skip(50)

    assert run.game_time == skipped.game_time
    assert run.clocks.snapshot() == skipped.clocks.snapshot()
    assert run.weather.rain_level == skipped.weather.rain_level
    assert run.weather.rain_time == skipped.weather.rain_time
    assert run.quiet_ticks() == skipped.quiet_ticks()


def test_sequences_follow_the_seed() -> None:
    """Vector: https://minecraft.wiki/w/Random_sequence_format."""
    world = WorldState(NEWEST_VERSION, 42)

    drawn = world.random_sequences.sequence("minecraft:test").next_long()
    assert drawn == 3488061230928685332
