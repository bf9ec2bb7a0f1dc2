"""Scores that somebody watches: a line whenever one of them is another than before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

import attrs

if TYPE_CHECKING:
    from gametest.server.server import Server


@final
@attrs.define(eq=False, repr=False)
class ScoreWatches:
    server: Server
    _last: dict[tuple[str, str], int | None] = attrs.field(factory=dict, init=False)
    """By holder and objective; None: no score."""

    def add(self, holder: str, objective: str) -> int | None:
        found = self._last[holder, objective] = self._score(holder, objective)
        return found

    def clear(self) -> int:
        """How many there were."""
        count = len(self._last)
        self._last.clear()
        return count

    def changes(self) -> Iterator[str]:
        """Since the last call, or since the watch began."""
        for (holder, objective), before in tuple(self._last.items()):
            now = self._score(holder, objective)
            if now != before:
                self._last[holder, objective] = now
                tick = self.server.world.game_time
                was, became = score_text(before), score_text(now)
                yield f"{holder} {objective}: {was} -> {became} (game time {tick})"

    def shown(self) -> Iterator[str]:
        """Each with its value when it was last looked at."""
        for (holder, objective), value in self._last.items():
            yield f"{holder} {objective} = {score_text(value)}"

    def _score(self, holder: str, objective: str) -> int | None:
        board = self.server.world.scoreboard
        if objective not in board.objectives:
            return None
        return board.find_score(holder, objective)


def score_text(value: int | None) -> str:
    return "none" if value is None else str(value)
