"""What runs down in the data of mobs: https://minecraft.wiki/w/Entity_format."""

from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.bodies.still_mob import StillMobBody
from gametest.entity.living.mob_clocks import Clock
from gametest.entity.summoning import create_entity
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound, Int


def _mob(level: Level, kind: str, data: str) -> Entity:
    found = parse_snbt(f"{{NoAI: 1b, {data}}}")
    assert isinstance(found, dict)
    return create_entity(level, kind, Vec3(0.5, 64.0, 0.5), found)


def _data(entity: Entity) -> Compound:
    assert entity.body is not None
    entity.body.write()
    return entity.to_nbt()


@pytest.mark.parametrize(
    ("kind", "data", "key", "then"),
    [
        ("pig", "Age: -50", "Age", -20),
        ("pig", "Age: 50", "Age", 20),
        ("pig", "Age: -20", "Age", 0),
        ("pig", "InLove: 50", "InLove", 20),
        ("pig", "InLove: 50, Age: 80", "InLove", 0),
        ("cow", "Age: -50, AgeLocked: 1b", "Age", -50),
        ("glow_squid", "DarkTicksRemaining: 50", "DarkTicksRemaining", 20),
        ("wandering_trader", "DespawnDelay: 0", "DespawnDelay", 0),
        ("vex", "life_ticks: 50", "life_ticks", 20),
    ],
)
def test_a_clock_runs_while_its_mob_rests(
    floor: Level, kind: str, data: str, key: str, then: int
) -> None:
    mob = _mob(floor, kind, data)
    for _ in range(30):
        floor.tick()

    assert _data(mob)[key] == then


def test_a_clock_that_was_set_anew_runs_from_there(floor: Level) -> None:
    pig = _mob(floor, "pig", "Age: -500")
    for _ in range(10):
        floor.tick()
    _data(pig)
    pig.nbt["Age"] = Int(-100)
    assert pig.body is not None
    pig.body.read()
    pig.changed()
    for _ in range(10):
        floor.tick()

    assert _data(pig)["Age"] == -90


def test_who_grows_up_becomes_larger(floor: Level) -> None:
    pig = _mob(floor, "pig", "Age: -5")
    small = pig.size
    for _ in range(10):
        floor.tick()

    assert pig.size > small


@pytest.mark.parametrize(
    ("kind", "data", "told"),
    [
        ("chicken", "EggLayTime: 5", "minecraft:chicken: lay an egg"),
        ("endermite", "Lifetime: 2395", "minecraft:endermite: vanish"),
        ("endermite", "Lifetime: 2395, PersistenceRequired: 1b", None),
        ("tadpole", "Age: 23995", "minecraft:tadpole: become a frog"),
        ("trader_llama", "DespawnDelay: 5", "minecraft:trader_llama: vanish"),
        (
            *("skeleton_horse", "SkeletonTrap: 1b, SkeletonTrapTime: 17995"),
            "minecraft:skeleton_horse: vanish with its trap",
        ),
        ("creeper", "ignited: 1b", "minecraft:creeper: would explode"),
        ("creeper", "ignited: 0b", None),
    ],
)
def test_what_happens_at_its_end_is_told(
    floor: Level, reports: list[str], kind: str, data: str, told: str | None
) -> None:
    _mob(floor, kind, data)
    for _ in range(20):
        floor.tick()

    assert set(reports) == ({told} if told else set())


@pytest.mark.parametrize(
    "data",
    [
        "EggLayTime: 5, Age: -2",
        "EggLayTime: 5, InLove: 2",
        "EggLayTime: 5, Age: -5",
    ],
)
def test_a_clock_ends_though_another_ended_before_or_with_it(
    floor: Level, reports: list[str], data: str
) -> None:
    _mob(floor, "chicken", data)
    for _ in range(20):
        floor.tick()

    assert set(reports) == {"minecraft:chicken: lay an egg"}


def test_all_that_happens_in_one_tick_is_told(floor: Level, reports: list[str]) -> None:
    _mob(floor, "skeleton_horse", "SkeletonTrap: 1b, SkeletonTrapTime: 17995, Age: -5")
    body = _mob(floor, "trader_llama", "DespawnDelay: 5").body
    assert isinstance(body, StillMobBody)
    body.clocks = (Clock("DespawnDelay", 0, "vanish"), Clock("Other", 0, "sing"))
    body.clocks_at = floor.game_time
    body.entity.nbt["Other"] = Int(5)
    for _ in range(10):
        floor.tick()

    assert set(reports) == {
        "minecraft:skeleton_horse: vanish with its trap",
        "minecraft:trader_llama: sing",
        "minecraft:trader_llama: vanish",
    }
