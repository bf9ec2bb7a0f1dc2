"""The order in which redstone dust tells its surroundings.

The seven positions stand in a hash set of the game's language, so the order depends on absolute
coordinates (MC-11193; https://rs-256.github.io/dustNotifierOrderCalc).
"""

from __future__ import annotations

from typing import Final

from gametest.core.direction import Direction
from gametest.core.position import BlockPos

_OFFSETS: Final = (
    (0, 0, 0),
    *((direction.dx, direction.dy, direction.dz) for direction in Direction),
)
"""As they are put into the set: itself, down, up, north, south, west, east."""

_HASH_OFFSETS: Final = tuple((dy + dz * 31) * 31 + dx for dx, dy, dz in _OFFSETS)


def wire_update_order(pos: BlockPos) -> tuple[BlockPos, ...]:
    """`pos` and its six neighbours, in the order in which each tells its own neighbours."""
    x, y, z = pos
    return tuple(
        BlockPos(x + dx, y + dy, z + dz)
        for dx, dy, dz in _offset_order((y + z * 31) * 31 + x)
    )


def _offset_order(position_hash: int) -> list[tuple[int, int, int]]:
    # Sixteen buckets, read in turn; within one bucket the first to come goes first, which a
    # stable sort keeps.
    buckets: list[tuple[int, int]] = []
    for index, offset in enumerate(_HASH_OFFSETS):
        spread = (position_hash + offset) & 0xFFFFFFFF
        buckets.append(((spread ^ (spread >> 16)) & 15, index))
    buckets.sort()
    return [_OFFSETS[index] for _, index in buckets]
