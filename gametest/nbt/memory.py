"""What tags cost in memory: small files can claim much more than they are long.

Measured with CPython 3.11, rounded up; a number and its place in a list are two objects.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gametest.nbt.tags import ARRAY_TYPES, CONTAINERS, Tag

MAX_MEMORY_BYTES: Final = 192 * 1024 * 1024
"""What the tags of one file may cost."""

COMPOUND_BYTES: Final = 64
ENTRY_BYTES: Final = 64
"""Of a compound: its share of the table, and a small value."""
KEY_BYTES: Final = 128
"""Of a key that was not seen before in the file; a key's text is kept once."""
LIST_BYTES: Final = 64
ELEMENT_BYTES: Final = 8
NUMBER_BYTES: Final = 32
STRING_BYTES: Final = 64
ARRAY_BYTES: Final = 80
_LONG_STRING: Final = 1_024
"""Shorter ones are shared by their copies, or are few bytes."""


def extent(tag: Tag) -> tuple[int, int]:
    """Levels of nesting, as `tag_depth` tells them, and the bytes that a copy takes."""
    values: Iterable[Tag]
    if isinstance(tag, dict):
        cost, values = COMPOUND_BYTES + ENTRY_BYTES * len(tag), tag.values()
    elif isinstance(tag, list):
        cost, values = LIST_BYTES + ELEMENT_BYTES * len(tag), tag
    elif isinstance(tag, ARRAY_TYPES):
        return 0, ARRAY_BYTES + ELEMENT_BYTES * len(tag)
    else:
        return 0, 0
    # A loop, so that 512 levels take 512 frames.
    deepest = 0
    for value in values:
        if type(value) in CONTAINERS:
            depth, more = extent(value)
            cost += more
            if depth > deepest:
                deepest = depth
    return deepest + 1, cost


def held_bytes(tag: Tag) -> int:
    """What a value costs, long strings included, each of them once."""
    held, seen, waiting = 0, set[int](), [tag]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            held += COMPOUND_BYTES + ENTRY_BYTES * len(one)
            waiting += one.values()
        elif isinstance(one, list):
            held += LIST_BYTES + ELEMENT_BYTES * len(one)
            waiting += one
        elif isinstance(one, str):
            if len(one) > _LONG_STRING and id(one) not in seen:
                seen.add(id(one))
                held += len(one)
        elif isinstance(one, ARRAY_TYPES):
            held += ARRAY_BYTES + ELEMENT_BYTES * len(one)
    return held


def string_bytes(tag: Tag) -> int:
    """Of a value that is a long string."""
    return len(tag) if isinstance(tag, str) and len(tag) > _LONG_STRING else 0
