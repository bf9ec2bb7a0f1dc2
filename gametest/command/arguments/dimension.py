"""Dimensions by name (https://minecraft.wiki/w/Argument_types#minecraft:dimension)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.errors import CommandError
from gametest.core.identifier import Identifier
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
@attrs.frozen
class DimensionName:
    """Looked up when the command runs, as the game does."""

    id: Identifier

    def resolve(self, source: CommandSourceStack) -> Level:
        for level in source.server.levels():
            if level.dimension == self.id:
                return level
        message = f"unknown dimension '{self.id}'"
        raise CommandError(message)


@final
class DimensionArgument(ArgumentType[DimensionName]):
    def parse(self, reader: StringReader) -> DimensionName:
        return DimensionName(read_identifier(reader))
