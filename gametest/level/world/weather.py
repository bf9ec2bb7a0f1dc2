"""Rain and thunder of the world: two flags, three timers, two gradients.

Rules: https://techmcdocs.github.io/pages/GameTick/Weather (timers and their random lengths) and
https://minecraft.wiki/w/Weather (a gradient moves by 0.01 a tick, 32 bits wide).
"""

from __future__ import annotations

from enum import Enum
from struct import Struct
from typing import Final, final

import attrs

from gametest.core.random_source import LegacyRandom

FORCED_TICKS: Final = 100000
"""How long a test environment's weather lasts."""


class WeatherKind(Enum):
    """The values are the game's JSON words."""

    CLEAR = "clear"
    RAIN = "rain"
    THUNDER = "thunder"


@final
@attrs.define(eq=False, repr=False)
class Weather:
    """Starts clear with all timers at 0, so the first tick draws how long that lasts."""

    clear_time: int = attrs.field(default=0, init=False)
    """While it runs, the other two wait and the sky is clear."""
    rain_time: int = attrs.field(default=0, init=False)
    """Ticks until `is_raining` flips."""
    thunder_time: int = attrs.field(default=0, init=False)
    is_raining: bool = attrs.field(default=False, init=False)
    is_thundering: bool = attrs.field(default=False, init=False)
    rain_level: float = attrs.field(default=0.0, init=False)
    """0 to 1; it counts as rain in the sky above 0.2."""
    thunder_level: float = attrs.field(default=0.0, init=False)

    @property
    def kind(self) -> WeatherKind:
        """By the flags, at once; thunder without rain is clear sky."""
        if not self.is_raining:
            return WeatherKind.CLEAR
        return WeatherKind.THUNDER if self.is_thundering else WeatherKind.RAIN

    @property
    def rains_now(self) -> bool:
        """By the gradient, as predicates and blocks see it."""
        return self.rain_level > 0.2

    @property
    def thunders_now(self) -> bool:
        return self.rain_level * self.thunder_level > 0.9

    def set_parameters(
        self, clear_time: int, rain_time: int, *, raining: bool, thundering: bool
    ) -> None:
        """What `/weather` and the environment set; the gradients follow tick by tick."""
        self.clear_time = clear_time
        self.rain_time = rain_time
        self.thunder_time = rain_time
        self.is_raining = raining
        self.is_thundering = thundering

    def set_kind(self, kind: WeatherKind, ticks: int = FORCED_TICKS) -> None:
        if kind is WeatherKind.CLEAR:
            self.set_parameters(ticks, 0, raining=False, thundering=False)
        else:
            thundering = kind is WeatherKind.THUNDER
            self.set_parameters(0, ticks, raining=True, thundering=thundering)

    def reset_cycle(self) -> None:
        """Clear, and the next tick draws new lengths; the clear timer is kept."""
        self.rain_time = self.thunder_time = 0
        self.is_raining = self.is_thundering = False

    def tick(self, random: LegacyRandom, *, advances: bool) -> None:
        """One tick; without `advances` (rule `advance_weather`) only the gradients move."""
        if advances:
            self._tick_timers(random)
        # Where they belong, as a truth is 0 or 1 like the gradient that it ends at.
        if (
            self.rain_level != self.is_raining
            or self.thunder_level != self.is_thundering
        ):
            self._move_gradients()

    def quiet_ticks(self, *, advances: bool) -> int | None:
        """Ticks that `skip` may jump over: none of them flips or draws anything.

        None: any number.
        """
        if not advances:
            return None
        if self.clear_time > 0:
            # The first tick of a clear spell sets the other two timers.
            if self.is_raining or self.is_thundering:
                return 0
            return self.clear_time if self.rain_time == self.thunder_time == 1 else 0
        return max(min(self.rain_time, self.thunder_time) - 1, 0)

    def skip(self, ticks: int, *, advances: bool) -> None:
        """As `ticks` calls of `tick`, at most `quiet_ticks`."""
        if advances:
            if self.clear_time > 0:
                self.clear_time -= ticks
            else:
                self.rain_time -= ticks
                self.thunder_time -= ticks
        for _ in range(ticks):
            before = self.rain_level, self.thunder_level
            self._move_gradients()
            if before == (self.rain_level, self.thunder_level):
                break

    def _tick_timers(self, random: LegacyRandom) -> None:
        if self.clear_time > 0:
            self.clear_time -= 1
            self.thunder_time = 0 if self.is_thundering else 1
            self.rain_time = 0 if self.is_raining else 1
            self.is_thundering = self.is_raining = False
            return
        if self.thunder_time > 0:
            self.thunder_time -= 1
            if self.thunder_time == 0:
                self.is_thundering = not self.is_thundering
        elif self.is_thundering:
            self.thunder_time = random.next_int(12000) + 3600
        else:
            self.thunder_time = random.next_int(168000) + 12000
        if self.rain_time > 0:
            self.rain_time -= 1
            if self.rain_time == 0:
                self.is_raining = not self.is_raining
        elif self.is_raining:
            self.rain_time = random.next_int(12000) + 12000
        else:
            self.rain_time = random.next_int(168000) + 12000

    def _move_gradients(self) -> None:
        self.rain_level = _moved(self.rain_level, self.is_raining)
        self.thunder_level = _moved(self.thunder_level, self.is_thundering)


_FLOAT32: Final = Struct("<f")
_STEP: Final = _FLOAT32.unpack(_FLOAT32.pack(0.01))[0]


def _moved(level: float, rises: bool) -> float:
    if level == (1.0 if rises else 0.0):
        return level
    moved: float
    (moved,) = _FLOAT32.unpack(_FLOAT32.pack(level + (_STEP if rises else -_STEP)))
    return min(1.0, max(0.0, moved))
