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
        "context_float_provider",
        "context_int_provider",
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
        "slot_source",
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
        # Ours, for the tests of processes and of recordings.
        "process_manifest",
        "recording",
    }
)

WORLDGEN_REGISTRIES: Final = (
    "biome",
    "biome_source",
    "block_state_provider_type",
    "carver",
    "chunk_generator",
    "configured_carver",
    "configured_feature",
    "density_function",
    "density_function_type",
    "feature",
    "feature_size_type",
    "flat_level_generator_preset",
    "foliage_placer_type",
    "material_condition",
    "material_rule",
    "multi_noise_biome_source_parameter_list",
    "noise",
    "noise_settings",
    "placed_feature",
    "placement_modifier_type",
    "pool_alias_binding",
    "processor_list",
    "root_placer_type",
    "structure",
    "structure_piece",
    "structure_placement",
    "structure_pool_element",
    "structure_processor",
    "structure_set",
    "structure_type",
    "template_pool",
    "tree_decorator_type",
    "trunk_placer_type",
    "world_preset",
)
"""Those that lie below `worldgen`, for their tags below `tags/worldgen`."""

TAGGED_REGISTRIES: Final = KNOWN_FOLDERS - {
    "function",
    "gametest",
    "process_manifest",
    "recording",
    "structure",
    "tags",
    "test",
    "worldgen",
} | {
    *(f"worldgen/{registry}" for registry in WORLDGEN_REGISTRIES),
    "activity",
    "attribute",
    "block",
    "block_entity_type",
    "block_predicate_type",
    "block_state_provider_type",
    "block_type",
    "carver",
    "chunk_status",
    "command_argument_type",
    "consume_effect_type",
    "creative_mode_tab",
    "custom_stat",
    "data_component_predicate_type",
    "data_component_type",
    "debug_subscription",
    "decorated_pot_pattern",
    "dialog_action_type",
    "dialog_body_type",
    "dialog_type",
    "enchantment_effect_component_type",
    "enchantment_entity_effect_type",
    "enchantment_level_based_value_type",
    "enchantment_location_based_effect_type",
    "enchantment_provider_type",
    "enchantment_value_effect_type",
    "entity_sub_predicate_type",
    "entity_type",
    "environment_attribute",
    "feature",
    "feature_size_type",
    "float_provider_type",
    "fluid",
    "foliage_placer_type",
    "function",
    "game_event",
    "game_rule",
    "height_provider_type",
    "input_control_type",
    "int_provider_type",
    "item",
    "loot_condition_type",
    "loot_function_type",
    "loot_nbt_provider_type",
    "loot_number_provider_type",
    "loot_pool_entry_type",
    "loot_score_provider_type",
    "map_decoration_type",
    "memory_module_type",
    "menu",
    "mob_effect",
    "number_format_type",
    "particle_type",
    "permission_check_type",
    "permission_type",
    "placement_modifier_type",
    "point_of_interest_type",
    "pool_alias_binding",
    "pos_rule_test",
    "position_source_type",
    "potion",
    "recipe_book_category",
    "recipe_display",
    "recipe_serializer",
    "recipe_type",
    "root_placer_type",
    "rule_block_entity_modifier",
    "rule_test",
    "schedule",
    "sensor_type",
    "slot_display",
    "slot_source_type",
    "sound_event",
    "spawn_condition_type",
    "stat_type",
    "structure_piece",
    "structure_placement",
    "structure_pool_element",
    "structure_processor",
    "structure_type",
    "test_environment_definition_type",
    "test_function",
    "test_instance_type",
    "ticket_type",
    "tree_decorator_type",
    "trigger_type",
    "trunk_placer_type",
    "villager_profession",
    "villager_type",
}
"""What folders below `tags` are called: the game's registries, of all supported versions.

https://minecraft.wiki/w/Registry
"""

GROUPING_FOLDERS: Final = frozenset({"tags", "worldgen", "gametest"})
"""Folders that hold one folder for each registry."""

READ_SUFFIXES: Final = (".json", ".mcfunction", ".nbt", ".snbt")
"""Files of other kinds may lie in a pack under any name."""


def folder_of(path: str) -> str:
    """`function`, or `tags/block` below a grouping folder; empty for a file outside any.

    Grouping folders may lie in one another, as in `tags/worldgen/biome`.
    """
    folder, separator, rest = path.partition("/")
    if not separator:
        return ""
    last = folder
    while last in GROUPING_FOLDERS:
        last, separator, rest = rest.partition("/")
        if not separator:
            break
        folder = f"{folder}/{last}"
    return folder
