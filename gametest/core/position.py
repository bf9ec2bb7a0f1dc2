"""Positions: named tuples, so that they hash and compare fast and equal plain tuples."""

from __future__ import annotations

from math import floor
from typing import NamedTuple


class BlockPos(NamedTuple):
    """A cell of the world, in blocks."""

    x: int
    y: int
    z: int

    def offset(self, dx: int, dy: int, dz: int) -> BlockPos:
        return BlockPos(self.x + dx, self.y + dy, self.z + dz)

    def minus(self, other: tuple[int, int, int]) -> BlockPos:
        return BlockPos(self.x - other[0], self.y - other[1], self.z - other[2])

    @property
    def chunk(self) -> ChunkPos:
        return ChunkPos(self.x >> 4, self.z >> 4)

    @property
    def section(self) -> SectionPos:
        return SectionPos(self.x >> 4, self.y >> 4, self.z >> 4)

    @property
    def center(self) -> Vec3:
        return Vec3(self.x + 0.5, self.y + 0.5, self.z + 0.5)

    def manhattan_distance(self, other: tuple[int, int, int]) -> int:
        return abs(self.x - other[0]) + abs(self.y - other[1]) + abs(self.z - other[2])

    def __str__(self) -> str:
        return f"{self.x} {self.y} {self.z}"


class ChunkPos(NamedTuple):
    """A column of sections, in units of 16 blocks."""

    x: int
    z: int


class SectionPos(NamedTuple):
    """A cube of 16 x 16 x 16 blocks, in units of 16 blocks."""

    x: int
    y: int
    z: int


class Vec3(NamedTuple):
    """A point or a displacement, in blocks."""

    x: float
    y: float
    z: float

    def plus(self, other: tuple[float, float, float]) -> Vec3:
        return Vec3(self.x + other[0], self.y + other[1], self.z + other[2])

    def minus(self, other: tuple[float, float, float]) -> Vec3:
        return Vec3(self.x - other[0], self.y - other[1], self.z - other[2])

    def scaled(self, factor: float) -> Vec3:
        return Vec3(self.x * factor, self.y * factor, self.z * factor)

    @property
    def block_pos(self) -> BlockPos:
        return BlockPos(floor(self.x), floor(self.y), floor(self.z))


ZERO = BlockPos(0, 0, 0)
