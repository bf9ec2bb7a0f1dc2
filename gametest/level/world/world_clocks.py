"""World clocks (since 26.1); before, the day time is the one clock, `minecraft:overworld`.

Clock ids from the dynamic registry `minecraft:world_clock` of 26.1: `overworld` and `the_end`
(npm `minecraft-data`, login packet). Each counts ticks while the rule `advance_time` is on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean

OVERWORLD_CLOCK: Final = "minecraft:overworld"
THE_END_CLOCK: Final = "minecraft:the_end"
DEFAULT_CLOCKS: Final = (OVERWORLD_CLOCK, THE_END_CLOCK)

TICKS_PER_DAY: Final = 24000


class UnknownClockError(ValueError):
    """No clock has this id; the message quotes it and the nearest."""


@final
@attrs.define(eq=False, repr=False)
class WorldClock:
    total_ticks: int = 0
    is_paused: bool = False
    """`/time pause`."""


@final
@attrs.define(eq=False, repr=False)
class WorldClocks:
    """By id, `minecraft:overworld`; packs may declare more."""

    _clocks: dict[str, WorldClock] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._clocks = {name: WorldClock() for name in DEFAULT_CLOCKS}

    def declare(self, clock_ids: Iterable[str]) -> None:
        """Add clocks that a pack declares; known ones stay as they are."""
        for clock_id in clock_ids:
            self._clocks.setdefault(clock_id, WorldClock())

    def find(self, clock_id: str) -> WorldClock | None:
        return self._clocks.get(clock_id)

    def clock(self, clock_id: str) -> WorldClock:
        """Raises `UnknownClockError`."""
        found = self._clocks.get(clock_id)
        if found is None:
            near = did_you_mean(clock_id, self._clocks)
            msg = f"{clock_id!r} is no world clock{near}"
            raise UnknownClockError(msg)
        return found

    def get(self, clock_id: str) -> int:
        """Total ticks of a clock."""
        return self.clock(clock_id).total_ticks

    def set(self, clock_id: str, total_ticks: int) -> None:
        self.clock(clock_id).total_ticks = total_ticks

    def set_rate(self, clock_id: str, rate: float) -> None:
        """Only the rate 1, at which a clock starts, is simulated."""
        self.clock(clock_id)
        if rate != 1:
            mechanic = f"clock {clock_id}: rate {rate:g}"
            raise UnsupportedError(mechanic)

    def ids(self) -> tuple[str, ...]:
        return tuple(self._clocks)

    def advance(self, ticks: int = 1) -> None:
        """All clocks that are not paused; the caller has asked the rule."""
        for clock in self._clocks.values():
            if not clock.is_paused:
                clock.total_ticks += ticks

    def snapshot(self) -> dict[str, int]:
        return {name: clock.total_ticks for name, clock in self._clocks.items()}
