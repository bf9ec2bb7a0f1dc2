"""What a run knows while it goes on: its counts, what has to follow, and whether to stop."""

from __future__ import annotations

from collections import Counter
from typing import final

import attrs

from gametest.framework.events import (
    Event,
    Outcome,
    ProgressTicked,
    RunFinished,
    TestStarted,
)
from gametest.framework.run.executor import AttemptResult, BatchSpec, TestSpec
from gametest.framework.run.multiple_test_tracker import MultipleTestTracker
from gametest.framework.run.notifier import Notifier
from gametest.framework.run.run_plan import PlanOptions


@final
@attrs.frozen(kw_only=True)
class RunOptions:
    plan: PlanOptions = attrs.field(factory=PlanOptions)
    max_failures: int | None = None
    """Stop after so many failed required tests; None: never."""
    halt_on_error: bool = False
    """Stop at the first failed attempt of any test, as `/test verify` does."""


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class RunControl:
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
