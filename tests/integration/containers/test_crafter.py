"""Crafters with recipes of a pack (https://minecraft.wiki/w/Crafter)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.nbt.tags import IntArray

if TYPE_CHECKING:
    from tests.integration.containers.conftest import MakeRecipes, Slots, Yard

POS = (0, 100, 0)
FRONT = (1, 100, 0)
POWER = (0, 100, 1)
CRAFTER = "crafter[orientation=east_up]"
RECIPES = {
    "sticks": {
        "type": "minecraft:crafting_shaped",
        "pattern": ["#", "#"],
        "key": {"#": "#minecraft:planks"},
        "result": {"id": "minecraft:stick", "count": 4},
    },
    "cake": {
        "type": "minecraft:crafting_shapeless",
        "ingredients": [
            "minecraft:milk_bucket",
            ["minecraft:egg", "minecraft:blue_egg"],
        ],
        "result": {"id": "minecraft:cake"},
    },
}


@pytest.fixture
def table(yard: Yard, make_recipes: MakeRecipes) -> Yard:
    library = make_recipes(RECIPES)
    yard.level.world.items.load_recipes = lambda: library
    return yard


def test_crafter_makes_and_throws_out_after_four_ticks(table: Yard) -> None:
    table.put(POS, CRAFTER, {1: "2 oak_planks", 4: "1 birch_planks"})
    table.power(POWER, 3)

    assert [] == table.thrown()

    table.tick()

    assert ["4 stick"] == table.thrown()
    assert {1: "1 oak_planks"} == table.slots(POS)


def test_crafter_fills_the_container_before_it(table: Yard) -> None:
    table.put(POS, CRAFTER, {1: "1 oak_planks", 4: "1 oak_planks"})
    table.put(FRONT, "chest")
    table.power(POWER)

    assert {0: "4 stick"} == table.slots(FRONT)
    assert [] == table.thrown()


def test_what_does_not_fit_is_thrown_out(table: Yard) -> None:
    table.put(POS, CRAFTER, {1: "1 oak_planks", 4: "1 oak_planks"})
    table.put(FRONT, "hopper[enabled=false]", dict.fromkeys(range(4), "63 stick"))
    table.put((1, 101, 0), "redstone_block")
    table.fill(FRONT, {0: "63 stick", **dict.fromkeys(range(1, 5), "64 dirt")})
    table.power(POWER)

    assert "64 stick" == table.slots(FRONT)[0]
    assert ["3 stick"] == table.thrown()


def test_empty_buckets_come_out_too(table: Yard) -> None:
    """https://minecraft.wiki/w/Crafting#Remaining_items."""
    table.put(POS, CRAFTER, {0: "1 egg", 8: "1 milk_bucket"})
    table.power(POWER)

    assert ["1 bucket", "1 cake"] == sorted(table.thrown())
    assert {} == table.slots(POS)


@pytest.mark.parametrize(
    ("slots", "name"),
    [
        ({0: "1 cobweb", 1: "1 cobweb"}, "minecraft:cobweb"),
        ({0: "1 egg"}, "minecraft:egg"),
    ],
)
def test_recipe_that_is_not_known_is_refused(
    table: Yard, slots: Slots, name: str
) -> None:
    table.put(POS, CRAFTER, slots)
    table.power(POWER)

    assert [f"recipe: crafting of {name}"] == table.missing
    assert slots == table.slots(POS)


def test_empty_crafter_is_silent(table: Yard) -> None:
    table.put(POS, CRAFTER)
    table.power(POWER)

    assert [] == table.missing


def test_block_shows_that_it_crafts(table: Yard) -> None:
    """It shows `crafting` while its counter of 6 ticks runs, this tick included."""
    table.put(POS, CRAFTER, {1: "1 oak_planks", 4: "1 oak_planks"})
    table.power(POWER)
    shown = []
    for _ in range(7):
        shown.append(table.state(POS, "crafting"))
        table.tick()

    assert ["true"] * 5 + ["false"] * 2 == shown


@pytest.mark.parametrize(
    ("slots", "expected"),
    [
        ({}, {1: "1 stone"}),
        ({1: "1 stone"}, {1: "1 stone", 2: "1 stone"}),
        (
            dict.fromkeys((1, 2, 3, 4, 5, 6, 7), "2 stone") | {8: "1 stone"},
            dict.fromkeys((1, 2, 3, 4, 5, 6, 7, 8), "2 stone"),
        ),
    ],
)
def test_hopper_fills_empty_slots_then_the_smallest_stack(
    table: Yard, slots: Slots, expected: Slots
) -> None:
    """Disabled slots, here the first, take nothing."""
    table.put(POS, CRAFTER, slots, disabled_slots=IntArray([0]))
    table.put((0, 101, 0), "hopper", {0: "1 stone"})
    table.tick()

    assert expected == table.slots(POS)
