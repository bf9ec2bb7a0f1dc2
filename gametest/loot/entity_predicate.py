"""Entity predicates (https://minecraft.wiki/w/Predicate#Entity).

Until 26.1 an object with fields; since 26.2 a map of sub-predicates by id, where `type` became
`entity_type` and what was in `type_specific` stands beside the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.core.suggest import did_you_mean
from gametest.loot.entity.entity_checks import (
    read_distance,
    read_effects,
    read_entity_nbt,
    read_flags,
    read_tags,
    read_team,
    read_type,
)
from gametest.loot.entity.entity_inventory_checks import read_equipment, read_slots
from gametest.loot.entity.entity_kind_checks import KIND_CHECKS
from gametest.loot.entity.entity_motion_checks import (
    read_affecting,
    read_movement,
    read_stepping_on,
)
from gametest.loot.location_predicate import read_location
from gametest.loot.loot_context import LootContext
from gametest.loot.registries import MAP_FORMAT
from gametest.loot.term import AllOf, Check, Of, Term, Unsupported

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode

Reader: TypeAlias = Callable[["DataNode", "PredicateRegistries"], "Term[Entity]"]

_UNSUPPORTED: Final = (
    "components",
    "predicates",
    "targeted_entity",
)


def read_entity(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    if registries.since(MAP_FORMAT):
        return _read_map(node, registries)
    return _read_object(node, registries)


def _read_object(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    fields = node.object()
    terms: list[Term[Entity]] = []
    for key, read in _READERS.items():
        if key == "entity_tags":
            continue
        found = fields.find("type" if key == "entity_type" else key)
        if found is not None:
            terms.append(read(found, registries))
    found = fields.find("type_specific")
    if found is not None:
        terms.append(_read_specific(found, registries))
    fields.finish()
    return AllOf(tuple(terms))


def _read_specific(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    fields = node.object()
    kind = fields.get("type")
    word = "" if kind is None else kind.identifier().path
    check = KIND_CHECKS.get("cube_mob" if word == "slime" else word)
    if check is None or kind is None:
        if kind is not None:
            hint = did_you_mean(word, KIND_CHECKS)
            kind.issue("unknown-type", f"unknown entity sub-predicate {word!r}{hint}")
        return AllOf(())
    term = check(fields, registries)
    fields.finish()
    return term


def _read_map(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    terms: list[Term[Entity]] = []
    for key, entry in node.entries():
        word = key.removeprefix("minecraft:")
        read = _READERS.get(word)
        if read is not None:
            terms.append(read(entry, registries))
            continue
        kind = word.removeprefix("type_specific/")
        if kind != word and kind in KIND_CHECKS:
            fields = entry.object()
            terms.append(KIND_CHECKS[kind](fields, registries))
            fields.finish()
            continue
        _report_unknown(key, word, entry)
    return AllOf(tuple(terms))


def _report_unknown(key: str, word: str, entry: DataNode) -> None:
    if word in ("type", "type_specific"):
        now = "entity_type" if word == "type" else "type_specific/<kind>"
        entry.issue("old-format", f"{word!r} is {now!r} since 26.2", at_key=True)
        return
    known = [*_READERS, *(f"type_specific/{kind}" for kind in KIND_CHECKS)]
    hint = did_you_mean(word, known)
    entry.issue(
        "unknown-type", f"unknown entity sub-predicate {key!r}{hint}", at_key=True
    )


def _location(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    return Of("location", _place, read_location(node, registries))


def _place(_context: LootContext, entity: Entity) -> Vec3:
    return entity.pos


def _vehicle(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    return Of(
        "vehicle", lambda _, entity: entity.vehicle, read_entity(node, registries)
    )


def _passenger(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    term = read_entity(node, registries)
    return Check(
        "passenger",
        "one that matches",
        lambda context, entity: any(
            term.test(context, rider) for rider in entity.passengers
        ),
        lambda _, entity: (
            ", ".join(rider.type_id for rider in entity.passengers) or "none"
        ),
    )


def _period(node: DataNode, _: PredicateRegistries) -> Term[Entity]:
    """Of the turns that it has had: https://minecraft.wiki/w/Predicate#Entity."""
    period = node.integer(1)
    return Check(
        "periodic_tick",
        f"a multiple of {period}",
        lambda _, entity: _lived(entity) % period == 0,
        lambda _, entity: _lived(entity),
    )


def _lived(entity: Entity) -> int:
    level, body = entity.level, entity.body
    lived = None if level is None or body is None else body.ticks_lived(level)
    if lived is None:
        mechanic = f"entity predicate: periodic_tick of {entity.type_id}"
        raise UnsupportedError(mechanic, entity.block_pos)
    return lived


def _refusal(key: str) -> Reader:
    def read(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
        if key == "targeted_entity":
            read_entity(node, registries)
        return Unsupported(f"entity predicate: {key}")

    return read


_READERS: Final[dict[str, Reader]] = {
    "entity_type": read_type,
    "entity_tags": read_tags,
    "team": read_team,
    "distance": read_distance,
    "location": _location,
    "flags": read_flags,
    "effects": read_effects,
    "nbt": read_entity_nbt,
    "equipment": read_equipment,
    "slots": read_slots,
    "movement": read_movement,
    "movement_affected_by": read_affecting,
    "stepping_on": read_stepping_on,
    "vehicle": _vehicle,
    "passenger": _passenger,
    "periodic_tick": _period,
    **{key: _refusal(key) for key in _UNSUPPORTED},
}
