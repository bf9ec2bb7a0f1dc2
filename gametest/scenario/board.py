"""Where threads leave news for the one that waits, and where an interruption is told."""

from __future__ import annotations

import signal
from collections.abc import Callable
from threading import Condition
from time import monotonic
from typing import Final, final

import attrs

_LOOK_S: Final = 0.2
"""Handlers of signals run in the main thread only, but the system may give a second signal to
another thread, which does not wake the main one. So nobody waits longer without another look."""


@final
@attrs.define(eq=False, repr=False)
class Board:
    """One for a run; its lock is reentrant, so a signal handler may take it."""

    is_stopped: bool = attrs.field(default=False, init=False)
    """No further scenario begins."""
    news: Condition = attrs.field(factory=Condition, init=False)
    _signals: list[int] = attrs.field(factory=list, init=False)

    @property
    def caught(self) -> int | None:
        """Number of the signal that asked the run to end."""
        return self._signals[0] if self._signals else None

    @property
    def is_urgent(self) -> bool:
        """Asked a second time: nobody is given any grace."""
        return len(self._signals) > 1

    def changed(self) -> None:
        with self.news:
            self.news.notify_all()

    def interrupt(self, number: int) -> None:
        # Outside of the lock and in one step: a second signal may come inside of this very call.
        self._signals.append(number)
        with self.news:
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
                self.news.wait(min(left_s, poll_s or _LOOK_S, _LOOK_S))
            return True

    @property
    def signal_name(self) -> str:
        return "" if self.caught is None else signal.Signals(self.caught).name
