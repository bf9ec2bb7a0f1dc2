"""Functions that draw one of several: https://minecraft.wiki/w/Item_modifier."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.errors import UnsupportedError
from gametest.item.item_stack import ItemStack
from gametest.loot.function.drawn_functions import mixed_color
from gametest.loot.loot_context import LootContext
from gametest.loot.table.loot_library import LootLibrary

Context = Callable[..., LootContext]


def stew(id: str, duration: int) -> dict[str, Any]:
    return {
        "type": "set_stew_effect",
        "effects": [{"type": f"minecraft:{id}", "duration": duration}],
    }


@pytest.mark.parametrize(
    ("id", "function", "component", "found"),
    [
        (
            "goat_horn",
            {"type": "set_instrument", "options": "minecraft:ponder_goat_horn"},
            "instrument",
            "minecraft:ponder_goat_horn",
        ),
        (
            "potion",
            {"type": "set_random_potion", "options": ["minecraft:healing"]},
            "potion_contents",
            {"potion": "minecraft:healing"},
        ),
        (
            "suspicious_stew",
            stew("speed", 7),
            "suspicious_stew_effects",
            [{"id": "minecraft:speed", "duration": 140}],
        ),
        # 8 seconds are the component's own duration; instant effects have none in seconds.
        (
            "suspicious_stew",
            stew("speed", 8),
            "suspicious_stew_effects",
            [{"id": "minecraft:speed"}],
        ),
        (
            "suspicious_stew",
            stew("saturation", 7),
            "suspicious_stew_effects",
            [{"id": "minecraft:saturation", "duration": 7}],
        ),
        ("egg", stew("speed", 7), "suspicious_stew_effects", None),
        (
            "firework_star",
            {"type": "set_firework_explosion", "colors": [255], "trail": True},
            "firework_explosion",
            {"shape": "small_ball", "colors": [255], "has_trail": 1},
        ),
    ],
)
def test_item_is_changed(
    loot: LootLibrary,
    context: Context,
    id: str,
    function: Any,
    component: str,
    found: Any,
) -> None:
    changed = loot.parse_modifier(function)(ItemStack(f"minecraft:{id}"), context())

    assert found == changed.find(f"minecraft:{component}")


# vanilla-mcdoc of set_random_dyes: blue and black are #2C3065.
def test_dyes_are_mixed() -> None:
    assert 0x2C3065 == mixed_color([0x3C44AA, 0x1D1D21])


def test_one_dye_keeps_its_color() -> None:
    assert 0xB02E26 == mixed_color([0xB02E26])


def test_dyes_of_other_items_refuse_by_name(
    loot: LootLibrary, context: Context
) -> None:
    modify = loot.parse_modifier({"type": "set_random_dyes", "number_of_dyes": 1})

    with pytest.raises(UnsupportedError, match="set_random_dyes of minecraft:egg"):
        modify(ItemStack("minecraft:egg"), context())
