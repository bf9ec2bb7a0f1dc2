"""Lines that other threads want run: one queue, emptied at the start of a tick."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from typing import Final, final

import attrs

MAX_PER_TICK: Final = 1000
"""Lines that one tick takes from the queue, so that no client can keep the world from ticking."""


@final
@attrs.frozen(eq=False)
class CommandRequest:
    """One line; `answer` is called in the thread of the server, once, with all that it said."""

    text: str
    answer: Callable[[str], None]
    name: str = "Server"
    """Who speaks."""


@final
@attrs.define(eq=False, repr=False)
class CommandQueue:
    """Any thread may put something in; a signal handler may call `wake`."""

    _waiting: SimpleQueue[CommandRequest | None] = attrs.field(
        factory=SimpleQueue, init=False
    )
    _ahead: list[CommandRequest] = attrs.field(factory=list, init=False)
    """Taken out while waiting, and not handed on yet."""

    def put(self, request: CommandRequest) -> None:
        self._waiting.put(request)

    def wake(self) -> None:
        """Whoever waits goes on at once."""
        self._waiting.put(None)

    def take(self) -> Iterator[CommandRequest]:
        """What is there now, without waiting."""
        ahead, self._ahead = self._ahead, []
        yield from ahead
        for _ in range(MAX_PER_TICK):
            try:
                found = self._waiting.get_nowait()
            except Empty:
                return
            if found is not None:
                yield found

    @property
    def is_empty(self) -> bool:
        return not self._ahead and self._waiting.empty()

    def wait(self, timeout_s: float | None) -> bool:
        """Until something is there or somebody wakes; false if the time is up."""
        if self._ahead:
            return True
        try:
            found = self._waiting.get(timeout=timeout_s)
        except Empty:
            return False
        if found is not None:
            self._ahead.append(found)
        return True
