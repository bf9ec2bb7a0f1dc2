"""The game's progress bar: one character a test, each 20 game ticks."""

from __future__ import annotations

from typing import TextIO, final

import attrs

from gametest.framework.events import ProgressTicked
from gametest.framework.listener import GameTestListener
from gametest.report.terminal import write_text


@final
@attrs.define(eq=False, repr=False)
class ProgressBarReporter(GameTestListener):
    """A bar that did not change is not written again: skipped ticks look alike."""

    stream: TextIO

    _last: str | None = attrs.field(default=None, init=False)

    def progress_ticked(self, event: ProgressTicked) -> None:
        if event.bar != self._last:
            self._last = event.bar
            write_text(self.stream, f"[{event.bar}]\n")
