"""Scores of a statistic that is not counted: asking for a player's is unsupported."""

from __future__ import annotations

from typing import Any, final

from gametest.core.errors import UnsupportedError


@final
class UncountedScores(dict[str, int]):
    """Holders that are no players are read and written as in any objective.

    A kind of dictionary, so that compiled lines read scores of all objectives alike.
    """

    def __init__(
        self, scores: dict[str, int], criteria: str, players: dict[str, None]
    ) -> None:
        super().__init__(scores)
        self.criteria = criteria
        self.players = players
        """Names of all who have joined."""

    def get(self, holder: str, default: Any = None) -> Any:
        if holder in self.players:
            self._refuse(holder)
        return super().get(holder, default)

    def __getitem__(self, holder: str) -> int:
        if holder in self.players:
            self._refuse(holder)
        return super().__getitem__(holder)

    def setdefault(self, holder: str, default: int = 0, /) -> int:
        if holder in self.players:
            self._refuse(holder)
        return super().setdefault(holder, default)

    def _refuse(self, holder: str) -> None:
        mechanic = f"scoreboard criterion: {self.criteria} of a player"
        raise UnsupportedError(mechanic)
