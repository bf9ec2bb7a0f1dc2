"""Who rides falls and dives with what carries it: https://minecraft.wiki/w/Riding, /Damage#Fall_damage."""

from __future__ import annotations

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, Vec3
from gametest.entity.living.living_body import living_of
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_riding import mount
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt


def _carried(level: Level, kind: str, y: float, nbt: str = "{}") -> Entity:
    """The dummy that rides it."""
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    vehicle = create_entity(level, kind, Vec3(0.5, y, 0.5), data)
    body = vehicle.body
    lose_will = getattr(body, "lose_will", None)
    if lose_will is not None:
        lose_will()
    player = Player.of_name("Alex", Vec3(0.5, y, 0.5))
    player.is_loaded = True
    level.add_entity(player)
    mount(player, vehicle)
    return player


def _run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


@pytest.mark.parametrize(
    ("kind", "lost"),
    [
        ("minecart", 7.0),
        # The steed's safe height is six blocks, but its rider's is three.
        ("pig", 7.0),
        ("horse", 7.0),
    ],
)
def test_riders_are_hurt_by_the_fall(floor: Level, kind: str, lost: float) -> None:
    floor.world.game_rules.set("natural_health_regeneration", False)
    player = _carried(floor, kind, 74.0)

    _run(floor, 40)

    assert player.vehicle is not None
    assert 20.0 - living_of(player).health == pytest.approx(lost, abs=1.0)


def test_a_steed_that_is_not_hurt_spares_its_rider(floor: Level) -> None:
    player = _carried(floor, "horse", 69.5)

    _run(floor, 40)

    assert living_of(player).health == 20.0


@pytest.mark.parametrize(
    ("kind", "stays"), [("pig", False), ("horse", False), ("minecart", True)]
)
def test_some_mounts_lose_their_rider_under_water(
    floor: Level, kind: str, stays: bool
) -> None:
    """Entity tag `dismounts_underwater`."""
    water = floor.blocks.parse_state("water").id
    floor.fill_states(BoundingBox(-3, 64, -3, 3, 70, 3), water)
    player = _carried(floor, kind, 64.0)

    _run(floor, 3)

    assert (player.vehicle is not None) == stays


@pytest.mark.parametrize(
    ("kind", "lost"),
    [("pig", 5.0), ("goat", 0.0), ("frog", 0.0), ("horse", 1.0), ("fox", 3.0)],
)
def test_some_kinds_fall_more_softly(floor: Level, kind: str, lost: float) -> None:
    """https://minecraft.wiki/w/Goat, /Frog, /Horse, /Fox."""
    mob = create_entity(floor, kind, Vec3(0.5, 64.0, 0.5), {})
    body = living_of(mob)
    before = body.health

    body.landed(floor, 8.0, BlockPos(0, 63, 0))

    assert before - body.health == lost
