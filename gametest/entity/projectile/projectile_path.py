"""What a projectile meets on its way in one tick (https://minecraft.wiki/w/Projectile).

General knowledge of the game: first the nearest block's box, then any entity before it whose box,
made a little larger, the way goes through.
"""

from __future__ import annotations

from math import atan2, floor, pi, sqrt
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.core.position import BlockPos, Vec3
from gametest.entity.projectile.ray import ray_enters
from gametest.interaction.collision import swept
from gametest.interaction.collision_shapes import shape_at
from gametest.interaction.entity_search import entities_in

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

MARGIN: Final = 0.30000001192092896
"""By which boxes of entities are larger for what is not new."""


@final
@attrs.frozen(eq=False)
class Hit:
    pos: Vec3
    """Where the way ends."""
    block: BlockPos | None
    """None: an entity was struck."""


def find_hit(level: Level, entity: Entity, *, margin: float = 0.0) -> Hit | None:
    """Along its motion, from where it is.

    Raises `UnsupportedError` if an entity is struck first.
    """
    start, motion = entity.pos, entity.motion
    nearest, found = _block_hit(level, entity)
    for other in entities_in(level, _around(entity, motion)):
        if other is entity or not other.kind.is_pickable or not other.is_alive:
            continue
        x0, y0, z0, x1, y1, z1 = other.bounding_box
        larger = (
            *(x0 - margin, y0 - margin, z0 - margin),
            *(x1 + margin, y1 + margin, z1 + margin),
        )
        entered = ray_enters(larger, start, motion)
        if entered is not None and entered < nearest and not _is_shooter(entity, other):
            raise UnsupportedError(f"{entity.type_id}: hit an entity", other.block_pos)
    return found


def _block_hit(level: Level, entity: Entity) -> tuple[float, Hit | None]:
    """The part of the way to it, and the hit."""
    start, motion = entity.pos, entity.motion
    nearest, cell = 1.0, None
    x0, y0, z0, x1, y1, z1 = swept((*start, *start), motion)
    for x in range(floor(x0), floor(x1) + 1):
        for y in range(floor(y0) - 1, floor(y1) + 1):
            for z in range(floor(z0), floor(z1) + 1):
                state_id = level.get_state_id(x, y, z)
                if not state_id:
                    continue
                for a, b, c, d, e, f in shape_at(level, x, y, z, state_id, entity):
                    box = (a + x, b + y, c + z, d + x, e + y, f + z)
                    entered = ray_enters(box, start, motion)
                    if entered is not None and entered <= nearest:
                        nearest, cell = entered, BlockPos(x, y, z)
    if cell is None:
        return nearest, None
    return nearest, Hit(start.plus(motion.scaled(nearest)), cell)


def _around(entity: Entity, motion: Vec3) -> Box:
    x0, y0, z0, x1, y1, z1 = swept(entity.bounding_box, motion)
    return x0 - 1.0, y0 - 1.0, z0 - 1.0, x1 + 1.0, y1 + 1.0, z1 + 1.0


def _is_shooter(entity: Entity, other: Entity) -> bool:
    """Who shot it is not struck before it has left; later is not told apart."""
    from gametest.level.entities.entity_riding import uuid_of_nbt

    return uuid_of_nbt(entity.nbt.get("Owner")) == other.uuid


def strike_block(level: Level, entity: Entity, hit: Hit) -> None:
    """The block learns of it; the entity stands where it struck."""
    if hit.block is None:
        return
    state_id = level.get_state_id(*hit.block)
    hook = level.behaviours.projectile_hit[state_id]
    if hook is not None:
        hook(level, hit.block, level.behaviours.state(state_id), entity)


def turn_towards_motion(entity: Entity, share: float) -> None:
    """It turns that share of the way to where it flies."""
    x, y, z = entity.motion
    if not (x or y or z):
        return
    flat = sqrt(x * x + z * z)
    yaw = f32(f32(atan2(z, x) * 180.0 / pi) + 90.0)
    pitch = f32(f32(atan2(flat, y) * 180.0 / pi) - 90.0)
    _turn(entity, yaw, pitch, share)


def point_along_motion(entity: Entity, share: float) -> None:
    """As `turn_towards_motion`, in the angles of arrows and thrown things."""
    x, y, z = entity.motion
    flat = sqrt(x * x + z * z)
    yaw, pitch = f32(atan2(x, z) * 180.0 / pi), f32(atan2(y, flat) * 180.0 / pi)
    _turn(entity, yaw, pitch, share)


def _turn(entity: Entity, yaw: float, pitch: float, share: float) -> None:
    entity.turn_to(
        _towards(entity.yaw, yaw, share), _towards(entity.pitch, pitch, share)
    )


def _towards(angle: float, target: float, share: float) -> float:
    while target - angle < -180.0:
        angle -= 360.0
    while target - angle >= 180.0:
        angle += 360.0
    return f32(angle + f32(share * f32(target - angle)))
