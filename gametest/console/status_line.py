"""One line that says how the world goes."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final, final

import attrs

if TYPE_CHECKING:
    from gametest.console.console import Console

_WINDOW_S: Final = 1.0
"""Ticks per second are counted over at least so long."""


@final
@attrs.define(eq=False, repr=False)
class StatusLine:
    console: Console
    clock: Callable[[], float] = attrs.field(default=monotonic, kw_only=True)
    """Seconds."""
    _since: tuple[float, int] | None = attrs.field(default=None, init=False)
    _tps: float | None = attrs.field(default=None, init=False)

    def text(self) -> str:
        """`tick 1200 | 20.0 tps | 0.05 ms a tick | 3 tests run`."""
        session = self.console.session
        server = session.server
        parts = [f"tick {server.tick_count}", self._rate()]
        times = session.tick_times()
        if times is not None:
            parts.append(f"{times.average_ms:.2f} ms a tick")
        tally = self.console.tally
        if session.tests.is_running:
            # Between two batches none of them does.
            some = f"{tally.running} of them" if tally.running else "the next"
            parts.append(f"tests run, {some} now")
        if tally.failed:
            parts.append(f"{tally.failed} failed")
        parts += self.console.watches.shown()
        return " " + " | ".join(parts) + " "

    def _rate(self) -> str:
        rate = self.console.session.server.tick_rate
        now, ticks = self.clock(), self.console.session.server.tick_count
        if self._since is None:
            self._since = now, ticks
        began, before = self._since
        if now - began >= _WINDOW_S:
            self._tps = (ticks - before) / (now - began)
            self._since = now, ticks
        if rate.sprint_left:
            return f"sprinting, {rate.sprint_left} left"
        if rate.is_frozen:
            return f"frozen, {rate.steps_left} left" if rate.steps_left else "frozen"
        return "starting" if self._tps is None else f"{self._tps:,.1f} tps"
