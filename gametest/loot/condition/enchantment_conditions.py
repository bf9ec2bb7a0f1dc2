"""Conditions whose chance hangs on an enchantment (https://minecraft.wiki/w/Predicate)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.loot.condition.enchantment_levels import (
    enchantment_level,
    entity_enchantment_level,
    read_by_level,
)
from gametest.loot.loot_context import LootContext
from gametest.loot.term import AllOf, Check, Term

if TYPE_CHECKING:
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataObject


def table_bonus(
    fields: DataObject, registries: PredicateRegistries
) -> Term[LootContext]:
    """A chance by the level that the tool has; the last one counts for higher levels."""
    found, listed = fields.get("enchantment"), fields.get("chances")
    id = registries.one_id(found, "enchantment")
    chances = [] if listed is None else [each.number() for each in listed.items()]
    if not chances:
        return AllOf(())

    def holds(context: LootContext, _subject: LootContext) -> bool:
        level = min(enchantment_level(context.tool, id), len(chances) - 1)
        return context.random.next_float() < chances[level]

    return Check("table_bonus", "a draw below the chance", holds, _higher)


def enchanted_chance(
    fields: DataObject, registries: PredicateRegistries
) -> Term[LootContext]:
    """By the level that the attacker has."""
    found = fields.get("enchantment")
    id = registries.one_id(found, "enchantment")
    node, plain = fields.get("enchanted_chance"), fields.get("unenchanted_chance")
    with_it = (lambda _: 0.0) if node is None else read_by_level(node)
    without = 0.0 if plain is None else plain.number()

    def holds(context: LootContext, _subject: LootContext) -> bool:
        level = entity_enchantment_level(context.entity("attacker"), id)
        chance = with_it(level) if level > 0 else without
        return context.random.next_float() < chance

    name = "random_chance_with_enchanted_bonus"
    return Check(name, "a draw below the chance", holds, _higher)


def _higher(_context: LootContext, _subject: LootContext) -> str:
    return "a higher one"
