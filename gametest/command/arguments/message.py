"""Free text in which a selector stands for names (https://minecraft.wiki/w/Argument_types)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.entity_selector import SELECTOR_LETTERS, read_selector
from gametest.command.chat.players import shown_name
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.entity_selector import EntitySelector

_SELECTS: Final = 2
"""Permission level below which a selector in a message is only text."""


@final
@attrs.frozen(eq=False)
class Message:
    text: str
    selectors: tuple[tuple[int, int, EntitySelector], ...] = ()
    """Start and end in the text, in order."""

    def resolve(self, source: CommandSourceStack) -> str:
        if not self.selectors or source.permission_level < _SELECTS:
            return self.text
        parts: list[str] = []
        end = 0
        for start, after, selector in self.selectors:
            parts.append(self.text[end:start])
            parts.append(", ".join(map(shown_name, selector.find(source))))
            end = after
        parts.append(self.text[end:])
        return "".join(parts)


@final
class MessageArgument(ArgumentType[Message]):
    def parse(self, reader: StringReader) -> Message:
        start = reader.cursor
        selectors: list[tuple[int, int, EntitySelector]] = []
        while reader.can_read():
            # An @ that starts no selector is just text.
            if reader.peek() == "@" and reader.peek(1) in SELECTOR_LETTERS:
                at = reader.cursor
                selector = read_selector(reader)
                selectors.append((at - start, reader.cursor - start, selector))
            else:
                reader.cursor += 1
        return Message(reader.text[start:], tuple(selectors))
