"""Whose scores a command means (https://minecraft.wiki/w/Scoreboard#Score_holders)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.entity_selector import EntitySelector, read_selector
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.errors import CommandError
from gametest.core.string_reader import StringReader

EVERYBODY: Final = "*"


@final
@attrs.frozen
class NamedHolder:
    """A player's name, an entity's UUID or a made-up name: all are just names."""

    name: str

    def names(self, _source: CommandSourceStack) -> Sequence[str]:
        return (self.name,)

    def single(self, _source: CommandSourceStack) -> str:
        return self.name


@final
@attrs.frozen
class EveryHolder:
    """`*`: everybody who has a score in any objective."""

    def names(self, source: CommandSourceStack) -> Sequence[str]:
        found = tuple(source.level.world.scoreboard.holders())
        if not found:
            raise _nobody()
        return found

    def single(self, _source: CommandSourceStack) -> str:
        raise _nobody()


@final
@attrs.frozen
class SelectedHolders:
    selector: EntitySelector

    def names(self, _source: CommandSourceStack) -> Sequence[str]:
        self.selector.refuse()

    def single(self, _source: CommandSourceStack) -> str:
        self.selector.refuse()


ScoreHolders: TypeAlias = NamedHolder | EveryHolder | SelectedHolders


@final
class ScoreHolderArgument(ArgumentType[ScoreHolders]):
    """Any run of characters up to a space is a name, unless it starts with `@`."""

    def parse(self, reader: StringReader) -> ScoreHolders:
        if reader.peek() == "@":
            return SelectedHolders(read_selector(reader))
        text, start = reader.text, reader.cursor
        end = text.find(" ", start)
        reader.cursor = len(text) if end < 0 else end
        name = text[start : reader.cursor]
        if not name:
            raise reader.error("expected a score holder", start)
        return EveryHolder() if name == EVERYBODY else NamedHolder(name)


def _nobody() -> CommandError:
    return CommandError("no relevant score holders could be found")
