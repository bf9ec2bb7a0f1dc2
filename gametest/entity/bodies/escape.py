"""Out of the block that an item or an orb got into, on the nearest side that is open.

General knowledge of the game; the speed is random there too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.float32 import f32
from gametest.core.position import BlockPos, Vec3

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_SIDES: Final = (
    Direction.NORTH,
    Direction.SOUTH,
    Direction.WEST,
    Direction.EAST,
    Direction.UP,
)


def push_out(level: Level, entity: Entity) -> None:
    """Only its speed is changed."""
    box = entity.bounding_box
    place = (entity.pos.x, (box[1] + box[4]) / 2.0, entity.pos.z)
    pos = BlockPos(*(int(part // 1) for part in place))
    best, least = Direction.UP, float("inf")
    for side in _SIDES:
        if level.get_block_state(side.from_pos(pos)).is_full_cube:
            continue
        axis = 0 if side.dx else 1 if side.dy else 2
        within = place[axis] - pos[axis]
        distance = 1.0 - within if side.dx + side.dy + side.dz > 0 else within
        if distance < least:
            best, least = side, distance
    speed = f32(f32(level.random.next_float() * f32(0.2)) + f32(0.1))
    x, y, z = (part * 0.75 for part in entity.motion)
    if best.dx:
        x = best.dx * speed
    elif best.dy:
        y = best.dy * speed
    else:
        z = best.dz * speed
    entity.motion = Vec3(x, y, z)
