"""Boxes of whole blocks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gametest.core.position import BlockPos, ChunkPos


class BoundingBox(NamedTuple):
    """Both corners belong to the box, so one block has equal corners."""

    min_x: int
    min_y: int
    min_z: int
    max_x: int
    max_y: int
    max_z: int

    @classmethod
    def of_corners(
        cls, one: tuple[int, int, int], other: tuple[int, int, int]
    ) -> BoundingBox:
        """The smallest box that holds both cells."""
        (ax, ay, az), (bx, by, bz) = one, other
        return cls(
            min(ax, bx), min(ay, by), min(az, bz), max(ax, bx), max(ay, by), max(az, bz)
        )

    @classmethod
    def of_size(
        cls, corner: tuple[int, int, int], size: tuple[int, int, int]
    ) -> BoundingBox:
        """`size` counts blocks along x, y, z and must be at least 1 each."""
        x, y, z = corner
        return cls(x, y, z, x + size[0] - 1, y + size[1] - 1, z + size[2] - 1)

    @property
    def min_corner(self) -> BlockPos:
        return BlockPos(self.min_x, self.min_y, self.min_z)

    @property
    def max_corner(self) -> BlockPos:
        return BlockPos(self.max_x, self.max_y, self.max_z)

    @property
    def size(self) -> tuple[int, int, int]:
        return (
            self.max_x - self.min_x + 1,
            self.max_y - self.min_y + 1,
            self.max_z - self.min_z + 1,
        )

    @property
    def volume(self) -> int:
        x, y, z = self.size
        return x * y * z

    def contains(self, pos: tuple[int, int, int]) -> bool:
        x, y, z = pos
        return (
            self.min_x <= x <= self.max_x
            and self.min_y <= y <= self.max_y
            and self.min_z <= z <= self.max_z
        )

    def contains_point(self, x: float, y: float, z: float) -> bool:
        """Whether a point lies in the space of the box's blocks."""
        return (
            self.min_x <= x < self.max_x + 1
            and self.min_y <= y < self.max_y + 1
            and self.min_z <= z < self.max_z + 1
        )

    def intersects(self, other: BoundingBox) -> bool:
        return (
            self.min_x <= other.max_x
            and other.min_x <= self.max_x
            and self.min_y <= other.max_y
            and other.min_y <= self.max_y
            and self.min_z <= other.max_z
            and other.min_z <= self.max_z
        )

    def inflated(self, by: int) -> BoundingBox:
        return BoundingBox(
            self.min_x - by,
            self.min_y - by,
            self.min_z - by,
            self.max_x + by,
            self.max_y + by,
            self.max_z + by,
        )

    def moved(self, dx: int, dy: int, dz: int) -> BoundingBox:
        return BoundingBox(
            self.min_x + dx,
            self.min_y + dy,
            self.min_z + dz,
            self.max_x + dx,
            self.max_y + dy,
            self.max_z + dz,
        )

    def union(self, other: BoundingBox) -> BoundingBox:
        return BoundingBox(
            min(self.min_x, other.min_x),
            min(self.min_y, other.min_y),
            min(self.min_z, other.min_z),
            max(self.max_x, other.max_x),
            max(self.max_y, other.max_y),
            max(self.max_z, other.max_z),
        )

    def positions(self) -> Iterator[BlockPos]:
        """Every cell; x changes fastest, then y, then z, as the game walks a box."""
        for z in range(self.min_z, self.max_z + 1):
            for y in range(self.min_y, self.max_y + 1):
                for x in range(self.min_x, self.max_x + 1):
                    yield BlockPos(x, y, z)

    def chunks(self) -> Iterator[ChunkPos]:
        for x in range(self.min_x >> 4, (self.max_x >> 4) + 1):
            for z in range(self.min_z >> 4, (self.max_z >> 4) + 1):
                yield ChunkPos(x, z)
