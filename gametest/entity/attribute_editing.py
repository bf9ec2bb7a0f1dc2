"""Changes of attributes and their modifiers: they stand in the data of the entity.

https://minecraft.wiki/w/Commands/attribute, https://minecraft.wiki/w/Attribute#Modifiers
"""

from __future__ import annotations

from typing import Final

from gametest.entity.attributes import attribute_entry, attribute_value
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Compound, Double, Float, Tag

_MAX_HEALTH: Final = "minecraft:max_health"


def set_base(entity: Entity, name: str, value: float) -> None:
    """By full id; the entity has to have the attribute."""
    _made(entity, name)["base"] = Double(value)
    _settle(entity, name)


def reset_base(entity: Entity, name: str) -> None:
    set_base(entity, name, entity.kind.attributes[name])


def add_modifier(
    entity: Entity, name: str, id: str, amount: float, operation: str
) -> bool:
    """False if the attribute has a modifier of this id."""
    if find_modifier(entity, name, id) is not None:
        return False
    entry = _made(entity, name)
    modifier: Compound = {"id": id, "amount": Double(amount), "operation": operation}
    entry["modifiers"] = [*_modifiers(entity, name), modifier]
    _settle(entity, name)
    return True


def remove_modifier(entity: Entity, name: str, id: str) -> bool:
    """False if the attribute has no modifier of this id."""
    modifier = find_modifier(entity, name, id)
    if modifier is None:
        return False
    entry = attribute_entry(entity, name)
    left = [one for one in _modifiers(entity, name) if one is not modifier]
    if left:
        entry["modifiers"] = left
    else:
        del entry["modifiers"]
    _settle(entity, name)
    return True


def find_modifier(entity: Entity, name: str, id: str) -> Compound | None:
    """By full ids."""
    for modifier in _modifiers(entity, name):
        if isinstance(modifier, dict):
            found = modifier.get("id")
            if isinstance(found, str) and id in (found, f"minecraft:{found}"):
                return modifier
    return None


def _modifiers(entity: Entity, name: str) -> list[Tag]:
    modifiers = attribute_entry(entity, name).get("modifiers")
    return modifiers if isinstance(modifiers, list) else []


def _made(entity: Entity, name: str) -> Compound:
    """The entry of the attribute, made if nothing was set before."""
    entry = attribute_entry(entity, name)
    if not entry:
        entry = {"id": name, "base": Double(entity.kind.attributes[name])}
        listed = entity.nbt.get("attributes")
        others = listed if isinstance(listed, list) else []
        entity.nbt["attributes"] = [*others, entry]
    return entry


def _settle(entity: Entity, name: str) -> None:
    """Health never exceeds the greatest; in the game it may for the rest of the tick."""
    if name == _MAX_HEALTH:
        most = attribute_value(entity, name)
        health = entity.nbt.get("Health", entity.kind.attributes[name])
        if most is not None and isinstance(health, float) and health > most:
            entity.nbt["Health"] = Float(most)
    entity.changed()
