"""Directions, rotations about the vertical axis and mirrors.

x grows to the east, y upwards, z to the south; rotations are clockwise seen from above.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from gametest.core.position import BlockPos


class Axis(Enum):
    X = "x"
    Y = "y"
    Z = "z"


class Direction(Enum):
    """In the game's index order: down, up, north, south, west, east."""

    DOWN = ("down", 0, -1, 0)
    UP = ("up", 0, 1, 0)
    NORTH = ("north", 0, 0, -1)
    SOUTH = ("south", 0, 0, 1)
    WEST = ("west", -1, 0, 0)
    EAST = ("east", 1, 0, 0)

    label: str
    dx: int
    dy: int
    dz: int
    index: int
    opposite: Direction
    axis: Axis
    clockwise: Direction
    """The next horizontal direction clockwise; the two vertical ones are their own."""
    counterclockwise: Direction

    def __init__(self, label: str, dx: int, dy: int, dz: int) -> None:
        self.label = label
        self.dx = dx
        self.dy = dy
        self.dz = dz

    # Identity is equality for members, so the fast identity hash is right.
    __hash__ = object.__hash__

    @property
    def is_horizontal(self) -> bool:
        return self.dy == 0

    def from_pos(self, pos: tuple[int, int, int]) -> BlockPos:
        """The neighbour of `pos` on this side."""
        return BlockPos(pos[0] + self.dx, pos[1] + self.dy, pos[2] + self.dz)

    @classmethod
    def by_label(cls, label: str) -> Direction:
        """Raises `KeyError` for a word that is no direction."""
        return _BY_LABEL[label]

    def __str__(self) -> str:
        return self.label


_BY_LABEL: Final = {direction.label: direction for direction in Direction}
_CLOCKWISE: Final = (Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST)


def _link() -> None:
    for index, direction in enumerate(Direction):
        direction.index = index
        direction.axis = Axis.X if direction.dx else Axis.Y if direction.dy else Axis.Z
        direction.clockwise = direction.counterclockwise = direction
    for one, other in (
        (Direction.DOWN, Direction.UP),
        (Direction.NORTH, Direction.SOUTH),
        (Direction.WEST, Direction.EAST),
    ):
        one.opposite = other
        other.opposite = one
    for index, direction in enumerate(_CLOCKWISE):
        direction.clockwise = _CLOCKWISE[(index + 1) % 4]
        direction.counterclockwise = _CLOCKWISE[(index + 3) % 4]


_link()

HORIZONTALS: Final = _CLOCKWISE
"""North, east, south, west: the game's order of the horizontal plane."""

NEIGHBOR_UPDATE_ORDER: Final = (
    Direction.WEST,
    Direction.EAST,
    Direction.DOWN,
    Direction.UP,
    Direction.NORTH,
    Direction.SOUTH,
)
"""Order of neighbour updates round a block (https://minecraft.wiki/w/Block_update)."""

SHAPE_UPDATE_ORDER: Final = (
    Direction.WEST,
    Direction.EAST,
    Direction.NORTH,
    Direction.SOUTH,
    Direction.DOWN,
    Direction.UP,
)
"""Order of shape updates round a block (https://minecraft.wiki/w/Block_update)."""


class Rotation(Enum):
    """Quarter turns about the vertical axis; the values are the game's JSON words."""

    NONE = "none"
    CLOCKWISE_90 = "clockwise_90"
    CLOCKWISE_180 = "180"
    COUNTERCLOCKWISE_90 = "counterclockwise_90"

    __hash__ = object.__hash__

    @property
    def steps(self) -> int:
        """Number of clockwise quarter turns, 0 to 3."""
        return _ROTATIONS.index(self)

    @classmethod
    def of_steps(cls, steps: int) -> Rotation:
        return _ROTATIONS[steps % 4]

    @property
    def inverse(self) -> Rotation:
        return _ROTATIONS[-self.steps % 4]

    def then(self, other: Rotation) -> Rotation:
        return _ROTATIONS[(self.steps + other.steps) % 4]

    def rotate(self, direction: Direction) -> Direction:
        for _ in range(self.steps):
            direction = direction.clockwise
        return direction

    def rotate_size(self, size: tuple[int, int, int]) -> tuple[int, int, int]:
        x, y, z = size
        return (z, y, x) if self.steps % 2 else (x, y, z)

    def rotate_pos(
        self, pos: tuple[int, int, int], pivot: tuple[int, int] = (0, 0)
    ) -> BlockPos:
        """Turn a cell about the column `pivot` (x, z)."""
        x, y, z = pos
        px, pz = pivot
        match self.steps:
            case 1:
                return BlockPos(px + pz - z, y, pz - px + x)
            case 2:
                return BlockPos(px + px - x, y, pz + pz - z)
            case 3:
                return BlockPos(px - pz + z, y, px + pz - x)
            case _:
                return BlockPos(x, y, z)


_ROTATIONS: Final = tuple(Rotation)


class Mirror(Enum):
    """The values are the game's JSON words: across the z axis, across the x axis."""

    NONE = "none"
    LEFT_RIGHT = "left_right"
    FRONT_BACK = "front_back"

    __hash__ = object.__hash__
