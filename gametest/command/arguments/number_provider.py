"""Numbers that are worked out in a context: the id of a file, or one written inline.

https://minecraft.wiki/w/Argument_types#minecraft:context_int_provider; a bare number is read as an
id, as in the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.core.identifier import Identifier
    from gametest.core.string_reader import StringReader
    from gametest.loot.numbers import Number
    from gametest.loot.predicate_library import PredicateLibrary


@final
@attrs.frozen(eq=False)
class SomeNumber:
    """One of a file, by id, or one written inline."""

    folder: str
    id: Identifier | None
    inline: Number | None

    def find(self, source: CommandSourceStack) -> Number:
        if self.inline is not None:
            return self.inline
        from gametest.command.predicate_lookup import predicate_library

        library = predicate_library(source)
        if library is None or self.id is None:
            mechanic = f"number provider: {self.id}"
            raise UnsupportedError(mechanic)
        return library.registries.named.number(self.folder, self.id, None)


@final
@attrs.frozen(eq=False)
class NumberProviderArgument(ArgumentType[SomeNumber]):
    context: CommandBuildContext
    is_whole: bool

    @property
    def folder(self) -> str:
        from gametest.loot.number.named_data import FLOATS, INTS

        return INTS if self.is_whole else FLOATS

    def parse(self, reader: StringReader) -> SomeNumber:
        folder = self.folder
        start = reader.cursor
        if reader.peek() == "{":
            return SomeNumber(folder, None, self._read_inline(reader))
        id = read_identifier(reader)
        if not self.context.knows_file(folder, id):
            raise reader.error(f"unknown {folder} '{id}'", start)
        return SomeNumber(folder, id, None)

    def _read_inline(self, reader: StringReader) -> Number:
        from gametest.loot.number.context_numbers import read_context_number
        from gametest.nbt.snbt import read_snbt

        start = reader.cursor
        value = read_snbt(reader)
        library = self._library()
        found, problem = library.read_inline(
            value,
            lambda node: read_context_number(
                node, library.registries, "int" if self.is_whole else "float"
            ),
        )
        if problem is not None:
            raise reader.error(problem, start)
        return found

    def _library(self) -> PredicateLibrary:
        found = self.context.predicates
        if found is not None:
            return found
        from gametest.core.diagnostic import DiagnosticCollector
        from gametest.loot.predicate_library import PredicateLibrary

        return PredicateLibrary(
            self.context.version,
            self.context.blocks,
            self.context.tags,
            DiagnosticCollector(),
        )
