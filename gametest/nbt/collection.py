"""Lists and typed arrays seen as one thing: what the game calls a collection tag.

An array takes any number and cuts it to its own type, and refuses everything else; a list takes
anything (https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import floor
from typing import Final, TypeAlias, TypeGuard

from gametest.nbt.tags import (
    ARRAY_TYPES,
    NUMBER_TYPES,
    Byte,
    ByteArray,
    Int,
    IntArray,
    Long,
    LongArray,
    NumberTag,
    Tag,
    TagList,
)

_COLLECTION_TYPES: Final = (list, *ARRAY_TYPES)

Collection: TypeAlias = TagList | ByteArray | IntArray | LongArray


def is_collection(tag: Tag) -> TypeGuard[Collection]:
    return isinstance(tag, _COLLECTION_TYPES)


def elements(collection: Collection) -> Iterator[Tag]:
    """The elements as tags: numbers of an array get their type."""
    if isinstance(collection, list):
        return iter(collection)
    return map(_element_type(collection), collection)


def element_at(collection: Collection, index: int) -> Tag:
    """Raises `IndexError`; a negative index counts from the end."""
    if isinstance(collection, list):
        return collection[index]
    return _element_type(collection)(collection[index])


def set_element(collection: Collection, index: int, value: Tag) -> bool:
    """False: the array does not take such a value."""
    if isinstance(collection, list):
        collection[index] = value
        return True
    number = _as_element(collection, value)
    if number is None:
        return False
    collection[index] = number
    return True


def insert_element(collection: Collection, index: int, value: Tag) -> bool:
    """`index` 0 to the length; false: the array does not take such a value."""
    if isinstance(collection, list):
        collection.insert(index, value)
        return True
    number = _as_element(collection, value)
    if number is None:
        return False
    collection.insert(index, number)
    return True


def clear(collection: Collection) -> None:
    del collection[:]


def whole_number(number: NumberTag) -> int:
    """Rounded down, as the game turns floats into whole numbers."""
    return floor(number) if abs(number) != float("inf") and number == number else 0


def _element_type(
    array: ByteArray | IntArray | LongArray,
) -> type[Byte] | type[Int] | type[Long]:
    if isinstance(array, ByteArray):
        return Byte
    return Int if isinstance(array, IntArray) else Long


def _as_element(array: ByteArray | IntArray | LongArray, value: Tag) -> int | None:
    if not isinstance(value, NUMBER_TYPES):
        return None
    return _element_type(array).wrapped(whole_number(value))
