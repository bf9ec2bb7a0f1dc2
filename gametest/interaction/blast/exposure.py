"""How much of an entity an explosion sees: rays from a grid of points in its box.

https://minecraft.wiki/w/Explosion#Exposure; the grid is shifted along x and z (MC-232355), and a
ray goes from the entity to the explosion.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.interaction.collision import block_boxes

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_FLAT: Final = 1e-7


def exposure(level: Level, center: Vec3, entity: Entity) -> float:
    """0 to 1."""
    x0, y0, z0, x1, y1, z1 = entity.bounding_box
    step_x, step_y, step_z = (
        1.0 / ((high - low) * 2.0 + 1.0) for low, high in ((x0, x1), (y0, y1), (z0, z1))
    )
    shift_x = (1.0 - floor(1.0 / step_x) * step_x) / 2.0
    shift_z = (1.0 - floor(1.0 / step_z) * step_z) / 2.0
    obstacles = block_boxes(level, _around(entity.bounding_box, center), entity)
    seen = count = 0
    for part_x in _parts(step_x):
        for part_y in _parts(step_y):
            for part_z in _parts(step_z):
                start = (
                    x0 + (x1 - x0) * part_x + shift_x,
                    y0 + (y1 - y0) * part_y,
                    z0 + (z1 - z0) * part_z + shift_z,
                )
                count += 1
                seen += not any(_crosses(box, start, center) for box in obstacles)
    return seen / count


def _parts(step: float) -> list[float]:
    parts, part = [], 0.0
    while part <= 1.0:
        parts.append(part)
        part += step
    return parts


def _around(box: Box, center: Vec3) -> Box:
    """Holds every ray, shifted ones too."""
    x0, y0, z0, x1, y1, z1 = box
    x, y, z = center
    return (
        *(min(x0, x), min(y0, y), min(z0, z)),
        *(max(x1 + 0.5, x), max(y1, y), max(z1 + 0.5, z)),
    )


def _crosses(box: Box, start: tuple[float, float, float], end: Vec3) -> bool:
    """Whether a way meets the box, be it that it starts inside."""
    least, last = 0.0, 1.0
    for axis in range(3):
        low, high = box[axis] - start[axis], box[axis + 3] - start[axis]
        way = end[axis] - start[axis]
        if abs(way) < _FLAT:
            # Exactly between two blocks the way lies in the one above.
            if low > 0.0 or high <= 0.0:
                return False
            continue
        near, far = (low / way, high / way) if way > 0 else (high / way, low / way)
        least, last = max(least, near), min(last, far)
        if least >= last:
            return False
    return True


def sees(level: Level, start: Vec3, end: Vec3, entity: Entity) -> bool:
    """Whether no block's box lies between two points."""
    around = (
        *(min(start.x, end.x), min(start.y, end.y), min(start.z, end.z)),
        *(max(start.x, end.x), max(start.y, end.y), max(start.z, end.z)),
    )
    return not any(
        _crosses(box, start, end) for box in block_boxes(level, around, entity)
    )
