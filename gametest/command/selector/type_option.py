"""`type=`: one kind of entity, or a tag of kinds."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from gametest.command.arguments.identifiers import read_identifier
from gametest.command.selector.entity_selector import PLAYER
from gametest.command.tagged_ids import is_tagged
from gametest.core.suggest import did_you_mean
from gametest.core.version import GameVersion
from gametest.registry.listed_ids import full_ids

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.selector_reader import SelectorState
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity

_REGISTRY: Final = "entity_type"


def read_type(state: SelectorState) -> None:
    if state.letter in "apr" or "type" in state.used:
        raise state.not_applicable()
    reader = state.reader
    start = reader.cursor
    negated = state.reads_negation()
    if "!type" in state.used and not negated:
        reader.cursor = start
        raise state.not_applicable()
    if negated:
        state.used.add("!type")
    if reader.peek() == "#":
        reader.cursor += 1
        _add_tag(state, str(read_identifier(reader)), negated=negated)
        return
    at = reader.cursor
    type_id = str(read_identifier(reader))
    _check_known(state, type_id, at)
    if negated:
        state.add(lambda entity, _source, _at: entity.type_id != type_id)
        return
    state.used.add("type")
    if type_id == PLAYER:
        state.includes_entities = False
    added = state.add(lambda entity, _source, _at: entity.type_id == type_id)
    if not state.is_self:
        state.type_id = type_id
        state.type_criterion = added


def _check_known(state: SelectorState, type_id: str, at: int) -> None:
    if state.context is None:
        return
    known = known_types(state.context.version)
    if type_id not in known:
        near = did_you_mean(type_id, known)
        raise state.reader.error(f"{type_id!r} is no entity type{near}", at)


@lru_cache(maxsize=8)
def known_types(version: GameVersion) -> frozenset[str]:
    """Full ids of every entity type of a version."""
    return frozenset(full_ids(version, _REGISTRY))


def _add_tag(state: SelectorState, tag: str, *, negated: bool) -> None:
    def test(entity: Entity, source: CommandSourceStack, _origin: Vec3) -> bool:
        return is_tagged(_REGISTRY, tag, entity.type_id, source) is not negated

    state.add(test)
