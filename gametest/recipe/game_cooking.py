"""The game's own recipes of furnaces and campfires, as far as this project knows them.

From the tables of https://minecraft.wiki/w/Smelting: what becomes what, and the experience. Ids, times
and all else were compared with the 116 recipes of 26.2: none differs and none is missing. What 26.3
added for its own new items is not known.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from gametest.core.dye_colors import DYE_COLORS
from gametest.core.identifier import Identifier
from gametest.core.version import version_named
from gametest.item.item_stack import ItemStack
from gametest.level.world.item_access import FUEL_SPEEDS_VERSION
from gametest.recipe.recipe import CookingRecipe
from gametest.registry.id_set import IdSet
from gametest.registry.listed_ids import listed_ids

if TYPE_CHECKING:
    from gametest.level.world.item_access import ItemAccess

_TIMES: Final = {
    "smelting": 200,
    "blasting": 100,
    "smoking": 100,
    "campfire_cooking": 600,
}
_QUICK: Final = ("blasting", "smoking")
_FOOD: Final = {
    "beef": "cooked_beef",
    "chicken": "cooked_chicken",
    "cod": "cooked_cod",
    "mutton": "cooked_mutton",
    "porkchop": "cooked_porkchop",
    "potato": "baked_potato",
    "rabbit": "cooked_rabbit",
    "salmon": "cooked_salmon",
}
_FOOD_EXPERIENCE: Final = 0.35
_METALS: Final = (
    ("coal", 0.1, "coal_ore deepslate_coal_ore"),
    ("copper_ingot", 0.7, "copper_ore deepslate_copper_ore raw_copper"),
    ("diamond", 1.0, "diamond_ore deepslate_diamond_ore"),
    ("emerald", 1.0, "emerald_ore deepslate_emerald_ore"),
    ("gold_ingot", 1.0, "gold_ore deepslate_gold_ore nether_gold_ore raw_gold"),
    ("iron_ingot", 0.7, "iron_ore deepslate_iron_ore raw_iron"),
    ("lapis_lazuli", 0.2, "lapis_ore deepslate_lapis_ore"),
    ("redstone", 0.7, "redstone_ore deepslate_redstone_ore"),
)
"""Smelted or blasted; each ingredient has a recipe of its own."""
_TOOLS: Final = "axe hoe pickaxe shovel spear sword"
_ARMOR: Final = "boots chestplate helmet leggings horse_armor nautilus_armor"
_MELTED: Final = (
    ("copper_nugget", ("copper",), ()),
    ("gold_nugget", ("golden",), ()),
    ("iron_nugget", ("iron",), ("chainmail",)),
)
"""Nugget, materials of tools and armour, materials of armour alone."""
_NUGGET_EXPERIENCE: Final = 0.1
_BLOCKS: Final = (
    ("brick", 0.3, "clay_ball"),
    ("charcoal", 0.15, "#logs_that_burn"),
    ("cracked_deepslate_bricks", 0.1, "deepslate_bricks"),
    ("cracked_deepslate_tiles", 0.1, "deepslate_tiles"),
    ("cracked_nether_bricks", 0.1, "nether_bricks"),
    (
        "cracked_polished_blackstone_bricks",
        0.1,
        "polished_blackstone_bricks",
    ),
    ("cracked_stone_bricks", 0.1, "stone_bricks"),
    ("deepslate", 0.1, "cobbled_deepslate"),
    ("glass", 0.1, "#smelts_to_glass"),
    ("green_dye", 1.0, "cactus"),
    ("leaf_litter", 0.1, "#leaves"),
    ("lime_dye", 0.1, "sea_pickle"),
    ("nether_brick", 0.1, "netherrack"),
    ("popped_chorus_fruit", 0.1, "chorus_fruit"),
    ("resin_brick", 0.1, "resin_clump"),
    ("smooth_basalt", 0.1, "basalt"),
    ("smooth_quartz", 0.1, "quartz_block"),
    ("smooth_red_sandstone", 0.1, "red_sandstone"),
    ("smooth_sandstone", 0.1, "sandstone"),
    ("smooth_stone", 0.1, "stone"),
    ("sponge", 0.15, "wet_sponge"),
    ("stone", 0.1, "cobblestone"),
    ("terracotta", 0.35, "clay"),
)
"""Smelted only."""
_NAMED_BY_WAY: Final = ("lime_dye",)
"""Recipes whose id names the furnace, because another recipe has the plain name."""
_GLAZED_EXPERIENCE: Final = 0.1


def game_cooking(items: ItemAccess) -> Iterator[tuple[Identifier, CookingRecipe]]:
    """Those whose result exists in the version."""
    is_doubled = items.version.data_version >= FUEL_SPEEDS_VERSION

    def recipe(
        name: str, kind: str, ingredients: str, result: str, experience: float
    ) -> tuple[Identifier, CookingRecipe]:
        return Identifier("minecraft", name), CookingRecipe(
            kind,
            _ingredient(ingredients, items),
            ItemStack(f"minecraft:{result}"),
            experience,
            _TIMES["smelting"] if is_doubled and kind in _QUICK else _TIMES[kind],
        )

    for raw, result in _FOOD.items():
        for kind, end in _FOOD_WAYS:
            yield recipe(result + end, kind, raw, result, _FOOD_EXPERIENCE)
    for kind in ("smelting", "smoking", "campfire_cooking"):
        yield recipe(f"dried_kelp_from_{kind}", kind, "kelp", "dried_kelp", 0.1)
    for result, experience, ores in _METALS:
        for ore in ores.split():
            for kind in ("smelting", "blasting"):
                name = f"{result}_from_{kind}_{ore}"
                yield recipe(name, kind, ore, result, experience)
    for kind, end in (("smelting", ""), ("blasting", "_from_blasting")):
        yield recipe(f"quartz{end}", kind, "nether_quartz_ore", "quartz", 0.2)
        yield recipe(
            f"netherite_scrap{end}", kind, "ancient_debris", "netherite_scrap", 2.0
        )
    for nugget, both, armor in _MELTED:
        if not items.table.has(f"minecraft:{nugget}"):
            continue
        parts = [f"{kind}_{part}" for kind in both for part in _TOOLS.split()]
        parts += [f"{kind}_{part}" for kind in both + armor for part in _ARMOR.split()]
        for kind in ("smelting", "blasting"):
            name = f"{nugget}_from_{kind}"
            yield recipe(name, kind, " ".join(parts), nugget, _NUGGET_EXPERIENCE)
    for result, experience, ingredients in _BLOCKS:
        name = f"{result}_from_smelting" if result in _NAMED_BY_WAY else result
        yield recipe(name, "smelting", ingredients, result, experience)
    for color in sorted(DYE_COLORS):
        result = f"{color}_glazed_terracotta"
        clay = f"{color}_terracotta"
        yield recipe(result, "smelting", clay, result, _GLAZED_EXPERIENCE)


def is_newer_than_table(id: str) -> bool:
    """Whether the item is newer than this table."""
    name = id.removeprefix("minecraft:")
    return name not in listed_ids(version_named(_TABLED), "item")


_TABLED: Final = "26.2"
_FOOD_WAYS: Final = (
    ("smelting", ""),
    ("smoking", "_from_smoking"),
    ("campfire_cooking", "_from_campfire_cooking"),
)


def _ingredient(text: str, items: ItemAccess) -> IdSet:
    """Of ids apart by blanks, or of one tag."""
    if text.startswith("#"):
        return IdSet("item", frozenset(), f"minecraft:{text[1:]}", items.tags)
    return IdSet("item", frozenset(f"minecraft:{name}" for name in text.split()))
