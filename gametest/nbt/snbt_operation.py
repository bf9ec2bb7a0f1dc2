"""Words that SNBT computes: `true`, `false`, `bool(...)`, `uuid(...)` (since 1.21.5).

https://minecraft.wiki/w/NBT_format#SNBT_format
"""

from __future__ import annotations

import re
from typing import Final

from gametest.nbt.tags import NUMBER_TYPES, Byte, Int, IntArray, Tag

BUILT_IN: Final = {"true": Byte(1), "false": Byte(0)}

_UUID: Final = re.compile(
    r"([0-9a-fA-F]{1,8})" + r"-([0-9a-fA-F]{1,4})" * 3 + r"-([0-9a-fA-F]{1,12})"
)


def run_operation(name: str, arguments: tuple[Tag, ...]) -> Tag:
    """Raises `ValueError` for an unknown name or a wrong argument."""
    if name not in ("bool", "uuid"):
        msg = f"no operation is named {name!r}; there are bool(...) and uuid(...)"
        raise ValueError(msg)
    if len(arguments) != 1:
        msg = f"{name}(...) takes one argument, got {len(arguments)}"
        raise ValueError(msg)
    (argument,) = arguments
    if name == "bool":
        if not isinstance(argument, NUMBER_TYPES):
            msg = "bool(...) takes a number or a boolean"
            raise ValueError(msg)
        return Byte(argument != 0)
    if not isinstance(argument, str):
        msg = "uuid(...) takes a string"
        raise ValueError(msg)
    return uuid_array(argument)


def uuid_array(text: str) -> IntArray:
    """The four ints that stand for a UUID; raises `ValueError` for any other text.

    Groups may be short, as Java's `UUID.fromString` allows.
    """
    match = _UUID.fullmatch(text)
    if match is None:
        msg = f"{text!r} is not a UUID"
        raise ValueError(msg)
    a, b, c, d, e = (int(group, 16) for group in match.groups())
    bits = (a << 96) | (b << 80) | (c << 64) | (d << 48) | e
    return IntArray(
        Int.wrapped(bits >> shift & 0xFFFFFFFF) for shift in (96, 64, 32, 0)
    )


def uuid_text(array: IntArray) -> str:
    """The usual form of a UUID of four ints."""
    digits = "".join(f"{part & 0xFFFFFFFF:08x}" for part in array)
    return "-".join(
        (digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:])
    )
