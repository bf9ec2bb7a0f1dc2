"""Names with a namespace: single ones, and functions or function tags."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.string_reader import StringReader

_IDENTIFIER: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_.-/:")


def read_identifier(reader: StringReader) -> Identifier:
    start = reader.cursor
    text = reader.read_while(_IDENTIFIER)
    if not text:
        raise reader.error("expected an identifier")
    try:
        return Identifier.parse(text)
    except InvalidIdentifierError as error:
        raise reader.error(str(error), start) from None


@final
class IdentifierArgument(ArgumentType[Identifier]):
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
    def parse(self, reader: StringReader) -> FunctionName:
        is_tag = reader.peek() == "#"
        if is_tag:
            reader.cursor += 1
        return FunctionName(read_identifier(reader), is_tag)
