"""Runs a selection of tests, batch after batch, and tells the listeners.

Attempts that have to follow are collected and run as new batches after all current ones, at the
same place (https://minecraft.wiki/w/GameTest).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import final

import attrs

from gametest.framework.clock import WallClock, wall_clock
from gametest.framework.events import RunFinished, RunStarted, position
from gametest.framework.game_test_instance import LoadedTest
from gametest.framework.listener import GameTestListener
from gametest.framework.loading import TestRegistries
from gametest.framework.run.batches import BatchFactory, BatchKey
from gametest.framework.run.executor import BatchSpec, TestExecutor, TestSpec
from gametest.framework.run.notifier import Notifier
from gametest.framework.run.run_control import RunControl, RunOptions
from gametest.framework.run.run_plan import (
    SizeOf,
    copies_of_each,
    first_origin,
    plan_run,
)


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
        run = RunControl(options=self.options, notifier=notifier)
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

    def _run_all(self, batches: Iterable[BatchSpec], run: RunControl) -> None:
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
