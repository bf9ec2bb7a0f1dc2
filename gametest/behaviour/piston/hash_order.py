"""In which order cells that a stroke leaves behind turn to air: that of a Java hash map.

https://beta.techmc.wiki/en/articles/redstone-components/pistons and
https://github.com/PaperMC/Paper/issues/3539 name the hash table, and
https://rs-256.github.io/dustNotifierOrderCalc the hash of a position. So it depends on where in the
world a machine stands. No recorded trace tells this order from another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gametest.core.position import BlockPos

_BUCKETS: Final = 16
"""A map of up to 12 entries does not grow."""
_LONGEST: Final = 8
"""Entries that a bucket of a small map holds before the map doubles."""


def in_hash_order(positions: Iterable[BlockPos]) -> list[BlockPos]:
    """Positions in the order in which they were put into a map, as the map lists them."""
    put: list[tuple[int, BlockPos]] = []
    buckets = _BUCKETS
    for pos in positions:
        spread = _hash(pos)
        spread ^= spread >> 16
        bucket = spread & buckets - 1
        put.append((spread, pos))
        met = sum(other & buckets - 1 == bucket for other, _ in put)
        if met > _LONGEST:
            buckets *= 2
    put.sort(key=lambda entry: entry[0] & buckets - 1)
    return [pos for _, pos in put]


def _hash(pos: BlockPos) -> int:
    return ((pos.y + pos.z * 31) * 31 + pos.x) & 0xFFFFFFFF
