"""Kinds of entities by id (https://minecraft.wiki/w/Argument_types#minecraft:resource)."""

from __future__ import annotations

from typing import final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.command_build_context import CommandBuildContext
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean


@final
@attrs.frozen(eq=False)
class EntityTypeArgument(ArgumentType[str]):
    """The full id of a kind that the version has."""

    context: CommandBuildContext

    def parse(self, reader: StringReader) -> str:
        start = reader.cursor
        type_id = str(read_identifier(reader))
        known = self.context.entity_types
        if type_id not in known:
            near = did_you_mean(type_id, known)
            raise reader.error(f"{type_id!r} is no entity type{near}", start)
        return type_id
