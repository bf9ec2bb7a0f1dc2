"""What items are for: the blocks that they set, tools, food (https://minecraft.wiki/w/Data_component_format)."""

from __future__ import annotations

import pytest

from gametest.core.version import NEWEST_VERSION
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.item.item_table import ItemTable
from gametest.item.item_uses import (
    block_set_by,
    consumable_of,
    is_swapped_on,
    remainder_of,
    tool_of,
)
from gametest.nbt.tags import Byte, Compound, Float


@pytest.fixture(scope="module")
def table() -> ItemTable:
    return ItemTable.load(NEWEST_VERSION)


@pytest.mark.parametrize(
    ("item", "block"),
    [
        ("stone", "stone"),
        ("redstone", "redstone_wire"),
        ("wheat_seeds", "wheat"),
        ("wheat", "air"),
        ("glow_berries", "cave_vines"),
    ],
)
def test_an_item_sets_its_block(item: str, block: str) -> None:
    assert f"minecraft:{block}" == block_set_by(f"minecraft:{item}")


@pytest.mark.parametrize(
    ("item", "wear", "creative"),
    [
        ("iron_pickaxe", 1, True),
        ("golden_hoe", 1, True),
        ("diamond_sword", 2, False),
        ("shears", 1, True),
        ("trident", 2, False),
    ],
)
def test_a_tool_wears_and_may_break_in_creative_mode(
    item: str, wear: int, creative: bool
) -> None:
    tool = tool_of(ItemStack(f"minecraft:{item}"))

    assert tool is not None
    assert wear == tool["damage_per_block"]
    assert creative is bool(tool["can_destroy_blocks_in_creative"])


@pytest.mark.parametrize("item", ["stick", "bow", "iron_horse_armor", "carrot"])
def test_what_is_no_tool_is_none(item: str) -> None:
    assert tool_of(ItemStack(f"minecraft:{item}")) is None


def test_components_go_before_the_kind() -> None:
    own: Compound = {"rules": []}
    stack = ItemStack("minecraft:iron_axe", 1, {"minecraft:tool": own})
    taken = ItemStack("minecraft:iron_axe", 1, {"!minecraft:tool": {}})

    assert own is tool_of(stack)
    assert tool_of(taken) is None


@pytest.mark.parametrize(
    ("item", "seconds", "how"),
    [
        ("bread", 1.6, "eat"),
        ("dried_kelp", 0.8, "eat"),
        ("honey_bottle", 2.0, "drink"),
        ("potion", 1.6, "drink"),
    ],
)
def test_food_and_drink_take_their_time(
    table: ItemTable, item: str, seconds: float, how: str
) -> None:
    found = consumable_of(table, ItemStack(f"minecraft:{item}"))

    assert found is not None
    assert (Float(seconds), how) == (found["consume_seconds"], found["animation"])


@pytest.mark.parametrize("item", ["stick", "cod_bucket", "splash_potion"])
def test_other_things_are_not_eaten(table: ItemTable, item: str) -> None:
    assert consumable_of(table, ItemStack(f"minecraft:{item}")) is None


@pytest.mark.parametrize(
    ("item", "left"),
    [("milk_bucket", "bucket"), ("rabbit_stew", "bowl"), ("potion", "glass_bottle")],
)
def test_something_is_left_after_use(item: str, left: str) -> None:
    assert f"minecraft:{left}" == remainder_of(ItemStack(f"minecraft:{item}")).id


def test_a_remainder_can_be_taken_away() -> None:
    stack = ItemStack("minecraft:potion", 1, {"!minecraft:use_remainder": {}})

    assert EMPTY is remainder_of(stack)


@pytest.mark.parametrize(
    ("item", "worn"),
    [
        ("iron_helmet", True),
        ("elytra", True),
        ("carved_pumpkin", False),
        ("shield", False),
        ("stick", False),
    ],
)
def test_armour_is_put_on_by_use(table: ItemTable, item: str, worn: bool) -> None:
    assert worn is is_swapped_on(table, ItemStack(f"minecraft:{item}"))


def test_equippable_says_whether_it_is_put_on(table: ItemTable) -> None:
    own: Compound = {"slot": "head", "swappable": Byte(0)}
    stack = ItemStack("minecraft:stick", 1, {"minecraft:equippable": own})

    assert not is_swapped_on(table, stack)
