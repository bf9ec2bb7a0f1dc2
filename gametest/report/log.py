"""The game's log lines, for pipes and build logs, where a live display has no place.

The shapes are those of the game's test server, for tools that read its log; where only the
sense of a line is public, the wording is ours.
"""

from __future__ import annotations

from typing import Final, TextIO, final

import attrs

from gametest.framework.events import (
    BatchStarted,
    EnvironmentFailed,
    ListenerFailed,
    Outcome,
    RunFinished,
    RunStarted,
    TestFinished,
    TestLogged,
)
from gametest.framework.listener import GameTestListener
from gametest.report.counts import RunTally
from gametest.report.terminal import printable, write_text
from gametest.report.wording import (
    counted,
    game_message,
    missing_text,
    stopwatch_text,
    test_label,
    with_commas,
)

_RULE: Final = "=" * 52


def is_reported(event: TestFinished) -> bool:
    """Whether the game's reporters would see this attempt.

    Tests that may be retried (`max_attempts` > 1) report their verdict only; a test that is
    repeated from outside reports each time.
    """
    return event.final or event.max_attempts == 1


@final
@attrs.define(eq=False, repr=False)
class LogReporter(GameTestListener):
    """Writes a line when something is worth one; a passed test is not, unless `verbose`."""

    stream: TextIO
    verbose: bool = attrs.field(default=False, kw_only=True)
    closing_lines: bool = attrs.field(default=True, kw_only=True)
    """The game's own list of failures at the end; off beside a `SummaryReporter`."""

    _tally: RunTally = attrs.field(factory=RunTally, init=False)

    def run_started(self, event: RunStarted) -> None:
        self._tally.run_started(event)
        packs = ", ".join(event.packs) or "none"
        self._say(f"Target {event.target_version}, seed {event.seed}, packs: {packs}")
        self._say(
            f"{event.total * event.copies} tests are now running at position "
            f"{with_commas(event.origin)}!"
        )

    def batch_started(self, event: BatchStarted) -> None:
        self._say(
            f"Running test environment '{event.environment}' batch {event.index} "
            f"({len(event.tests)} tests)..."
        )

    def environment_failed(self, event: EnvironmentFailed) -> None:
        self._say(f"Test environment '{event.environment}' failed: {event.message}")

    def test_logged(self, event: TestLogged) -> None:
        where = "" if event.pos is None else f" at {with_commas(event.pos)}"
        self._say(f"{event.test} says{where} on tick {event.tick}: {event.message}")

    def test_finished(self, event: TestFinished) -> None:
        self._tally.test_finished(event)
        if not is_reported(event):
            return
        where = "" if event.pos is None else f" at {with_commas(event.pos)}"
        label = test_label(event)
        if event.outcome is Outcome.PASSED:
            if event.flaky:
                self._say(
                    f"{label} passed{where} at attempt {event.attempt} of "
                    f"{event.max_attempts}"
                )
            elif self.verbose:
                self._say(f"{label} passed{where} in {counted(event.ticks, 'tick')}")
        elif event.outcome is Outcome.UNSUPPORTED:
            missing = missing_text(event.missing)
            self._say(f"{label} is unsupported{where}! Not simulated: {missing}")
        else:
            verb = "failed" if event.outcome is Outcome.FAILED else "ended in an error"
            message = game_message(event.failure, event.missing)
            if event.required:
                self._say(f"{label} {verb}{where}! {message}")
            else:
                self._say(f"(optional) {label} {verb}{where}. {message}")

    def listener_failed(self, event: ListenerFailed) -> None:
        self._say(f"Listener {event.listener} raised and was removed: {event.error}")

    def run_finished(self, event: RunFinished) -> None:
        if self.closing_lines:
            for line in self._closing(event):
                self._say(line)

    def _closing(self, event: RunFinished) -> list[str]:
        required = [
            *self._tally.failed_required,
            *(error for error in self._tally.errors if error.required),
        ]
        optional = [
            *self._tally.failed_optional,
            *(error for error in self._tally.errors if not error.required),
        ]
        unsupported = self._tally.unsupported
        took = stopwatch_text(event.duration_s)
        lines = [f"========= {event.total} GAME TESTS COMPLETE IN {took} {'=' * 22}"]
        if event.interrupted:
            counts = self._tally.counts()
            lines.append(
                f"Interrupted: {counts.reported} of {counts.selected} tests ran"
            )
        if required:
            lines.append(f"{len(required)} required tests failed :(")
            lines += map(_bullet, required)
        elif not unsupported and not event.interrupted:
            # The game counts optional tests here too.
            lines.append(f"All {event.total} required tests passed :)")
        if optional:
            lines.append(f"{len(optional)} optional tests failed")
            lines += map(_bullet, optional)
        if unsupported:
            lines.append(f"{len(unsupported)} tests are unsupported")
            lines += map(_bullet, unsupported)
        return [*lines, _RULE]

    def _say(self, line: str) -> None:
        # One line a message: a log is read by line.
        write_text(self.stream, printable(line).replace("\n", "\\n") + "\n")


def _bullet(event: TestFinished) -> str:
    return f"   - {test_label(event)}: {game_message(event.failure, event.missing)}"
