"""Runs a selection of tests, batch after batch, and tells the listeners.

Attempts that have to follow are collected and run as new batches after all current ones, at the
same place (https://minecraft.wiki/w/GameTest).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import final

import attrs

from gametest.framework.clock import WallClock, wall_clock
from gametest.framework.events import (
    Event,
    Outcome,
    ProgressTicked,
    RunFinished,
    RunStarted,
    TestStarted,
    position,
)
from gametest.framework.game_test_instance import LoadedTest
from gametest.framework.listener import GameTestListener
from gametest.framework.loading import TestRegistries
from gametest.framework.run.batches import BatchFactory, BatchKey
from gametest.framework.run.executor import (
    AttemptResult,
    BatchSpec,
    TestExecutor,
    TestSpec,
)
from gametest.framework.run.multiple_test_tracker import MultipleTestTracker
from gametest.framework.run.notifier import Notifier
from gametest.framework.run.run_plan import (
    PlanOptions,
    SizeOf,
    copies_of_each,
    first_origin,
    plan_run,
)


@final
@attrs.frozen(kw_only=True)
class RunOptions:
    plan: PlanOptions = attrs.field(factory=PlanOptions)
    max_failures: int | None = None
    """Stop after so many failed required tests; None: never."""
    halt_on_error: bool = False
    """Stop at the first failed attempt of any test, as `/test verify` does."""


@final
@attrs.define(eq=False, kw_only=True, repr=False)
class GameTestRunner:
    registries: TestRegistries
    executors: Mapping[str, TestExecutor]
    """By the name that batches carry."""
    size_of: SizeOf
    options: RunOptions = attrs.field(factory=RunOptions)
    listeners: Sequence[GameTestListener] = ()
    packs: tuple[str, ...] = ()
    """Names, for `RunStarted`."""
    clock: WallClock = wall_clock

    def run(self, tests: Iterable[LoadedTest]) -> RunFinished:
        """Each test once in its grid place, plus what retries ask for.

        An interruption by the keyboard ends the run early: environments are torn down and the
        results so far are told.
        """
        plan, version = self.options.plan, self.registries.version
        return self.run_planned(plan_run(tests, version, plan, self.size_of))

    def run_planned(self, batches: Sequence[BatchSpec]) -> RunFinished:
        """As `run`, for batches that were planned before."""
        plan, version = self.options.plan, self.registries.version
        began = self.clock()
        notifier = Notifier.of(self.listeners)
        run = _Run(options=self.options, notifier=notifier)
        for batch in batches:
            for spec in batch.tests:
                run.tracker.track(spec)
        notifier(
            RunStarted(
                total=len({spec.id for batch in batches for spec in batch.tests}),
                target_version=str(version),
                seed=plan.seed,
                packs=self.packs,
                origin=position(first_origin(version, plan)),
                copies=copies_of_each(plan),
                repeat=plan.retry.number_of_times,
            )
        )
        interrupted = False
        try:
            self._run_all(batches, run)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            for executor in self.executors.values():
                executor.close()
        run.progress()
        finished = run.summary(duration_s=self.clock() - began, interrupted=interrupted)
        notifier(finished)
        # Listeners may fail at the very last event too.
        return attrs.evolve(finished, listeners_failed=notifier.failed)

    def _run_all(self, batches: Iterable[BatchSpec], run: _Run) -> None:
        waiting = tuple(batches)
        while waiting:
            for name, executor in self.executors.items():
                executor.prepare([one for one in waiting if one.executor == name])
            for batch in waiting:
                if run.stopping:
                    return
                run.begin(batch)
                run.ticks += self.executors[batch.executor].run(batch, run)
            waiting = self._batches_of(run.take_reruns())

    def _batches_of(self, specs: Sequence[TestSpec]) -> tuple[BatchSpec, ...]:
        tests, version = self.registries.tests, self.registries.version
        factory = BatchFactory(1) if self.options.plan.isolate else BatchFactory()
        return factory.batches(
            (BatchKey.of(tests.get(spec.id), version), spec) for spec in specs
        )


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class _Run:
    """The `ExecutionControl` of one run: counts, and passes events on."""

    options: RunOptions
    notifier: Notifier
    tracker: MultipleTestTracker = attrs.field(factory=MultipleTestTracker)
    ticks: int = 0
    counts: Counter[str] = attrs.field(factory=Counter)
    reruns: list[TestSpec] = attrs.field(factory=list)
    total: int = 0
    stopping: bool = False
    _current: dict[tuple[str, int], list[TestSpec]] = attrs.field(factory=dict)

    def begin(self, batch: BatchSpec) -> None:
        """Events name tests by id; the tracker has to know which copy is meant."""
        self._current.clear()
        for spec in batch.tests:
            self._current.setdefault((str(spec.id), spec.attempt), []).append(spec)

    def __call__(self, event: Event) -> None:
        if isinstance(event, TestStarted):
            waiting = self._current.get((event.test, event.attempt))
            if waiting:
                self.tracker.started(waiting.pop(0))
        self.notifier(event)

    def finished(self, result: AttemptResult) -> None:
        self.tracker.finished(result.spec, result.outcome, required=result.required)
        failed = result.outcome is not Outcome.PASSED
        if result.rerun is not None:
            self.reruns.append(result.rerun)
        if result.final:
            self.counts[_count_of(result)] += 1
            self.counts["flaky"] += result.flaky
        if failed and self.options.halt_on_error:
            self.stopping = True
        limit = self.options.max_failures
        if limit is not None and self.counts["failed_required"] >= limit:
            self.stopping = True

    def progress(self) -> None:
        if self.notifier.wants(ProgressTicked):
            self.notifier(ProgressTicked(bar=self.tracker.bar))

    def take_reruns(self) -> tuple[TestSpec, ...]:
        taken = tuple(self.reruns)
        self.reruns.clear()
        return taken

    def summary(self, *, duration_s: float, interrupted: bool) -> RunFinished:
        counts = self.counts
        names = (
            "passed",
            "failed_required",
            "failed_optional",
            "unsupported",
            "errors",
        )
        return RunFinished(
            total=sum(counts[name] for name in names),
            passed=counts["passed"],
            failed_required=counts["failed_required"],
            failed_optional=counts["failed_optional"],
            unsupported=counts["unsupported"],
            errors=counts["errors"],
            flaky=counts["flaky"],
            ticks=self.ticks,
            duration_s=duration_s,
            interrupted=interrupted,
            listeners_failed=self.notifier.failed,
        )


def _count_of(result: AttemptResult) -> str:
    match result.outcome:
        case Outcome.PASSED:
            return "passed"
        case Outcome.UNSUPPORTED:
            return "unsupported"
        case Outcome.ERROR:
            return "errors"
        case _:
            return "failed_required" if result.required else "failed_optional"
