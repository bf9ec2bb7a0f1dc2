"""The session of the game that runs, for lines that a game adds to be told more."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

from gametest.replay.session import Session

CURRENT: Final[ContextVar[Session | None]] = ContextVar(
    "gametest_session", default=None
)


def current_session() -> Session:
    """Under `gametest record` and `gametest replay` theirs, else a disabled one."""
    return CURRENT.get() or Session()
