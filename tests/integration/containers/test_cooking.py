"""Furnaces, campfires and brewing stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.nbt.tags import Byte, Int, IntArray, Short

if TYPE_CHECKING:
    from tests.integration.containers.conftest import MakeRecipes, Yard

POS = (0, 100, 0)
ABOVE = (0, 101, 0)
RECIPES = {
    f"{kind}_brick": {
        "type": f"minecraft:{kind}",
        "ingredient": "minecraft:clay_ball",
        "result": {"id": "minecraft:brick"},
        "experience": 0.3,
        "cookingtime": time,
    }
    for kind, time in (
        ("smelting", 200),
        ("blasting", 200),
        ("smoking", 200),
        ("campfire_cooking", 30),
    )
}
READY = {"cooking_total_time": Short(200)}


@pytest.fixture
def kitchen(yard: Yard, make_recipes: MakeRecipes) -> Yard:
    library = make_recipes(RECIPES)
    yard.level.world.items.load_recipes = lambda: library
    return yard


@pytest.mark.parametrize(
    ("block", "time"), [("furnace", 200), ("blast_furnace", 100), ("smoker", 100)]
)
def test_item_is_cooked_in_its_time(kitchen: Yard, block: str, time: int) -> None:
    """https://minecraft.wiki/w/Furnace: 200 ticks, half of it in the other two."""
    total = {"cooking_total_time": Short(time)}
    kitchen.put(POS, block, {0: "2 clay_ball", 1: "1 coal"}, **total)
    kitchen.tick()

    assert "true" == kitchen.state(POS, "lit")
    assert {0: "2 clay_ball"} == kitchen.slots(POS)

    kitchen.tick(time - 2)

    assert {0: "2 clay_ball"} == kitchen.slots(POS)

    kitchen.tick()

    assert {0: "1 clay_ball", 2: "1 brick"} == kitchen.slots(POS)
    used = kitchen.entity(POS).save()["RecipesUsed"]
    assert [1] == list(used.values()) if isinstance(used, dict) else False


@pytest.mark.parametrize(
    ("fuel", "ticks"),
    [
        ("stick", 100),
        ("coal", 1600),
        ("oak_planks", 300),
        ("oak_slab", 150),
        ("oak_sapling", 100),
        ("white_wool", 100),
        ("white_carpet", 67),
        ("oak_hanging_sign", 800),
        ("bamboo", 50),
        ("dried_kelp_block", 4001),
        ("crimson_planks", 0),
        ("stone", 0),
    ],
)
def test_fuel_burns_its_time(kitchen: Yard, fuel: str, ticks: int) -> None:
    """https://minecraft.wiki/w/Smelting#Fuel."""
    kitchen.put(POS, "furnace", {0: "1 clay_ball", 1: f"1 {fuel}"}, **READY)
    kitchen.tick()

    assert ticks == kitchen.entity(POS).save()["lit_time_remaining"]


def test_fire_goes_out_and_progress_falls(kitchen: Yard) -> None:
    """Two ticks back for each tick without fire."""
    kitchen.put(POS, "furnace", {0: "1 clay_ball", 1: "1 stick"}, **READY)
    kitchen.tick(100)

    assert "true" == kitchen.state(POS, "lit")
    assert 100 == kitchen.entity(POS).save()["cooking_time_spent"]

    kitchen.tick()

    assert "false" == kitchen.state(POS, "lit")
    assert 98 == kitchen.entity(POS).save()["cooking_time_spent"]


def test_hopper_starts_a_furnace(kitchen: Yard) -> None:
    """Its cooking time is set when the item comes in."""
    kitchen.put(POS, "furnace", {1: "1 coal"})
    kitchen.put(ABOVE, "hopper", {0: "1 clay_ball"})
    kitchen.tick(202)

    assert {2: "1 brick"} == kitchen.slots(POS)
    assert [] == kitchen.missing


def test_lava_bucket_leaves_its_bucket(kitchen: Yard) -> None:
    kitchen.put(POS, "furnace", {0: "1 clay_ball", 1: "1 lava_bucket"}, **READY)
    kitchen.tick()

    assert "1 bucket" == kitchen.slots(POS)[1]


def test_recipe_that_is_not_known_is_refused_once(kitchen: Yard) -> None:
    """Recipes of items that are new in 26.3 are in no source read here."""
    kitchen.put(POS, "furnace", {0: "1 red_shrub", 1: "1 coal"}, **READY)
    kitchen.tick(5)

    assert ["recipe: smelting of minecraft:red_shrub"] == kitchen.missing


def test_item_without_a_recipe_burns_no_fuel(kitchen: Yard) -> None:
    kitchen.put(POS, "furnace", {0: "1 dirt", 1: "1 coal"}, **READY)
    kitchen.tick(5)

    assert {0: "1 dirt", 1: "1 coal"} == kitchen.slots(POS)
    assert [] == kitchen.missing
    assert kitchen.level.next_due() is None


@pytest.mark.parametrize(
    ("block", "item", "made"),
    [
        ("furnace", "iron_ore", "iron_ingot"),
        ("furnace", "oak_log", "charcoal"),
        ("furnace", "sand", "glass"),
        ("furnace", "cobblestone", "stone"),
        ("furnace", "stone", "smooth_stone"),
        ("furnace", "potato", "baked_potato"),
        ("furnace", "clay", "terracotta"),
        ("furnace", "red_terracotta", "red_glazed_terracotta"),
        ("furnace", "cactus", "green_dye"),
        ("furnace", "kelp", "dried_kelp"),
        ("blast_furnace", "raw_gold", "gold_ingot"),
        ("blast_furnace", "iron_sword", "iron_nugget"),
        ("blast_furnace", "ancient_debris", "netherite_scrap"),
        ("smoker", "cod", "cooked_cod"),
        ("smoker", "kelp", "dried_kelp"),
    ],
)
def test_the_games_own_recipes_are_known(
    kitchen: Yard, block: str, item: str, made: str
) -> None:
    """The tables of https://minecraft.wiki/w/Smelting."""
    kitchen.put(POS, block, {1: "1 coal"})
    kitchen.put(ABOVE, "hopper", {0: item})
    kitchen.tick(202 if block == "furnace" else 102)

    assert {2: f"1 {made}"} == kitchen.slots(POS)


@pytest.mark.parametrize("slots", [{0: "1 iron_ore"}, {1: "1 coal"}, {2: "1 brick"}])
def test_furnace_that_cannot_start_is_silent(
    kitchen: Yard, slots: dict[int, str]
) -> None:
    kitchen.put(POS, "furnace", slots)
    kitchen.tick(5)

    assert [] == kitchen.missing
    assert slots == kitchen.slots(POS)


def test_campfire_cooks_and_drops(kitchen: Yard) -> None:
    """https://minecraft.wiki/w/Campfire."""
    times = {"CookingTotalTimes": IntArray([30, 0, 0, 0])}
    kitchen.put((0, 99, 0), "stone")
    kitchen.put(POS, "campfire", {0: "1 clay_ball"}, **times)
    kitchen.tick(29)

    assert [] == kitchen.thrown()

    kitchen.tick()

    assert ["1 brick"] == kitchen.thrown()
    assert {} == kitchen.slots(POS)


def test_unlit_campfire_cools(kitchen: Yard) -> None:
    times = {
        "CookingTimes": IntArray([10, 0, 0, 0]),
        "CookingTotalTimes": IntArray([30, 0, 0, 0]),
    }
    kitchen.put(POS, "campfire[lit=false]", {0: "1 clay_ball"}, **times)
    kitchen.tick(3)

    saved = kitchen.entity(POS).save()["CookingTimes"]
    assert isinstance(saved, IntArray)
    assert [4, 0, 0, 0] == list(saved)


def _potion(name: str) -> str:
    return f'1 potion {{potion_contents:{{potion:"minecraft:{name}"}}}}'


@pytest.mark.parametrize(
    ("bottle", "ingredient", "made"),
    [
        (_potion("water"), "nether_wart", "potion awkward"),
        (_potion("water"), "sugar", "potion mundane"),
        (_potion("water"), "fermented_spider_eye", "potion weakness"),
        (_potion("awkward"), "sugar", "potion swiftness"),
        (_potion("swiftness"), "redstone", "potion long_swiftness"),
        (_potion("swiftness"), "glowstone_dust", "potion strong_swiftness"),
        (_potion("healing"), "fermented_spider_eye", "potion harming"),
        (_potion("swiftness"), "gunpowder", "splash_potion swiftness"),
        (_potion("long_swiftness"), "glowstone_dust", None),
    ],
)
def test_brewing_takes_four_hundred_ticks(
    yard: Yard, bottle: str, ingredient: str, made: str | None
) -> None:
    """https://minecraft.wiki/w/Brewing."""
    yard.put(POS, "brewing_stand", {0: bottle, 3: f"1 {ingredient}"}, Fuel=Byte(1))
    yard.tick(400)
    before = yard.entity(POS).items[0]

    assert before.id == "minecraft:potion"

    yard.tick()

    stack = yard.entity(POS).items[0]
    contents = stack.components["minecraft:potion_contents"]
    assert isinstance(contents, dict)
    potion = str(contents["potion"]).removeprefix("minecraft:")
    if made is None:
        assert {0: "1 potion", 3: f"1 {ingredient}"} == yard.slots(POS)
    else:
        assert made == f"{stack.id.removeprefix('minecraft:')} {potion}"
        assert {0: "1 " + made.split()[0]} == yard.slots(POS)


def test_blaze_powder_is_taken_as_fuel(yard: Yard) -> None:
    """https://minecraft.wiki/w/Brewing_Stand: 20 uses each."""
    yard.put(POS, "brewing_stand", {4: "2 blaze_powder"})
    yard.tick(3)

    assert {4: "1 blaze_powder"} == yard.slots(POS)
    assert Int(20) == yard.entity(POS).save()["Fuel"]


def test_bottles_show_in_the_block(yard: Yard) -> None:
    yard.put(POS, "brewing_stand", {1: "1 potion"})
    yard.tick()

    shown = [yard.state(POS, f"has_bottle_{slot}") for slot in range(3)]
    assert ["false", "true", "false"] == shown
