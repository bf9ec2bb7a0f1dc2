from __future__ import annotations

import pickle

import pytest

from gametest.nbt.path import NbtPath
from gametest.nbt.tags import (
    Byte,
    ByteArray,
    Double,
    Float,
    Int,
    IntArray,
    Long,
    LongArray,
    Short,
    Tag,
    copy_tag,
    nbt_equal,
    tag_depth,
    tag_name,
)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Byte(1), Int(1)),
        (Int(1), Long(1)),
        (Float(1.5), Double(1.5)),
        (Int(1), Double(1.0)),
        ("1", Int(1)),
        ([Int(1)], IntArray([1])),
        (IntArray([1]), LongArray([1])),
        ([Int(1)], [Byte(1)]),
        ({"a": Int(1)}, {"a": Short(1)}),
        ({"a": Int(1)}, {"b": Int(1)}),
        ([Int(1), Int(2)], [Int(2), Int(1)]),
        (Double(0.0), Double(-0.0)),
    ],
)
def test_values_of_other_type_or_order_are_not_equal(one: Tag, other: Tag) -> None:
    assert not nbt_equal(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"a": Int(1), "b": "x"}, {"b": "x", "a": Int(1)}),
        (Double(float("nan")), Double(float("nan"))),
        ([Int(1), "x"], [Int(1), "x"]),
        (ByteArray([1]), ByteArray([1])),
    ],
)
def test_equal_values_are_equal_whatever_the_order_of_keys(
    one: Tag, other: Tag
) -> None:
    assert nbt_equal(one, other)


def test_a_float_keeps_only_32_bits() -> None:
    assert Float(0.1) == 0.10000000149011612


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (Byte.wrapped(250), -6),
        (Short.wrapped(40000), -25536),
        (Int.wrapped(2**31), -(2**31)),
    ],
)
def test_wrapping_cuts_as_java_does(value: int, expected: int) -> None:
    assert expected == value


def test_a_copy_shares_no_container() -> None:
    original: Tag = {"l": [{"a": IntArray([1])}]}

    copied = copy_tag(original)

    assert nbt_equal(original, copied)
    array = NbtPath.parse("l[0].a").get(copied)[0]
    assert isinstance(array, IntArray)
    array[0] = 2
    assert not nbt_equal(original, copied)


def test_512_levels_can_be_copied_and_compared() -> None:
    tag: Tag = {}
    for _ in range(511):
        tag = {"a": tag}

    assert nbt_equal(tag, copy_tag(tag))
    assert tag_depth(tag) == 512


def test_arrays_survive_pickling() -> None:
    array = LongArray([1, -2])

    assert nbt_equal(array, pickle.loads(pickle.dumps(array)))


def test_types_have_names() -> None:
    assert [tag_name(IntArray()), tag_name({})] == ["int array", "compound"]
