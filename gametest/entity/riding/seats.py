"""Where riders sit, by the kind of what carries them and by their own.

General knowledge of the game since 1.20.5: a seat is a point of the vehicle, by default the middle of its
top, and a rider's own point, by default its feet, comes to lie there. None of it was held against a
recording. Asked for kinds whose seats move (camels, striders, ...), for the young and the scaled, `seat_of`
says that it does not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity

_RADIANS: Final = pi / 180.0


def _by_name(rows: Mapping[str, float]) -> dict[str, float]:
    return {
        f"minecraft:{name}": y for names, y in rows.items() for name in names.split()
    }


_HEIGHTS: Final = _by_name(
    {
        "cat": 0.5125,
        "cow mooshroom": 1.36875,
        "donkey goat": 1.1125,
        "drowned piglin piglin_brute zombie": 2.0125,
        "elder_guardian": 2.350625,
        "enderman": 2.80625,
        "endermite silverfish": 0.2375,
        "evoker illusioner pillager vindicator zombified_piglin": 2.0,
        "ghast": 4.0625,
        "guardian": 0.975,
        "hoglin zoglin": 1.49375,
        "horse": 1.44375,
        "husk": 2.075,
        "mule": 1.2125,
        "ocelot": 0.6375,
        "parrot": 0.4625,
        "pig": 0.86875,
        "sheep": 1.2375,
        "skeleton_horse zombie_horse": 1.31875,
        "spider": 0.765,
        "vex": 0.7375,
        "witch": 2.2625,
        "zombie_villager": 2.125,
    }
)
"""Of a seat above the vehicle's feet, where it is not the top."""
_FORWARD: Final = {
    "minecraft:chicken": (0.7, -0.1),
    "minecraft:fox": (0.6375, -0.25),
    "minecraft:frog": (0.375, -0.25),
    "minecraft:turtle": (0.55625, -0.25),
    "minecraft:wolf": (0.81875, -0.0625),
}
"""Height, and how far before the middle."""
_TOPPED: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("axolotl", "bat", "bee", "blaze", "bogged", "cave_spider", "cod", "creeper"),
        *("dolphin", "giant", "glow_squid", "iron_golem", "panda", "polar_bear"),
        *("pufferfish", "rabbit", "salmon", "shulker", "skeleton", "snow_golem"),
        *("squid", "stray", "tadpole", "tropical_fish", "villager"),
        *("wandering_trader", "wither_skeleton"),
    )
)
"""Mobs with their seat on the top; what is no mob always has it there."""
_SUNK: Final = _by_name(
    {
        "allay vex": -0.04,
        "bogged drowned husk piglin piglin_brute skeleton stray zombie zombie_villager "
        "zombified_piglin": 0.7,
        "evoker illusioner pillager vindicator": 0.6,
        "ghast": -0.5,
        "giant": 3.75,
        "phantom": 0.125,
        "player mannequin": 0.6,
        "wither_skeleton": 0.875,
    }
)
"""How far the rider's own point lies above its feet; 0 for the others of `_KNOWN_RIDERS`."""
_KNOWN_RIDERS: Final = _TOPPED | frozenset(_HEIGHTS) | frozenset(_FORWARD)
_CART_SEAT: Final = 0.1875
_RAFT_SEAT: Final = 0.8888888955116272
_BOAT_SEAT: Final = 1.0 / 3.0
"""Both in parts of the height."""
_FIRST: Final = 0.20000000298023224
_SECOND: Final = -0.6000000238418579
_BESIDE_CHEST: Final = 0.15000000596046448


def seat_of(vehicle: Entity, rider: Entity) -> Vec3 | None:
    """Where the rider's feet are; None if that is not known here."""
    sunk = _sunk(rider)
    point = _point(vehicle, rider)
    if sunk is None or point is None:
        return None
    forward, height = point
    x, y, z = vehicle.pos
    if forward:
        turned = vehicle.yaw * _RADIANS
        x, z = x - forward * sin(turned), z + forward * cos(turned)
    return Vec3(x, y + height - sunk, z)


def _sunk(rider: Entity) -> float | None:
    if not rider.kind.is_living or rider.type_id == "minecraft:armor_stand":
        return 0.0
    if rider.is_player:
        return _SUNK[rider.type_id]
    if rider.type_id not in _KNOWN_RIDERS and rider.type_id not in _SUNK:
        return None
    sunk = _SUNK.get(rider.type_id, 0.0)
    return None if sunk and not _is_plain(rider) else sunk


def _point(vehicle: Entity, rider: Entity) -> tuple[float, float] | None:
    """How far before the middle, and how high above the feet."""
    name, height = vehicle.type_id, vehicle.size[1]
    if name.endswith("minecart"):
        return 0.0, _CART_SEAT
    if name.endswith(("_boat", "_raft")):
        return _in_boat(vehicle, rider, height)
    if not vehicle.kind.is_mob:
        return 0.0, height
    if name in _TOPPED:
        return 0.0, height
    if not _is_plain(vehicle):
        return None
    if name in _FORWARD:
        raised, forward = _FORWARD[name]
        return forward, raised
    found = _HEIGHTS.get(name)
    return None if found is None else (0.0, found)


def _in_boat(vehicle: Entity, rider: Entity, height: float) -> tuple[float, float]:
    name = vehicle.type_id
    forward = _BESIDE_CHEST if "_chest_" in name else 0.0
    if len(vehicle.passengers) > 1:
        is_first = vehicle.passengers[0] is rider
        forward = _FIRST if is_first else _SECOND
        if rider.kind.category == "creature":
            forward += _FIRST
    return forward, height * (_RAFT_SEAT if name.endswith("_raft") else _BOAT_SEAT)


def _is_plain(entity: Entity) -> bool:
    """Grown up and of its kind's own size."""
    return entity.size == (entity.kind.width, entity.kind.height)
