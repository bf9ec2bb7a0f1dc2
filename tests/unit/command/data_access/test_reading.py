"""Results and texts of `data`: https://minecraft.wiki/w/Commands/data"""

from __future__ import annotations

import pytest

from gametest.command.data_access.reading import (
    find_single_tag,
    find_tags,
    java_length,
    java_slice,
    rounded_down,
    tag_as_result,
    tag_as_text,
)
from gametest.command.errors import CommandError
from gametest.nbt.path import NbtPath
from gametest.nbt.snbt import parse_snbt


@pytest.mark.parametrize(
    ("tag", "result"),
    [
        ("1b", 1),
        ("7.9f", 7),
        ("-7.1d", -8),
        ("5000000000L", 2**31 - 1),
        ("-5000000000L", -(2**31)),
        ('"abc"', 3),
        ("[1,[],{}]", 3),
        ("[I;1,2]", 2),
        ("{a:1,b:2}", 2),
    ],
)
def test_result_is_the_number_or_the_length(tag: str, result: int) -> None:
    assert result == tag_as_result(parse_snbt(tag))


@pytest.mark.parametrize(
    ("value", "result"),
    [
        (float("nan"), 0),
        (float("inf"), 2**31 - 1),
        (float("-inf"), -(2**31)),
        (2147483647.5, 2**31 - 1),
        (-0.5, -1),
        (-2147483648.0, -(2**31)),
    ],
)
def test_numbers_stop_at_the_border_of_32_bits(value: float, result: int) -> None:
    assert result == rounded_down(value)


@pytest.mark.parametrize(
    ("tag", "text"), [('"a b"', "a b"), ("12", "12"), ("3b", "3b"), ("1.5f", "1.5f")]
)
def test_text_of_a_number_has_its_suffix(tag: str, text: str) -> None:
    assert text == tag_as_text(parse_snbt(tag))


@pytest.mark.parametrize("tag", ["{}", "[]", "[I;1]"])
def test_tags_with_parts_are_no_text(tag: str) -> None:
    with pytest.raises(CommandError, match="expected a value"):
        tag_as_text(parse_snbt(tag))


@pytest.mark.parametrize(
    ("text", "start", "end", "expected"),
    [
        ("hello", 0, None, "hello"),
        ("hello", 1, 3, "el"),
        ("hello", -2, None, "lo"),
        ("hello", -3, -1, "ll"),
        ("hello", 5, None, ""),
        ("hello", 2, 2, ""),
        ("a\U0001f600b", 1, 3, "\U0001f600"),
        ("a\U0001f600b", 3, None, "b"),
        ("größe", 2, 4, "öß"),
    ],
)
def test_slices_count_utf_16_units(
    text: str, start: int, end: int | None, expected: str
) -> None:
    assert expected == java_slice(text, start, end)


@pytest.mark.parametrize(
    ("start", "end"), [(6, None), (-6, None), (3, 2), (0, 6), (0, -6)]
)
def test_slices_outside_the_text_fail(start: int, end: int | None) -> None:
    with pytest.raises(CommandError, match="invalid substring indices"):
        java_slice("hello", start, end)


def test_length_counts_utf_16_units() -> None:
    assert [5, 4, 0] == [java_length(text) for text in ("größe", "a\U0001f600b", "")]


def test_missing_part_of_a_path_is_named() -> None:
    root = parse_snbt("{a:{b:[1,2]}}")
    assert isinstance(root, dict)

    with pytest.raises(CommandError, match=r"no elements matching a\.c$"):
        find_tags(root, NbtPath.parse("a.c.d"))
    with pytest.raises(CommandError, match="expected a single one"):
        find_single_tag(root, NbtPath.parse("a.b[]"))
    assert 2 == find_single_tag(root, NbtPath.parse("a.b[-1]"))
