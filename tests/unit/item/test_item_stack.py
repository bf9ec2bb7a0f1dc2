from __future__ import annotations

import pytest

from gametest.item.item_stack import EMPTY, ItemStack
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Byte, Int


# https://minecraft.wiki/w/Item_format: `count` is 1 if it is missing
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ('{id:"minecraft:stick",count:3}', "3 minecraft:stick"),
        ('{id:"stick"}', "1 minecraft:stick"),
        ('{id:"stick",count:0}', "nothing"),
        ('{id:"air",count:1}', "nothing"),
        ("{count:3}", "nothing"),
        ("7", "nothing"),
        (
            '{id:"stick",components:{damage:3}}',
            "1 minecraft:stick[minecraft:damage=3]",
        ),
    ],
)
def test_stack_is_read_from_data(text: str, shown: str) -> None:
    assert shown == str(ItemStack.from_nbt(parse_snbt(text)))


def test_stack_is_written_as_the_game_saves_it() -> None:
    stack = ItemStack("minecraft:stick", 2, {"minecraft:damage": Int(3)})

    assert stack.to_nbt() == {
        "count": Int(2),
        "id": "minecraft:stick",
        "components": {"minecraft:damage": Int(3)},
    }


def test_empty_stack_is_an_empty_compound() -> None:
    assert EMPTY.to_nbt() == {}


def test_stacks_with_other_components_do_not_stack() -> None:
    plain = ItemStack("minecraft:stick")

    assert plain.stacks_with(plain.with_count(5))
    assert not plain.stacks_with(plain.with_component("damage", Int(1)))


def test_a_component_that_is_set_is_no_longer_taken_away() -> None:
    stack = ItemStack("minecraft:stick", 1, {"!minecraft:damage": {}})

    changed = stack.with_component("damage", Int(1))

    assert changed.components == {"minecraft:damage": Int(1)}


def test_types_of_numbers_tell_custom_data_apart() -> None:
    one = ItemStack("minecraft:stick", 1, {"minecraft:custom_data": {"a": Byte(1)}})
    other = ItemStack("minecraft:stick", 1, {"minecraft:custom_data": {"a": Int(1)}})

    assert not one.equals(other)
