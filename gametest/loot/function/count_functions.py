"""Functions that change how many there are, or what they are made into."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.loot.condition.enchantment_levels import (
    enchantment_level,
    entity_enchantment_level,
)
from gametest.loot.loot_context import LootContext
from gametest.loot.number.number_range import read_number_range
from gametest.loot.numbers import constant, read_float, read_int
from gametest.loot.table.loot_table import ItemFunction

if TYPE_CHECKING:
    from gametest.loot.numbers import Number
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataObject


def counted(stack: ItemStack, count: int) -> ItemStack:
    """Keeps kind and components of a stack of none, which a later function may fill."""
    return ItemStack(stack.id, count, stack.components)


def int_field(fields: DataObject, key: str, registries: PredicateRegistries) -> Number:
    found = fields.get(key)
    return constant(0.0) if found is None else read_int(found, registries)


def float_field(
    fields: DataObject, key: str, registries: PredicateRegistries
) -> Number:
    found = fields.get(key)
    return constant(0.0) if found is None else read_float(found, registries)


def flag_field(fields: DataObject, key: str, *, default: bool = False) -> bool:
    found = fields.find(key)
    return default if found is None else found.boolean()


def set_count(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    number = int_field(fields, "count", registries)
    adds = flag_field(fields, "add")

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        count = number.whole(context)
        return counted(stack, stack.count + count if adds else count)

    return apply


def limit_count(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    found = fields.get("limit")
    if found is None:
        return lambda stack, _: stack
    limit = read_number_range(found, registries)

    return lambda stack, context: counted(stack, limit.clamped(context, stack.count))


def discard(_fields: DataObject, _registries: PredicateRegistries) -> ItemFunction:
    return lambda _stack, _context: EMPTY


def explosion_decay(
    _fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        radius = context.explosion_radius
        if radius is None:
            return stack
        chance = f32(1.0 / radius)
        draw = context.random.next_float
        return counted(stack, sum(draw() <= chance for _ in range(stack.count)))

    return apply


def apply_bonus(fields: DataObject, registries: PredicateRegistries) -> ItemFunction:
    """By an enchantment of the tool."""
    found, kind = fields.get("enchantment"), fields.get("formula")
    enchantment = registries.one_id(found, "enchantment")
    formula = "" if kind is None else kind.identifier().path
    parameters = fields.find("parameters")
    multiplier, extra, chance = 0, 0, 0.0
    match formula:
        case "ore_drops":
            pass
        case "uniform_bonus_count" if parameters is not None:
            values = parameters.object()
            node = values.get("bonusMultiplier")
            multiplier = 0 if node is None else node.integer()
        case "binomial_with_bonus_count" if parameters is not None:
            values = parameters.object()
            node, other = values.get("extra"), values.get("probability")
            extra = 0 if node is None else node.integer()
            chance = 0.0 if other is None else other.number()
        case _ if kind is not None:
            kind.issue("unknown-type", f"unknown formula {formula!r}, or no parameters")

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        if context.tool is None:
            return stack
        level = enchantment_level(context.tool, enchantment)
        random, count = context.random, stack.count
        if formula == "uniform_bonus_count":
            return counted(stack, count + random.next_int(multiplier * level + 1))
        if formula == "binomial_with_bonus_count":
            draw = random.next_float
            return counted(
                stack, count + sum(draw() < chance for _ in range(level + extra))
            )
        if level <= 0:
            return stack
        return counted(stack, count * (max(0, random.next_int(level + 2) - 1) + 1))

    return apply


def enchanted_count_increase(
    fields: DataObject, registries: PredicateRegistries
) -> ItemFunction:
    """By an enchantment of who attacked, rounded after the product."""
    found = fields.get("enchantment")
    enchantment = registries.one_id(found, "enchantment")
    number = float_field(fields, "count", registries)
    node = fields.find("limit")
    limit = 0 if node is None else node.integer()

    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        level = entity_enchantment_level(context.entity("attacker"), enchantment)
        if level == 0:
            return stack
        more = floor(f32(level * number.decimal(context)) + 0.5)
        count = stack.count + more
        return counted(stack, min(count, limit) if limit > 0 else count)

    return apply


def furnace_smelt(
    _fields: DataObject, _registries: PredicateRegistries
) -> ItemFunction:
    def apply(stack: ItemStack, context: LootContext) -> ItemStack:
        if stack.is_empty:
            return stack
        recipes = context.level.world.items.recipes
        if recipes is None:
            raise UnsupportedError("item function: furnace_smelt without recipes")
        result = recipes.cook("smelting", stack)
        if result is None:
            return stack
        return result.stack.with_count(result.stack.count * stack.count)

    return apply
