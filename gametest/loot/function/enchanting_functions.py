"""Functions that draw enchantments (https://minecraft.wiki/w/Item_modifier#enchant_randomly)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.item.enchantments import STORED, WORN, Enchantment, enchanted, levels_on
from gametest.item.item_stack import ItemStack, full_id
from gametest.loot.function.count_functions import flag_field, int_field
from gametest.loot.loot_context import LootContext
from gametest.loot.numbers import read_int
from gametest.loot.registries import CLOCKS
from gametest.loot.table.loot_table import ItemFunction
from gametest.nbt.tags import Compound, Int

if TYPE_CHECKING:
    from gametest.item.enchantments import EnchantmentTable
    from gametest.loot.numbers import Number
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

_BOOK: Final = "minecraft:book"
_ENCHANTED_BOOK: Final = "minecraft:enchanted_book"
_MOST_LEVELS: Final = 255
_TRADE_COST: Final = "minecraft:additional_trade_cost"
Options = Callable[["EnchantmentTable"], "list[Enchantment]"]


def set_enchantments(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    """A book becomes an enchanted one."""
    node = fields.find("enchantments")
    levels: dict[str, Number] = {}
    for id, entry in [] if node is None else node.entries():
        registries.one_id(entry.key(), "enchantment")
        levels[full_id(id)] = read_int(entry, registries)
    adds = flag_field(fields, "add")

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        stack = _as_enchanted_book(stack)
        name = STORED if stack.id == _ENCHANTED_BOOK else WORN
        found = levels_on(stack, name)
        for id, number in levels.items():
            before = found.get(id, 0) if adds else 0
            level = max(0, min(_MOST_LEVELS, number.whole(context) + before))
            if level:
                found[id] = level
            else:
                found.pop(id, None)
        value: Compound = {id: Int(level) for id, level in found.items()}
        return stack.with_component(name, value)

    return apply


def enchant_randomly(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    """One of the options, at any of its levels."""
    options = _options(fields.find("options"), registries)
    only_compatible = flag_field(fields, "only_compatible", default=True)
    adds_cost = _adds_cost(fields, registries)

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        table, random = context.level.world.items.enchantments, context.random
        choices = options(table)
        if only_compatible and stack.id != _BOOK:
            choices = [each for each in choices if each.supports(stack)]
        if not choices:
            return stack
        chosen = choices[random.next_int(len(choices))]
        level = 1
        if chosen.max_level > 1:
            level += random.next_int(chosen.max_level)
        if stack.id == _BOOK and (stack.count > 1 or stack.components):
            mechanic = "item function: enchant_randomly of a changed book"
            raise UnsupportedError(mechanic)
        stack = enchanted(_as_enchanted_book(stack), chosen.id, level)
        if adds_cost:
            cost = 2 + random.next_int(5 + level * 10) + 3 * level
            stack = stack.with_component(_TRADE_COST, Int(cost))
        return stack

    return apply


def enchant_with_levels(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    """As an enchanting table at so many levels."""
    options = _options(fields.find("options"), registries)
    levels = int_field(fields, "levels", registries)
    adds_cost = _adds_cost(fields, registries)

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        from gametest.item.enchanting import drawn_enchantments

        items, cost = context.level.world.items, levels.whole(context)
        table = items.enchantments
        chosen = drawn_enchantments(
            context.random, stack, cost, options(table), table, items.table
        )
        stack = _as_enchanted_book(stack)
        for enchantment, level in chosen:
            stack = enchanted(stack, enchantment.id, level)
        return stack.with_component(_TRADE_COST, Int(cost)) if adds_cost else stack

    return apply


def _as_enchanted_book(stack: ItemStack) -> ItemStack:
    if stack.id != _BOOK:
        return stack
    return ItemStack(_ENCHANTED_BOOK, stack.count, stack.components)


def _adds_cost(fields: DataObject, registries: PredicateRegistries) -> bool:
    if not registries.since(CLOCKS):
        return False
    return flag_field(fields, "include_additional_cost_component")


def _options(node: DataNode | None, registries: PredicateRegistries) -> Options:
    """All enchantments without; a tag has its order, a list its own."""
    if node is None:
        return lambda table: table.all()
    if node.is_text and str(node.value).startswith("#"):
        tag = registries.id_set(node, "enchantment").tag or ""
        return lambda table: table.of_tag(tag)
    ids = registries.ordered_ids(node, "enchantment")

    def found(table: EnchantmentTable) -> list[Enchantment]:
        known = [table.find(id) for id in ids]
        missing = [id for id, each in zip(ids, known, strict=True) if each is None]
        if missing:
            mechanic = f"enchantment: {missing[0]}"
            raise UnsupportedError(mechanic)
        return [each for each in known if each is not None]

    return found
