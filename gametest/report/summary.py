"""What a person reads at the end of a run: the total last, the failures just above it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO, final

import attrs

from gametest.framework.events import (
    EnvironmentFailed,
    ListenerFailed,
    RunFinished,
    RunStarted,
    TestFinished,
    TestLeaked,
    TestStarted,
)
from gametest.framework.listener import GameTestListener
from gametest.report.counts import RunTally
from gametest.report.summary_sections import SummarySections
from gametest.report.terminal import Paint, terminal_width, uses_color, write_text


@final
@attrs.define(eq=False, repr=False)
class SummaryReporter(GameTestListener):
    """Writes once, when the run is over, however it ended."""

    stream: TextIO
    durations: int = attrs.field(default=0, kw_only=True)
    """How many of the slowest tests to list."""
    color: bool | None = attrs.field(default=None, kw_only=True)
    """None: what the stream and NO_COLOR and FORCE_COLOR say."""
    width: int | None = attrs.field(default=None, kw_only=True)
    """Columns; None: those of the terminal, without limit if the stream is none."""
    leaks: bool = attrs.field(default=False, kw_only=True)
    """Whether leaks were looked for, so that none is worth a word."""
    read_source: Callable[[str], str | None] | None = attrs.field(
        default=None, kw_only=True
    )
    """Text of a file that a location names, to show the line that failed."""

    _tally: RunTally = attrs.field(factory=RunTally, init=False)
    _leaks: list[TestLeaked] = attrs.field(factory=list, init=False)
    _environments: list[EnvironmentFailed] = attrs.field(factory=list, init=False)

    def run_started(self, event: RunStarted) -> None:
        self._tally.run_started(event)

    def test_started(self, event: TestStarted) -> None:
        self._tally.test_started(event)

    def test_finished(self, event: TestFinished) -> None:
        self._tally.test_finished(event)

    def environment_failed(self, event: EnvironmentFailed) -> None:
        self._environments.append(event)

    def test_leaked(self, event: TestLeaked) -> None:
        self._leaks.append(event)

    def listener_failed(self, event: ListenerFailed) -> None:
        self._tally.listener_failed(event)

    def run_finished(self, event: RunFinished) -> None:
        self._tally.run_finished(event)
        sections = SummarySections(
            tally=self._tally,
            leaks=tuple(self._leaks),
            looked_for_leaks=self.leaks,
            environments=tuple(self._environments),
            paint=Paint(uses_color(self.stream) if self.color is None else self.color),
            width=self.width or terminal_width(self.stream),
            read_source=self.read_source,
        )
        lines = sections.lines(self.durations)
        write_text(self.stream, "\n".join(lines) + "\n")
