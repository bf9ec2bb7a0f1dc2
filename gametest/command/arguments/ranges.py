"""Ranges `1..5`, `..5`, `1..`, `3` (https://minecraft.wiki/w/Argument_types#minecraft:int_range)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.core.string_reader import StringReader

_DIGITS: Final = frozenset("0123456789-")
_LEAST: Final = -(2**31)
_MOST: Final = 2**31 - 1


@final
@attrs.frozen
class IntRange:
    """Both ends belong to it; None is open."""

    min: int | None = None
    max: int | None = None

    def contains(self, value: int) -> bool:
        return (self.min is None or self.min <= value) and (
            self.max is None or value <= self.max
        )

    def test(self) -> Callable[[int], bool]:
        """The same as a closure, for hot places."""
        least = float("-inf") if self.min is None else self.min
        most = float("inf") if self.max is None else self.max
        return lambda value: least <= value <= most

    @property
    def bounds(self) -> tuple[float, float]:
        """Infinite where open."""
        return (
            float("-inf") if self.min is None else self.min,
            float("inf") if self.max is None else self.max,
        )

    def __str__(self) -> str:
        return _range_text(self.min, self.max)


@final
@attrs.frozen
class FloatRange:
    min: float | None = None
    max: float | None = None

    def contains(self, value: float) -> bool:
        return (self.min is None or self.min <= value) and (
            self.max is None or value <= self.max
        )

    def contains_square(self, square: float) -> bool:
        """Whether the root of a number that is no less than 0 is in the range."""
        return (self.min is None or self.min * self.min <= square) and (
            self.max is None or square <= self.max * self.max
        )

    def __str__(self) -> str:
        return _range_text(self.min, self.max)


def read_int_range(reader: StringReader) -> IntRange:
    start = reader.cursor
    low, high = _read_ends(reader, _whole)
    if low is not None and high is not None and low > high:
        raise reader.error(f"the range {low}..{high} has its ends swapped", start)
    return IntRange(
        None if low is None else int(low), None if high is None else int(high)
    )


def read_float_range(reader: StringReader) -> FloatRange:
    start = reader.cursor
    low, high = _read_ends(reader, _fractional)
    if low is not None and high is not None and low > high:
        raise reader.error(
            f"the range {low:.15g}..{high:.15g} has its ends swapped", start
        )
    return FloatRange(low, high)


def read_wrapped_range(reader: StringReader) -> FloatRange:
    """Of angles: the ends may be in any order, as they go around."""
    low, high = _read_ends(reader, _fractional)
    return FloatRange(low, high)


@final
class IntRangeArgument(ArgumentType[IntRange]):
    def parse(self, reader: StringReader) -> IntRange:
        return read_int_range(reader)


@final
class FloatRangeArgument(ArgumentType[FloatRange]):
    def parse(self, reader: StringReader) -> FloatRange:
        return read_float_range(reader)


def _read_ends(
    reader: StringReader, convert: Callable[[StringReader, str, int], float]
) -> tuple[float | None, float | None]:
    start = reader.cursor
    low = _read_end(reader, convert)
    high = low
    if reader.peek() == "." and reader.peek(1) == ".":
        reader.cursor += 2
        high = _read_end(reader, convert)
    if low is None and high is None:
        raise reader.error("expected a range or a number", start)
    return low, high


def _read_end(
    reader: StringReader, convert: Callable[[StringReader, str, int], float]
) -> float | None:
    """A number; one dot belongs to it, two are the range's."""
    start = reader.cursor
    while True:
        character = reader.peek()
        if (character and character in _DIGITS) or (
            character == "." and reader.peek(1) != "."
        ):
            reader.cursor += 1
        else:
            break
    word = reader.text[start : reader.cursor]
    return convert(reader, word, start) if word else None


def _whole(reader: StringReader, word: str, start: int) -> float:
    try:
        value = int(word)
    except ValueError:
        raise reader.error(f"{word!r} is not a whole number", start) from None
    if not _LEAST <= value <= _MOST:
        raise reader.error(f"{word} does not fit 32 bits", start)
    return value


def _fractional(reader: StringReader, word: str, start: int) -> float:
    try:
        return float(word)
    except ValueError:
        raise reader.error(f"{word!r} is not a number", start) from None


def _range_text(low: float | None, high: float | None) -> str:
    if low is not None and low == high:
        return _end_text(low)
    return f"{_end_text(low)}..{_end_text(high)}"


def _end_text(end: float | None) -> str:
    if end is None:
        return ""
    return f"{end:.15g}"
