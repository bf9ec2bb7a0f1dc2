"""What a batch that ran elsewhere had to tell, as plain values, and how it is told here."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import attrs

from gametest.core.diagnostic import Diagnostic
from gametest.framework.events import Event, Outcome, ProgressTicked
from gametest.framework.run.executor import (
    AttemptResult,
    BatchSpec,
    ExecutionControl,
    TestExecutor,
)


@final
@attrs.frozen(kw_only=True)
class StopRule:
    """When a batch has to end early; a batch that runs elsewhere cannot ask the run."""

    max_failures: int | None = None
    """Failed required tests, counted from the batch's own start."""
    halt_on_error: bool = False
    """At the first failed attempt of any test."""


@final
@attrs.frozen(kw_only=True)
class BatchRecord:
    """Picklable: it travels between processes and machines."""

    ticks: int
    told: tuple[Event | AttemptResult, ...]
    """In order, as an `ExecutionControl` was told."""
    findings: tuple[Diagnostic, ...] = ()
    """Errors of files that the worker read, among them those first read while running."""


def record_batch(
    executor: TestExecutor, batch: BatchSpec, stop: StopRule
) -> BatchRecord:
    """Run a batch to its end and keep what it tells."""
    recorder = _Recorder(stop=stop)
    ticks = executor.run(batch, recorder)
    return BatchRecord(ticks=ticks, told=tuple(recorder.told))


def replay_record(record: BatchRecord, control: ExecutionControl) -> int:
    """Tell a run what a record holds; returns the batch's game ticks."""
    for one in record.told:
        if isinstance(one, AttemptResult):
            control.finished(one)
        elif isinstance(one, ProgressTicked):
            # The bar is the run's own, with the other batches in it.
            control.progress()
        else:
            control(one)
    return record.ticks


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class _Recorder:
    stop: StopRule
    told: list[Event | AttemptResult] = attrs.field(factory=list, init=False)
    stopping: bool = attrs.field(default=False, init=False)
    _failures: int = attrs.field(default=0, init=False)

    def __call__(self, event: Event) -> None:
        self.told.append(event)

    def finished(self, result: AttemptResult) -> None:
        self.told.append(result)
        if result.outcome is Outcome.PASSED:
            return
        if self.stop.halt_on_error:
            self.stopping = True
        if result.final and result.outcome is Outcome.FAILED and result.required:
            self._failures += 1
            limit = self.stop.max_failures
            if limit is not None and self._failures >= limit:
                self.stopping = True

    def progress(self) -> None:
        self.told.append(ProgressTicked(bar=""))


RunBatch = Callable[[BatchSpec], BatchRecord]
"""Run a batch somewhere; sent to the workers, so it has to be picklable."""
