"""What a projectile meets on its way in one tick (https://minecraft.wiki/w/Projectile).

General knowledge of the game: first the nearest block's box, then any entity before it whose box,
made a little larger, the way goes through.
"""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, pi, sqrt
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.core.position import BlockPos, Vec3
from gametest.interaction.collision import swept
from gametest.interaction.collision_shapes import shape_at
from gametest.interaction.entity_search import entities_in
from gametest.interaction.sight.cells import cells_on
from gametest.interaction.sight.ray import ray_enters
from gametest.level.entities.hearing import make_noise

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_LONGEST: Final = 10_000


@final
@attrs.frozen(eq=False)
class Hit:
    pos: Vec3
    """Where the way ends."""
    block: BlockPos | None
    """None: an entity was struck."""
    entity: Entity | None = None
    side: Direction | None = None
    """The face of the block."""


def find_hit(
    level: Level,
    entity: Entity,
    *,
    margin: float = 0.0,
    growth: float = 0.0,
    way: Vec3 | None = None,
    where: Callable[[Entity], bool],
) -> Hit | None:
    """Along its motion, from where it is; `where` tells whom it may strike.

    `way`: what is left of it, if not all. `margin`: by how much the boxes of entities are larger; `growth`: by how much more than last time.
    """
    start, motion = entity.pos, entity.motion if way is None else way
    nearest, found = _block_hit(level, entity, motion)
    for other in entities_in(level, _around(entity, motion)):
        if other is entity or not where(other):
            continue
        box = other.bounding_box
        larger = _grown(box, margin)
        entered = ray_enters(larger, start, motion)
        if entered is None and _holds(larger, start):
            # The box has grown round it since its last turn; one that it came out of is no hit.
            entered = None if _holds(_grown(box, margin - growth), start) else 0.0
        if entered is not None and entered < nearest:
            nearest = entered
            found = Hit(start.plus(motion.scaled(entered)), None, other)
    return found


def _block_hit(level: Level, entity: Entity, motion: Vec3) -> tuple[float, Hit | None]:
    """The part of the way to it, and the hit.

    Only cells that the way passes are asked, so the upper part of a fence, which reaches into the
    cell above, stops nobody who flies through that cell alone.
    """
    start = entity.pos
    if max(map(abs, motion)) > _LONGEST:
        mechanic = f"{entity.type_id}: more than {_LONGEST} blocks in one tick"
        raise UnsupportedError(mechanic, start.block_pos)
    for cell in cells_on(start, motion):
        x, y, z = cell
        state_id = level.get_state_id(x, y, z)
        if not state_id:
            continue
        nearest = None
        for a, b, c, d, e, f in shape_at(level, x, y, z, state_id, entity):
            box = (a + x, b + y, c + z, d + x, e + y, f + z)
            entered = ray_enters(box, start, motion)
            if entered is not None and (nearest is None or entered <= nearest):
                nearest = entered
        if nearest is not None:
            point, pos = start.plus(motion.scaled(nearest)), BlockPos(*cell)
            return nearest, Hit(point, pos, side=_side(pos, point, motion))
    return 1.0, None


def _around(entity: Entity, motion: Vec3) -> Box:
    x0, y0, z0, x1, y1, z1 = swept(entity.bounding_box, motion)
    return x0 - 1.0, y0 - 1.0, z0 - 1.0, x1 + 1.0, y1 + 1.0, z1 + 1.0


def _grown(box: Box, by: float) -> Box:
    x0, y0, z0, x1, y1, z1 = box
    return x0 - by, y0 - by, z0 - by, x1 + by, y1 + by, z1 + by


def _holds(box: Box, point: Vec3) -> bool:
    return all(box[axis] <= point[axis] <= box[axis + 3] for axis in range(3))


def _side(cell: BlockPos, point: Vec3, motion: Vec3) -> Direction:
    """The face nearest to where the way entered, of those that look against it."""
    return min(
        (side for side in Direction if _dot(side, motion) < 0.0),
        key=lambda side: abs(_dot(side, point.minus(cell.center)) - 0.5),
        default=Direction.UP,
    )


def _dot(side: Direction, way: Vec3) -> float:
    return side.dx * way[0] + side.dy * way[1] + side.dz * way[2]


def strike_block(level: Level, entity: Entity, hit: Hit) -> None:
    """The block learns of it; the entity stands where it struck."""
    if hit.block is None:
        return
    state_id = level.get_state_id(*hit.block)
    if level.listening_block_entities:
        on = level.behaviours.state(state_id)
        make_noise(level, hit.block.center, "projectile_land", entity, on=on)
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
