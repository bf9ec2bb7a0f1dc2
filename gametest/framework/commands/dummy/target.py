"""Which dummy a command speaks to: a name, or a selector that finds one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.errors import CommandError
from gametest.command.selector.selector_reader import read_selector

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.string_reader import StringReader
    from gametest.entity.player import Player

_LONGEST_NAME = 16


@final
@attrs.frozen(eq=False)
class DummyTarget:
    name: str | None
    selector: EntitySelector | None = None

    def find(self, source: CommandSourceStack) -> Player:
        if self.selector is not None:
            found = self.selector.find_players(source)
            if len(found) == 1:
                return found[0]
        elif self.name is not None:
            player = source.server.find_player(self.name)
            if player is not None:
                return player
        message = "No dummy was found"
        raise CommandError(message)


@final
@attrs.frozen(eq=False)
class DummyArgument(ArgumentType[DummyTarget]):
    context: CommandBuildContext

    def parse(self, reader: StringReader) -> DummyTarget:
        start = reader.cursor
        if reader.peek() == "@":
            return DummyTarget(None, read_selector(reader, self.context))
        end = reader.text.find(" ", start)
        reader.cursor = len(reader.text) if end < 0 else end
        name = reader.text[start : reader.cursor]
        if not name:
            raise reader.error("expected the name of a dummy", start)
        if len(name) > _LONGEST_NAME:
            raise reader.error(
                f"a name has at most {_LONGEST_NAME} characters, got {len(name)}", start
            )
        return DummyTarget(name)
