"""Annotations of GitHub Actions: findings shown at their line in the web view.

Syntax and escapes: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
and https://github.com/actions/toolkit/blob/main/docs/commands.md.
"""

from __future__ import annotations

import os
from typing import Final, TextIO, final

import attrs

from gametest.core.source_location import SourceLocation
from gametest.framework.events import Outcome, RunFinished, TestFinished
from gametest.framework.listener import GameTestListener
from gametest.report.counts import RunTally
from gametest.report.terminal import write_text
from gametest.report.wording import (
    failure_heading,
    failure_location,
    failure_reason,
    missing_text,
    test_label,
)

_MESSAGE_ESCAPES: Final = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_PROPERTY_ESCAPES: Final = {**_MESSAGE_ESCAPES, ":": "%3A", ",": "%2C"}
_MESSAGE_TABLE: Final = str.maketrans(_MESSAGE_ESCAPES)
_PROPERTY_TABLE: Final = str.maketrans(_PROPERTY_ESCAPES)


def annotation(
    level: str, message: str, *, location: SourceLocation | None, title: str
) -> str:
    """One workflow command; `level` is `error`, `warning` or `notice`.

    Of a place inside an archive only the archive is named: the web view has no more.
    """
    properties: dict[str, str | int] = {}
    if location is not None:
        source, inside, _ = location.source.partition("!")
        properties["file"] = _file(source)
        if location.line and not inside:
            properties["line"] = location.line
            if location.end_line:
                properties["endLine"] = location.end_line
            if location.column:
                properties["col"] = location.column
            if location.end_column:
                properties["endColumn"] = location.end_column
    properties["title"] = title
    written = ",".join(
        f"{key}={str(value).translate(_PROPERTY_TABLE)}"
        for key, value in properties.items()
    )
    return f"::{level} {written}::{message.translate(_MESSAGE_TABLE)}"


def _file(source: str) -> str:
    """Relative to the working folder where it lies below it, as GitHub expects it."""
    if os.path.isabs(source):
        source = source.removeprefix(os.getcwd() + os.sep)
    return source.replace(os.sep, "/")


@final
@attrs.define(eq=False, repr=False)
class GitHubReporter(GameTestListener):
    """Writes at the end of the run, so that no annotation lands inside another line.

    Failed required tests and errors are errors, failed optional and flaky tests warnings;
    unsupported tests are warnings while there are at most `allow_unsupported`, else errors.
    """

    stream: TextIO
    allow_unsupported: int = attrs.field(default=0, kw_only=True)

    _tally: RunTally = attrs.field(factory=RunTally, init=False)

    def test_finished(self, event: TestFinished) -> None:
        if event.outcome is not Outcome.PASSED or event.flaky:
            self._tally.test_finished(event)

    def run_finished(self, event: RunFinished) -> None:
        lines = [self._annotation(one) + "\n" for one in self._tally.finished]
        if lines:
            write_text(self.stream, "".join(lines))

    def _annotation(self, event: TestFinished) -> str:
        level, title, message = self._wording(event)
        return annotation(level, message, location=failure_location(event), title=title)

    def _wording(self, event: TestFinished) -> tuple[str, str, str]:
        label = test_label(event)
        heading = failure_heading(event)
        reason = failure_reason(event)
        match event.outcome:
            case Outcome.FAILED if event.required:
                return "error", f"{label} failed", f"{heading}: {reason}"
            case Outcome.FAILED:
                return "warning", f"{label} (optional) failed", f"{heading}: {reason}"
            case Outcome.ERROR:
                return "error", f"{label} ended in an error", f"{heading}: {reason}"
            case Outcome.UNSUPPORTED:
                allowed = len(self._tally.unsupported) <= self.allow_unsupported
                message = f"{label}: not simulated: {missing_text(event.missing)}"
                level = "warning" if allowed else "error"
                return level, f"{label} is unsupported", message
            case Outcome.PASSED:
                message = (
                    f"{label} passed only at attempt {event.attempt} "
                    f"of {event.max_attempts}"
                )
                return "warning", f"{label} is flaky", message
