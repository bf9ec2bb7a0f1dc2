"""A live line on a terminal while tests run; nothing is left of it afterwards."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, TextIO, final

import attrs

from gametest.framework.events import (
    BatchStarted,
    Outcome,
    ProgressTicked,
    RunFinished,
    RunStarted,
    TestFinished,
)
from gametest.framework.listener import GameTestListener
from gametest.report.run_units import RunUnits

if TYPE_CHECKING:
    from rich.progress import BarColumn, Progress, TaskID


@final
@attrs.define(eq=False, repr=False)
class RichProgressReporter(GameTestListener):
    """Starts only after `delay_s`, so a short run neither flickers nor loads rich.

    It draws from the engine's own calls and starts no thread.
    """

    stream: TextIO
    clock: Callable[[], float] = attrs.field(default=monotonic, kw_only=True)
    """Seconds that only grow."""
    delay_s: float = attrs.field(default=0.3, kw_only=True)
    interval_s: float = attrs.field(default=0.1, kw_only=True)

    _units: RunUnits = attrs.field(factory=RunUnits, init=False)
    _unsupported: int = attrs.field(default=0, init=False)
    _batch: str = attrs.field(default="", init=False)
    _next_draw: float = attrs.field(default=0.0, init=False)
    _progress: Progress | None = attrs.field(default=None, init=False)
    _bar: BarColumn | None = attrs.field(default=None, init=False)
    _task: TaskID | None = attrs.field(default=None, init=False)

    def run_started(self, event: RunStarted) -> None:
        self._units.start(event)
        self._next_draw = self.clock() + self.delay_s

    def batch_started(self, event: BatchStarted) -> None:
        self._batch = f"{event.environment} batch {event.index}"
        self._draw_if_due()

    def test_finished(self, event: TestFinished) -> None:
        self._units.finish(event)
        if event.final and event.outcome is Outcome.UNSUPPORTED:
            self._unsupported += 1
        self._draw_if_due()

    def progress_ticked(self, event: ProgressTicked) -> None:
        self._draw_if_due()

    def run_finished(self, event: RunFinished) -> None:
        if self._progress is not None:
            self._progress.stop()
            self._progress = None

    def _draw_if_due(self) -> None:
        now = self.clock()
        if now < self._next_draw:
            return
        self._next_draw = now + self.interval_s
        progress = self._progress or self._start()
        assert self._task is not None
        assert self._bar is not None
        color = "red" if self._failed else "green"
        self._bar.complete_style = self._bar.finished_style = color
        progress.update(
            self._task,
            completed=self._units.runs,
            counts=self._counts(),
            batch=self._batch,
        )
        progress.refresh()

    def _start(self) -> Progress:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
        from rich.table import Column

        # What the terminal writes for Ctrl-C has to fit into the line, else the line stays.
        width = max(Console(file=self.stream, force_terminal=True).width - 4, 20)
        self._bar = BarColumn(bar_width=24)
        progress = Progress(
            self._bar,
            TextColumn("{task.fields[counts]}"),
            TimeElapsedColumn(),
            # An id may hold what rich takes for markup, and the line must stay one line.
            TextColumn(
                "{task.fields[batch]}",
                style="dim",
                markup=False,
                table_column=Column(no_wrap=True, overflow="ellipsis", ratio=1),
            ),
            console=Console(file=self.stream, force_terminal=True, width=width),
            transient=True,
            auto_refresh=False,
            expand=True,
        )
        self._task = progress.add_task(
            "", total=self._units.planned_runs, counts="", batch=""
        )
        progress.start()
        self._progress = progress
        return progress

    def _counts(self) -> str:
        units = self._units
        noun = "runs" if units.are_several else "tests"
        planned = units.planned_runs
        of = "" if planned is None else f"/{planned:,}"
        failed = f"{self._failed:,} failed"
        parts = [
            f"{units.runs:,}{of} {noun}",
            f"[bold red]{failed}[/]" if self._failed else failed,
        ]
        if self._unsupported:
            parts.append(f"[bold magenta]{self._unsupported:,} unsupported[/]")
        return ", ".join(parts)

    @property
    def _failed(self) -> int:
        return self._units.failed_runs - self._unsupported
