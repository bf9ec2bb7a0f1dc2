"""Where threads leave news for the one that waits, and where an interruption is told."""

from __future__ import annotations

import signal
from collections.abc import Callable
from threading import Condition
from time import monotonic
from typing import Final, final

import attrs

_LONGEST_WAIT_S: Final = 3600.0
"""A longer one would overflow the lock's clock."""


@final
@attrs.define(eq=False, repr=False)
class Board:
    """One for a run; its lock is reentrant, so a signal handler may take it."""

    caught: int | None = attrs.field(default=None, init=False)
    """Number of the signal that asked the run to end."""
    is_urgent: bool = attrs.field(default=False, init=False)
    """Asked a second time: nobody is given any grace."""
    is_stopped: bool = attrs.field(default=False, init=False)
    """No further scenario begins."""
    news: Condition = attrs.field(factory=Condition, init=False)

    def changed(self) -> None:
        with self.news:
            self.news.notify_all()

    def interrupt(self, number: int) -> None:
        with self.news:
            self.is_urgent = self.caught is not None
            if self.caught is None:
                self.caught = number
            self.is_stopped = True
            self.news.notify_all()

    def wait_for(
        self, condition: Callable[[], bool], until: float, poll_s: float | None = None
    ) -> bool:
        """False if `until`, a moment of `monotonic`, comes before the condition.

        `poll_s` is for conditions of which no thread brings news.
        """
        with self.news:
            while not condition():
                left_s = until - monotonic()
                if left_s <= 0:
                    return False
                self.news.wait(min(left_s, poll_s or _LONGEST_WAIT_S, _LONGEST_WAIT_S))
            return True

    @property
    def signal_name(self) -> str:
        return "" if self.caught is None else signal.Signals(self.caught).name
