"""Typed entity data: what is kept of a value, and what is shown where none was given.

https://minecraft.wiki/w/Entity_format. Numbers of any type are taken and narrowed as Java
narrows them; a value of the wrong kind counts as missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isnan
from typing import Final, final

import attrs

from gametest.item.item_stack import ItemStack
from gametest.nbt.tags import (
    Byte,
    Compound,
    Double,
    Float,
    Int,
    IntArray,
    Long,
    Short,
    Tag,
    copy_tag,
    nbt_equal,
)

_INT_LIMITS: Final = (-(1 << 31), (1 << 31) - 1)
_LONG_LIMITS: Final = (-(1 << 63), (1 << 63) - 1)


@final
@attrs.frozen(eq=False)
class EntityField:
    """One key of an entity's data."""

    type: str
    """`bool`, a number type, `string`, `list`, `compound`, `text`, `block_pos` or `any`;
    `stack`, `stacks` (a list with slots) or `equipment` (a compound of stacks)."""
    default: Tag | None = None
    is_always_shown: bool = False
    """Otherwise only where it is not the default."""

    def read(self, value: Tag) -> Tag | None:
        """The value as the game keeps it; None: it counts as missing."""
        return narrowed(self.type, value)

    def is_default(self, value: Tag) -> bool:
        return self.default is not None and nbt_equal(self.default, value)


def narrowed(type: str, value: Tag) -> Tag | None:
    """A copy in the named type, or None if the value cannot be read as one."""
    if isinstance(value, (int, float)):
        return _number(type, value)
    if type == "string":
        return value if isinstance(value, str) else None
    if type == "text":
        return _text(value)
    if type == "block_pos":
        return _block_pos(value)
    if type in _STACKS:
        return _STACKS[type](value)
    kind = _CONTAINERS.get(type)
    if type == "any" or (kind is not None and isinstance(value, kind)):
        return copy_tag(value)
    return None


def _number(type: str, value: float) -> Tag | None:
    match type:
        case "bool":
            return Byte(value != 0)
        case "byte":
            return Byte.wrapped(_whole(value, _INT_LIMITS))
        case "short":
            return Short.wrapped(_whole(value, _INT_LIMITS))
        case "int":
            return Int.wrapped(_whole(value, _INT_LIMITS))
        case "long":
            return Long(_whole(value, _LONG_LIMITS))
        case "float":
            return Float(value)
        case "double":
            return Double(value)
        case "any":
            return value  # type: ignore[return-value]
    return None


def int_of(value: object, default: int) -> int:
    """Any number as the game reads an int of 32 bits from it."""
    if not isinstance(value, (int, float)):
        return default
    return Int.wrapped(_whole(value, _INT_LIMITS))


def short_of(value: object, default: int) -> int:
    """As `int_of`, of 16 bits."""
    return Short.wrapped(int_of(value, default))


def _whole(value: float, limits: tuple[int, int]) -> int:
    """Java: towards zero, held at the ends, not-a-number is 0; integers are cut later."""
    if isinstance(value, int):
        return value
    if isnan(value):
        return 0
    least, greatest = limits
    return int(max(least, min(greatest, value)))


def _text(value: Tag) -> Tag | None:
    from gametest.text.component import ComponentError, parse_component

    try:
        return parse_component(value).to_tag()
    except ComponentError:
        return None


def _block_pos(value: Tag) -> Tag | None:
    if isinstance(value, IntArray):
        return IntArray(value) if len(value) == 3 else None
    if isinstance(value, list) and len(value) == 3:
        parts = [narrowed("int", part) for part in value]
        if all(isinstance(part, int) for part in parts):
            return IntArray(parts)  # type: ignore[arg-type]
    return None


def _stack(value: Tag) -> Tag | None:
    """As the game saves it, with its number and full names (https://minecraft.wiki/w/Item_format)."""
    return ItemStack.from_nbt(value).to_nbt() if isinstance(value, dict) else None


def _stacks(value: Tag) -> Tag | None:
    """Each with its slot; what is no stack is left out."""
    if not isinstance(value, list):
        return None
    found: list[Tag] = []
    for entry in value:
        stack = _stack(entry)
        if isinstance(stack, dict) and stack and isinstance(entry, dict):
            slot = entry.get("Slot", 0)
            number = Byte.wrapped(int(slot) if isinstance(slot, int) else 0)
            found.append({"Slot": number, **stack})
    return found


def _equipment(value: Tag) -> Tag | None:
    if not isinstance(value, dict):
        return None
    worn = {slot: _stack(entry) for slot, entry in value.items()}
    return {slot: stack for slot, stack in worn.items() if stack}


def read_fields(nbt: Compound, fields: Mapping[str, EntityField]) -> Compound:
    """What is given of the fields and not at its default where the default is hidden."""
    kept: Compound = {}
    for key, field in fields.items():
        value = nbt.get(key)
        if value is None:
            continue
        read = field.read(value)
        if read is not None and not field.is_default(read):
            kept[key] = read
    return kept


def shown_defaults(fields: Mapping[str, EntityField]) -> Compound:
    """The values of fields that are shown even if nobody set them."""
    return {
        key: copy_tag(field.default)
        for key, field in fields.items()
        if field.is_always_shown and field.default is not None
    }


_STACKS: Final[dict[str, Callable[[Tag], Tag | None]]] = {
    "equipment": _equipment,
    "stack": _stack,
    "stacks": _stacks,
}
_CONTAINERS: Final[dict[str, type]] = {"list": list, "compound": dict}

BASE_FIELDS: Final[Mapping[str, EntityField]] = {
    "Air": EntityField("short", Short(300), True),
    "CustomName": EntityField("text"),
    "CustomNameVisible": EntityField("bool", Byte(0)),
    "Fire": EntityField("short", Short(0), True),
    "Glowing": EntityField("bool", Byte(0)),
    "HasVisualFire": EntityField("bool", Byte(0)),
    "Invulnerable": EntityField("bool", Byte(0), True),
    "NoGravity": EntityField("bool", Byte(0)),
    "OnGround": EntityField("bool", Byte(0), True),
    "PortalCooldown": EntityField("int", Int(0), True),
    "Silent": EntityField("bool", Byte(0)),
    "TicksFrozen": EntityField("int", Int(0)),
    "data": EntityField("compound", {}),
    "fall_distance": EntityField("double", Double(0.0), True),
}
"""Of every entity, besides place, motion, rotation, identity and tags.

`Air` and `Fire` start at 300 and 0 in public dumps of 1.21.5 and later.
"""
