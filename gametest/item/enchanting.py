"""How enchantments are drawn (https://minecraft.wiki/w/Enchanting_mechanics).

The steps and their numbers are that page's; in which order numbers are drawn is general knowledge of
the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import floor
from typing import TYPE_CHECKING, NamedTuple

from gametest.core.float32 import f32

if TYPE_CHECKING:
    from gametest.core.random_source import RandomSource
    from gametest.item.enchantments import Enchantment, EnchantmentTable
    from gametest.item.item_stack import ItemStack
    from gametest.item.item_table import ItemTable

_SPREAD = f32(0.15)
_MORE = 50
"""Another enchantment follows with a chance of (level + 1) in 50."""


class Leveled(NamedTuple):
    enchantment: Enchantment
    level: int


def drawn_enchantments(
    random: RandomSource,
    stack: ItemStack,
    cost: int,
    candidates: Iterable[Enchantment],
    table: EnchantmentTable,
    items: ItemTable,
) -> list[Leveled]:
    """As an enchanting table would at a cost in levels; none for what cannot be enchanted."""
    worth = items.enchantability(stack)
    if worth <= 0:
        return []
    part = worth // 4 + 1
    cost += 1 + random.next_int(part) + random.next_int(part)
    shift = f32(f32(f32(random.next_float() + random.next_float()) - 1.0) * _SPREAD)
    cost = max(1, floor(f32(cost + f32(cost * shift)) + 0.5))
    choices = _offered(stack, cost, candidates, table)
    chosen: list[Leveled] = []
    if not choices:
        return chosen
    chosen.append(_by_weight(random, choices))
    while random.next_int(_MORE) <= cost:
        last = chosen[-1].enchantment
        choices = [
            each for each in choices if each.enchantment.is_compatible_with(last)
        ]
        if not choices:
            break
        chosen.append(_by_weight(random, choices))
        cost //= 2
    return chosen


def _offered(
    stack: ItemStack,
    cost: int,
    candidates: Iterable[Enchantment],
    table: EnchantmentTable,
) -> list[Leveled]:
    """Each with the highest level whose costs the number is between."""
    is_book = stack.id == "minecraft:book"
    found = []
    for each in candidates:
        if not (is_book or each.is_primary_for(stack)):
            continue
        for level in range(each.max_level, 0, -1):
            if each.min_cost.at(level) <= cost <= each.max_cost.at(level):
                found.append(Leveled(each, level))
                break
    return found


def _by_weight(random: RandomSource, choices: list[Leveled]) -> Leveled:
    place = random.next_int(sum(each.enchantment.weight for each in choices))
    for each in choices:
        place -= each.enchantment.weight
        if place < 0:
            return each
    return choices[-1]
