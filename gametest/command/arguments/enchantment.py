"""The id of an enchantment, of the game or of a pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.core.identifier import Identifier
    from gametest.core.string_reader import StringReader


@final
@attrs.frozen(eq=False)
class EnchantmentArgument(ArgumentType["Identifier"]):
    context: CommandBuildContext

    def parse(self, reader: StringReader) -> Identifier:
        start = reader.cursor
        id = read_identifier(reader)
        if not self.context.knows_enchantment(id):
            raise reader.error(f"unknown enchantment '{id}'", start)
        return id
