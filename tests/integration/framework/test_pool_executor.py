"""Batches that run elsewhere: the same events in the same order, and workers that die."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import attrs
import pytest

from gametest.core.identifier import Identifier
from gametest.framework.events import (
    BatchFinished,
    Event,
    Outcome,
    RunFinished,
    TestFinished,
)
from gametest.framework.run import executor as run_executor
from gametest.framework.run.batch_record import BatchRecord, StopRule, record_batch
from gametest.framework.run.executor import BatchSpec
from gametest.framework.run.pool_executor import PoolExecutor

ENVIRONMENTS = {
    f"test_environment/e{number}.json": {"type": "all_of", "definitions": []}
    for number in range(6)
}


class WorkerDiedError(Exception):
    pass


class LaterExecutor(Executor):
    """Runs what was submitted when it is waited for: the last first."""

    def __init__(self) -> None:
        self.is_stopped = False

    def submit(self, fn: Callable[..., Any], /, *arguments: Any) -> Future[Any]:  # type: ignore[override]
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*arguments))
        except Exception as error:
            future.set_exception(error)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.is_stopped = True


@attrs.define(eq=False)
class Pool:
    started: list[LaterExecutor] = attrs.field(factory=list)

    def start(self, workers: int) -> Executor:
        self.started.append(LaterExecutor())
        return self.started[-1]

    def stop(self, executor: Executor) -> None:
        executor.shutdown()


@attrs.define(eq=False)
class Worker:
    """Does a batch as another process would, unless it dies of it."""

    executor: run_executor.TestExecutor
    stop: StopRule = attrs.field(factory=StopRule)
    deaths: dict[str, int] = attrs.field(factory=dict)
    """Times that a test kills its worker."""
    done: list[BatchSpec] = attrs.field(factory=list)

    def __call__(self, batch: BatchSpec) -> BatchRecord:
        for spec in batch.tests:
            name = spec.id.path
            if self.deaths.get(name, 0):
                self.deaths[name] -= 1
                raise WorkerDiedError(name)
        self.done.append(batch)
        return record_batch(self.executor, batch, self.stop)


def _bodies(failing: str = "") -> dict[str, Callable[[Any], object]]:
    def body(name: str) -> Callable[[Any], object]:
        def run(helper: Any) -> None:
            helper.assert_true(name != failing, "as planned")
            helper.succeed()

        return run

    return {f"t{number}": body(f"t{number}") for number in range(6)}


def _files() -> dict[str, Any]:
    files: dict[str, Any] = dict(ENVIRONMENTS)
    for number in range(6):
        files[f"test_instance/t{number}.json"] = {"environment": f"demo:e{number}"}
    return files


def _plain(events: list[Event]) -> list[Event]:
    return [
        attrs.evolve(event, duration_s=0.0)
        if isinstance(event, TestFinished | RunFinished)
        else event
        for event in events
    ]


@pytest.fixture
def play_apart(stage: Any) -> Callable[..., Any]:
    """Plays the six tests with workers; returns what happened and the worker and pool."""

    def play(
        *,
        failing: str = "",
        deaths: dict[str, int] | None = None,
        jobs: int = 3,
        **options: Any,
    ) -> tuple[Any, Worker, Pool]:
        pool = Pool()
        workers: list[Worker] = []

        def wrap(local: run_executor.TestExecutor, registries: Any) -> PoolExecutor:
            workers.append(Worker(local, deaths=dict(deaths or {})))
            return PoolExecutor(
                local=local,
                pool=pool,
                work=workers[0],
                registries=registries,
                jobs=jobs,
                **options,
            )

        played = stage.play(_files(), bodies=_bodies(failing), wrap_executor=wrap)
        return played, workers[0], pool

    return play


def test_events_are_those_of_one_process(
    stage: Any, play_apart: Callable[..., Any]
) -> None:
    alone = stage.play(_files(), bodies=_bodies("t3"))
    apart, worker, _ = play_apart(failing="t3")

    assert _plain(apart.events) == _plain(alone.events)
    assert len(worker.done) == 6


def test_a_worker_that_dies_is_an_error_for_its_batch_alone(
    play_apart: Callable[..., Any],
) -> None:
    played, _, _ = play_apart(deaths={"t2": 2})

    assert played.of("t2").outcome is Outcome.ERROR
    assert "WorkerDiedError" in played.of("t2").failure.message
    others = [e.outcome for e in played.finished if e.test != "demo:t2"]
    assert others == [Outcome.PASSED] * 5
    assert len(played.all(BatchFinished)) == 6


def test_what_a_dying_worker_takes_with_it_is_run_again(
    play_apart: Callable[..., Any],
) -> None:
    played, _, pool = play_apart(deaths={"t2": 1})

    assert {e.outcome for e in played.finished} == {Outcome.PASSED}
    assert all(executor.is_stopped for executor in pool.started)


@pytest.mark.parametrize("dies", [f"t{number}" for number in range(6)])
@pytest.mark.parametrize("jobs", range(1, 7))
def test_each_batch_is_told_once_whenever_a_worker_dies(
    play_apart: Callable[..., Any], jobs: int, dies: str
) -> None:
    played, _, _ = play_apart(deaths={dies: 1}, jobs=jobs)

    assert [(e.test, e.outcome) for e in played.finished] == [
        (f"demo:t{number}", Outcome.PASSED) for number in range(6)
    ]


def test_short_work_starts_no_worker(play_apart: Callable[..., Any]) -> None:
    _, worker, pool = play_apart(patience_s=1e9)

    assert (worker.done, pool.started) == ([], [])


def test_workers_start_once_the_work_has_proved_long(
    play_apart: Callable[..., Any],
) -> None:
    ticks = iter(range(1000))
    played, worker, _ = play_apart(patience_s=2.0, clock=lambda: float(next(ticks)))

    assert len(worker.done) == 4
    assert {e.outcome for e in played.finished} == {Outcome.PASSED}


def test_a_recorded_batch_ends_at_its_first_failure_where_the_run_would(
    stage: Any,
) -> None:
    records: list[BatchRecord] = []

    def wrap(local: run_executor.TestExecutor, _registries: Any) -> Any:
        @attrs.define
        class Probe:
            def prepare(self, batches: Any) -> None: ...

            def run(self, batch: BatchSpec, control: Any) -> int:
                records.append(record_batch(local, batch, StopRule(max_failures=1)))
                return 0

            def close(self) -> None: ...

        return Probe()

    bodies = _bodies("t0")
    bodies["t5"] = lambda helper: helper.run_after_delay(50, helper.succeed)
    stage.play({}, bodies=bodies, wrap_executor=wrap)
    (record,) = records

    ended = [e.test for e in record.told if isinstance(e, TestFinished)]
    assert "demo:t0" in ended
    assert str(Identifier("demo", "t5")) not in ended
