"""Entries of loot pools (https://minecraft.wiki/w/Loot_table#Entry)."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.item.item_stack import ItemStack
from gametest.loot.loot_context import LootContext
from gametest.loot.table.block_components import saved_items
from gametest.loot.table.loot_table import Give, ItemFunction, through

if TYPE_CHECKING:
    from gametest.loot.slot_selection import SlotSource
    from gametest.loot.table.loot_table import LootTable
    from gametest.loot.term import Term
    from gametest.nbt.tags import Tag

Draw: TypeAlias = Callable[[LootContext, Give], None]
_SIDES: Final = ("back", "left", "right", "front")
"""Of a pot."""


@final
@attrs.frozen(eq=False)
class Choice:
    """One thing that a pool may draw."""

    base_weight: int
    quality: int
    draw: Draw

    def weight(self, luck: float) -> int:
        return max(0, floor(f32(self.base_weight + f32(self.quality * luck))))


class LootEntry:
    def expand(self, context: LootContext, choices: list[Choice]) -> bool:
        """Add what can be drawn; false if its conditions fail."""
        raise NotImplementedError


@final
@attrs.frozen(eq=False, kw_only=True)
class SingleEntry(LootEntry):
    draws: Callable[[], tuple[Draw, ...]]
    """Usually one; those of a tag or list are drawn from each for itself."""
    weight: int = 1
    quality: int = 0
    condition: Term[LootContext] | None = None
    function: ItemFunction | None = None

    def expand(self, context: LootContext, choices: list[Choice]) -> bool:
        if not _passes(self.condition, context):
            return False
        function = self.function
        for draw in self.draws():
            if function is not None:
                draw = _with_function(draw, function)
            choices.append(Choice(self.weight, self.quality, draw))
        return True


def _with_function(draw: Draw, function: ItemFunction) -> Draw:
    return lambda context, give: draw(context, through(function, context, give))


@final
@attrs.frozen(eq=False)
class CompositeEntry(LootEntry):
    """`alternatives`: the first that can; `sequence`: until one cannot; `group`: all."""

    kind: str
    children: tuple[LootEntry, ...]
    condition: Term[LootContext] | None = None
    function: ItemFunction | None = None
    """Since 26.3."""

    def expand(self, context: LootContext, choices: list[Choice]) -> bool:
        if not _passes(self.condition, context):
            return False
        first = len(choices)
        found = self._expand_children(context, choices)
        function = self.function
        if function is not None:
            choices[first:] = [
                attrs.evolve(choice, draw=_with_function(choice.draw, function))
                for choice in choices[first:]
            ]
        return found

    def _expand_children(self, context: LootContext, choices: list[Choice]) -> bool:
        for child in self.children:
            passed = child.expand(context, choices)
            if self.kind == "alternatives" and passed:
                return True
            if self.kind == "sequence" and not passed:
                return False
        return self.kind != "alternatives"


def _passes(condition: Term[LootContext] | None, context: LootContext) -> bool:
    return condition is None or condition.test(context, context)


# -- what is drawn -----------------------------------------------------------------------


def item(id: str) -> Draw:
    stack = ItemStack(id)
    return lambda _context, give: give(stack)


def items(ids: Callable[[], tuple[str, ...]]) -> Draw:
    """One of each."""

    def draw(_context: LootContext, give: Give) -> None:
        for id in ids():
            give(ItemStack(id))

    return draw


def nothing(_context: LootContext, _give: Give) -> None:
    """The entry `empty`."""


def table(find: Callable[[], LootTable]) -> Draw:
    return lambda context, give: find().draw(context, give)


def slots(source: SlotSource) -> Draw:
    def draw(context: LootContext, give: Give) -> None:
        for slot in source(context):
            stack = slot.get()
            if not stack.is_empty:
                give(stack)

    return draw


def dynamic(name: str) -> Draw:
    """What the broken block holds: `contents` of a shulker box, `sherds` of a pot."""

    def draw(context: LootContext, give: Give) -> None:
        block_entity = context.block_entity
        if block_entity is None:
            return
        data = block_entity.save()
        if name == "contents":
            if "LootTable" in data:
                raise UnsupportedError(
                    f"{block_entity.type_id}: fill from its loot table"
                )
            for stack in saved_items(data.get("Items")):
                give(stack)
        elif name == "sherds":
            for stack in _sherds(data.get("sherds")):
                give(stack)

    return draw


def _sherds(sides: Tag | None) -> list[ItemStack]:
    """Until 26.2 a list of ids, since 26.3 stacks by side; bricks where there is none.

    https://github.com/SpyglassMC/vanilla-mcdoc (MIT), `java/world/block/decorated_pot.mcdoc`
    """
    found: list[Tag | None] = []
    if isinstance(sides, list):
        found = [*sides]
    elif isinstance(sides, dict):
        found = [sides.get(side) for side in _SIDES]
    found += [None] * (len(_SIDES) - len(found))
    return [
        ItemStack("minecraft:brick") if each is None else ItemStack.from_nbt(each)
        for each in found
    ]
