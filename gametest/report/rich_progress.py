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

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


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

    _total: int = attrs.field(default=0, init=False)
    _seen: set[str] = attrs.field(factory=set, init=False)
    _bad: int = attrs.field(default=0, init=False)
    _unsupported: int = attrs.field(default=0, init=False)
    _batch: str = attrs.field(default="", init=False)
    _next_draw: float = attrs.field(default=0.0, init=False)
    _progress: Progress | None = attrs.field(default=None, init=False)
    _task: TaskID | None = attrs.field(default=None, init=False)

    def run_started(self, event: RunStarted) -> None:
        self._total = event.total
        self._next_draw = self.clock() + self.delay_s

    def batch_started(self, event: BatchStarted) -> None:
        self._batch = f"{event.environment} batch {event.index}"
        self._draw_if_due()

    def test_finished(self, event: TestFinished) -> None:
        if not event.final:
            return
        self._seen.add(event.test)
        if event.outcome is Outcome.UNSUPPORTED:
            self._unsupported += 1
        elif event.outcome is not Outcome.PASSED:
            self._bad += 1
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
        progress.update(
            self._task,
            completed=len(self._seen),
            counts=self._counts(),
            batch=self._batch,
        )
        progress.refresh()

    def _start(self) -> Progress:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeElapsedColumn,
        )
        from rich.table import Column

        progress = Progress(
            BarColumn(bar_width=24),
            MofNCompleteColumn(),
            TextColumn("{task.fields[counts]}"),
            TimeElapsedColumn(),
            # An id may hold what rich takes for markup, and the line must stay one line.
            TextColumn(
                "{task.fields[batch]}",
                style="dim",
                markup=False,
                table_column=Column(no_wrap=True, overflow="ellipsis", ratio=1),
            ),
            console=Console(file=self.stream, force_terminal=True),
            transient=True,
            auto_refresh=False,
            expand=True,
        )
        self._task = progress.add_task("", total=self._total, counts="", batch="")
        progress.start()
        self._progress = progress
        return progress

    def _counts(self) -> str:
        parts = []
        if self._bad:
            parts.append(f"[bold red]{self._bad} failed[/]")
        if self._unsupported:
            parts.append(f"[bold magenta]{self._unsupported} unsupported[/]")
        return " ".join(parts)
