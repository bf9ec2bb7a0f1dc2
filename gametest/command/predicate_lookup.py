"""Predicates of packs as commands and selectors ask them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.core.identifier import Identifier
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity
    from gametest.loot.loot_context import LootContext
    from gametest.loot.predicate import Predicate
    from gametest.loot.predicate_library import PredicateLibrary


def predicate_library(source: CommandSourceStack) -> PredicateLibrary | None:
    context = source.server.functions.dispatcher.context
    return None if context is None else context.predicates


def find_predicate(id: Identifier, source: CommandSourceStack) -> Predicate | None:
    """None if no pack has it; unsupported without any packs, where nobody can know."""
    library = predicate_library(source)
    if library is None:
        mechanic = f"predicate: {id}"
        raise UnsupportedError(mechanic)
    return library.find(id)


def predicate_context(
    source: CommandSourceStack, entity: Entity | None, origin: Vec3
) -> LootContext:
    from gametest.loot.loot_context import LootContext

    return LootContext(level=source.level, origin=origin, this_entity=entity)
