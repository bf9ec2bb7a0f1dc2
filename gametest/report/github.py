"""Annotations of GitHub Actions: findings shown at their line in the web view.

Syntax and escapes: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
and https://github.com/actions/toolkit/blob/main/docs/commands.md.
"""

from __future__ import annotations

from typing import Final, TextIO, final

import attrs

from gametest.core.source_location import SourceLocation
from gametest.framework.events import Outcome, RunFinished, RunStarted, TestFinished
from gametest.framework.listener import GameTestListener
from gametest.report.counts import RunTally
from gametest.report.repository_path import repository_path
from gametest.report.terminal import write_text
from gametest.report.test_groups import TestGroup, grouped
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
        properties["file"] = repository_path(source)
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


@final
@attrs.define(eq=False, repr=False)
class GitHubReporter(GameTestListener):
    """Writes at the end of the run, so that no annotation lands inside another line.

    Failed required tests and errors are errors, failed optional and flaky tests warnings;
    unsupported tests are warnings while there are at most `allow_unsupported`, else errors.
    Runs of one test that ended alike are one annotation.
    """

    stream: TextIO
    allow_unsupported: int = attrs.field(default=0, kw_only=True)

    _tally: RunTally = attrs.field(factory=RunTally, init=False)

    def run_started(self, event: RunStarted) -> None:
        self._tally.run_started(event)

    def test_finished(self, event: TestFinished) -> None:
        self._tally.test_finished(event)

    def run_finished(self, event: RunFinished) -> None:
        tally = self._tally
        tally.run_finished(event)
        told = [
            one
            for one in tally.finished
            if one.outcome is not Outcome.PASSED or one.flaky
        ]
        if tally.units.are_several:
            alike: dict[Outcome, list[TestFinished]] = {}
            for one in told:
                alike.setdefault(one.outcome, []).append(one)
            lines = [
                self._of_group(group)
                for events in alike.values()
                for group in grouped(events, tally)
            ]
        else:
            lines = [self._annotation(one, test_label(one)) for one in told]
        if lines:
            write_text(self.stream, "".join(line + "\n" for line in lines))

    def _of_group(self, group: TestGroup) -> str:
        return self._annotation(group.first, group.first.test, f"\n{group.sentence}")

    def _annotation(self, event: TestFinished, label: str, more: str = "") -> str:
        level, title, message = self._wording(event, label)
        where = failure_location(event)
        return annotation(level, message + more, location=where, title=title)

    def _wording(self, event: TestFinished, label: str) -> tuple[str, str, str]:
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
