"""Attributes of living entities: base value of the kind or of the data, and modifiers.

https://minecraft.wiki/w/Attribute: first all additions, then the sum of the base multipliers,
then the total multipliers one by one. Modifiers of worn items are not counted.
"""

from __future__ import annotations

from typing import Final

from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Compound

PREFIX: Final = "minecraft:"


def attribute_base(entity: Entity, name: str) -> float | None:
    """By full id; None if the kind does not have it."""
    default = entity.kind.attributes.get(name)
    if default is None:
        return None
    base = _entry(entity, name).get("base")
    return float(base) if isinstance(base, (int, float)) else default


def attribute_value(entity: Entity, name: str) -> float | None:
    """With its modifiers; None if the kind does not have it."""
    base = attribute_base(entity, name)
    modifiers = _entry(entity, name).get("modifiers")
    if base is None or not isinstance(modifiers, list):
        return base
    amounts: dict[str, list[float]] = {}
    for modifier in modifiers:
        if isinstance(modifier, dict):
            given, operation = modifier.get("amount"), modifier.get("operation")
            if isinstance(given, (int, float)) and isinstance(operation, str):
                amounts.setdefault(operation, []).append(float(given))
    for amount in amounts.get("add_value", ()):
        base += amount
    value = base
    for amount in amounts.get("add_multiplied_base", ()):
        value += base * amount
    for amount in amounts.get("add_multiplied_total", ()):
        value *= 1.0 + amount
    return value


def _entry(entity: Entity, name: str) -> Compound:
    attributes = entity.nbt.get("attributes")
    for entry in attributes if isinstance(attributes, list) else ():
        if isinstance(entry, dict):
            id = entry.get("id")
            if isinstance(id, str) and _full(id) == name:
                return entry
    return {}


def _full(id: str) -> str:
    return id if ":" in id else PREFIX + id
