"""`/tick`: freezing, stepping, sprinting, and a rate that stopwatches and a paced server notice."""

from __future__ import annotations

from typing import Final, final

import attrs

NORMAL_RATE: Final = 20.0


@final
@attrs.define(eq=False, repr=False)
class TickRate:
    """Frozen, a server counts ticks and does nothing else (https://minecraft.wiki/w/Commands/tick)."""

    is_frozen: bool = attrs.field(default=False, init=False)
    steps_left: int = attrs.field(default=0, init=False)
    """Ticks that still run although frozen."""
    rate: float = attrs.field(default=NORMAL_RATE, init=False)
    """Ticks per second; without a pace a server runs as fast as it can."""
    sprint_left: int = attrs.field(default=0, init=False)
    """Ticks that still run as fast as they can, frozen or not."""
    sprinted: int = attrs.field(default=0, init=False)
    """Ticks of the sprint that runs, or of the last one, so far."""
    _rate_since: tuple[int, float] = attrs.field(default=(0, 0.0), init=False)
    """The tick and the milliseconds at which the rate began."""

    @property
    def runs_normally(self) -> bool:
        return not self.is_frozen or self.steps_left > 0 or self.sprint_left > 0

    def freeze(self) -> None:
        self.is_frozen = True

    def unfreeze(self) -> None:
        self.is_frozen = False
        self.steps_left = 0

    def step(self, ticks: int) -> bool:
        """Let some ticks run; false if not frozen."""
        if self.is_frozen:
            self.steps_left = ticks
        return self.is_frozen

    def stop_stepping(self) -> bool:
        """False if no step is under way."""
        stepping = self.steps_left > 0
        self.steps_left = 0
        return stepping

    def sprint(self, ticks: int) -> None:
        """A new sprint; one that runs ends."""
        self.sprint_left, self.sprinted = ticks, 0

    def stop_sprint(self) -> bool:
        """False if no sprint is under way."""
        sprinting = self.sprint_left > 0
        self.sprint_left = 0
        return sprinting

    def set_rate(self, rate: float, tick: int) -> None:
        """From `tick` on."""
        self._rate_since = (tick, self._milliseconds(tick))
        self.rate = rate

    def clock_ms(self, tick: int) -> int:
        """When `tick` comes, if every tick takes the time that its rate says."""
        return int(self._milliseconds(tick))

    def _milliseconds(self, tick: int) -> float:
        since, before = self._rate_since
        return before + (tick - since) * 1000.0 / self.rate

    def count_tick(self) -> None:
        """A sprint comes first: it goes back to the step or the freeze that it found."""
        if self.sprint_left:
            self.sprint_left -= 1
            self.sprinted += 1
        elif self.steps_left:
            self.steps_left -= 1

    def skip(self, ticks: int) -> None:
        """Ticks of a world that is not frozen went by without being run."""
        skipped = min(ticks, self.sprint_left)
        self.sprint_left -= skipped
        self.sprinted += skipped
