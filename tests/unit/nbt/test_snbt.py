from __future__ import annotations

import pytest

from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.nbt import snbt
from gametest.nbt.snbt import (
    SnbtTooLargeError,
    parse_snbt,
    read_compound,
    read_snbt,
)
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
    nbt_equal,
)

# Expected values: https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md and
# https://minecraft.wiki/w/NBT_format#SNBT_format


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("34b", Byte(34)),
        ("-20B", Byte(-20)),
        ("31415s", Short(31415)),
        ("7", Int(7)),
        ("+7i", Int(7)),
        ("31415926L", Long(31415926)),
        ("3.14f", Float(3.14)),
        ("3.14", Double(3.14)),
        ("1f", Float(1)),
        ("1d", Double(1)),
        (".1", Double(0.1)),
        ("1.", Double(1.0)),
        ("1.2e3", Double(1200)),
        ("12000e-1", Double(1200)),
        ("1_2.3_4__5f", Float(12.345)),
        ("1_2e3_4", Double(12e34)),
        ("0xbad", Int(2989)),
        ("0xCAFE", Int(51966)),
        ("0x54FBFB", Int(0x54FBFB)),
        ("0x1b", Int(0x1B)),
        ("0b101", Int(5)),
        ("0b10_01", Int(9)),
        ("0xAB_CD", Int(0xABCD)),
        ("0b", Byte(0)),
        ("0b1b", Byte(1)),
        ("0xFFFFFFFF", Int(-1)),
        ("240ub", Byte(-16)),
        ("-16sb", Byte(-16)),
        ("0x11ub", Byte(17)),
        ("65535us", Short(-1)),
        ("true", Byte(1)),
        ("False", Byte(0)),
        ("abc", "abc"),
        ("bool(5)", Byte(1)),
        ("bool(false)", Byte(0)),
        (
            'uuid("ffffffff-0001-0002-8000-000000000003")',
            IntArray([-1, 65538, -2147483648, 3]),
        ),
        ("[B;3,4]", ByteArray([3, 4])),
        ("[I;2b,9s,1]", IntArray([2, 9, 1])),
        ("[ L ; 1 , 2b , ]", LongArray([1, 2])),
        ("[B;0xFF]", ByteArray([-1])),
        ("[I;]", IntArray()),
        ("[B]", ["B"]),
        ("[5,6,]", [Int(5), Int(6)]),
        ("{a:1,}", {"a": Int(1)}),
        ("[ ]", []),
        ("{ }", {}),
        ('[4,"x",{y:1}]', [Int(4), "x", {"y": Int(1)}]),
        ("{1:2,'a b':3,\"\":4}", {"1": Int(2), "a b": Int(3), "": Int(4)}),
        ("{a : [ 1 , [ 2 ] ] }", {"a": [Int(1), [Int(2)]]}),
        (r"'it\'s'", "it's"),
        (r'"\u00e9\x41\U0001F600\N{Snowman}"', "éA😀☃"),
        (r'"\b\s\t\n\f\r\\"', "\b \t\n\f\r\\"),
        (r'"\ud83d\ude00"', "😀"),
        ('"a\nb"', "a\nb"),
        (
            "[1234567890, 2147483647, -2147483648]",
            [Int(1234567890), Int(2**31 - 1), Int(-(2**31))],
        ),
    ],
)
def test_text_is_read_as_this_tag(text: str, expected: Tag) -> None:
    assert nbt_equal(expected, parse_snbt(text))


@pytest.mark.parametrize(
    ("text", "cursor", "message"),
    [
        ("250sb", 0, "does not fit a byte"),
        ("-1ub", 0, "an unsigned number cannot be negative"),
        ("75_", 0, "'_' can only stand between digits"),
        ("0x_1", 0, "'_' can only stand between digits"),
        ("01", 0, "a whole number cannot start with 0"),
        ("2147483648", 0, "does not fit a int"),
        ("1e400", 0, "too large for a double"),
        ("1e39f", 0, "too large for a float"),
        ("9" * 5000, 0, "9... is too large for a whole number"),
        ("9" * 5000 + ".0", 0, "9... is too large for a double"),
        ("12abc", 0, "is not a number"),
        ("+abc", 0, "is not a number"),
        ("[,]", 1, "expected a value"),
        ("[,5]", 1, "expected a value"),
        ("{a:1,,}", 5, "expected a key"),
        ("{a:[1,2,}", 8, "expected a value"),
        ("{a:[1,2", 3, "'[' is not closed"),
        ("{a:1", 0, "'{' is not closed"),
        ("{a 1}", 3, "expected ':' after the key 'a'"),
        ("{a:1]", 4, "expected ',' or '}'"),
        ("[B;1s]", 3, "'1s' cannot stand in [B;]"),
        ("[I;1.5]", 3, "'1.5' cannot stand in [I;]"),
        ("[I;true]", 3, "'true' cannot stand in [I;]"),
        ('"ab', 0, "the quoted string is not closed"),
        (r'"a\q"', 2, r"unknown escape '\q'"),
        (r'"\x4"', 1, "needs 2 hexadecimal digits"),
        (r'"\N{no such}"', 1, "no Unicode character is named 'no such'"),
        ("foo(1)", 0, "no operation is named 'foo'"),
        ("bool()", 0, "takes one argument, got 0"),
        ("uuid(1)", 0, "takes a string"),
        ("{a:uuid(x)}", 3, "'x' is not a UUID"),
        ("", 0, "expected a value"),
        ("1 2", 2, "expected the end of the text"),
        ("a:b", 1, "expected the end of the text"),
    ],
)
def test_broken_text_is_refused_at_the_cursor(
    text: str, cursor: int, message: str
) -> None:
    with pytest.raises(TextSyntaxError) as caught:
        parse_snbt(text)

    assert cursor == caught.value.cursor
    assert message in caught.value.message


def test_a_value_is_read_from_the_middle_of_a_line() -> None:
    reader = StringReader("set value {k:[1, 2]} run x", 10)

    value = read_snbt(reader)

    assert nbt_equal({"k": [Int(1), Int(2)]}, value)
    assert reader.remaining == " run x"


def test_an_unquoted_number_ends_at_the_space() -> None:
    reader = StringReader("5 x")

    assert nbt_equal(Int(5), read_snbt(reader))
    assert reader.cursor == 1


def test_only_a_compound_will_do_where_one_is_asked_for() -> None:
    reader = StringReader(" [1]")

    with pytest.raises(TextSyntaxError, match="expected a compound"):
        read_compound(reader)

    assert reader.cursor == 0


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ("{a:", "}")])
def test_512_levels_are_read_and_513_are_not(opening: str, closing: str) -> None:
    parse_snbt(opening * 512 + "1" + closing * 512)

    with pytest.raises(TextSyntaxError, match="nested deeper than 512 levels"):
        parse_snbt(opening * 513 + "1" + closing * 513)


@pytest.mark.parametrize(
    "space", ["\x1c", "\x1d", "\x1f", "\u2003", "\u2028", "\u3000"]
)
def test_what_java_takes_for_white_space_may_stand_between_values(space: str) -> None:
    """`Character.isWhitespace`: separators too, unless they do not break."""
    text = f"{{{space}a{space}:{space}[1,{space}2{space}]{space}}}{space}"

    assert parse_snbt(text) == {"a": [1, 2]}


@pytest.mark.parametrize("space", ["\x85", "\xa0", "\u2007", "\u202f"])
@pytest.mark.parametrize("text", ["{a:%s1}", "[1,%s2]", "{%sa:1}", "[I;%s1]", "1%s"])
def test_spaces_that_do_not_break_are_none(text: str, space: str) -> None:
    with pytest.raises(TextSyntaxError):
        parse_snbt(text % space)


def test_keys_that_stand_twice_are_told_with_their_places() -> None:
    repeated: list[tuple[str, int]] = []
    tag = parse_snbt('{a: 1, b: {c: 1, "c": 2}, a: [{}], d: {d: {d: 1}}}', repeated)

    assert tag == {"a": [{}], "b": {"c": 2}, "d": {"d": {"d": 1}}}
    assert repeated == [("a", 26), ("c", 17)]


@pytest.mark.parametrize(
    "element", ["1", "1b", "{}", "[]", "''", "{a:1}", "[I;1,2,3,4,5,6]", "[1,2,3]"]
)
def test_a_text_that_would_cost_too_much_memory_is_refused(
    monkeypatch: pytest.MonkeyPatch, element: str
) -> None:
    monkeypatch.setattr(snbt, "MAX_MEMORY_BYTES", 1000)

    with pytest.raises(SnbtTooLargeError, match="more than 1000 bytes of memory"):
        parse_snbt(f"[{','.join([element] * 50)}]")
