"""How a test fails; only the assert family is swallowed by sequences that wait.

| here | in the game |
| --- | --- |
| `GameTestError` | GameTestException |
| `GameTestAssertError` | GameTestAssertException |
| `GameTestAssertPosError` | GameTestAssertPosException |
| `GameTestTimeoutError` | GameTestTimeoutException |
"""

from __future__ import annotations

from typing import ClassVar

from gametest.core.position import BlockPos
from gametest.core.source_location import SourceLocation
from gametest.framework.failure.messages import message


class GameTestError(Exception):
    """An end of a test that the test itself or its time limit brought about."""

    kind: ClassVar[str] = "unknown"

    def __init__(self, reason: str, tick: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        """Without tick and position."""
        self.tick = tick
        self.location: SourceLocation | None = None
        """Of the line that asserted, where the raiser knows it better than a traceback."""
        self.details: list[str] = []
        """A sentence each: why it came to this. They stand below the reason."""

    @property
    def description(self) -> str:
        """As reports print it."""
        return self.reason

    def __str__(self) -> str:
        return self.description


class GameTestAssertError(GameTestError, AssertionError):
    """An assertion of a test did not hold."""

    kind = "assert"
    place: tuple[BlockPos, BlockPos] | None = None
    """Absolute and relative, for reports; the game's message does not always name it."""

    @property
    def description(self) -> str:
        if self.tick is None:
            return self.reason
        return message("test.error.tick", self.reason, self.tick)


class GameTestAssertPosError(GameTestAssertError):
    """An assertion about one place did not hold."""

    kind = "assert-pos"

    def __init__(
        self, reason: str, tick: int, pos: BlockPos, relative_pos: BlockPos
    ) -> None:
        super().__init__(reason, tick)
        self.pos = pos
        self.relative_pos = relative_pos
        self.place = pos, relative_pos

    @property
    def description(self) -> str:
        return message(
            "test.error.position", self.reason, *self.pos, *self.relative_pos, self.tick
        )


class GameTestTimeoutError(GameTestError):
    """The time limit ended the test; carries no tick, as in the game."""

    kind = "timeout"


class UnknownGameTestError(GameTestError):
    """Anything else that a body raised; the cause is chained."""

    kind = "unknown"


class TestSetupError(GameTestError):
    """The test could not be made: an outcome *error*, never dropped."""

    __test__ = False
    kind = "setup"


class FinalClauseError(RuntimeError):
    """A test asked for a second way to succeed."""
