"""The extension surface of a run."""

from __future__ import annotations

from gametest.framework.events import (
    BatchFinished,
    BatchStarted,
    EnvironmentFailed,
    ListenerFailed,
    ProgressTicked,
    RunFinished,
    RunStarted,
    TestFinished,
    TestLeaked,
    TestLogged,
    TestPlaced,
    TestStarted,
    TestUnsupportedMechanic,
)


class GameTestListener:
    """Override what you need; a method left alone costs nothing.

    Methods are called in the thread of the engine, in the order in which they stand here within
    one attempt of a test. A listener that raises is named in the summary and called no more.
    """

    def run_started(self, event: RunStarted) -> None:
        """Once, after loading, before the first world exists."""

    def batch_started(self, event: BatchStarted) -> None:
        """All structures of the batch stand and its environment is set up."""

    def environment_failed(self, event: EnvironmentFailed) -> None:
        """Set-up or teardown met something that the game only logs."""

    def test_placed(self, event: TestPlaced) -> None:
        """A structure stands and the attempt is counted; setup ticks follow."""

    def test_started(self, event: TestStarted) -> None:
        """The body is about to run, tick 0 of the test."""

    def test_logged(self, event: TestLogged) -> None:
        """A test said something."""

    def test_unsupported_mechanic(self, event: TestUnsupportedMechanic) -> None:
        """The first time that a mechanic is missed at a place in an attempt."""

    def test_finished(self, event: TestFinished) -> None:
        """An attempt ended; `event.final` tells whether it was the last."""

    def test_leaked(self, event: TestLeaked) -> None:
        """After a final `test_finished`, only when leaks are looked for."""

    def progress_ticked(self, event: ProgressTicked) -> None:
        """Every 20 game ticks while a batch runs, and once at the end."""

    def batch_finished(self, event: BatchFinished) -> None:
        """Every test of the batch reported; the environment is still set up."""

    def listener_failed(self, event: ListenerFailed) -> None:
        """Another listener raised and was removed."""

    def run_finished(self, event: RunFinished) -> None:
        """Once, also after an interruption; nothing follows."""
