"""Random numbers of a place and a moment, so that what happens elsewhere does not change them.

The game draws them all from one generator of the level, seeded from the time, so no run of it can be
repeated.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from gametest.core.random_source import LegacyRandom

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.level.level import Level


def mixed(*parts: int) -> int:
    """One number of 32 bits from several; every part changes all of it."""
    found = 0
    for part in parts:
        found = (found ^ part) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        found ^= found >> 29
    return found >> 16 & 0xFFFFFFFF


def random_at(level: Level, pos: BlockPos) -> LegacyRandom:
    """A fresh generator, seeded from the level's seed, the place and the time."""
    return LegacyRandom(mixed(level.random_tick_seed, *pos, level.game_time))


@contextmanager
def drawing_at(level: Level, pos: BlockPos) -> Iterator[None]:
    """While it lasts, the level draws from the generator of the place."""
    kept, level.random = level.random, random_at(level, pos)
    try:
        yield
    finally:
        level.random = kept
