"""Terms about how an entity moves, and about the block that carries it.

https://minecraft.wiki/w/Predicate#Entity, https://github.com/SpyglassMC/vanilla-mcdoc. Blocks per
second, what counts as the movement of a player and how deep below the feet is looked are general
knowledge of the game, not confirmed.
"""

from __future__ import annotations

from collections.abc import Callable
from math import floor, hypot
from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3
from gametest.loot.location_predicate import read_location
from gametest.loot.term import AllOf, Check, Of, Term

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.loot.loot_context import LootContext
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.bounds import Bounds
    from gametest.registry.data_node import DataNode

_TICKS: Final = 20.0
_JUST_BELOW: Final = 1e-5
_WELL_BELOW: Final = 0.500001
_STILL: Final = Vec3(0.0, 0.0, 0.0)


def read_movement(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    fields = node.object()
    terms: list[Term[Entity]] = []
    for key, measure in _MEASURES.items():
        found = fields.find(key)
        if found is not None:
            terms.append(_check(key, found.bounds(), measure))
    fields.finish()
    return AllOf(tuple(terms))


def _check(
    name: str, bounds: Bounds, measure: Callable[[Entity], float]
) -> Term[Entity]:
    return Check(
        f"movement.{name}",
        str(bounds),
        lambda _, entity: bounds.contains(measure(entity)),
        lambda _, entity: f"{measure(entity):g}",
    )


def _speed(entity: Entity) -> Vec3:
    """Of a player what its client has told; a dummy has none, so it never moves by itself."""
    x, y, z = _STILL if entity.is_player else entity.motion
    return Vec3(x * _TICKS, y * _TICKS, z * _TICKS)


def _fallen(entity: Entity) -> float:
    if entity.body is not None:
        return entity.body.fall_distance
    fallen = entity.nbt.get("fall_distance", 0.0)
    return float(fallen) if isinstance(fallen, int | float) else 0.0


_MEASURES: Final[dict[str, Callable[[Entity], float]]] = {
    "x": lambda entity: _speed(entity).x,
    "y": lambda entity: _speed(entity).y,
    "z": lambda entity: _speed(entity).z,
    "speed": lambda entity: hypot(*_speed(entity)),
    "horizontal_speed": lambda entity: hypot(_speed(entity).x, _speed(entity).z),
    "vertical_speed": lambda entity: abs(_speed(entity).y),
    "fall_distance": _fallen,
}


def read_stepping_on(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    """Only of what stands on the ground."""
    return Of("stepping_on", _ground, read_location(node, registries))


def read_affecting(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    """The block half a block below the feet, as for slipping on ice."""
    return Of("movement_affected_by", _slid_on, read_location(node, registries))


def _slid_on(_context: LootContext, entity: Entity) -> Vec3:
    return _below(entity, _WELL_BELOW)


def _ground(_context: LootContext, entity: Entity) -> Vec3 | None:
    body = entity.body
    stands = entity.nbt.get("OnGround") == 1 if body is None else body.on_ground
    return _below(entity, _JUST_BELOW) if stands else None


def _below(entity: Entity, depth: float) -> Vec3:
    """The middle of a block."""
    x, y, z = entity.pos
    carrier = None if entity.body is None else entity.body.supporting
    if carrier is not None:
        x, z = carrier.x, carrier.z
        if depth <= _JUST_BELOW:
            return Vec3(x + 0.5, carrier.y + 0.5, z + 0.5)
    return Vec3(floor(x) + 0.5, floor(y - depth) + 0.5, floor(z) + 0.5)
