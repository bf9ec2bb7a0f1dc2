"""https://minecraft.wiki/w/Boat; numbers of floating are general knowledge of the game."""

from __future__ import annotations

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import Vec3
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_riding import mount
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

SPOT = Vec3(0.5, 64.0, 0.5)


def summon(level: Level, id: str, pos: Vec3 = SPOT, nbt: str = "{}") -> Entity:
    found = parse_snbt(nbt)
    assert isinstance(found, dict)
    return create_entity(level, id, pos, found)


def items(level: Level) -> list[tuple[str, int]]:
    found = []
    for entity in level.entities_of_type("minecraft:item"):
        stack = entity.to_nbt()["Item"]
        assert isinstance(stack, dict)
        found.append((str(stack["id"]), int(str(stack["count"]))))
    return sorted(found)


@pytest.fixture
def lake(floor: Level) -> Level:
    water = floor.blocks.parse_state("water")
    floor.fill_states(BoundingBox(-4, 60, -4, 8, 63, 4), water.id)
    return floor


@pytest.mark.parametrize("kind", ["oak_boat", "cherry_chest_boat", "bamboo_raft"])
def test_a_boat_comes_to_rest_on_the_surface(lake: Level, kind: str) -> None:
    """The surface of a source without water above is 8/9 high; the boat swims a bit below it."""
    boat = summon(lake, kind, Vec3(0.5, 66.0, 0.5))
    for _ in range(200):
        lake.tick()

    assert 63.3 < boat.pos.y < 63.0 + 8 / 9
    assert abs(boat.motion.y) < 0.01


def test_a_boat_on_land_stops_soon(floor: Level) -> None:
    boat = summon(floor, "oak_boat", nbt="{Motion: [0.5d, 0d, 0d]}")
    for _ in range(20):
        floor.tick()

    assert 1.0 < boat.pos.x < 1.5


def test_a_boat_slides_on_ice(floor: Level) -> None:
    """Ice keeps 0.98 of its speed in each tick, blue ice 0.989, stone 0.6."""
    ice = floor.blocks.parse_state("ice")
    floor.fill_states(BoundingBox(-8, 63, -8, 24, 63, 8), ice.id)
    boat = summon(floor, "oak_boat", nbt="{Motion: [0.5d, 0d, 0d]}")
    for _ in range(20):
        floor.tick()

    assert boat.pos.x > 7.0
    assert boat.motion.x == pytest.approx(0.5 * 0.98**20, rel=1e-3)


def test_a_boat_of_a_player_waits_for_its_client(floor: Level) -> None:
    boat = summon(floor, "oak_boat", nbt="{Motion: [0.5d, 0d, 0d]}")
    player = Player.of_name("Rower", SPOT)
    floor.add_entity(player)
    mount(player, boat)
    floor.tick()

    assert boat.pos == SPOT


def test_a_boat_takes_in_two_mobs_and_no_third(floor: Level) -> None:
    boat = summon(floor, "oak_boat")
    for x in (0.2, 0.5, 0.8):
        summon(floor, "pig", Vec3(x, 64.0, 0.5), "{NoAI: 1b}")
    floor.tick()

    assert len(boat.passengers) == 2


@pytest.mark.parametrize(("kind", "width"), [("cow", 1), ("ravager", 0), ("cod", 0)])
def test_only_who_fits_and_lives_on_land_is_taken_in(
    floor: Level, kind: str, width: int
) -> None:
    boat = summon(floor, "oak_boat")
    summon(floor, kind, SPOT, "{NoAI: 1b}")
    floor.tick()

    assert len(boat.passengers) == width


def test_just_over_four_points_of_harm_break_a_boat(floor: Level) -> None:
    boat = summon(floor, "oak_boat")
    assert boat.body is not None
    boat.body.hurt(floor, DamageSource.of("generic"), 4.0)
    held = boat.is_alive
    boat.body.hurt(floor, DamageSource.of("generic"), 0.5)

    assert held
    assert boat.is_removed
    assert items(floor) == [("minecraft:oak_boat", 1)]


def test_harm_is_mended_with_time(floor: Level) -> None:
    boat = summon(floor, "oak_boat")
    assert boat.body is not None
    boat.body.hurt(floor, DamageSource.of("generic"), 4.0)
    for _ in range(40):
        floor.tick()
    boat.body.hurt(floor, DamageSource.of("generic"), 4.0)

    assert not boat.is_removed


def test_a_boat_with_a_chest_spills_what_it_holds(floor: Level) -> None:
    nbt = "{Items: [{Slot: 0b, id: 'stick', count: 3}]}"
    boat = summon(floor, "oak_chest_boat", nbt=nbt)
    assert boat.body is not None
    boat.body.hurt(floor, DamageSource.of("generic"), 10.0)

    assert items(floor) == [("minecraft:oak_chest_boat", 1), ("minecraft:stick", 3)]


@pytest.mark.parametrize(
    ("cart", "item"),
    [
        ("minecart", "minecart"),
        ("hopper_minecart", "hopper_minecart"),
        ("spawner_minecart", "minecart"),
    ],
)
def test_a_broken_cart_leaves_its_item(floor: Level, cart: str, item: str) -> None:
    broken = summon(floor, cart)
    if broken.body is None:
        pytest.skip("nothing moves it here")
    broken.body.hurt(floor, DamageSource.of("generic"), 4.5)

    assert items(floor) == [(f"minecraft:{item}", 1)]


def test_without_the_rule_nothing_is_left(floor: Level) -> None:
    floor.world.game_rules.set("entity_drops", False)
    boat = summon(floor, "oak_boat")
    assert boat.body is not None
    boat.body.hurt(floor, DamageSource.of("generic"), 10.0)

    assert boat.is_removed
    assert items(floor) == []
