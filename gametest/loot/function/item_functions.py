"""The functions of loot tables and item modifiers, by name.

https://minecraft.wiki/w/Item_modifier; names and fields by version:
https://github.com/SpyglassMC/vanilla-mcdoc (MIT), file java/data/loot/function.mcdoc. Functions
that are made of others are read by `loot_reader`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.core.errors import UnsupportedError
from gametest.item.item_stack import ItemStack
from gametest.loot.function import (
    book_functions,
    component_functions,
    copy_functions,
    count_functions,
    drawn_functions,
    enchanting_functions,
)
from gametest.loot.loot_context import LootContext
from gametest.loot.registries import TYPE_KEY
from gametest.loot.table.loot_table import ItemFunction

if TYPE_CHECKING:
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataObject

FunctionReader: TypeAlias = Callable[
    ["DataObject", "PredicateRegistries"], ItemFunction
]


def _exploration_map(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    """There are no structures to look for; its fields are read for their findings."""
    if registries.since(TYPE_KEY):
        # One, a tag with `#` or a list since 26.3.
        node = fields.find("destination")
        if node is not None:
            node.id_set("worldgen/structure", registries.tags)
    else:
        node = fields.find("destination")
        if node is not None:
            node.identifier()
    decoration, skips = fields.find("decoration"), fields.find("skip_existing_chunks")
    if decoration is not None:
        decoration.identifier()
    if skips is not None:
        skips.boolean()
    for key in ("zoom", "search_radius"):
        number = fields.find(key)
        if number is not None:
            number.integer()

    def refuse(_stack: ItemStack, _context: LootContext) -> ItemStack:
        mechanic = "item function: exploration_map"
        raise UnsupportedError(mechanic)

    return refuse


FUNCTIONS: Final[dict[str, FunctionReader]] = {
    "apply_bonus": count_functions.apply_bonus,
    "copy_components": copy_functions.copy_components,
    "copy_custom_data": copy_functions.copy_custom_data,
    "copy_name": copy_functions.copy_name,
    "copy_state": copy_functions.copy_state,
    "discard": count_functions.discard,
    "enchant_randomly": enchanting_functions.enchant_randomly,
    "enchant_with_levels": enchanting_functions.enchant_with_levels,
    "enchanted_count_increase": count_functions.enchanted_count_increase,
    "exploration_map": _exploration_map,
    "explosion_decay": count_functions.explosion_decay,
    "fill_player_head": drawn_functions.fill_player_head,
    "furnace_smelt": count_functions.furnace_smelt,
    "limit_count": count_functions.limit_count,
    "set_attributes": component_functions.set_attributes,
    "set_banner_pattern": component_functions.set_banner_pattern,
    "set_book_cover": book_functions.set_book_cover,
    "set_components": component_functions.set_components,
    "set_count": count_functions.set_count,
    "set_custom_data": component_functions.set_custom_data,
    "set_custom_model_data": component_functions.set_custom_model_data,
    "set_damage": component_functions.set_damage,
    "set_enchantments": enchanting_functions.set_enchantments,
    "set_firework_explosion": drawn_functions.set_firework_explosion,
    "set_fireworks": component_functions.set_fireworks,
    "set_instrument": drawn_functions.set_instrument,
    "set_item": component_functions.set_item,
    "set_loot_table": component_functions.set_loot_table,
    "set_lore": component_functions.set_lore,
    "set_name": component_functions.set_name,
    "set_ominous_bottle_amplifier": component_functions.set_ominous_bottle_amplifier,
    "set_potion": component_functions.set_potion,
    "set_random_dyes": drawn_functions.set_random_dyes,
    "set_random_potion": drawn_functions.set_random_potion,
    "set_stew_effect": drawn_functions.set_stew_effect,
    "set_writable_book_pages": book_functions.set_writable_book_pages,
    "set_written_book_pages": book_functions.set_written_book_pages,
    "toggle_tooltips": component_functions.toggle_tooltips,
}
"""With `filtered`, `modify_contents`, `reference`, `sequence` and `set_contents`: all of 26.3."""
SINCE: Final = {"discard": 4671, "set_random_dyes": 4786, "set_random_potion": 4786}
"""By data version, of those that an older supported version lacks (26.1-snapshot-1)."""
