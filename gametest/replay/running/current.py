"""The session of the game that runs, for lines that a game adds to be told more."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.replay.session import Session


@final
@attrs.define(eq=False)
class RunningGame:
    """A process runs one game; its threads share the session."""

    session: Session = attrs.field(factory=Session)


GAME: Final = RunningGame()


def current_session() -> Session:
    """Under `gametest record` and `gametest replay` theirs, else a disabled one."""
    return GAME.session
