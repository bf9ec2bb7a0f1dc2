"""Which potion an ingredient makes of another (https://minecraft.wiki/w/Brewing)."""

from __future__ import annotations

from typing import Final

from gametest.core.identifier import Identifier
from gametest.item.item_stack import ItemStack

_CONTENTS: Final = "minecraft:potion_contents"
_PREFIX: Final = "minecraft:"
_BOTTLES: Final = {
    "gunpowder": ("minecraft:potion", "minecraft:splash_potion"),
    "dragon_breath": ("minecraft:splash_potion", "minecraft:lingering_potion"),
}
POTIONS: Final = frozenset(
    {"minecraft:potion", "minecraft:splash_potion", "minecraft:lingering_potion"}
)
_FROM_AWKWARD: Final = {
    "golden_carrot": "night_vision",
    "phantom_membrane": "slow_falling",
    "pufferfish": "water_breathing",
    "turtle_helmet": "turtle_master",
}
_FROM_AWKWARD_OR_WATER: Final = {
    "blaze_powder": "strength",
    "breeze_rod": "wind_charged",
    "cobweb": "weaving",
    "ghast_tear": "regeneration",
    "glistering_melon_slice": "healing",
    "magma_cream": "fire_resistance",
    "rabbit_foot": "leaping",
    "slime_block": "oozing",
    "spider_eye": "poison",
    "stone": "infested",
    "sugar": "swiftness",
}
"""Water becomes mundane with these."""
_FROM_WATER: Final = {
    "fermented_spider_eye": "weakness",
    "glowstone_dust": "thick",
    "nether_wart": "awkward",
    "redstone": "mundane",
}
_STRONG: Final = frozenset(
    {
        "harming",
        "healing",
        "leaping",
        "poison",
        "regeneration",
        "slowness",
        "strength",
        "swiftness",
        "turtle_master",
    }
)
_LONG: Final = _STRONG - {"harming", "healing"} | {
    "fire_resistance",
    "invisibility",
    "night_vision",
    "slow_falling",
    "water_breathing",
    "weakness",
}
_FERMENTED: Final = {
    "healing": "harming",
    "leaping": "slowness",
    "long_leaping": "long_slowness",
    "long_night_vision": "long_invisibility",
    "long_poison": "harming",
    "long_swiftness": "long_slowness",
    "night_vision": "invisibility",
    "poison": "harming",
    "strong_healing": "strong_harming",
    "strong_poison": "strong_harming",
    "swiftness": "slowness",
}
_INGREDIENTS: Final = frozenset(
    {*_BOTTLES, *_FROM_AWKWARD, *_FROM_AWKWARD_OR_WATER, *_FROM_WATER}
)


def is_ingredient(stack: ItemStack) -> bool:
    return stack.id.removeprefix(_PREFIX) in _INGREDIENTS


def mix(bottle: ItemStack, ingredient: ItemStack) -> ItemStack | None:
    """None if the two make nothing."""
    if bottle.id not in POTIONS:
        return None
    potion, name = potion_of(bottle), ingredient.id.removeprefix(_PREFIX)
    if name in _BOTTLES:
        before, after = _BOTTLES[name]
        if bottle.id != before:
            return None
        # One that names no potion brews all the same, and stays what it is: lib_brewing of
        # https://github.com/Gamemode4Dev/GM4_Datapacks waits for the end of it (test `brew_splash`).
        return bottle if potion is None else _made(after, potion)
    if potion is None:
        return None
    made = _potion_made(potion, name)
    return None if made is None else _made(bottle.id, made)


def _potion_made(potion: str, ingredient: str) -> str | None:
    # Longer than other functions would be if each kind had one: it is one table in five parts.
    if potion == "water":
        if ingredient in _FROM_AWKWARD_OR_WATER:
            return "mundane"
        return _FROM_WATER.get(ingredient)
    if potion == "awkward":
        return _FROM_AWKWARD.get(ingredient) or _FROM_AWKWARD_OR_WATER.get(ingredient)
    match ingredient:
        case "redstone" if potion in _LONG:
            return f"long_{potion}"
        case "glowstone_dust" if potion in _STRONG:
            return f"strong_{potion}"
        case "fermented_spider_eye":
            return _FERMENTED.get(potion)
        case _:
            return None


def potion_of(stack: ItemStack) -> str | None:
    """Without namespace; None if the stack names no potion of the game."""
    contents = stack.find(_CONTENTS)
    potion = contents.get("potion") if isinstance(contents, dict) else contents
    id = Identifier.find(potion)
    return id.path if id is not None and id.namespace == "minecraft" else None


def _made(item: str, potion: str) -> ItemStack:
    return ItemStack(item, 1, {_CONTENTS: {"potion": _PREFIX + potion}})
