"""How long each item burns in a furnace, in ticks (https://minecraft.wiki/w/Smelting#Fuel)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level
    from gametest.nbt.tags import Tag

_COMPONENT: Final = "minecraft:cooking_fuel"
_TICKS: Final = {
    20000: "lava_bucket",
    16000: "coal_block",
    4001: "dried_kelp_block",
    2400: "blaze_rod",
    1600: "coal charcoal",
    300: "bamboo_mosaic bamboo_mosaic_stairs note_block bookshelf chiseled_bookshelf "
    "lectern jukebox chest trapped_chest crafting_table daylight_detector "
    "cartography_table fletching_table smithing_table loom composter barrel bow "
    "fishing_rod ladder crossbow mangrove_roots",
    200: "wooden_shovel wooden_sword wooden_hoe wooden_axe wooden_pickaxe wooden_spear",
    150: "bamboo_mosaic_slab",
    100: "stick bowl dead_bush short_dry_grass tall_dry_grass azalea flowering_azalea "
    "leaf_litter",
    50: "bamboo scaffolding",
}
_BY_ITEM: Final = {
    f"minecraft:{name}": ticks
    for ticks, names in _TICKS.items()
    for name in names.split()
}
_BY_TAG: Final = (
    ("boats", 1200),
    ("logs", 300),
    ("bamboo_blocks", 300),
    ("planks", 300),
    ("wooden_stairs", 300),
    ("wooden_slabs", 150),
    ("wooden_trapdoors", 300),
    ("wooden_pressure_plates", 300),
    ("wooden_shelves", 300),
    ("wooden_fences", 300),
    ("fence_gates", 300),
    ("banners", 300),
    ("signs", 200),
    ("hanging_signs", 800),
    ("wooden_doors", 200),
    ("wooden_buttons", 100),
    ("wool", 100),
    ("wool_carpets", 67),
    ("saplings", 100),
)
_NO_FUEL: Final = "non_flammable_wood"
_UNKNOWN: Final = ("red_shrub", "straw_bed", "_cushion", "_wool_stairs", "_wool_slab")
"""Endings of items of 26.3 whose burning is in no source read here."""


def has_own_time(stack: ItemStack) -> bool:
    return stack.find(_COMPONENT) is not None


def burn_time(level: Level, stack: ItemStack) -> int:
    """0 for what is no fuel."""
    if stack.is_empty:
        return 0
    if stack.removes(_COMPONENT):
        return 0
    own = stack.find(_COMPONENT)
    if own is not None:
        return _own_time(own)
    found = _BY_ITEM.get(stack.id)
    if found is not None:
        return found
    if stack.id.endswith(_UNKNOWN):
        mechanic = f"minecraft:furnace: burn {stack.id}"
        raise UnsupportedError(mechanic)
    items = level.world.items
    if items.has_tag(stack, _NO_FUEL):
        return 0
    for tag, ticks in _BY_TAG:
        if items.has_tag(stack, tag):
            return ticks
    return 0


def _own_time(component: Tag) -> int:
    """Of an item that says it itself, since 26.3, at the usual speed.

    https://github.com/SpyglassMC/vanilla-mcdoc (`cooking_fuel`): both of its values can be drawn.
    """
    ticks = speed = None
    if isinstance(component, dict):
        ticks, speed = component.get("burn_time"), component.get("speed_multiplier")
    if not isinstance(ticks, int) or speed != 1:
        mechanic = f"minecraft:furnace: component {_COMPONENT}"
        raise UnsupportedError(mechanic)
    return int(ticks)
