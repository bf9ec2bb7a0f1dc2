"""Whose scores a command means (https://minecraft.wiki/w/Scoreboard#Score_holders)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.errors import CommandError
from gametest.command.selector.entity_selector import EntitySelector
from gametest.command.selector.selector_reader import read_selector
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext

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
@attrs.frozen(eq=False)
class SelectedHolders:
    selector: EntitySelector

    def names(self, source: CommandSourceStack) -> Sequence[str]:
        if self.selector.is_plain_self and source.entity is not None:
            return (source.entity.scoreboard_name,)
        return [entity.scoreboard_name for entity in self.selector.some(source)]

    def single(self, source: CommandSourceStack) -> str:
        return self.selector.single(source).scoreboard_name


ScoreHolders: TypeAlias = NamedHolder | EveryHolder | SelectedHolders


@final
@attrs.frozen(eq=False)
class ScoreHolderArgument(ArgumentType[ScoreHolders]):
    """Any run of characters up to a space is a name, unless it starts with `@`."""

    by_word = True

    is_single: bool = attrs.field(default=False, kw_only=True)
    context: CommandBuildContext | None = attrs.field(default=None, kw_only=True)

    def parse(self, reader: StringReader) -> ScoreHolders:
        text, start = reader.text, reader.cursor
        if reader.peek() == "@":
            selector = read_selector(reader, self.context)
            if self.is_single and not selector.is_single:
                reader.cursor = start
                raise reader.error(
                    "only one entity is allowed, but the selector may find more", start
                )
            return SelectedHolders(selector)
        end = text.find(" ", start)
        reader.cursor = len(text) if end < 0 else end
        name = text[start : reader.cursor]
        if not name:
            raise reader.error("expected a score holder", start)
        return EveryHolder() if name == EVERYBODY else NamedHolder(name)


def _nobody() -> CommandError:
    return CommandError("no relevant score holders could be found")
