"""JSON values as NBT, with the number types that the game's codecs choose.

A whole number takes the narrowest type that holds it, any other the 32-bit one if nothing is lost
(`JsonOps.convertTo` of https://github.com/Mojang/DataFixerUpper). So `1` in a file is `1b`.
"""

from __future__ import annotations

from typing import Any

from gametest.nbt.tags import (
    ARRAY_TYPES,
    NUMBER_TYPES,
    Byte,
    Double,
    Float,
    Int,
    Long,
    Short,
    Tag,
)


def tag_of_json(value: Any) -> Tag:
    """Tags are copied as they are; `null` has no tag and gives an empty compound."""
    match value:
        case bool():
            return Byte(value)
        case str():
            return value
        case list():
            return [tag_of_json(item) for item in value]
        case dict():
            return {key: tag_of_json(item) for key, item in value.items()}
        case None:
            return {}
        case _ if isinstance(value, NUMBER_TYPES):
            return value
        case _ if isinstance(value, ARRAY_TYPES):
            return type(value)(value)
        case int():
            return _whole(value)
        case float():
            narrow = Float(value)
            return narrow if narrow == value else Double(value)
        case _:
            msg = f"{type(value).__name__} is no JSON value"
            raise TypeError(msg)


def _whole(value: int) -> Tag:
    if -0x80 <= value < 0x80:
        return Byte(value)
    if -0x8000 <= value < 0x8000:
        return Short(value)
    if -0x80000000 <= value < 0x80000000:
        return Int(value)
    return Long.wrapped(value)
