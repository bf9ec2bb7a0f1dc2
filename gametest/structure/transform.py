"""Where cells and points of a structure of a given size come to lie when it is turned.

The turned structure fills the same minimum corner (https://minecraft.wiki/w/Structure_Block).
"""

from __future__ import annotations

from gametest.core.direction import Rotation
from gametest.core.position import BlockPos, Vec3

Size = tuple[int, int, int]


def turned_cell(pos: tuple[int, int, int], size: Size, rotation: Rotation) -> BlockPos:
    x, y, z = pos
    match rotation.steps:
        case 1:
            return BlockPos(size[2] - 1 - z, y, x)
        case 2:
            return BlockPos(size[0] - 1 - x, y, size[2] - 1 - z)
        case 3:
            return BlockPos(z, y, size[0] - 1 - x)
        case _:
            return BlockPos(x, y, z)


def turned_point(
    point: tuple[float, float, float], size: Size, rotation: Rotation
) -> Vec3:
    x, y, z = point
    match rotation.steps:
        case 1:
            return Vec3(size[2] - z, y, x)
        case 2:
            return Vec3(size[0] - x, y, size[2] - z)
        case 3:
            return Vec3(z, y, size[0] - x)
        case _:
            return Vec3(x, y, z)


def turned_yaw(yaw: float, rotation: Rotation) -> float:
    """Degrees from -180 up to 180."""
    return (yaw + 90.0 * rotation.steps + 180.0) % 360.0 - 180.0
