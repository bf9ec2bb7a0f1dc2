"""Carts that touch push each other (https://minecraft.wiki/w/Minecart#Behavior).

The numbers were held against recorded carts of 26.2. A cart that can be ridden takes in what lives and
stands in its way while it is fast enough.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32, float_cos, float_sin
from gametest.core.position import Vec3
from gametest.interaction.entity_search import entities_in
from gametest.interaction.pushing import may_push, push_apart
from gametest.level.entities.entity_riding import can_board, mount

if TYPE_CHECKING:
    from gametest.entity.minecart.minecart import MinecartBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_REACH: Final = 0.20000000298023224
_NEAR: Final = 9.999999747378752e-05
_PUSH: Final = 0.10000000149011612
_RADIANS: Final = 0.01745329238474369
_ALIGNED: Final = 0.800000011920929
"""Least cosine between a cart's length and the way to the other."""
_RIDING_SPEED: Final = 0.01
"""Square of the speed from which a cart takes in whom it meets."""


def meet_entities(level: Level, entity: Entity, body: MinecartBody) -> None:
    x0, y0, z0, x1, y1, z1 = entity.bounding_box
    around = (x0 - _REACH, y0, z0 - _REACH, x1 + _REACH, y1, z1 + _REACH)
    takes_in = (
        body.is_rideable
        and entity.motion[0] ** 2 + entity.motion[2] ** 2 >= _RIDING_SPEED
    )
    for other in entities_in(level, around):
        if other is entity or other.vehicle is entity or not other.kind.is_pushable:
            continue
        if not may_push(level, entity, other):
            continue
        if is_minecart(other):
            push_cart(other, entity)
        elif takes_in and other.is_alive:
            _take_in(entity, other)


def _take_in(entity: Entity, other: Entity) -> None:
    """Players, golems, and whoever is ridden or rides give way instead."""
    stays_out = other.is_player or other.type_id == "minecraft:iron_golem"
    if stays_out or other.passengers or other.vehicle is not None:
        push_apart(other, entity)
    elif not entity.passengers and can_board(other):
        mount(other, entity)


def is_minecart(entity: Entity) -> bool:
    return entity.type_id.endswith("minecart")


def push_cart(entity: Entity, other: Entity) -> None:
    """Both ways; `entity` is the one that was met."""
    body, its = entity.body, other.body
    if body is None or its is None or body.no_physics or its.no_physics:
        return
    dx, dz = other.pos.x - entity.pos.x, other.pos.z - entity.pos.z
    square = dx * dx + dz * dz
    if square < _NEAR:
        return
    distance = sqrt(square)
    part = min(1.0, 1.0 / distance)
    x = dx / distance * part * _PUSH * 0.5
    z = dz / distance * part * _PUSH * 0.5
    if not _is_aligned(entity, dx, dz):
        return
    mine, theirs = entity.motion, other.motion
    is_furnace = getattr(body, "is_furnace", False)
    meets_furnace = getattr(its, "is_furnace", False)
    if meets_furnace and not is_furnace:
        entity.motion = _moved(mine, 0.2, theirs[0] - x, theirs[2] - z)
        other.motion = _moved(theirs, 0.95, 0.0, 0.0)
    elif is_furnace and not meets_furnace:
        other.motion = _moved(theirs, 0.2, mine[0] + x, mine[2] + z)
        entity.motion = _moved(mine, 0.95, 0.0, 0.0)
    else:
        mx, mz = (theirs[0] + mine[0]) / 2.0, (theirs[2] + mine[2]) / 2.0
        entity.motion = _moved(mine, 0.2, mx - x, mz - z)
        other.motion = _moved(theirs, 0.2, mx + x, mz + z)


def _moved(motion: Vec3, part: float, x: float, z: float) -> Vec3:
    return Vec3(motion[0] * part + x, motion[1], motion[2] * part + z)


def _is_aligned(entity: Entity, dx: float, dz: float) -> bool:
    turned = f32(entity.yaw * _RADIANS)
    lx, lz = float_cos(turned), float_sin(turned)
    length, distance = sqrt(lx * lx + lz * lz), sqrt(dx * dx + dz * dz)
    if distance < 1e-5 or length < 1e-5:
        return False
    return (
        abs(dx / distance * (lx / length) + dz / distance * (lz / length)) >= _ALIGNED
    )
