"""Stopwatches of commands (https://minecraft.wiki/w/Commands/stopwatch).

The game's count real time. Here a test must end the same on any machine, so time is that of the
server's clock, in which every tick takes as long as the tick rate says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

import attrs


@final
@attrs.define(eq=False, repr=False)
class Stopwatches:
    """By id with namespace. `now` is the server's clock in milliseconds."""

    _started: dict[str, int] = attrs.field(factory=dict, init=False)

    def __len__(self) -> int:
        return len(self._started)

    def __iter__(self) -> Iterator[str]:
        return iter(self._started)

    def create(self, id: str, now: int) -> bool:
        """False if there is one already, which goes on."""
        if id in self._started:
            return False
        self._started[id] = now
        return True

    def restart(self, id: str, now: int) -> bool:
        """False if there is none."""
        if id not in self._started:
            return False
        self._started[id] = now
        return True

    def remove(self, id: str) -> bool:
        return self._started.pop(id, None) is not None

    def seconds(self, id: str, now: int) -> float | None:
        """Since it was created or restarted; None if there is none."""
        start = self._started.get(id)
        return None if start is None else (now - start) / 1000.0
