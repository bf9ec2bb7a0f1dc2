"""The border of a dimension as data: who minds it asks it.

https://minecraft.wiki/w/World_border
"""

from __future__ import annotations

from typing import Final, final

import attrs

MAX_SIZE: Final = 59_999_968.0
MAX_CENTER: Final = 29_999_984.0


@final
@attrs.define(eq=False, repr=False)
class WorldBorder:
    center_x: float = attrs.field(default=0.0, init=False)
    center_z: float = attrs.field(default=0.0, init=False)
    damage_per_block: float = attrs.field(default=0.2, init=False)
    damage_buffer: float = attrs.field(default=5.0, init=False)
    warning_distance: int = attrs.field(default=5, init=False)
    warning_ticks: int = attrs.field(default=300, init=False)
    _old_size: float = attrs.field(default=MAX_SIZE, init=False)
    _size: float = attrs.field(default=MAX_SIZE, init=False)
    _start: int = attrs.field(default=0, init=False)
    _end: int = attrs.field(default=0, init=False)

    def size_at(self, game_time: int) -> float:
        """Blocks from side to side."""
        if game_time >= self._end:
            return self._size
        passed = (game_time - self._start) / (self._end - self._start)
        return self._old_size + (self._size - self._old_size) * passed

    def ticks_left(self, game_time: int) -> int:
        """Until it stops moving."""
        return max(self._end - game_time, 0)

    def move(self, size: float, game_time: int, ticks: int) -> None:
        """Change the size evenly within `ticks`; 0 is at once."""
        self._old_size = self.size_at(game_time)
        self._size = size
        self._start, self._end = game_time, game_time + ticks
