"""Moving an entity by a displacement, with all that blocks on the way do about it.

https://minecraft.wiki/w/Entity#Motion_of_entities; order and margins are general knowledge of the
game, held against recorded motion of 26.2.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.interaction.block_friction import bounced, speed_factor
from gametest.interaction.collision import Move, collide
from gametest.interaction.fluid_push import touches_water
from gametest.interaction.sight.soft_way import is_soft
from gametest.interaction.support import on_pos, update_support
from gametest.level.entities.hearing import make_noise

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

NEARLY: Final = 9.999999747378752e-06
"""Differences up to this do not count as a collision."""
_LEAST: Final = 1e-7
_LEGS: Final = 0.20000000298023224
"""How far below the feet the block lies that they stand on."""
_PISTON_REACH: Final = 0.51
"""How far pistons push one entity in one tick along an axis."""


class MoverType(Enum):
    SELF = auto()
    PISTON = auto()

    __hash__ = object.__hash__


def move(
    level: Level,
    entity: Entity,
    body: EntityBody,
    by: tuple[float, float, float],
    mover: MoverType = MoverType.SELF,
) -> Move:
    """Move as far as nothing stops it; returns how far that was.

    Its speed loses what was stopped, and it knows afterwards what it stands on.
    """
    if body.no_physics:
        _put(level, entity, by)
        body.horizontal_collision = body.vertical_collision = False
        return by
    if mover is MoverType.PISTON:
        by = _limited_by_piston(level, body, by)
        if not any(by):
            return by
    if body.stuck is not None:
        if mover is not MoverType.PISTON:
            sx, sy, sz = body.stuck
            by = by[0] * sx, by[1] * sy, by[2] * sz
        body.stuck = None
        entity.motion = _STILL
    left = collide(
        level,
        entity.bounding_box,
        by,
        entity,
        step_height=body.step_height,
        on_ground=body.on_ground,
    )
    lx, ly, lz = left
    length = lx * lx + ly * ly + lz * lz
    if length > _LEAST or by[0] ** 2 + by[1] ** 2 + by[2] ** 2 - length < _LEAST:
        start = entity.pos
        if body.fall_distance and length >= 1.0 and is_soft(level, start, Vec3(*left)):
            body.fall_distance = 0.0
        if left[0] or left[2]:
            _check_border(level, entity, left)
        _put(level, entity, left)
        body.moves.append((start, entity.pos, by))
    _note_collisions(level, entity, body, by, left)
    pos = on_pos(entity, body, _LEGS)
    _fall(level, entity, body, ly, pos)
    if not body.is_gone():
        _lose_speed(level, entity, body, by, left, pos)
    return left


def _put(level: Level, entity: Entity, by: Move) -> None:
    x, y, z = entity.pos
    entity.pos = Vec3(x + by[0], y + by[1], z + by[2])
    level.entity_moved(entity)


def _check_border(level: Level, entity: Entity, by: Move) -> None:
    """Who is within is held back by it (https://minecraft.wiki/w/World_border), which is not simulated."""
    border = level.world.find_border(level.dimension)
    if border is None:
        return
    half = border.size_at(level.game_time) / 2.0
    x0, _, z0, x1, _, z1 = entity.bounding_box
    x, z = border.center_x, border.center_z
    is_within = min(x0 - x, z0 - z) > -half and max(x1 - x, z1 - z) < half
    goes_out = (
        min(x0 + by[0] - x, z0 + by[2] - z) < -half
        or max(x1 + by[0] - x, z1 + by[2] - z) > half
    )
    if is_within and goes_out:
        mechanic = f"world border: hold back {entity.type_id}"
        raise UnsupportedError(mechanic, entity.block_pos)


def _note_collisions(
    level: Level, entity: Entity, body: EntityBody, by: Move, left: Move
) -> None:
    body.horizontal_collision = (
        abs(by[0] - left[0]) >= NEARLY or abs(by[2] - left[2]) >= NEARLY
    )
    # A level move meets nothing below, so that it takes one off the ground too.
    body.vertical_collision = by[1] != left[1]
    body.on_ground = body.vertical_collision and by[1] < 0.0
    update_support(level, entity, body, left)


def _lose_speed(
    level: Level, entity: Entity, body: EntityBody, by: Move, left: Move, pos: BlockPos
) -> None:
    """`pos` is the block beneath."""
    motion = entity.motion
    if body.horizontal_collision:
        x = 0.0 if abs(by[0] - left[0]) >= NEARLY else motion[0]
        z = 0.0 if abs(by[2] - left[2]) >= NEARLY else motion[2]
        motion = Vec3(x, motion[1], z)
    if by[1] != left[1]:
        motion = bounced(level.get_block_state(pos).block.name, entity, motion)
    factor = speed_factor(level, entity, body)
    if factor != 1.0:
        motion = Vec3(motion[0] * factor, motion[1], motion[2] * factor)
    entity.motion = motion


_STILL: Final = Vec3(0.0, 0.0, 0.0)


def _fall(
    level: Level, entity: Entity, body: EntityBody, down: float, pos: BlockPos
) -> None:
    if down < 0.0 and not body.is_in_water:
        body.fall_distance -= down
    if not body.on_ground:
        return
    distance, body.fall_distance = body.fall_distance, 0.0
    if distance > 0.0 and not (entity.is_living and touches_water(level, entity)):
        state_id = level.get_state_id(*pos)
        hook = level.behaviours.fall_on[state_id]
        if hook is not None:
            hook(level, pos, level.behaviours.state(state_id), entity, distance)
        if level.listening_block_entities:
            on = level.get_block_state(pos)
            make_noise(level, entity.pos, "hit_ground", entity, on=on)
        body.landed(level, distance, pos)


def _limited_by_piston(
    level: Level, body: EntityBody, by: tuple[float, float, float]
) -> Move:
    """Pistons together move it at most 0.51 blocks per tick and axis, one axis at a time."""
    if by[0] ** 2 + by[1] ** 2 + by[2] ** 2 <= _LEAST:
        return by
    now = level.game_time
    if now != body.piston_time:
        body.piston_moves, body.piston_time = (0.0, 0.0, 0.0), now
    moves = list(body.piston_moves)
    for axis in range(3):
        if by[axis]:
            total = max(-_PISTON_REACH, min(_PISTON_REACH, moves[axis] + by[axis]))
            left = total - moves[axis]
            moves[axis] = total
            body.piston_moves = (moves[0], moves[1], moves[2])
            if abs(left) <= NEARLY:
                return 0.0, 0.0, 0.0
            return (
                left if axis == 0 else 0.0,
                left if axis == 1 else 0.0,
                left if axis == 2 else 0.0,
            )
    return 0.0, 0.0, 0.0
