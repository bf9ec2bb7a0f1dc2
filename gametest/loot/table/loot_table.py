"""Loot tables: pools that draw entries, whose items pass functions.

https://minecraft.wiki/w/Loot_table. Order: an entry's functions, its pool's, its table's. Random
numbers are drawn as the page on pools says: one per roll, and none where there is no choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import floor
from typing import TYPE_CHECKING, TypeAlias, final

import attrs

from gametest.core.float32 import f32
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.loot.loot_context import LootContext

if TYPE_CHECKING:
    from gametest.loot.numbers import Number
    from gametest.loot.table.loot_entries import Choice, LootEntry
    from gametest.loot.term import Term

ItemFunction: TypeAlias = Callable[[ItemStack, LootContext], ItemStack]
Give: TypeAlias = Callable[[ItemStack], None]


@final
@attrs.frozen(eq=False)
class LootPool:
    entries: tuple[LootEntry, ...]
    rolls: Number
    bonus_rolls: Number
    """Times the luck, rounded down."""
    condition: Term[LootContext] | None = None
    function: ItemFunction | None = None

    def draw(self, context: LootContext, give: Give) -> None:
        if self.condition is not None and not self.condition.test(context, context):
            return
        give = through(self.function, context, give)
        bonus = f32(self.bonus_rolls.decimal(context) * context.luck)
        rolls = self.rolls.whole(context) + floor(bonus)
        context.draws.add(rolls)
        for _ in range(rolls):
            self._draw_one(context, give)

    def _draw_one(self, context: LootContext, give: Give) -> None:
        choices: list[Choice] = []
        for entry in self.entries:
            entry.expand(context, choices)
        weights = [choice.weight(context.luck) for choice in choices]
        left = [
            (choice, weight)
            for choice, weight in zip(choices, weights, strict=True)
            if weight > 0
        ]
        if not left:
            return
        if len(left) == 1:
            left[0][0].draw(context, give)
            return
        place = context.random.next_int(sum(weight for _, weight in left))
        for choice, weight in left:
            place -= weight
            if place < 0:
                choice.draw(context, give)
                return


@final
@attrs.frozen(eq=False)
class LootTable:
    """Holds no level, so it serves every world of its packs."""

    name: str
    """The id, or `inline loot table`."""
    pools: tuple[LootPool, ...] = ()
    function: ItemFunction | None = None
    sequence: str | None = None
    """Of random numbers, by full id; None: the level's own random."""
    context_type: str = "generic"

    def roll(
        self, context: LootContext, *, with_empty: bool = False
    ) -> list[ItemStack]:
        """What falls out, no stack larger than its item's.

        Empty ones, of count 0, are left out unless asked for. A context with a random of its own uses that. Raises `UnsupportedError` for what is not
        simulated of what is drawn.
        """
        context = self.seeded(context)
        drawn: list[ItemStack] = []
        self.draw(context, drawn.append)
        return split_stacks(drawn, context, with_empty=with_empty)

    def seeded(self, context: LootContext) -> LootContext:
        """With the random that `roll` draws from."""
        if context.own_random is not None or self.sequence is None:
            return context
        sequences = context.level.world.random_sequences
        return context.with_random(sequences.sequence(self.sequence))

    def draw(self, context: LootContext, give: Give) -> None:
        """As a part of another table, with its random; a table in itself gives nothing."""
        if any(self is table for table in context.open_tables):
            return
        context.open_tables.append(self)
        try:
            give = through(self.function, context, give)
            for pool in self.pools:
                pool.draw(context, give)
        finally:
            context.open_tables.pop()


def through(function: ItemFunction | None, context: LootContext, give: Give) -> Give:
    if function is None:
        return give
    return lambda stack: give(function(stack, context))


def split_stacks(
    stacks: Iterable[ItemStack], context: LootContext, *, with_empty: bool = False
) -> list[ItemStack]:
    items = context.level.world.items
    found: list[ItemStack] = []
    for stack in stacks:
        if stack.is_empty:
            if with_empty:
                found.append(EMPTY)
            continue
        most, left = items.max_stack_size(stack), stack.count
        context.draws.add(left // most)
        while left > 0:
            found.append(stack.with_count(min(most, left)))
            left -= most
    return found
