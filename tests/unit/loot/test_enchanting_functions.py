"""Drawn enchantments: https://minecraft.wiki/w/Item_modifier, https://minecraft.wiki/w/Enchanting_mechanics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.random_source import LegacyRandom
from gametest.item.enchantments import levels_on
from gametest.item.item_stack import ItemStack
from gametest.loot.loot_context import LootContext
from gametest.loot.table.loot_library import InlineLootError, LootLibrary

Context = Callable[..., LootContext]
STORED = "minecraft:stored_enchantments"


def modified(
    loot: LootLibrary, context: LootContext, id: str, function: Any
) -> ItemStack:
    return loot.parse_modifier(function)(ItemStack(f"minecraft:{id}"), context)


# The generator's numbers: rules.md a.1, seed 0 gives 0 and 8 of ten, thus 3 of five.
def test_level_is_drawn_after_the_enchantment(
    loot: LootLibrary, context: Context
) -> None:
    function = {"type": "enchant_randomly", "options": ["minecraft:sharpness"]}
    seeded = context(own_random=LegacyRandom(0))

    found = modified(loot, seeded, "iron_sword", function)

    assert {"minecraft:sharpness": 4} == levels_on(found)


def test_enchantment_of_one_level_draws_no_level(
    loot: LootLibrary, context: Context
) -> None:
    function = {"type": "enchant_randomly", "options": "minecraft:mending"}
    random = LegacyRandom(0)

    found = modified(loot, context(own_random=random), "bow", function)

    assert {"minecraft:mending": 1} == levels_on(found)
    # The second number of the row of next(32).
    assert random.next_int() == -723955400


@pytest.mark.parametrize(
    ("id", "options", "found"),
    [
        ("stick", "minecraft:mending", {}),
        ("bow", ["minecraft:flame", "minecraft:sharpness"], {"minecraft:flame": 1}),
        ("iron_hoe", "minecraft:silk_touch", {"minecraft:silk_touch": 1}),
        ("shears", "minecraft:silk_touch", {}),
    ],
)
def test_only_what_the_item_can_have(
    loot: LootLibrary, context: Context, id: str, options: Any, found: Any
) -> None:
    function = {"type": "enchant_randomly", "options": options}

    assert found == levels_on(modified(loot, context(), id, function))


def test_others_where_the_function_says_so(loot: LootLibrary, context: Context) -> None:
    function = {
        "type": "enchant_randomly",
        "options": "minecraft:mending",
        "only_compatible": False,
    }

    found = modified(loot, context(), "stick", function)

    assert {"minecraft:mending": 1} == levels_on(found)


@pytest.mark.parametrize(
    "function",
    [
        {"type": "enchant_randomly", "options": "minecraft:mending"},
        {"type": "enchant_with_levels", "levels": 40, "options": "minecraft:mending"},
        {"type": "set_enchantments", "enchantments": {"minecraft:mending": 1}},
    ],
)
def test_book_becomes_an_enchanted_one(
    loot: LootLibrary, context: Context, function: Any
) -> None:
    found = modified(loot, context(), "book", function)

    assert "minecraft:enchanted_book" == found.id
    assert {"minecraft:mending": 1} == levels_on(found, STORED)


# A sword of iron takes 14, so that 30 levels become 26 to 45 (31..39, 15 % less or more);
# smite V costs 37 to 57, IV 29 to 49, III 21 to 41.
@pytest.mark.parametrize("seed", range(12))
def test_levels_stay_between_their_costs(
    loot: LootLibrary, context: Context, seed: int
) -> None:
    function = {
        "type": "enchant_with_levels",
        "levels": 30,
        "options": "minecraft:smite",
    }
    seeded = context(own_random=LegacyRandom(seed))

    found = levels_on(modified(loot, seeded, "iron_sword", function))

    assert ["minecraft:smite"] == [*found]
    assert 3 <= found["minecraft:smite"] <= 5


@pytest.mark.parametrize("seed", range(20))
def test_what_excludes_each_other_is_never_drawn_together(
    loot: LootLibrary, context: Context, seed: int
) -> None:
    function = {
        "type": "enchant_with_levels",
        "levels": 40,
        "options": "#minecraft:exclusive_set/damage",
    }
    seeded = context(own_random=LegacyRandom(seed))

    assert 1 == len(levels_on(modified(loot, seeded, "iron_sword", function)))


def test_what_cannot_be_enchanted_draws_nothing(
    loot: LootLibrary, context: Context
) -> None:
    function = {"type": "enchant_with_levels", "levels": 30}
    random = LegacyRandom(0)

    found = modified(loot, context(own_random=random), "stick", function)

    assert {} == levels_on(found)
    assert random.next_int() == -1155484576


@pytest.mark.parametrize(
    "function",
    [
        {"type": "enchant_randomly", "options": "demo:none"},
        {
            "type": "enchant_with_levels",
            "levels": 3,
            "options": ["mending", "demo:none"],
        },
        {"type": "set_enchantments", "enchantments": {"demo:none": 1}},
        {"type": "enchanted_count_increase", "enchantment": "demo:none", "count": 1},
        {"type": "apply_bonus", "enchantment": "demo:none", "formula": "ore_drops"},
    ],
    ids=lambda function: function["type"],
)
def test_unknown_enchantment_is_refused(
    loot: LootLibrary, function: dict[str, Any]
) -> None:
    """An entry of a registry that does not exist: the file does not load in the game."""
    with pytest.raises(InlineLootError, match="unknown enchantment 'demo:none'"):
        loot.parse_modifier(function)


def test_enchantment_of_a_pack_is_known(make_loot: Callable[..., LootLibrary]) -> None:
    library = make_loot(files={"data/demo/enchantment/none.json": {}})

    library.parse_modifier({"type": "enchant_randomly", "options": "demo:none"})


# vanilla-mcdoc: 2 + random(0, 5 + level * 10) + 3 * level
def test_cost_of_a_trade_is_noted(loot: LootLibrary, context: Context) -> None:
    function = {
        "type": "enchant_randomly",
        "options": "minecraft:mending",
        "include_additional_cost_component": True,
    }

    found = modified(loot, context(), "bow", function)

    cost = found.find("minecraft:additional_trade_cost")
    assert isinstance(cost, int)
    assert 5 <= cost < 5 + 15
