"""Attributes and their modifiers, of entities and of items.

https://github.com/misode/technical-changes 1.21 24w21a, 1.21.2 24w33a, 1.20.5 24w06a.
"""

from __future__ import annotations

from typing import Final

from gametest.nbt.snbt_operation import uuid_text
from gametest.nbt.tags import Compound, Double, IntArray, Tag
from gametest.structure.upgrades.upgrade_rules import compounds, namespaced, rename

MODIFIERS_VERSION: Final = 3946
"""24w21a."""
NAMES_VERSION: Final = 4058
"""24w33a."""

_OPERATIONS: Final = ("add_value", "add_multiplied_base", "add_multiplied_total")
_OLD_WORDS: Final = {"addition": 0, "multiply_base": 1, "multiply_total": 2}
_PREFIXES: Final = ("generic.", "player.", "zombie.")


def attribute_name(name: Tag) -> Tag:
    if not isinstance(name, str):
        return name
    namespace, _, path = namespaced(name).partition(":")
    if path == "horse.jump_strength":
        path = "jump_strength"
    for prefix in _PREFIXES:
        path = path.removeprefix(prefix)
    return f"{namespace}:{path}"


def operation_name(operation: Tag) -> Tag:
    number = _OLD_WORDS.get(operation) if isinstance(operation, str) else operation
    if isinstance(number, int) and 0 <= number < len(_OPERATIONS):
        return _OPERATIONS[number]
    return operation


def upgrade_modifier(modifier: Compound) -> None:
    """Name and UUID give way to an id, made of the UUID as no better name is known."""
    rename(modifier, "Amount", "amount")
    rename(modifier, "Operation", "operation")
    if "operation" in modifier:
        modifier["operation"] = operation_name(modifier["operation"])
    uuid = modifier.pop("UUID", modifier.pop("uuid", None))
    name = modifier.pop("Name", modifier.pop("name", None))
    if "id" not in modifier:
        if isinstance(uuid, IntArray) and len(uuid) == 4:
            modifier["id"] = f"minecraft:{uuid_text(uuid)}"
        elif isinstance(name, str):
            modifier["id"] = namespaced("_".join(name.split()))
    if isinstance(modifier.get("amount"), int):
        modifier["amount"] = Double(modifier["amount"])  # type: ignore[arg-type]


def upgrade_attributes(value: Tag) -> Tag:
    """The list `Attributes` of an entity, changed in place."""
    for attribute in compounds(value):
        rename(attribute, "Name", "id")
        rename(attribute, "Base", "base")
        rename(attribute, "Modifiers", "modifiers")
        if "id" in attribute:
            attribute["id"] = attribute_name(attribute["id"])
        for modifier in compounds(attribute.get("modifiers")):
            upgrade_modifier(modifier)
    return value
