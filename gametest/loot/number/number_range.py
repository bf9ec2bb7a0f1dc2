"""Ranges of numbers whose ends are numbers themselves (https://minecraft.wiki/w/Predicate#Int_range).

Until 26.2 a whole number, or `{min, max}`; since 26.3 any number may stand alone: `IntRange` and
`FloatRange` of vanilla-mcdoc (https://github.com/SpyglassMC/vanilla-mcdoc, MIT).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, final

import attrs

from gametest.loot.numbers import constant, read_float, read_int, read_number
from gametest.loot.registries import SPLIT_NUMBERS

if TYPE_CHECKING:
    from gametest.loot.loot_context import LootContext
    from gametest.loot.numbers import Number
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode


@final
@attrs.frozen(eq=False)
class NumberRange:
    """None leaves a side open; a single number is both ends and is drawn once."""

    low: Number | None
    high: Number | None

    def contains(self, context: LootContext, value: int) -> bool:
        low, high = self._whole_ends(context)
        return (low is None or value >= low) and (high is None or value <= high)

    def contains_decimal(self, context: LootContext, value: float) -> bool:
        low = None if self.low is None else self.low.decimal(context)
        if self._is_exact:
            return value == low
        high = None if self.high is None else self.high.decimal(context)
        return (low is None or value >= low) and (high is None or value <= high)

    def clamped(self, context: LootContext, value: int) -> int:
        low, high = self._whole_ends(context)
        value = value if low is None else max(value, low)
        return value if high is None else min(value, high)

    def _whole_ends(self, context: LootContext) -> tuple[int | None, int | None]:
        low = None if self.low is None else self.low.whole(context)
        if self._is_exact:
            return low, low
        return low, None if self.high is None else self.high.whole(context)

    @property
    def _is_exact(self) -> bool:
        return self.low is not None and self.low is self.high

    def __str__(self) -> str:
        if self.low is not None and self._is_exact:
            return self.low.text
        low = "" if self.low is None else self.low.text
        return f"{low}..{'' if self.high is None else self.high.text}"


def read_number_range(
    node: DataNode,
    registries: PredicateRegistries,
    want: Literal["int", "float"] = "int",
) -> NumberRange:
    """Of whole or of decimal numbers."""

    def read(end: DataNode) -> Number:
        return (read_int if want == "int" else read_float)(end, registries)

    if not registries.since(SPLIT_NUMBERS):
        return _whole_or_open(node, read)
    if node.is_object and "type" not in node.value:
        return _open(node, read)
    exact = read(node)
    return NumberRange(exact, exact)


def read_snapshot_range(node: DataNode) -> NumberRange:
    """Of `value_check`, which 26.3 does not have: numbers of one kind."""
    return _whole_or_open(node, read_number)


def _whole_or_open(node: DataNode, read: Callable[[DataNode], Number]) -> NumberRange:
    if not node.is_number:
        return _open(node, read)
    exact = constant(node.integer())
    return NumberRange(exact, exact)


def _open(node: DataNode, read: Callable[[DataNode], Number]) -> NumberRange:
    fields = node.object()
    low, high = fields.find("min"), fields.find("max")
    fields.finish()
    return NumberRange(
        None if low is None else read(low), None if high is None else read(high)
    )
