"""Seats, getting off, and turns of riders.

https://minecraft.wiki/w/Riding; seats by general knowledge of the game.
"""

from __future__ import annotations

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.entity.dying import kill
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_riding import dismount, mount
from gametest.level.entities.entity_seats import position_riders
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

SPOT = Vec3(0.5, 64.0, 0.5)


def summon(level: Level, id: str, pos: Vec3 = SPOT, nbt: str = "{}") -> Entity:
    found = parse_snbt(nbt)
    assert isinstance(found, dict)
    return create_entity(level, id, pos, found)


def seated(rider: Entity, vehicle: Entity) -> Entity:
    assert mount(rider, vehicle)
    position_riders(vehicle)
    return rider


def player(level: Level, pos: Vec3 = SPOT, yaw: float = 0.0) -> Player:
    found = Player.of_name("Rider", pos, yaw=yaw, game_mode="creative")
    level.add_entity(found)
    return found


@pytest.mark.parametrize(
    ("vehicle", "rider", "height"),
    [
        ("armor_stand", "marker", 1.975),
        ("interaction", "item_display", 1.0),
        ("minecart", "armor_stand", 0.1875),
        ("oak_boat", "armor_stand", 0.1875),
        ("bamboo_raft", "armor_stand", 0.5),
        ("pig", "armor_stand", 0.86875),
        ("pig", "zombie", 0.16875),
        ("spider", "skeleton", 0.065),
    ],
)
def test_a_rider_sits_where_its_kind_and_the_vehicle_say(
    floor: Level, vehicle: str, rider: str, height: float
) -> None:
    carrier = summon(floor, vehicle, nbt="{NoAI: 1b}")
    one = seated(summon(floor, rider, nbt="{NoAI: 1b}"), carrier)

    assert one.pos.y - carrier.pos.y == pytest.approx(height, abs=1e-6)


def test_a_player_sits_lower_than_its_seat(floor: Level) -> None:
    cart = summon(floor, "minecart")

    assert seated(player(floor), cart).pos.y == pytest.approx(64.0 + 0.1875 - 0.6)


def test_two_sit_in_a_boat_one_behind_the_other(floor: Level) -> None:
    boat = summon(floor, "oak_boat")
    first = seated(summon(floor, "armor_stand"), boat)
    second = seated(summon(floor, "armor_stand"), boat)

    assert first.pos.z - boat.pos.z == pytest.approx(0.2)
    assert second.pos.z - boat.pos.z == pytest.approx(-0.6)


def test_a_seat_before_the_middle_turns_with_the_vehicle(floor: Level) -> None:
    chicken = summon(floor, "chicken", nbt="{NoAI: 1b, Rotation: [90f, 0f]}")
    rider = seated(summon(floor, "marker"), chicken)

    assert rider.pos.x - chicken.pos.x == pytest.approx(0.1)
    assert rider.pos.z - chicken.pos.z == pytest.approx(0.0)


def test_a_rider_comes_along(floor: Level) -> None:
    cart = summon(floor, "minecart", nbt="{Motion: [0.3d, 0d, 0d]}")
    rider = seated(summon(floor, "armor_stand"), cart)

    for _ in range(3):
        floor.tick()

    assert cart.pos.x > 1.0
    assert rider.pos == Vec3(cart.pos.x, cart.pos.y + 0.1875, cart.pos.z)


def test_a_rider_of_what_never_moves_stays_put(
    floor: Level, reports: list[str]
) -> None:
    display = summon(floor, "item_display", Vec3(0.5, 70.0, 0.5))
    rider = seated(summon(floor, "armor_stand", Vec3(0.5, 70.0, 0.5)), display)

    for _ in range(20):
        floor.tick()

    assert rider.pos == display.pos
    assert reports == []


@pytest.mark.parametrize(
    ("yaw", "expected"),
    [(0.0, Vec3(0.5, 64.0, 1.5)), (90.0, Vec3(-0.5, 64.0, 0.5))],
)
def test_out_of_a_cart_one_steps_to_the_side_of_the_track(
    floor: Level, yaw: float, expected: Vec3
) -> None:
    """A cart's yaw is along the track only after a quarter turn."""
    cart = summon(floor, "minecart", nbt=f"{{Rotation: [{yaw}f, 0f]}}")
    rider = seated(player(floor), cart)
    dismount(rider)

    assert rider.pos in (expected, Vec3(1.0 - expected.x, 64.0, 1.0 - expected.z))


def test_a_wall_is_stepped_round(floor: Level) -> None:
    stone = floor.blocks.parse_state("stone")
    for z in (-1, 1):
        for y in (64, 65, 66):
            floor.set_block(BlockPos(0, y, z), stone)
    cart = summon(floor, "minecart")
    rider = seated(player(floor), cart)
    dismount(rider)

    assert rider.pos.block_pos not in ((0, 64, -1), (0, 64, 1), (0, 64, 0))
    assert rider.pos.y == 64.0


def test_walled_in_one_comes_to_stand_on_the_cart(floor: Level) -> None:
    stone = floor.blocks.parse_state("stone")
    for x in (-1, 0, 1):
        for z in (-1, 0, 1):
            for y in (64, 65, 66):
                if (x, z) != (0, 0):
                    floor.set_block(BlockPos(x, y, z), stone)
    cart = summon(floor, "minecart")
    rider = seated(player(floor), cart)
    dismount(rider)

    assert rider.pos == Vec3(0.5, cart.bounding_box[4], 0.5)


def test_what_is_not_alive_stays_at_its_seat(floor: Level) -> None:
    stand = summon(floor, "armor_stand")
    marker = seated(summon(floor, "marker"), stand)
    dismount(marker)

    assert marker.pos.y == pytest.approx(64.0 + 1.975)


def test_a_player_that_sneaks_gets_off(floor: Level) -> None:
    cart = summon(floor, "minecart")
    rider = seated(player(floor), cart)
    assert isinstance(rider, Player)
    rider.is_sneaking = True

    floor.tick()

    assert rider.vehicle is None
    assert not rider.is_sneaking


def test_a_fast_cart_takes_in_a_mob(floor: Level, reports: list[str]) -> None:
    cart = summon(floor, "minecart", nbt="{Motion: [0.4d, 0d, 0d]}")
    pig = summon(floor, "pig", Vec3(1.95, 64.0, 0.5), "{NoAI: 1b}")

    for _ in range(6):
        floor.tick()

    assert pig.vehicle is cart
    assert reports == []


@pytest.mark.parametrize("kind", ["chest_minecart", "furnace_minecart"])
def test_a_laden_cart_takes_in_nobody(floor: Level, kind: str) -> None:
    summon(floor, kind, nbt="{Motion: [0.4d, 0d, 0d]}")
    pig = summon(floor, "pig", Vec3(1.95, 64.0, 0.5), "{NoAI: 1b}")

    for _ in range(6):
        floor.tick()

    assert pig.vehicle is None


def test_who_got_off_is_not_taken_in_at_once(floor: Level) -> None:
    cart = summon(floor, "minecart")
    pig = seated(summon(floor, "pig", nbt="{NoAI: 1b}"), cart)
    dismount(pig)
    pig.move_to(Vec3(1.95, 64.0, 0.5))
    cart.set_motion(Vec3(0.4, 0.0, 0.0))
    for _ in range(6):
        floor.tick()

    assert pig.vehicle is None


def test_an_active_activator_rail_throws_riders_out(
    floor: Level,
) -> None:
    """https://minecraft.wiki/w/Activator_Rail."""
    rail = floor.blocks.parse_state("activator_rail[powered=true]")
    floor.set_block(BlockPos(0, 64, 0), rail)
    cart = summon(floor, "minecart")
    rider = seated(summon(floor, "armor_stand"), cart)

    floor.tick()

    assert rider.vehicle is None


def test_a_rider_at_rest_costs_no_tick(floor: Level) -> None:
    display = summon(floor, "item_display")
    seated(summon(floor, "pig", nbt="{NoAI: 1b}"), display)
    for _ in range(10):
        floor.tick()

    assert floor.next_due() is None


def test_the_dead_do_not_get_off(floor: Level) -> None:
    floor.world.game_rules.set("mob_drops", False)
    cart = summon(floor, "minecart")
    pig = seated(summon(floor, "pig", nbt="{NoAI: 1b}"), cart)
    seat = pig.pos
    kill(pig)

    assert pig.pos == seat


def test_a_camel_s_rider_gets_off_in_a_way_that_is_told(
    floor: Level, reports: list[str]
) -> None:
    camel = summon(floor, "camel", nbt="{NoAI: 1b}")
    rider = seated(summon(floor, "armor_stand"), camel)
    dismount(rider)

    assert reports == ["minecraft:camel: getting off"]
