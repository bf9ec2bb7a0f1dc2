"""How much one use of loot has drawn, over all the tables and modifiers that it went through."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.core.errors import UnsupportedError

MAX_DRAWS: Final = 1_000_000


@final
@attrs.define(eq=False, repr=False)
class DrawCount:
    """A table of two thousand million rolls stops the game as it would stop us; here it is told."""

    drawn: int = attrs.field(default=0, init=False)

    def add(self, count: int) -> None:
        """Rolls to come, or stacks; raises `UnsupportedError` beyond a million."""
        self.drawn += max(0, count)
        if self.drawn > MAX_DRAWS:
            mechanic = f"loot: more than {MAX_DRAWS:,} draws at once"
            raise UnsupportedError(mechanic)
