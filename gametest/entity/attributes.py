"""Attributes of living entities: base value of the kind or of the data, and modifiers.

https://minecraft.wiki/w/Attribute: first all additions, then the sum of the base multipliers,
then the total multipliers one by one; the result is kept within the range of the attribute.
Worn and held things have modifiers too, which are no part of the data.
"""

from __future__ import annotations

from typing import Final

from gametest.entity.attribute_ranges import kept_in_range
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Compound, Tag

PREFIX: Final = "minecraft:"


def attribute_base(entity: Entity, name: str) -> float | None:
    """By full id; None if the kind does not have it."""
    default = entity.kind.attributes.get(name)
    if default is None:
        return None
    base = attribute_entry(entity, name).get("base")
    return float(base) if isinstance(base, (int, float)) else default


def attribute_value(entity: Entity, name: str) -> float | None:
    """With its modifiers; None if the kind does not have it."""
    base = attribute_base(entity, name)
    if base is None:
        return None
    modifiers = attribute_entry(entity, name).get("modifiers")
    worn = _worn(entity, name)
    if not worn and not isinstance(modifiers, list):
        return kept_in_range(name, base)
    amounts: dict[str, list[float]] = {}
    for modifier in modifiers if isinstance(modifiers, list) else ():
        if isinstance(modifier, dict):
            given, operation = modifier.get("amount"), modifier.get("operation")
            if isinstance(given, (int, float)) and isinstance(operation, str):
                amounts.setdefault(operation, []).append(float(given))
    for amount, operation in worn.values():
        amounts.setdefault(operation, []).append(amount)
    for amount in amounts.get("add_value", ()):
        base += amount
    value = base
    for amount in amounts.get("add_multiplied_base", ()):
        value += base * amount
    for amount in amounts.get("add_multiplied_total", ()):
        value *= 1.0 + amount
    return kept_in_range(name, value)


def _worn(entity: Entity, name: str) -> dict[str, tuple[float, str]]:
    if not getattr(entity.body, "worn", None) and not entity.is_player:
        return {}
    # Here, as most entities wear nothing.
    from gametest.entity.living.worn.item_modifiers import worn_modifiers

    return worn_modifiers(entity, name)


def attribute_entry(entity: Entity, name: str) -> Compound:
    """What the data hold of it; empty if nothing."""
    attributes = entity.nbt.get("attributes")
    for entry in attributes if isinstance(attributes, list) else ():
        if isinstance(entry, dict):
            id = entry.get("id")
            if isinstance(id, str) and _full(id) == name:
                return entry
    return {}


def attribute_bases(entity: Entity) -> list[Tag]:
    """As the data have them, without modifiers."""
    attributes = entity.nbt.get("attributes")
    return [
        {"id": entry["id"], "base": entry["base"]}
        for entry in (attributes if isinstance(attributes, list) else ())
        if isinstance(entry, dict) and "id" in entry and "base" in entry
    ]


def _full(id: str) -> str:
    return id if ":" in id else PREFIX + id
