"""Free text in which a selector stands for names (https://minecraft.wiki/w/Argument_types)."""

from __future__ import annotations

from typing import final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.entity_selector import (
    SELECTOR_LETTERS,
    EntitySelector,
    read_selector,
)
from gametest.core.string_reader import StringReader


@final
@attrs.frozen
class Message:
    text: str
    selectors: tuple[EntitySelector, ...] = ()

    def resolve(self) -> str:
        for selector in self.selectors:
            selector.refuse()
        return self.text


@final
class MessageArgument(ArgumentType[Message]):
    def parse(self, reader: StringReader) -> Message:
        start = reader.cursor
        selectors: list[EntitySelector] = []
        while reader.can_read():
            # An @ that starts no selector is just text.
            if reader.peek() == "@" and reader.peek(1) in SELECTOR_LETTERS:
                selectors.append(read_selector(reader))
            else:
                reader.cursor += 1
        return Message(reader.text[start:], tuple(selectors))
