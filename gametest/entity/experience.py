"""Levels and points of a player (https://minecraft.wiki/w/Experience)."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.core.float32 import f32

_MAX_INT: Final = (1 << 31) - 1


@final
@attrs.define(eq=False)
class Experience:
    level: int = 0
    progress: float = 0.0
    """Part of the way to the next level, a 32-bit float from 0 to below 1."""
    total: int = 0
    """All points ever gained; levels given by command do not count."""

    @property
    def needed(self) -> int:
        """Points from this level to the next."""
        return points_to_next(self.level)

    @property
    def points(self) -> int:
        """Points beyond the level, as `/experience query` shows them."""
        return round(self.progress * self.needed)

    def set_points(self, points: int) -> bool:
        """False if the level has no room for so many."""
        if points >= self.needed:
            return False
        self.progress = f32(points / f32(self.needed))
        return True

    def set_level(self, level: int) -> None:
        self.level = level

    def give_points(self, points: int) -> None:
        """May be negative; crosses levels."""
        self.progress = f32(self.progress + f32(points / f32(self.needed)))
        self.total = max(0, min(_MAX_INT, self.total + points))
        while self.progress < 0.0:
            left = f32(self.progress * self.needed)
            if self.level <= 0:
                self.level, self.progress, self.total = 0, 0.0, 0
                return
            self.give_levels(-1)
            self.progress = f32(1.0 + f32(left / self.needed))
        while self.progress >= 1.0:
            left = f32(f32(self.progress - 1.0) * self.needed)
            self.give_levels(1)
            self.progress = f32(left / self.needed)

    def give_levels(self, levels: int) -> None:
        """Below 0 everything is lost."""
        self.level = min(_MAX_INT, self.level + levels)
        if self.level < 0:
            self.level, self.progress, self.total = 0, 0.0, 0


def points_to_next(level: int) -> int:
    if level >= 30:
        return 112 + (level - 30) * 9
    if level >= 15:
        return 37 + (level - 15) * 5
    return 7 + level * 2
