"""The folders of `data/<namespace>/` that are read, and their older names.

https://minecraft.wiki/w/Data_pack#Folder_structure; renames of 24w19a and 24w21a
(https://github.com/misode/technical-changes/tree/main/1.21).
"""

from __future__ import annotations

from typing import Final

SINGULAR_NAMES: Final[dict[str, str]] = {
    "advancements": "advancement",
    "functions": "function",
    "item_modifiers": "item_modifier",
    "loot_tables": "loot_table",
    "predicates": "predicate",
    "recipes": "recipe",
    "structures": "structure",
    "tests": "test",
    "tags/blocks": "tags/block",
    "tags/entity_types": "tags/entity_type",
    "tags/fluids": "tags/fluid",
    "tags/functions": "tags/function",
    "tags/game_events": "tags/game_event",
    "tags/items": "tags/item",
    "gametest/structures": "gametest/structure",
}
"""Names of before data pack format 45 to today's."""

KNOWN_FOLDERS: Final = frozenset(
    {
        "advancement",
        "banner_pattern",
        "cat_sound_variant",
        "cat_variant",
        "chat_type",
        "chicken_sound_variant",
        "chicken_variant",
        "cow_sound_variant",
        "cow_variant",
        "damage_type",
        "dialog",
        "dimension",
        "dimension_type",
        "enchantment",
        "enchantment_provider",
        "frog_variant",
        "function",
        "instrument",
        "item_modifier",
        "jukebox_song",
        "loot_table",
        "painting_variant",
        "pig_sound_variant",
        "pig_variant",
        "predicate",
        "recipe",
        "structure",
        "sulfur_cube_archetype",
        "tags",
        "test_environment",
        "test_instance",
        "timeline",
        "trade_set",
        "trial_spawner",
        "trim_material",
        "trim_pattern",
        "villager_trade",
        "wolf_sound_variant",
        "wolf_variant",
        "world_clock",
        "worldgen",
        "zombie_nautilus_variant",
        # Not the game's: test files of dialects and structures of Fabric.
        "gametest",
        "test",
    }
)

GROUPING_FOLDERS: Final = frozenset({"tags", "worldgen", "gametest"})
"""Folders that hold one folder for each registry."""

READ_SUFFIXES: Final = (".json", ".mcfunction", ".nbt", ".snbt")
"""Files of other kinds may lie in a pack under any name."""


def folder_of(path: str) -> str:
    """`function`, or `tags/block` below a grouping folder; empty for a file outside any."""
    first, separator, rest = path.partition("/")
    if not separator:
        return ""
    second, separator, _ = rest.partition("/")
    return f"{first}/{second}" if separator and first in GROUPING_FOLDERS else first
