"""Levels of enchantments on tools and wearers (https://minecraft.wiki/w/Enchanting)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean
from gametest.item.enchantments import enchantment_level as enchantment_level
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.registry.data_node import DataNode

ByLevel: TypeAlias = Callable[[int], float]

_SLOTS: Final = (
    *("mainhand", "offhand", "head", "chest", "legs", "feet", "body", "saddle"),
)
_KINDS: Final = (
    *("linear", "clamped", "exponent", "fraction", "levels_squared", "lookup"),
)


def entity_enchantment_level(entity: Entity | None, id: str) -> int:
    """The highest that its equipment has where the enchantment counts."""
    if entity is None or not entity.is_living or entity.level is None:
        return 0
    levels = {
        slot: level
        for slot in _SLOTS
        if (level := enchantment_level(equipped(entity, slot), id))
    }
    if not levels:
        return 0
    found = entity.level.world.items.enchantments.find(id)
    if found is None:
        mechanic = f"enchantment: {id}"
        raise UnsupportedError(mechanic)
    return max(
        (level for slot, level in levels.items() if found.counts_in(slot)), default=0
    )


def read_by_level(node: DataNode) -> ByLevel:
    """A level-based value (https://minecraft.wiki/w/Enchantment_definition#Level-based_value)."""
    if not node.is_object:
        value = node.number()
        return lambda _: value
    fields = node.object()
    kind = fields.get("type")
    word = "" if kind is None else kind.identifier().path

    def number(key: str) -> float:
        found = fields.get(key)
        return 0.0 if found is None else found.number()

    def inner(key: str) -> ByLevel:
        found = fields.get(key)
        return (lambda _: 0.0) if found is None else read_by_level(found)

    value_of: ByLevel = lambda _: 0.0  # noqa: E731
    match word:
        case "linear":
            base, more = number("base"), number("per_level_above_first")
            value_of = lambda level: base + more * (level - 1)  # noqa: E731
        case "clamped":
            clamped, low, high = inner("value"), number("min"), number("max")
            value_of = lambda level: max(low, min(high, clamped(level)))  # noqa: E731
        case "exponent":
            # Since 1.21.11.
            base_of, power_of = inner("base"), inner("power")
            value_of = lambda level: base_of(level) ** power_of(level)  # noqa: E731
        case "fraction":
            above, below = inner("numerator"), inner("denominator")
            value_of = lambda level: (  # noqa: E731
                above(level) / below(level) if below(level) else 0.0
            )
        case "levels_squared":
            added = number("added")
            value_of = lambda level: level * level + added  # noqa: E731
        case "lookup":
            value_of = _lookup(fields.get("values"), inner("fallback"))
        case _ if kind is not None:
            hint = did_you_mean(word, _KINDS)
            kind.issue("unknown-type", f"unknown level-based value {word!r}{hint}")
    fields.finish()
    return value_of


def _lookup(listed: DataNode | None, fallback: ByLevel) -> ByLevel:
    values = [] if listed is None else [read_by_level(each) for each in listed.items()]

    def value_of(level: int) -> float:
        known = 1 <= level <= len(values)
        return values[level - 1](level) if known else fallback(level)

    return value_of
