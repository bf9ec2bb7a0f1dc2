"""`/tick freeze` and `/tick step`; the rate itself means nothing without a clock."""

from __future__ import annotations

from typing import final

import attrs


@final
@attrs.define(eq=False, repr=False)
class TickRate:
    """Frozen, a server counts ticks and does nothing else (https://minecraft.wiki/w/Commands/tick)."""

    is_frozen: bool = attrs.field(default=False, init=False)
    steps_left: int = attrs.field(default=0, init=False)
    """Ticks that still run although frozen."""

    @property
    def runs_normally(self) -> bool:
        return not self.is_frozen or self.steps_left > 0

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

    def count_tick(self) -> None:
        if self.steps_left:
            self.steps_left -= 1
