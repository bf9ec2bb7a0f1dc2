"""Loot tables and item modifiers in commands: an id, or one written inline.

https://minecraft.wiki/w/Argument_types#minecraft:loot_table, #minecraft:loot_modifier
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.core.identifier import Identifier
    from gametest.core.string_reader import StringReader
    from gametest.loot.table.loot_library import LootLibrary
    from gametest.loot.table.loot_table import ItemFunction, LootTable


def loot_library(source: CommandSourceStack) -> LootLibrary:
    """Raises `UnsupportedError` without packs, where nobody can know."""
    context = source.server.functions.dispatcher.context
    library = None if context is None else context.loot_at_run
    if library is None:
        mechanic = "loot without packs"
        raise UnsupportedError(mechanic)
    return library


@final
@attrs.frozen(eq=False)
class NamedTable:
    id: Identifier

    def find(self, source: CommandSourceStack) -> LootTable:
        return loot_library(source).table(self.id)


@final
@attrs.frozen(eq=False)
class InlineTable:
    table: LootTable

    def find(self, _source: CommandSourceStack) -> LootTable:
        return self.table


@final
@attrs.frozen(eq=False)
class NamedModifier:
    id: Identifier

    def find(self, source: CommandSourceStack) -> ItemFunction:
        found = loot_library(source).find_modifier(self.id)
        if found is None:
            message = f"item modifier '{self.id}' cannot be read"
            raise CommandError(message)
        return found


@final
@attrs.frozen(eq=False)
class InlineModifier:
    function: ItemFunction

    def find(self, _source: CommandSourceStack) -> ItemFunction:
        return self.function


SomeTable: TypeAlias = NamedTable | InlineTable
SomeModifier: TypeAlias = NamedModifier | InlineModifier


@final
@attrs.frozen(eq=False)
class LootTableArgument(ArgumentType[SomeTable]):
    context: CommandBuildContext

    def parse(self, reader: StringReader) -> SomeTable:
        start = reader.cursor
        if reader.peek() == "{":
            from gametest.loot.table.loot_library import InlineLootError
            from gametest.nbt.snbt import read_snbt

            value = read_snbt(reader)
            try:
                return InlineTable(_library(self.context).parse_table(value))
            except InlineLootError as error:
                raise reader.error(str(error), start) from None
        id = read_identifier(reader)
        if not self.context.knows_loot_table(id):
            near = _near(id, self.context, "table_files")
            raise reader.error(f"unknown loot table '{id}'{near}", start)
        return NamedTable(id)


@final
@attrs.frozen(eq=False)
class ItemModifierArgument(ArgumentType[SomeModifier]):
    context: CommandBuildContext

    def parse(self, reader: StringReader) -> SomeModifier:
        start = reader.cursor
        if reader.peek() in ("{", "["):
            from gametest.loot.table.loot_library import InlineLootError
            from gametest.nbt.snbt import read_snbt

            value = read_snbt(reader)
            try:
                return InlineModifier(_library(self.context).parse_modifier(value))
            except InlineLootError as error:
                raise reader.error(str(error), start) from None
        id = read_identifier(reader)
        if not self.context.knows_item_modifier(id):
            near = _near(id, self.context, "modifier_files")
            raise reader.error(f"unknown item modifier '{id}'{near}", start)
        return NamedModifier(id)


def _library(context: CommandBuildContext) -> LootLibrary:
    """One without files where there are no packs: what is written inline can be read."""
    found = context.loot
    if found is not None:
        return found
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.loot.predicate_library import PredicateLibrary
    from gametest.loot.table.loot_library import LootLibrary

    predicates = context.predicates
    if predicates is None:
        collector = DiagnosticCollector()
        predicates = PredicateLibrary(
            context.version, context.blocks, context.tags, collector
        )
    return LootLibrary(predicates)


def _near(id: Identifier, context: CommandBuildContext, files: str) -> str:
    library = context.loot
    if library is None:
        return ""
    return did_you_mean(str(id), map(str, getattr(library, files)))
