"""Where a source looks, and the block that it sees."""

from __future__ import annotations

from math import cos, floor, inf, radians, sin
from typing import TYPE_CHECKING

from gametest.core.position import BlockPos, Vec3
from gametest.interaction.sight.ray import ray_enters

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.level.level import Level


def view_of(source: CommandSourceStack, reach: float) -> tuple[Vec3, Vec3]:
    """From the eyes of who looks, else from where the source stands; the whole way."""
    start = source.position
    if source.entity is not None:
        start = Vec3(start.x, start.y + source.entity.eye_height, start.z)
    yaw, pitch = radians(source.yaw), radians(source.pitch)
    flat = cos(pitch)
    return start, Vec3(
        -sin(yaw) * flat * reach, -sin(pitch) * reach, cos(yaw) * flat * reach
    )


def block_in_view(level: Level, start: Vec3, way: Vec3) -> BlockPos | None:
    """The first whose collision shape the way enters.

    The game asks for outlines; those of blocks that can be walked through are not known here.
    """
    for pos in _cells(start, way):
        state = level.get_block_state(pos)
        for low_x, low_y, low_z, high_x, high_y, high_z in state.collision_shape:
            box = (
                *(pos.x + low_x, pos.y + low_y, pos.z + low_z),
                *(pos.x + high_x, pos.y + high_y, pos.z + high_z),
            )
            if ray_enters(box, start, way) is not None:
                return pos
    return None


def _cells(start: Vec3, way: Vec3) -> list[BlockPos]:
    """Those that a straight way goes through, in order."""
    cell = [floor(part) for part in start]
    found = [BlockPos(*cell)]
    steps = [1 if part > 0 else -1 for part in way]
    # Parts of the way at which the next border is met, and between two borders.
    next_at = [
        inf if not part else ((here + (part > 0)) - at) / part
        for part, here, at in zip(way, cell, start, strict=True)
    ]
    apart = [inf if not part else abs(1.0 / part) for part in way]
    while (least := min(next_at)) <= 1.0:
        axis = next_at.index(least)
        cell[axis] += steps[axis]
        next_at[axis] += apart[axis]
        found.append(BlockPos(*cell))
    return found
