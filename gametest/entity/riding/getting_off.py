"""Where a living rider comes to stand when it gets off.

https://minecraft.wiki/w/Riding; what that page leaves out is general knowledge of the game: round a cart or a
pig the sides of its way are tried, then behind and before it; beside a horse and a boat one place; else the
rider stands on the top of what carried it.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import floor, sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32, float_cos, float_sin
from gametest.core.position import BlockPos, Vec3
from gametest.interaction.collision import block_boxes
from gametest.interaction.collision_shapes import shape_at
from gametest.interaction.entity_search import touches

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_ROUND: Final = frozenset({"minecraft:pig"})
_BESIDE: Final = frozenset(
    f"minecraft:{name}"
    for name in ("donkey", "horse", "mule", "skeleton_horse", "zombie_horse")
)
_ELSEWHERE: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("camel", "camel_husk", "happy_ghast", "llama", "nautilus", "strider"),
        *("trader_llama", "zombie_nautilus", "cushion"),
    )
)
"""Kinds with a way of their own that is not known here."""
_HEIGHTS: Final = (0, 1, -1)
_POSES: Final = (1.5, 0.6)
"""Heights of a player that crouches or crawls."""
_RADIANS: Final = 0.01745329238474369
_ABOVE: Final = 0.75


def find_exit(rider: Entity, vehicle: Entity) -> Vec3:
    level, name = vehicle.level, vehicle.type_id
    if level is None:
        return rider.pos
    if name in _ELSEWHERE:
        raise UnsupportedError(f"{name}: getting off", vehicle.block_pos)
    if name.endswith("minecart") or name in _ROUND:
        found = _round_it(level, rider, vehicle)
    elif name in _BESIDE:
        found = _beside_it(level, rider, vehicle)
        return vehicle.pos if found is None else found
    elif name.endswith(("_boat", "_raft")):
        found = _out_of_boat(level, rider, vehicle)
    else:
        found = None
    return _top(vehicle) if found is None else found


def _top(vehicle: Entity) -> Vec3:
    x, _, z = vehicle.pos
    return Vec3(x, vehicle.bounding_box[4], z)


# -- carts and pigs ----------------------------------------------------------------------


def _round_it(level: Level, rider: Entity, vehicle: Entity) -> Vec3 | None:
    heading = _heading(vehicle)
    start = vehicle.block_pos
    for up in _HEIGHTS:
        for dx, dz in _steps(heading):
            pos = start.offset(dx, up, dz)
            floor_at = _floor(level, pos)
            if floor_at is not None and floor_at < 1.0:
                spot = Vec3(pos.x + 0.5, pos.y + floor_at, pos.z + 0.5)
                if _fits(level, rider, spot):
                    return spot
    return None


def _heading(vehicle: Entity) -> Direction:
    """A cart's is at right angles to the way that its yaw tells."""
    turned = vehicle.yaw
    if vehicle.type_id.endswith("minecart"):
        flipped = getattr(vehicle.body, "is_flipped", False)
        turned += 270.0 if flipped else 90.0
    sides = (Direction.SOUTH, Direction.WEST, Direction.NORTH, Direction.EAST)
    return sides[floor(turned / 90.0 + 0.5) & 3]


def _steps(heading: Direction) -> Iterator[tuple[int, int]]:
    right = (-heading.dz, heading.dx)
    ahead = (heading.dx, heading.dz)
    for along, across in (
        *((0, 1), (0, -1), (-1, 1), (-1, -1)),
        *((1, 1), (1, -1), (-1, 0), (1, 0)),
    ):
        yield (
            ahead[0] * along + right[0] * across,
            ahead[1] * along + right[1] * across,
        )


# -- horses ------------------------------------------------------------------------------


def _beside_it(level: Level, rider: Entity, vehicle: Entity) -> Vec3 | None:
    for turn in (90.0, -90.0):
        width = vehicle.size[0]
        dx, dz = _escape(width, rider.size[0], vehicle.yaw + turn)
        x, z = vehicle.pos.x + dx, vehicle.pos.z + dz
        box = vehicle.bounding_box
        y, top = floor(box[1]), box[4] + _ABOVE
        while True:
            pos = BlockPos(floor(x), y, floor(z))
            floor_at = _floor(level, pos)
            if floor_at is not None:
                if y + floor_at > top:
                    break
                spot = Vec3(x, y + floor_at, z)
                if floor_at < 1.0 and _fits(level, rider, spot):
                    return spot
            y += 1
            if y >= top:
                break
    return None


def _escape(width: float, other: float, yaw: float) -> tuple[float, float]:
    """Just so far that the two boxes do not touch."""
    distance = (width + other + 1e-5) / 2.0
    turned = f32(yaw * _RADIANS)
    x, z = -float_sin(turned), float_cos(turned)
    longer = max(abs(x), abs(z))
    return x * distance / longer, z * distance / longer


# -- boats -------------------------------------------------------------------------------


def _out_of_boat(level: Level, rider: Entity, vehicle: Entity) -> Vec3 | None:
    dx, dz = _escape(vehicle.size[0] * f32(sqrt(2.0)), rider.size[0], rider.yaw)
    x, z = vehicle.pos.x + dx, vehicle.pos.z + dz
    pos = BlockPos(floor(x), floor(vehicle.bounding_box[4]), floor(z))
    below = Direction.DOWN.from_pos(pos)
    if level.get_block_state(below).fluid == "water":
        return None
    for cell in (pos, below):
        floor_at = _floor(level, cell)
        if floor_at is not None and floor_at < 1.0:
            spot = Vec3(x, cell.y + floor_at, z)
            if _fits(level, rider, spot):
                return spot
    return None


# -- the ground --------------------------------------------------------------------------


def _floor(level: Level, pos: BlockPos) -> float | None:
    """Height in the cell at which one would stand; None: on nothing."""
    boxes = _shape(level, pos)
    if boxes:
        return max(box[4] for box in boxes)
    below = _shape(level, Direction.DOWN.from_pos(pos))
    top = max((box[4] for box in below), default=0.0)
    return top - 1.0 if top >= 1.0 else None


def _shape(level: Level, pos: BlockPos) -> tuple[Box, ...]:
    state_id = level.get_state_id(*pos)
    return shape_at(level, *pos, state_id) if state_id else ()


def _fits(level: Level, rider: Entity, spot: Vec3) -> bool:
    """That it would have to crouch to fit is told."""
    width, height = rider.size
    if _is_free(level, spot, width, height):
        return True
    if rider.is_player and any(_is_free(level, spot, width, low) for low in _POSES):
        raise UnsupportedError(f"{rider.type_id}: get off crouching", spot.block_pos)
    return False


def _is_free(level: Level, spot: Vec3, width: float, height: float) -> bool:
    half = width / 2.0
    x, y, z = spot
    box = (x - half, y, z - half, x + half, y + height, z + half)
    return not any(touches(box, other) for other in block_boxes(level, box))
