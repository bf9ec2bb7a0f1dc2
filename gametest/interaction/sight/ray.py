"""Where a straight way enters a box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Box

_FLAT: Final = 1e-7


def ray_enters(box: Box, start: Vec3, way: Vec3) -> float | None:
    """The part of the way, 0 to 1; None if it misses the box, ends before it or starts inside."""
    least, last = -1.0, 1.0
    for axis in range(3):
        low, high = box[axis] - start[axis], box[axis + 3] - start[axis]
        step = way[axis]
        if abs(step) < _FLAT:
            if low > 0.0 or high < 0.0:
                return None
            continue
        near, far = (low / step, high / step) if step > 0 else (high / step, low / step)
        least, last = max(least, near), min(last, far)
    return None if least < 0.0 or least > last else least
