"""Names with a namespace: single ones, functions or function tags, and patterns of tests."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.string_reader import StringReader

_IDENTIFIER: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_.-/:")
_PATTERN: Final = _IDENTIFIER | {"*", "?"}


def read_identifier(reader: StringReader) -> Identifier:
    start = reader.cursor
    text = reader.read_while(_IDENTIFIER)
    if not text:
        raise reader.error("expected an identifier")
    if reader.peek().isupper():
        raise reader.error("an identifier has no capital letters")
    try:
        return Identifier.parse(text)
    except InvalidIdentifierError as error:
        raise reader.error(str(error), start) from None


@final
@attrs.frozen
class IdentifierArgument(ArgumentType[Identifier]):
    by_word = True
    names: str = ""
    """What it is the id of, for whoever completes a line: `boss_bar`; empty: anything."""

    def parse(self, reader: StringReader) -> Identifier:
        return read_identifier(reader)


@final
@attrs.frozen
class FunctionName:
    """`ns:path`, or `#ns:path` for a tag."""

    id: Identifier
    is_tag: bool

    def __str__(self) -> str:
        return f"#{self.id}" if self.is_tag else str(self.id)


@final
class FunctionArgument(ArgumentType[FunctionName]):
    by_word = True

    def parse(self, reader: StringReader) -> FunctionName:
        is_tag = reader.peek() == "#"
        if is_tag:
            reader.cursor += 1
        return FunctionName(read_identifier(reader), is_tag)


@final
class TestSelectorArgument(ArgumentType[str]):
    """As written (https://minecraft.wiki/w/Commands/test): what it means is known at the run."""

    __test__ = False

    def parse(self, reader: StringReader) -> str:
        text = reader.read_while(_PATTERN)
        if not text:
            raise reader.error("expected a test or a pattern with * and ?")
        return text
