"""What a server ticks besides its levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from gametest.server.server import Server


class Tickable(Protocol):
    """Runs after the levels, in the order of registration; the game-test ticker is one."""

    def tick(self, server: Server) -> None: ...

    def next_due(self, server: Server) -> int | None:
        """`server.tick_count` of the next tick in which `tick` does anything; None: never.

        Asked between ticks. Ticks before it may be skipped: `tick` is not called for them.
        """
        ...
