"""Where a test stands, and how its structure gets there (https://minecraft.wiki/w/GameTest).

The test instance block stands at the least corner of the padded box, one below and one north of
it: with no padding it is part of the shell of barriers.
"""

from __future__ import annotations

from typing import final

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import Direction, Rotation
from gametest.core.position import BlockPos, Vec3

Size = tuple[int, int, int]


@final
@attrs.frozen(kw_only=True)
class TestPlacement:
    """The geometry of one test."""

    __test__ = False

    pos: BlockPos
    """Of the test instance block."""
    size: Size
    """Of the template, not rotated."""
    rotation: Rotation = Rotation.NONE
    """The instance's and the extra one together."""
    extra_rotation: Rotation = Rotation.NONE
    padding: int = 0
    sky_access: bool = False

    bounds: BoundingBox = attrs.field(init=False)
    """The structure's box, absolute."""
    padded_bounds: BoundingBox = attrs.field(init=False)
    """The test's box: the structure's and its padding."""
    origin: BlockPos = attrs.field(init=False)
    """Where the template's corner (0, 0, 0) lies."""

    def __attrs_post_init__(self) -> None:
        padding = self.padding
        corner = self.pos.offset(padding, padding + 1, padding + 1)
        turned = self.rotation.rotate_size(self.size)
        bounds = BoundingBox.of_size(corner, turned)
        object.__setattr__(self, "bounds", bounds)
        padded = bounds if not padding else bounds.inflated(padding)
        object.__setattr__(self, "padded_bounds", padded)
        x, _, z = turned
        shift = {0: (0, 0), 1: (x - 1, 0), 2: (x - 1, z - 1), 3: (0, z - 1)}
        dx, dz = shift[self.rotation.steps]
        object.__setattr__(self, "origin", corner.offset(dx, 0, dz))

    def absolute_pos(self, relative: tuple[int, int, int]) -> BlockPos:
        x, y, z = self.rotation.rotate_pos(relative)
        return self.origin.offset(x, y, z)

    def relative_pos(self, pos: tuple[int, int, int]) -> BlockPos:
        """The inverse of `absolute_pos`.

        The game's own is said not to be one for the rotations none and 180; a report that
        negates coordinates would help nobody, so this one is.
        """
        origin = self.origin
        local = (pos[0] - origin.x, pos[1] - origin.y, pos[2] - origin.z)
        return self.rotation.inverse.rotate_pos(local)

    def absolute_vec(self, relative: tuple[float, float, float]) -> Vec3:
        """Points turn about the centre of the block that cells turn about."""
        x, y, z = _turned(relative, self.rotation)
        return Vec3(x + self.origin.x, y + self.origin.y, z + self.origin.z)

    def relative_vec(self, point: tuple[float, float, float]) -> Vec3:
        origin = self.origin
        local = (point[0] - origin.x, point[1] - origin.y, point[2] - origin.z)
        return _turned(local, self.rotation.inverse)

    def absolute_direction(self, direction: Direction) -> Direction:
        return self.rotation.rotate(direction)

    def shell(self) -> tuple[BoundingBox, ...]:
        """The case round the structure's box (not round the padded one): overlapping slabs.

        Walls at every height, the floor, and the ceiling unless the test has sky access.
        """
        x0, y0, z0, x1, y1, z1 = outer = self.bounds.inflated(1)
        slabs = [
            outer._replace(max_y=y0),
            outer._replace(max_x=x0),
            outer._replace(min_x=x1),
            outer._replace(max_z=z0),
            outer._replace(min_z=z1),
        ]
        if not self.sky_access:
            slabs.append(outer._replace(min_y=y1))
        return tuple(slabs)

    def shell_cells(self) -> list[tuple[int, int, int]]:
        """The cells of the case, each once."""
        x0, y0, z0, x1, y1, z1 = self.bounds.inflated(1)
        cells: list[tuple[int, int, int]] = []
        for y in range(y0, y1 + 1):
            if y == y0 or (y == y1 and not self.sky_access):
                for z in range(z0, z1 + 1):
                    cells += [(x, y, z) for x in range(x0, x1 + 1)]
                continue
            for x in range(x0, x1 + 1):
                cells += ((x, y, z0), (x, y, z1))
            for z in range(z0 + 1, z1):
                cells += ((x0, y, z), (x1, y, z))
        return cells


def _turned(point: tuple[float, float, float], rotation: Rotation) -> Vec3:
    x, y, z = point
    match rotation.steps:
        case 1:
            return Vec3(1 - z, y, x)
        case 2:
            return Vec3(1 - x, y, 1 - z)
        case 3:
            return Vec3(z, y, 1 - x)
        case _:
            return Vec3(x, y, z)
