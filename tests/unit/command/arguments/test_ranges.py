from __future__ import annotations

import pytest

from gametest.command.arguments.ranges import read_float_range, read_int_range
from gametest.core.string_reader import StringReader, TextSyntaxError


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("3", (3, 3)),
        ("1..5", (1, 5)),
        ("..5", (None, 5)),
        ("1..", (1, None)),
        ("-5..-1", (-5, -1)),
    ],
)
def test_whole_range_is_read(text: str, ends: tuple[int | None, int | None]) -> None:
    reader = StringReader(f"{text} x")

    found = read_int_range(reader)

    assert ends == (found.min, found.max)
    assert len(text) == reader.cursor
    assert text == str(found)


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("1.5..2.5", (1.5, 2.5)),
        ("..0.5", (None, 0.5)),
        (".5", (0.5, 0.5)),
        ("1..", (1, None)),
    ],
)
def test_range_with_fractions_is_read(
    text: str, ends: tuple[float | None, float | None]
) -> None:
    found = read_float_range(StringReader(text))

    assert ends == (found.min, found.max)


@pytest.mark.parametrize("text", ["", "..", "x", "5..1", "1.5", "--1", "99999999999"])
def test_broken_range_is_an_error_at_its_start(text: str) -> None:
    with pytest.raises(TextSyntaxError) as caught:
        read_int_range(StringReader(text))

    assert 0 == caught.value.cursor


@pytest.mark.parametrize(
    ("text", "value", "inside"),
    [("1..3", 1, True), ("1..3", 3, True), ("1..3", 4, False), ("..0", -7, True)],
)
def test_both_ends_belong_to_a_range(text: str, value: int, inside: bool) -> None:
    assert inside is read_int_range(StringReader(text)).contains(value)


def test_swapped_ends_are_told_with_all_their_digits() -> None:
    with pytest.raises(TextSyntaxError, match=r"^the range 1234567\.5\.\.1234567 has"):
        read_float_range(StringReader("1234567.5..1234567"))
