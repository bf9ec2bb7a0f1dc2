"""One tick of a cart on a rail: slope, direction, brake, move, slowdown, boost.

https://minecraft.wiki/w/Minecart, /Powered_Rail; order and numbers held against recorded carts of 26.2.
"""

from __future__ import annotations

from math import floor, sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.position import BlockPos, Vec3
from gametest.entity.minecart.track import EXITS, UPHILL, Exit, point_on_track
from gametest.interaction.movement import move

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.entity.minecart.minecart import MinecartBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_SLOPE: Final = 0.0078125
_TOP_SPEED: Final = 2.0
_STOPS: Final = 0.03
_BOOST: Final = 0.06
_LEAST_BOOSTED: Final = 0.01
_KICK: Final = 0.02
_POWERED: Final = "minecraft:powered_rail"
_STILL: Final = Vec3(0.0, 0.0, 0.0)


def ride_rail(
    level: Level, entity: Entity, body: MinecartBody, pos: BlockPos, state: BlockState
) -> None:
    body.fall_distance = 0.0
    before = point_on_track(level, entity.pos)
    shape = state.get("shape")
    powered = state.block.name == _POWERED and state.get("powered") == "true"
    braking = state.block.name == _POWERED and not powered
    uphill = UPHILL.get(shape)
    if uphill is not None:
        slope = _SLOPE * 0.2 if body.is_in_water else _SLOPE
        x, y, z = entity.motion
        entity.motion = Vec3(x - uphill[0] * slope, y, z - uphill[2] * slope)
    _follow(entity, shape)
    if braking:
        x, y, z = entity.motion
        is_slow = sqrt(x * x + z * z) < _STOPS
        entity.motion = _STILL if is_slow else Vec3(x * 0.5, y * 0.0, z * 0.5)
    _put_on_track(level, entity, pos, shape)
    x, _, z = entity.motion
    part = 0.75 if entity.passengers else 1.0
    most = body.max_speed
    by = (
        max(-most, min(most, part * x)),
        0.0,
        max(-most, min(most, part * z)),
    )
    move(level, entity, body, by)
    if entity.is_removed:
        return
    _change_height(level, entity, pos, shape)
    entity.motion = body.slowed(entity.motion)
    _gain_by_height(level, entity, before)
    _turn_out(entity, pos)
    if powered:
        _boost(level, entity, pos, shape)


def _follow(entity: Entity, shape: str) -> None:
    """Its speed turns into the direction of the rail, at its length."""
    a, b = EXITS[shape]
    x, y, z = entity.motion
    dx, dz = float(b[0] - a[0]), float(b[2] - a[2])
    length = sqrt(dx * dx + dz * dz)
    if x * dx + z * dz < 0.0:
        dx, dz = -dx, -dz
    speed = min(_TOP_SPEED, sqrt(x * x + z * z))
    entity.motion = Vec3(speed * dx / length, y, speed * dz / length)


def _put_on_track(level: Level, entity: Entity, pos: BlockPos, shape: str) -> None:
    a, b = EXITS[shape]
    x, _, z = entity.pos
    sx, sz = pos.x + 0.5 + a[0] * 0.5, pos.z + 0.5 + a[2] * 0.5
    dx, dz = pos.x + 0.5 + b[0] * 0.5 - sx, pos.z + 0.5 + b[2] * 0.5 - sz
    if dx == 0.0:
        part = z - pos.z
    elif dz == 0.0:
        part = x - pos.x
    else:
        part = ((x - sx) * dx + (z - sz) * dz) * 2.0
    height = float(pos.y + 1 if shape in UPHILL else pos.y)
    entity.pos = Vec3(sx + dx * part, height, sz + dz * part)
    level.entity_moved(entity)


def _change_height(level: Level, entity: Entity, pos: BlockPos, shape: str) -> None:
    for end in EXITS[shape]:
        if end[1] and _left_by(entity, pos, end):
            x, y, z = entity.pos
            entity.pos = Vec3(x, y + end[1], z)
            level.entity_moved(entity)
            return


def _left_by(entity: Entity, pos: BlockPos, end: Exit) -> bool:
    x, _, z = entity.pos
    return floor(x) - pos.x == end[0] and floor(z) - pos.z == end[2]


def _gain_by_height(level: Level, entity: Entity, before: Vec3 | None) -> None:
    after = point_on_track(level, entity.pos)
    if after is None or before is None:
        return
    gain = (before[1] - after[1]) * 0.05
    x, y, z = entity.motion
    speed = sqrt(x * x + z * z)
    if speed > 0.0:
        factor = (speed + gain) / speed
        entity.motion = Vec3(x * factor, y, z * factor)
    entity.pos = Vec3(entity.pos.x, after[1], entity.pos.z)
    level.entity_moved(entity)


def _turn_out(entity: Entity, pos: BlockPos) -> None:
    """Into another cell it goes straight."""
    dx, dz = floor(entity.pos.x) - pos.x, floor(entity.pos.z) - pos.z
    if dx or dz:
        x, y, z = entity.motion
        speed = sqrt(x * x + z * z)
        entity.motion = Vec3(speed * dx, y, speed * dz)


def _boost(level: Level, entity: Entity, pos: BlockPos, shape: str) -> None:
    x, y, z = entity.motion
    speed = sqrt(x * x + z * z)
    if speed > _LEAST_BOOSTED:
        entity.motion = Vec3(x + x / speed * _BOOST, y, z + z / speed * _BOOST)
    elif shape == "east_west":
        if level.get_block_state(Direction.WEST.from_pos(pos)).is_conductor:
            entity.motion = Vec3(_KICK, y, z)
        elif level.get_block_state(Direction.EAST.from_pos(pos)).is_conductor:
            entity.motion = Vec3(-_KICK, y, z)
    elif shape == "north_south":
        if level.get_block_state(Direction.NORTH.from_pos(pos)).is_conductor:
            entity.motion = Vec3(x, y, _KICK)
        elif level.get_block_state(Direction.SOUTH.from_pos(pos)).is_conductor:
            entity.motion = Vec3(x, y, -_KICK)
