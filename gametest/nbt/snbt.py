"""Reading NBT's text form from any place of a text, a command line for instance.

Grammar since 1.21.5: https://minecraft.wiki/w/NBT_format#SNBT_format
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NoReturn, final

from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.nbt.memory import (
    COMPOUND_BYTES,
    ELEMENT_BYTES,
    ENTRY_BYTES,
    LIST_BYTES,
    MAX_MEMORY_BYTES,
    NUMBER_BYTES,
    STRING_BYTES,
)
from gametest.nbt.snbt_number import (
    NUMBER_START,
    NumberFormatError,
    parse_integer,
    parse_number,
)
from gametest.nbt.snbt_operation import BUILT_IN, run_operation
from gametest.nbt.snbt_string import read_quoted
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import (
    Byte,
    ByteArray,
    Compound,
    Int,
    IntArray,
    IntegerTag,
    Long,
    LongArray,
    Short,
    Tag,
    TagList,
)

__all__ = [
    "MAX_DEPTH",
    "parse_snbt",
    "read_compound",
    "read_snbt",
    "write_snbt",
]

MAX_DEPTH: Final = 512
"""Nesting that the game accepts."""
_WORST_BYTES: Final = 72
"""What two characters, `1,` or `{}`, can cost at the most, and more."""

# What Java's `Character.isWhitespace` says; Python's `\s` also has the spaces that do not break.
_S: Final = (
    r"[\t-\r\x1c-\x20\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]*+"
)
_SPACE: Final = re.compile(_S)
_WORD: Final = re.compile(r"[0-9A-Za-z_.+-]+")
_ARRAY: Final = re.compile(_S + "([BIL])" + _S + ";")
_SMALL: Final = r"-?(?:0|[1-9][0-9]{0,8})"
_INTS: Final = re.compile(f"{_S}({_SMALL}(?:{_S},{_S}{_SMALL})*+){_S}\\]")
_SIMPLE: Final = (
    # A value that needs no second look: text without escapes, a bracket, a small number.
    rf'(?:"([^"\\]*)"|([{{\[])|({_SMALL})(?![0-9A-Za-z_.+-]))'
)
_KEY: Final = rf"""{_S}(?:([0-9A-Za-z_.+-]+)|"([^"\\]*)"){_S}:{_S}"""
_ENTRY: Final = re.compile(_KEY + _SIMPLE)
_ITEM: Final = re.compile(_S + _SIMPLE)
_SEPARATOR: Final = re.compile(_S + r"([,}\]])")

_ARRAYS: Final[dict[str, tuple[type[ByteArray | IntArray | LongArray], str]]] = {
    "B": (ByteArray, "b"),
    "I": (IntArray, "i"),
    "L": (LongArray, "l"),
}
_ELEMENTS: Final[dict[str, tuple[type[IntegerTag], ...]]] = {
    "B": (Byte,),
    "I": (Byte, Short, Int),
    "L": (Byte, Short, Int, Long),
}
"""Narrower numbers may stand in an array of wider ones, not the other way round."""


class SnbtTooLargeError(TextSyntaxError):
    """The tags would take more memory than a file may claim."""


def parse_snbt(text: str, repeated: list[tuple[str, int]] | None = None) -> Tag:
    """The tag that the whole text is; raises `TextSyntaxError` with the cursor.

    `repeated` takes the keys that stand a second time in their compound, with their places; the
    last one counts.
    """
    parser = _SnbtReader(text)
    tag, cursor = parser.value(0, 0)
    reader = StringReader(text, cursor)
    reader.skip_whitespace()
    if reader.can_read():
        msg = "expected the end of the text after the value"
        raise reader.error(msg)
    if repeated is not None:
        for opening in sorted(parser.doubtful):
            repeated.extend(parser.repeated_keys(opening))
    return tag


def read_snbt(reader: StringReader) -> Tag:
    """The tag at the cursor, which then stands right behind it."""
    value, reader.cursor = _SnbtReader(reader.text).value(reader.cursor, 0)
    return value


def read_compound(reader: StringReader) -> Compound:
    """As `read_snbt`, but only a compound will do."""
    start = reader.cursor
    reader.skip_whitespace()
    if reader.peek() != "{":
        reader.cursor = start
        msg = "expected a compound, '{'"
        raise reader.error(msg)
    value, reader.cursor = _SnbtReader(reader.text).compound(reader.cursor + 1, 1)
    return value


# size: compounds and lists are read in one frame a level, and without calls for what is simple.
@final
class _SnbtReader:
    """Cursors go in and come out; compounds and lists call each other directly."""

    __slots__ = ("_counts", "_memory", "_text", "doubtful")

    def __init__(self, text: str) -> None:
        self._text = text
        # Texts that are short enough cannot cost too much, whatever they say.
        self._counts = len(text) * _WORST_BYTES > MAX_MEMORY_BYTES
        self._memory = 0
        self.doubtful: list[int] = []
        """Cursors behind the braces of compounds that have a key twice."""

    def _fail(self, message: str, cursor: int) -> NoReturn:
        raise TextSyntaxError(message, self._text, cursor)

    def _cost(self, amount: int, cursor: int) -> None:
        self._memory += amount
        if self._memory > MAX_MEMORY_BYTES:
            msg = f"takes more than {MAX_MEMORY_BYTES} bytes of memory"
            raise SnbtTooLargeError(msg, self._text, cursor)

    def repeated_keys(self, cursor: int) -> Iterator[tuple[str, int]]:
        """Of the compound whose brace is before `cursor`, which was read without fault."""
        seen: set[str] = set()
        opening = cursor - 1
        while True:
            start = self._skip(cursor)
            if self._text[start] == "}":
                return
            key, cursor = self._key(start, opening)
            if key in seen:
                yield key, start
            seen.add(key)
            _, cursor = self.value(cursor, 1)
            cursor = self._skip(cursor)
            if self._text[cursor] == ",":
                cursor += 1

    def _skip(self, cursor: int) -> int:
        match = _SPACE.match(self._text, cursor)
        assert match is not None
        return match.end()

    def value(self, cursor: int, depth: int) -> tuple[Tag, int]:
        cursor = self._skip(cursor)
        match self._text[cursor : cursor + 1]:
            case "{":
                return self.compound(cursor + 1, depth + 1)
            case "[":
                return self.list(cursor + 1, depth + 1)
            case _:
                return self._leaf(cursor, depth)

    def compound(self, cursor: int, depth: int) -> tuple[Compound, int]:
        """`cursor` is behind the brace."""
        text = self._text
        if depth > MAX_DEPTH:
            self._fail(f"nested deeper than {MAX_DEPTH} levels", cursor - 1)
        result: Compound = {}
        opening, entries = cursor - 1, 0
        end = self._skip(cursor)
        counts = self._counts
        if counts:
            self._cost(COMPOUND_BYTES, cursor)
        if text[end : end + 1] == "}":
            return result, end + 1
        match_entry, match_separator = _ENTRY.match, _SEPARATOR.match
        while True:
            entries += 1
            if counts:
                self._cost(ENTRY_BYTES + STRING_BYTES, cursor)
            match = match_entry(text, cursor)
            if match is None:
                key, cursor = self._key(cursor, opening)
                if text.startswith("{", cursor):
                    result[key], cursor = self.compound(cursor + 1, depth + 1)
                elif text.startswith("[", cursor):
                    result[key], cursor = self.list(cursor + 1, depth + 1)
                else:
                    result[key], cursor = self._leaf(cursor, depth)
            else:
                word, quoted, string, bracket, number = match.groups()
                key = quoted if word is None else word
                cursor = match.end()
                if string is not None:
                    result[key] = string
                elif number is not None:
                    result[key] = Int(number)
                elif bracket == "{":
                    result[key], cursor = self.compound(cursor, depth + 1)
                else:
                    result[key], cursor = self.list(cursor, depth + 1)
            match = match_separator(text, cursor)
            if match is None or match[1] == "]":
                self._not_closed("}", cursor, opening)
            cursor = match.end()
            if match[1] == "}":
                break
            end = self._skip(cursor)
            if text[end : end + 1] == "}":
                cursor = end + 1
                break
        if entries != len(result):
            self.doubtful.append(opening + 1)
        return result, cursor

    def list(self, cursor: int, depth: int) -> tuple[Tag, int]:
        """`cursor` is behind the bracket; the result may be a typed array."""
        text = self._text
        if depth > MAX_DEPTH:
            self._fail(f"nested deeper than {MAX_DEPTH} levels", cursor - 1)
        match = _INTS.match(text, cursor)
        if match is not None:
            numbers = match[1]
            if self._counts:
                count = numbers.count(",") + 1
                self._cost(LIST_BYTES + count * (ELEMENT_BYTES + NUMBER_BYTES), cursor)
            if not numbers.isprintable():
                # Python's `int` does not know all the white space that may stand here.
                numbers = "".join(numbers.split())
            return [Int(word) for word in numbers.split(",")], match.end()
        match = _ARRAY.match(text, cursor)
        if match is not None:
            return self._array(match[1], match.end(), cursor - 1)
        result: TagList = []
        opening = cursor - 1
        end = self._skip(cursor)
        counts = self._counts
        if counts:
            self._cost(LIST_BYTES, cursor)
        if text[end : end + 1] == "]":
            return result, end + 1
        match_item, match_separator = _ITEM.match, _SEPARATOR.match
        while True:
            if counts:
                self._cost(ELEMENT_BYTES + NUMBER_BYTES, cursor)
            match = match_item(text, cursor)
            element: Tag
            if match is None:
                element, cursor = self._leaf(self._skip(cursor), depth)
            else:
                string, bracket, number = match.groups()
                cursor = match.end()
                if string is not None:
                    element = string
                elif number is not None:
                    element = Int(number)
                elif bracket == "{":
                    element, cursor = self.compound(cursor, depth + 1)
                else:
                    element, cursor = self.list(cursor, depth + 1)
            result.append(element)
            match = match_separator(text, cursor)
            if match is None or match[1] == "}":
                self._not_closed("]", cursor, opening)
            cursor = match.end()
            if match[1] == "]":
                return result, cursor
            end = self._skip(cursor)
            if text[end : end + 1] == "]":
                return result, end + 1

    def _not_closed(self, bracket: str, cursor: int, opening: int) -> NoReturn:
        cursor = self._skip(cursor)
        if cursor >= len(self._text):
            self._fail(f"{self._text[opening]!r} is not closed", opening)
        self._fail(f"expected ',' or {bracket!r}", cursor)

    def _key(self, cursor: int, opening: int) -> tuple[str, int]:
        """A key and its colon; the result is the cursor of the value."""
        text = self._text
        cursor = self._skip(cursor)
        if text[cursor : cursor + 1] in ('"', "'") and cursor < len(text):
            key, cursor = read_quoted(text, cursor)
        else:
            match = _WORD.match(text, cursor)
            if match is None:
                if cursor >= len(text):
                    self._fail("'{' is not closed", opening)
                self._fail("expected a key", cursor)
            key, cursor = match[0], match.end()
        cursor = self._skip(cursor)
        if text[cursor : cursor + 1] != ":":
            self._fail(f"expected ':' after the key {key!r}", cursor)
        return key, self._skip(cursor + 1)

    def _leaf(self, cursor: int, depth: int) -> tuple[Tag, int]:
        """A string, a number, `true`, `false` or an operation such as `bool(1)`."""
        text = self._text
        first = text[cursor : cursor + 1]
        if first in ('"', "'") and first:
            return read_quoted(text, cursor)
        match = _WORD.match(text, cursor)
        if match is None:
            self._fail("expected a value", cursor)
        word, end = match[0], match.end()
        if first in NUMBER_START:
            try:
                return parse_number(word), end
            except NumberFormatError as error:
                self._fail(str(error), cursor)
        opening = self._skip(end)
        if text[opening : opening + 1] == "(":
            arguments, end = self._arguments(opening + 1, depth + 1, opening)
            try:
                return run_operation(word, arguments), end
            except ValueError as error:
                self._fail(str(error), cursor)
        constant = BUILT_IN.get(word.lower())
        return (word if constant is None else constant), end

    def _arguments(
        self, cursor: int, depth: int, opening: int
    ) -> tuple[tuple[Tag, ...], int]:
        arguments: TagList = []
        while True:
            cursor = self._skip(cursor)
            if self._text[cursor : cursor + 1] == ")":
                return tuple(arguments), cursor + 1
            if depth > MAX_DEPTH:
                self._fail(f"nested deeper than {MAX_DEPTH} levels", cursor)
            argument, cursor = self.value(cursor, depth)
            arguments.append(argument)
            cursor = self._skip(cursor)
            if self._text[cursor : cursor + 1] == ",":
                cursor += 1
            elif self._text[cursor : cursor + 1] != ")":
                self._not_closed(")", cursor, opening)

    def _array(self, letter: str, cursor: int, opening: int) -> tuple[Tag, int]:
        text = self._text
        make, default_type = _ARRAYS[letter]
        numbers: list[int] = []
        while True:
            cursor = self._skip(cursor)
            if text[cursor : cursor + 1] == "]":
                return make(numbers), cursor + 1
            match = _WORD.match(text, cursor)
            if match is None:
                self._fail("expected a whole number", cursor)
            try:
                number = parse_integer(match[0], default_type)
            except NumberFormatError as error:
                self._fail(str(error), cursor)
            if number is None or not isinstance(number, _ELEMENTS[letter]):
                self._fail(f"{match[0]!r} cannot stand in [{letter};]", cursor)
            numbers.append(number)
            if self._counts:
                self._cost(2 * (ELEMENT_BYTES + NUMBER_BYTES), cursor)
            cursor = self._skip(match.end())
            if text[cursor : cursor + 1] == ",":
                cursor += 1
            elif text[cursor : cursor + 1] != "]":
                self._not_closed("]", cursor, opening)
