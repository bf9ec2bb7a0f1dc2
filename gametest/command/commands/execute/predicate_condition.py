"""`if predicate`: a predicate of a pack, or one written inline."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.commands.execute.condition_words import ConditionWord, Measure
from gametest.command.errors import CommandError
from gametest.command.predicate_lookup import (
    find_predicate,
    predicate_context,
    predicate_library,
)
from gametest.core.errors import UnsupportedError
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.core.identifier import Identifier
    from gametest.loot.predicate import Predicate


@final
@attrs.frozen(eq=False)
class NamedPredicate:
    id: Identifier

    def find(self, source: CommandSourceStack) -> Predicate:
        found = find_predicate(self.id, source)
        if found is None:
            library = predicate_library(source)
            is_there = library is not None and library.has(self.id)
            message = (
                f"predicate '{self.id}' cannot be read"
                if is_there
                else f"unknown predicate '{self.id}'"
            )
            raise CommandError(message)
        return found


@final
@attrs.frozen(eq=False)
class InlinePredicate:
    predicate: Predicate

    def find(self, _source: CommandSourceStack) -> Predicate:
        return self.predicate


@final
class UnreadPredicate:
    """Written inline where nothing can read it: without packs."""

    def find(self, _source: CommandSourceStack) -> Predicate:
        mechanic = "inline predicate"
        raise UnsupportedError(mechanic)


SomePredicate: TypeAlias = NamedPredicate | InlinePredicate | UnreadPredicate


@final
@attrs.frozen(eq=False)
class PredicateArgument(ArgumentType[SomePredicate]):
    context: CommandBuildContext

    def parse(self, reader: StringReader) -> SomePredicate:
        start = reader.cursor
        if reader.peek() in ("{", "["):
            from gametest.loot.predicate_library import InlinePredicateError
            from gametest.nbt.snbt import read_snbt

            value = read_snbt(reader)
            library = self.context.predicates
            if library is None:
                return UnreadPredicate()
            try:
                return InlinePredicate(library.parse(value))
            except InlinePredicateError as error:
                raise reader.error(str(error), start) from None
        id = read_identifier(reader)
        if not self.context.knows_predicate(id):
            raise reader.error(f"unknown predicate '{id}'", start)
        return NamedPredicate(id)


def predicate(word: ConditionWord) -> CommandNode:
    def measure(context: CommandContext) -> Measure:
        wanted: SomePredicate = context["predicate"]

        def test(source: CommandSourceStack) -> bool:
            asked = predicate_context(source, source.entity, source.position)
            return wanted.find(source).test(asked)

        def why(source: CommandSourceStack) -> str:
            asked = predicate_context(source, source.entity, source.position)
            return wanted.find(source).explain(asked)

        return Measure(test, why)

    wanted = argument("predicate", PredicateArgument(word.context))
    return literal("predicate").then(word.ends(wanted, measure))
