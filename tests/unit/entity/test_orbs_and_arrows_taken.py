"""What players take beside items: https://minecraft.wiki/w/Experience, /Mending, /Arrow."""

from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Int

SPOT = Vec3(0.5, 64.0, 0.5)


def player(level: Level, game_mode: str = "survival") -> Player:
    found = Player.of_name("Taker", SPOT, game_mode=game_mode)
    level.add_entity(found)
    return found


def orb(level: Level, value: int, x: float = 1.5, count: int = 1) -> Entity:
    nbt = parse_snbt(f"{{Value: {value}s, Count: {count}}}")
    assert isinstance(nbt, dict)
    return create_entity(level, "experience_orb", Vec3(x, 64.0, 0.5), nbt)


def stuck_arrow(level: Level, data: str) -> Entity:
    nbt = parse_snbt(f"{{inGround: 1b, {data}}}")
    assert isinstance(nbt, dict)
    return create_entity(level, "arrow", Vec3(1.2, 64.0, 0.5), nbt)


def run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


def test_a_player_takes_the_orb_beside_it(floor: Level) -> None:
    taker = player(floor)
    one = orb(floor, 3)
    run(floor, 4)

    assert one.is_removed
    assert taker.experience.total == 3


def test_an_orb_within_eight_blocks_comes(floor: Level) -> None:
    taker = player(floor)
    near, far = orb(floor, 7, 5.5), orb(floor, 7, 9.5)
    run(floor, 80)

    assert near.is_removed
    assert not far.is_removed
    assert taker.experience.total == 7


def test_orbs_are_taken_one_in_two_ticks(floor: Level) -> None:
    taker = player(floor)
    orb(floor, 1, 0.5, count=10)
    run(floor, 11)

    assert 4 <= taker.experience.total <= 6


def test_an_orb_does_not_come_to_spectators(floor: Level) -> None:
    taker = player(floor, "spectator")
    one = orb(floor, 3)
    run(floor, 20)

    assert not one.is_removed
    assert taker.experience.total == 0


def test_a_player_at_rest_takes_what_comes_later(floor: Level) -> None:
    taker = player(floor)
    run(floor, 100)
    orb(floor, 3, 2.5)
    run(floor, 40)

    assert taker.experience.total == 3


def test_mending_takes_the_points_first(floor: Level) -> None:
    """Two points of wear for each point of experience."""
    taker = player(floor)
    worn = parse_snbt("{damage: 10, enchantments: {'minecraft:mending': 1}}")
    assert isinstance(worn, dict)
    components = {f"minecraft:{key}": value for key, value in worn.items()}
    taker.inventory.set(0, ItemStack("minecraft:iron_pickaxe", 1, components))
    orb(floor, 7)
    run(floor, 4)

    assert taker.main_hand.find("minecraft:damage") == Int(0)
    assert taker.experience.total == 2


@pytest.mark.parametrize(
    ("pickup", "game_mode", "taken", "held"),
    [
        ("0b", "survival", False, 0),
        ("1b", "survival", True, 1),
        ("2b", "survival", False, 0),
        ("2b", "creative", True, 0),
    ],
)
def test_a_stuck_arrow_is_taken_by_who_may(
    floor: Level, pickup: str, game_mode: str, taken: bool, held: int
) -> None:
    taker = player(floor, game_mode)
    arrow = stuck_arrow(floor, f"pickup: {pickup}")
    run(floor, 3)

    assert arrow.is_removed is taken
    stack = taker.inventory.get(0)
    assert (stack.count if stack.id == "minecraft:arrow" else 0) == held


def test_a_flying_arrow_is_not_taken(floor: Level) -> None:
    taker = player(floor)
    nbt = parse_snbt("{pickup: 1b, NoGravity: 1b, Owner: [I; 1, 2, 3, 4]}")
    assert isinstance(nbt, dict)
    arrow = create_entity(floor, "arrow", Vec3(1.2, 66.5, 0.5), nbt)
    run(floor, 5)

    assert not arrow.is_removed
    assert taker.inventory.is_empty


def test_an_arrow_shakes_before_it_can_be_taken(floor: Level) -> None:
    taker = player(floor)
    arrow = stuck_arrow(floor, "pickup: 1b, shake: 7b")
    run(floor, 4)
    was_there = arrow in floor.entities_of_type("minecraft:arrow")
    run(floor, 6)

    assert was_there
    assert arrow.is_removed
    assert not taker.inventory.is_empty
