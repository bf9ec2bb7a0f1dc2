"""https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md"""

from __future__ import annotations

import pytest

from gametest.nbt.collection import (
    Collection,
    element_at,
    elements,
    insert_element,
    set_element,
)
from gametest.nbt.tags import (
    Byte,
    ByteArray,
    Double,
    Int,
    IntArray,
    LongArray,
    Tag,
    nbt_equal,
)


@pytest.mark.parametrize(
    ("collection", "value", "expected"),
    [
        (ByteArray(), Int(250), ByteArray([-6])),
        (IntArray(), Double(-2.5), IntArray([-3])),
        (LongArray(), Byte(1), LongArray([1])),
        ([], "x", ["x"]),
    ],
)
def test_an_array_cuts_numbers_to_its_type(
    collection: Collection, value: Tag, expected: Tag
) -> None:
    assert insert_element(collection, 0, value)
    assert nbt_equal(expected, collection)


def test_an_array_refuses_what_is_no_number() -> None:
    array = IntArray([1])

    assert not insert_element(array, 0, "x")
    assert not set_element(array, 0, {})
    assert nbt_equal(IntArray([1]), array)


def test_elements_of_an_array_have_its_type() -> None:
    array = ByteArray([1, 2])

    assert nbt_equal([Byte(1), Byte(2)], list(elements(array)))
    assert nbt_equal(Byte(2), element_at(array, -1))
