"""Entities and players as arguments: a selector, a player's name or a UUID."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.selector.entity_selector import EntitySelector
from gametest.command.selector.selector_reader import (
    SELECTOR_LETTERS as SELECTOR_LETTERS,
)
from gametest.command.selector.selector_reader import read_selector as read_selector
from gametest.command.selector.selector_reader import read_target
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_node import CommandNode


@final
@attrs.frozen(eq=False)
class EntityArgument(ArgumentType[EntitySelector]):
    """Refuses while parsing what may find too many or the wrong kind, as the game does."""

    by_word = True

    is_single: bool = attrs.field(default=False, kw_only=True)
    only_players: bool = attrs.field(default=False, kw_only=True)
    context: CommandBuildContext | None = attrs.field(default=None, kw_only=True)
    """With it, unknown entity types are told while parsing."""

    def parse(self, reader: StringReader) -> EntitySelector:
        start = reader.cursor
        selector = read_target(reader, self.context)
        if self.is_single and not selector.is_single:
            kind = "player" if self.only_players else "entity"
            reader.cursor = start
            raise reader.error(
                f"only one {kind} is allowed, but the selector may find more", start
            )
        if self.only_players and selector.includes_entities and not selector.is_self:
            reader.cursor = start
            raise reader.error(
                "only players are allowed, but the selector may find others", start
            )
        return selector


def player_targets(context: CommandBuildContext, name: str = "targets") -> CommandNode:
    """The node with which most commands for players begin."""
    from gametest.command.command_node import argument

    return argument(name, EntityArgument(only_players=True, context=context))
