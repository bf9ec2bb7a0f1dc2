"""Numbers, booleans and strings (https://minecraft.wiki/w/Argument_types)."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.core.string_reader import StringReader

INT_MIN: Final = -(2**31)
INT_MAX: Final = 2**31 - 1


@final
class BoolArgument(ArgumentType[bool]):
    def parse(self, reader: StringReader) -> bool:
        return reader.read_bool()

    def suggestions(self) -> tuple[str, ...]:
        return ("true", "false")


@final
@attrs.frozen
class IntegerArgument(ArgumentType[int]):
    minimum: int = INT_MIN
    maximum: int = INT_MAX

    def parse(self, reader: StringReader) -> int:
        start = reader.cursor
        value = reader.read_int()
        if value < self.minimum:
            raise reader.error(
                f"expected a whole number of at least {self.minimum}, got {value}",
                start,
            )
        if value > self.maximum:
            raise reader.error(
                f"expected a whole number of at most {self.maximum}, got {value}", start
            )
        return value


@final
@attrs.frozen
class FloatArgument(ArgumentType[float]):
    minimum: float = float("-inf")
    maximum: float = float("inf")

    def parse(self, reader: StringReader) -> float:
        start = reader.cursor
        value = reader.read_float()
        if value < self.minimum:
            raise reader.error(
                f"expected a number of at least {self.minimum:.15g}, got {value:.15g}",
                start,
            )
        if value > self.maximum:
            raise reader.error(
                f"expected a number of at most {self.maximum:.15g}, got {value:.15g}",
                start,
            )
        return value


DoubleArgument = FloatArgument
"""Both are read alike; what a number becomes is the command's concern."""


@final
class WordArgument(ArgumentType[str]):
    """Letters, digits and `_-.+`; may be empty only at a space, where parsing stops."""

    def parse(self, reader: StringReader) -> str:
        word = reader.read_unquoted()
        if not word:
            raise reader.error("expected a word")
        return word


@final
class StringArgument(ArgumentType[str]):
    """A word or a quoted string."""

    def parse(self, reader: StringReader) -> str:
        return reader.read_string()


@final
class GreedyArgument(ArgumentType[str]):
    """All that is left of the line."""

    def parse(self, reader: StringReader) -> str:
        text = reader.remaining
        reader.cursor = len(reader.text)
        return text
