from __future__ import annotations

import pytest

from gametest.level.entities.entity_field import int_of, narrowed, short_of
from gametest.nbt.tags import (
    Byte,
    Double,
    Float,
    Int,
    IntArray,
    Long,
    Short,
    Tag,
    nbt_equal,
)


# JLS 5.1.3, https://docs.oracle.com/javase/specs/jls/se21/html/jls-5.html#jls-5.1.3
@pytest.mark.parametrize(
    ("type", "given", "kept"),
    [
        ("bool", Int(256), Byte(1)),
        ("byte", Int(300), Byte(44)),
        ("byte", Double(1e9), Byte(0)),
        ("short", Double(-1.9), Short(-1)),
        ("int", Long(1 << 32), Int(0)),
        ("int", Double(1e20), Int((1 << 31) - 1)),
        ("int", Double(float("nan")), Int(0)),
        ("long", Float(1.5), Long(1)),
        ("float", Double(0.1), Float(0.1)),
        ("double", Byte(3), Double(3.0)),
        ("block_pos", [Int(1), Double(2.5), Int(3)], IntArray([1, 2, 3])),
        ("text", {"text": "x"}, "x"),
        ("any", Byte(3), Byte(3)),
    ],
)
def test_values_are_narrowed_as_java_does(type: str, given: Tag, kept: Tag) -> None:
    found = narrowed(type, given)

    assert found is not None
    assert nbt_equal(kept, found)


@pytest.mark.parametrize(
    ("type", "given"),
    [
        ("int", "1"),
        ("string", Int(1)),
        ("list", {}),
        ("compound", []),
        ("block_pos", [Int(1)]),
        ("block_pos", [Int(1), "2", Int(3)]),
        ("text", {"nothing": Int(1)}),
    ],
)
def test_values_of_the_wrong_kind_count_as_missing(type: str, given: Tag) -> None:
    assert narrowed(type, given) is None


@pytest.mark.parametrize(
    ("value", "whole", "short"),
    [
        (float("inf"), 2147483647, -1),
        (float("-inf"), -2147483648, 0),
        (float("nan"), 0, 0),
        (-1.9, -1, -1),
        (40_000, 40_000, -25_536),
        ("7", 3, 3),
    ],
)
def test_a_number_that_fits_no_int_is_held_or_cut(
    value: object, whole: int, short: int
) -> None:
    assert (whole, short) == (int_of(value, 3), short_of(value, 3))
