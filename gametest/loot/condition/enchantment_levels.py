"""Levels of enchantments on tools and wearers (https://minecraft.wiki/w/Enchanting)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean
from gametest.item.item_stack import ItemStack, full_id
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.registry.data_node import DataNode

ByLevel: TypeAlias = Callable[[int], float]

_HELD: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("looting", "fortune", "silk_touch", "efficiency", "sharpness", "smite"),
        *("bane_of_arthropods", "fire_aspect", "knockback", "luck_of_the_sea", "lure"),
    )
)
"""Those that count in the main hand alone."""
_SLOTS: Final = (
    *("mainhand", "offhand", "head", "chest", "legs", "feet", "body", "saddle"),
)
_KINDS: Final = ("linear", "clamped", "fraction", "levels_squared", "lookup")


def enchantment_level(stack: ItemStack | None, id: str) -> int:
    """Of the component `enchantments`."""
    found = None if stack is None else stack.find("minecraft:enchantments")
    for name, level in found.items() if isinstance(found, dict) else ():
        if full_id(name) == id and isinstance(level, int):
            return int(level)
    return 0


def entity_enchantment_level(entity: Entity | None, id: str) -> int:
    """The highest that its equipment has where the enchantment counts."""
    if entity is None or not entity.is_living:
        return 0
    if id in _HELD:
        return enchantment_level(equipped(entity, "mainhand"), id)
    if any(enchantment_level(equipped(entity, slot), id) for slot in _SLOTS):
        mechanic = f"enchantment: {id}: slots"
        raise UnsupportedError(mechanic)
    return 0


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
        case "fraction":
            above, below = inner("numerator"), inner("denominator")
            value_of = lambda level: (  # noqa: E731
                above(level) / below(level) if below(level) else 0.0
            )
        case "levels_squared":
            added = number("added")
            value_of = lambda level: level * level + added  # noqa: E731
        case "lookup":
            listed, fallback = fields.get("values"), inner("fallback")
            values = (
                [] if listed is None else [each.number() for each in listed.items()]
            )
            value_of = lambda level: (  # noqa: E731
                values[level - 1] if 1 <= level <= len(values) else fallback(level)
            )
        case _ if kind is not None:
            hint = did_you_mean(word, _KINDS)
            kind.issue("unknown-type", f"unknown level-based value {word!r}{hint}")
    fields.finish()
    return value_of
