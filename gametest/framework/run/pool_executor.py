"""Runs batches in other processes, or on other machines, through any standard `Executor`.

A batch is the unit of work, for its tests share a world. Results are told in the order of the
plan, so a report is the same as that of one process. The first batches run here until the work
has proved to be long enough to pay for starting workers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import TYPE_CHECKING, Protocol, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.framework.clock import WallClock, wall_clock
from gametest.framework.events import (
    BatchFinished,
    BatchStarted,
    Failure,
    Outcome,
    TestFinished,
    position,
)
from gametest.framework.run.batch_record import (
    BatchRecord,
    RunBatch,
    StopRule,
    record_batch,
    replay_record,
)
from gametest.framework.run.executor import (
    AttemptResult,
    BatchSpec,
    ExecutionControl,
    TestExecutor,
    TestSpec,
)

if TYPE_CHECKING:
    from gametest.framework.loading import TestRegistries


class WorkerPool(Protocol):
    """Where workers come from."""

    def start(self, workers: int) -> Executor:
        """New workers; those of an earlier start may be dead."""

    def stop(self, executor: Executor) -> None:
        """At once, without waiting for what still runs."""


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class PoolExecutor:
    """A `TestExecutor` whose `jobs` workers do a batch each at a time.

    A worker that dies is an error for the tests of its batch: whatever was under way is run again,
    each batch in a worker of its own, and the one that kills its worker once more is told as an
    error. The run goes on.
    """

    local: TestExecutor
    """Runs batches in this process while workers do not pay."""
    pool: WorkerPool
    work: RunBatch
    registries: TestRegistries
    jobs: int
    stop: StopRule = attrs.field(factory=StopRule)
    patience_s: float = 0.0
    """Seconds of work done here before workers are started."""
    clock: WallClock = wall_clock
    diagnostics: DiagnosticCollector = attrs.field(factory=DiagnosticCollector)
    """Gets what workers find in files; each finding once."""

    _waiting: deque[BatchSpec] = attrs.field(factory=deque, init=False)
    _under_way: dict[Future[BatchRecord], BatchSpec] = attrs.field(
        factory=dict, init=False
    )
    _done: dict[BatchSpec, BatchRecord] = attrs.field(factory=dict, init=False)
    _executor: Executor | None = attrs.field(default=None, init=False)
    _spent_s: float = attrs.field(default=0.0, init=False)

    def prepare(self, batches: Sequence[BatchSpec]) -> None:
        self._waiting.extend(batches)

    def run(self, batch: BatchSpec, control: ExecutionControl) -> int:
        if self._works_here(batch):
            self._waiting.popleft()
            began = self.clock()
            ticks = self.local.run(batch, control)
            self._spent_s += self.clock() - began
            return ticks
        while batch not in self._done:
            self._fill()
            ended, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
            self._collect(ended)
        record = self._done.pop(batch)
        for finding in record.findings:
            self.diagnostics.add(finding)
        return replay_record(record, control)

    def close(self) -> None:
        self._waiting.clear()
        self._stop_workers()
        self.local.close()

    def _works_here(self, batch: BatchSpec) -> bool:
        # After a worker died, batches that were under way with it are done before their turn.
        if self._executor is not None or batch in self._done:
            return False
        # One batch alone is as quick here.
        return len(self._waiting) == 1 or self._spent_s < self.patience_s

    def _fill(self) -> None:
        if self._executor is None:
            self._executor = self.pool.start(min(self.jobs, len(self._waiting)))
        # Another for each worker, to go on with while this process tells of the last one.
        while self._waiting and len(self._under_way) < 2 * self.jobs:
            batch = self._waiting.popleft()
            self._under_way[self._executor.submit(self.work, batch)] = batch

    def _collect(self, ended: set[Future[BatchRecord]]) -> None:
        suspects = []
        for future in ended:
            batch = self._under_way.pop(future)
            if future.exception() is None:
                self._done[batch] = future.result()
            else:
                suspects.append(batch)
        if not suspects:
            return
        # With a process pool all that was under way is lost with the worker that died.
        suspects += self._under_way.values()
        self._stop_workers()
        for batch in suspects:
            self._done[batch] = self._run_alone(batch)

    def _run_alone(self, batch: BatchSpec) -> BatchRecord:
        executor = self.pool.start(1)
        try:
            return executor.submit(self.work, batch).result()
        # The runner's edge: a worker can fail in any way, and only its batch is lost.
        except Exception as error:
            return _lost(batch, self.registries, error)
        finally:
            self.pool.stop(executor)

    def _stop_workers(self) -> None:
        executor, self._executor = self._executor, None
        self._under_way.clear()
        if executor is not None:
            self.pool.stop(executor)


def run_batch_with(make: Callable[[], TestExecutor], stop: StopRule) -> RunBatch:
    """For a worker in the same process, as a test has it."""
    return lambda batch: record_batch(make(), batch, stop)


def _lost(
    batch: BatchSpec, registries: TestRegistries, error: Exception
) -> BatchRecord:
    """What is told of a batch whose worker died: its tests are errors."""
    told: list[BatchStarted | TestFinished | AttemptResult | BatchFinished] = [
        BatchStarted(
            environment=batch.environment,
            dimension=batch.dimension,
            index=batch.index,
            tests=tuple(str(spec.id) for spec in batch.tests),
        )
    ]
    text = (
        "the worker process that ran this batch did not finish it: "
        f"{type(error).__name__}: {error}"
    )
    for spec in batch.tests:
        told += _lost_test(spec, batch, registries, text)
    told.append(
        BatchFinished(
            environment=batch.environment,
            dimension=batch.dimension,
            index=batch.index,
            ticks=0,
        )
    )
    return BatchRecord(ticks=0, told=tuple(told))


def _lost_test(
    spec: TestSpec, batch: BatchSpec, registries: TestRegistries, text: str
) -> tuple[TestFinished, AttemptResult]:
    test = registries.tests.get(spec.id)
    data = test.instance
    event = TestFinished(
        test=str(spec.id),
        structure=str(data.structure),
        environment=batch.environment,
        dimension=batch.dimension,
        required=data.required,
        outcome=Outcome.ERROR,
        attempt=spec.attempt,
        max_attempts=data.max_attempts,
        successes=spec.successes,
        final=True,
        repeat=spec.repeat,
        rotation=data.rotation.then(spec.extra_rotation).value,
        extra_rotation=spec.extra_rotation.value,
        pos=position(spec.pos),
        failure=Failure(
            kind="worker", message=text, reason=text, location=test.location
        ),
        location=test.location,
        tags=test.tags,
    )
    result = AttemptResult(
        spec=spec, outcome=Outcome.ERROR, required=data.required, final=True
    )
    return event, result
