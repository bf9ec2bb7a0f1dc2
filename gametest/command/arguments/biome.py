"""Biomes, of the game or of a pack, and their tags (https://minecraft.wiki/w/Biome/ID)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.tagged_ids import IdOrTag
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.core.string_reader import StringReader

REGISTRY: Final = "worldgen/biome"


@final
@attrs.frozen(eq=False)
class BiomeArgument(ArgumentType[str]):
    """The full id."""

    context: CommandBuildContext

    def parse(self, reader: StringReader) -> str:
        return _read_id(self.context, reader)


@final
@attrs.frozen(eq=False)
class BiomeOrTagArgument(ArgumentType[IdOrTag]):
    context: CommandBuildContext

    def parse(self, reader: StringReader) -> IdOrTag:
        if reader.peek() == "#":
            reader.cursor += 1
            return IdOrTag(REGISTRY, str(read_identifier(reader)), is_tag=True)
        return IdOrTag(REGISTRY, _read_id(self.context, reader), is_tag=False)


def _read_id(context: CommandBuildContext, reader: StringReader) -> str:
    start = reader.cursor
    id = read_identifier(reader)
    if not context.knows_biome(id):
        near = did_you_mean(str(id), context.biomes)
        raise reader.error(f"unknown biome '{id}'{near}", start)
    return str(id)
