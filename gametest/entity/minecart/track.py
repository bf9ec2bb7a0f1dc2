"""Where a rail leads (https://minecraft.wiki/w/Rail)."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.core.position import BlockPos, Vec3

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

Exit: TypeAlias = tuple[int, int, int]

_NORTH: Final = (0, 0, -1)
_SOUTH: Final = (0, 0, 1)
_WEST: Final = (-1, 0, 0)
_EAST: Final = (1, 0, 0)
_BELOW: Final[Mapping[Exit, Exit]] = {
    side: (side[0], -1, side[2]) for side in (_NORTH, _SOUTH, _WEST, _EAST)
}

EXITS: Final[Mapping[str, tuple[Exit, Exit]]] = {
    "north_south": (_NORTH, _SOUTH),
    "east_west": (_WEST, _EAST),
    "ascending_east": (_BELOW[_WEST], _EAST),
    "ascending_west": (_WEST, _BELOW[_EAST]),
    "ascending_north": (_NORTH, _BELOW[_SOUTH]),
    "ascending_south": (_BELOW[_NORTH], _SOUTH),
    "south_east": (_SOUTH, _EAST),
    "south_west": (_SOUTH, _WEST),
    "north_west": (_NORTH, _WEST),
    "north_east": (_NORTH, _EAST),
}
"""Both ends of a rail by its shape, as steps from its cell."""
UPHILL: Final[Mapping[str, Exit]] = {
    "ascending_east": _EAST,
    "ascending_west": _WEST,
    "ascending_north": _NORTH,
    "ascending_south": _SOUTH,
}
RAIL_HEIGHT: Final = 0.0625
"""Of the bottom of a cart above the bottom of the rail's cell."""


def is_rail(state: BlockState) -> bool:
    return state.block.name.endswith("rail") and state.has("shape")


def rail_pos(level: Level, pos: Vec3) -> BlockPos:
    """The cell that the point is in, or the one below if there is a rail in it."""
    x, y, z = floor(pos[0]), floor(pos[1]), floor(pos[2])
    if is_rail(level.get_block_state((x, y - 1, z))):
        y -= 1
    return BlockPos(x, y, z)


def point_on_track(level: Level, pos: Vec3) -> Vec3 | None:
    """The nearest point of the track in the cell; None off the rails."""
    x, y, z = pos
    cell = rail_pos(level, pos)
    state = level.get_block_state(cell)
    if not is_rail(state):
        return None
    i, j, k = cell
    a, b = EXITS[state.get("shape")]
    sx, sy, sz = (
        i + 0.5 + a[0] * 0.5,
        j + RAIL_HEIGHT + a[1] * 0.5,
        k + 0.5 + a[2] * 0.5,
    )
    ex, ey, ez = (
        i + 0.5 + b[0] * 0.5,
        j + RAIL_HEIGHT + b[1] * 0.5,
        k + 0.5 + b[2] * 0.5,
    )
    dx, dy, dz = ex - sx, (ey - sy) * 2.0, ez - sz
    if dx == 0.0:
        part = z - k
    elif dz == 0.0:
        part = x - i
    else:
        part = ((x - sx) * dx + (z - sz) * dz) * 2.0
    y = sy + dy * part
    if dy < 0.0:
        y += 1.0
    elif dy > 0.0:
        y += 0.5
    return Vec3(sx + dx * part, y, sz + dz * part)
