from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.core.string_reader import StringReader, TextSyntaxError


def test_a_reader_looks_ahead_and_reads() -> None:
    reader = StringReader("ab")

    assert (reader.peek(), reader.peek(1), reader.peek(2)) == ("a", "b", "")
    assert (reader.read(), reader.remaining) == ("a", "b")
    assert reader.can_read()
    assert not reader.can_read(2)


def test_whitespace_is_skipped() -> None:
    reader = StringReader(" \t\n x")
    reader.skip_whitespace()

    assert reader.remaining == "x"


@pytest.mark.parametrize(
    ("text", "expected", "rest"),
    [
        ("abc d", "abc", " d"),
        ("a-b_c.d+e:f", "a-b_c.d+e", ":f"),
        ('"a b" c', "a b", " c"),
        ("'a \"b\"'", 'a "b"', ""),
        ('"a\\"b\\\\c"', 'a"b\\c', ""),
        ("", "", ""),
    ],
)
def test_texts_are_read_with_and_without_quotes(
    text: str, expected: str, rest: str
) -> None:
    reader = StringReader(text)

    assert expected == reader.read_string()
    assert rest == reader.remaining


@pytest.mark.parametrize(
    ("text", "read", "expected", "rest"),
    [
        ("12 x", StringReader.read_int, 12, " x"),
        ("-5", StringReader.read_int, -5, ""),
        ("2147483647", StringReader.read_int, 2147483647, ""),
        ("1.5]", StringReader.read_float, 1.5, "]"),
        ("-.5", StringReader.read_float, -0.5, ""),
        ("true,", StringReader.read_bool, True, ","),
        ("false", StringReader.read_bool, False, ""),
    ],
)
def test_values_are_read(
    text: str,
    read: Callable[[StringReader], object],
    expected: object,
    rest: str,
) -> None:
    reader = StringReader(text)

    assert expected == read(reader)
    assert rest == reader.remaining


@pytest.mark.parametrize(
    ("text", "read", "words", "cursor"),
    [
        ("x", StringReader.read_int, "expected a whole number", 0),
        ("1.5", StringReader.read_int, "not a whole number", 0),
        ("2147483648", StringReader.read_int, "32 bits", 0),
        ("", StringReader.read_float, "expected a number", 0),
        ("1.2.3", StringReader.read_float, "not a number", 0),
        ("yes", StringReader.read_bool, "expected true or false, got 'yes'", 0),
        ("", StringReader.read_bool, "got nothing", 0),
        ('"abc', StringReader.read_quoted, "not closed", 0),
        ('"a\\n"', StringReader.read_quoted, "unknown escape", 3),
        ("abc", StringReader.read_quoted, "expected a quote", 0),
        ("", StringReader.read_quoted, "expected a quote", 0),
        ("", StringReader.read, "ends too early", 0),
    ],
)
def test_what_is_missing_is_told_with_the_cursor(
    text: str, read: Callable[[StringReader], object], words: str, cursor: int
) -> None:
    with pytest.raises(TextSyntaxError) as caught:
        read(StringReader(text))

    assert words in caught.value.message
    assert cursor == caught.value.cursor


def test_an_expected_character_is_read_or_told() -> None:
    reader = StringReader("[x")
    reader.expect("[")

    with pytest.raises(TextSyntaxError, match="expected ']', got 'x'"):
        reader.expect("]")


def test_an_error_shows_the_text_before_it() -> None:
    error = StringReader("setblock ~ ~ ~ stonee", 15).error("unknown block")

    assert str(error) == "unknown block at position 15: ...ock ~ ~ ~ <--[HERE]"
