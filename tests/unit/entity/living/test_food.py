"""Hunger: https://minecraft.wiki/w/Hunger#Mechanics."""

from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.living.living_body import living_of
from gametest.entity.player import Player
from gametest.level.level import Level
from gametest.level.world.world_state import Difficulty


@pytest.fixture
def player(floor: Level) -> Player:
    found = Player.of_name("Alex", Vec3(0.5, 64.0, 0.5))
    floor.add_entity(found)
    living_of(found).born_at = floor.game_time - 100
    return found


def _run(level: Level, player: Player, ticks: int) -> None:
    player.changed()
    for _ in range(ticks):
        level.tick()


def test_four_of_exhaustion_cost_saturation_then_food(
    floor: Level, player: Player
) -> None:
    player.food_saturation, player.food_exhaustion = 0.5, 8.5

    _run(floor, player, 1)
    first = player.food_saturation, player.food_level
    _run(floor, player, 1)

    assert (first, player.food_level) == ((0.0, 20), 19)


@pytest.mark.parametrize(
    ("food", "saturation", "ticks", "health"),
    [
        (20, 6.0, 10, 11.0),
        (20, 0.0, 80, 11.0),
        (18, 5.0, 80, 11.0),
        (18, 5.0, 79, 10.0),
        (17, 5.0, 200, 10.0),
    ],
)
def test_a_player_heals_by_its_food(
    floor: Level,
    player: Player,
    food: int,
    saturation: float,
    ticks: int,
    health: float,
) -> None:
    player.food_level, player.food_saturation = food, saturation
    player.set_health(10.0)

    _run(floor, player, ticks)

    assert player.health == health


def test_nobody_heals_without_the_rule(floor: Level, player: Player) -> None:
    floor.world.game_rules.set("natural_health_regeneration", False)
    player.set_health(10.0)

    _run(floor, player, 100)

    assert player.health == 10.0


@pytest.mark.parametrize(
    ("difficulty", "start", "left"),
    [
        (Difficulty.EASY, 11.0, 10.0),
        (Difficulty.EASY, 10.0, 10.0),
        (Difficulty.NORMAL, 2.0, 1.0),
        (Difficulty.NORMAL, 1.0, 1.0),
        (Difficulty.HARD, 1.0, 0.0),
    ],
)
def test_hunger_kills_on_hard_only(
    floor: Level, player: Player, difficulty: Difficulty, start: float, left: float
) -> None:
    floor.world.difficulty = difficulty
    player.food_level, player.food_saturation = 0, 0.0
    player.set_health(start)

    _run(floor, player, 80)

    assert player.health == left


def test_a_peaceful_world_heals_and_feeds(floor: Level, player: Player) -> None:
    """https://minecraft.wiki/w/Difficulty: a point each second, food each half."""
    floor.world.difficulty = Difficulty.PEACEFUL
    player.food_level, player.food_saturation = 10, 0.0
    player.set_health(10.0)

    _run(floor, player, 60)

    assert (player.health, player.food_level) == (13.0, 16)


def test_who_is_sated_and_whole_rests(floor: Level, player: Player) -> None:
    _run(floor, player, 5)

    assert floor.next_due() is None


def test_a_world_that_becomes_peaceful_wakes_the_hungry(
    floor: Level, player: Player
) -> None:
    player.food_level = 10
    _run(floor, player, 5)
    assert floor.next_due() is None

    floor.world.difficulty = Difficulty.PEACEFUL
    due = floor.next_due()
    for _ in range(30):
        floor.tick()

    assert (due, player.food_level) == (floor.game_time - 29, 13)
