"""A run of tests that goes on beside the game: batch after batch, driven by the server's ticks.

The next batch starts in the tick in which the last test of the one before has reported, and what
has to be tried again follows all of them (https://minecraft.wiki/w/GameTest).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, final

import attrs

from gametest.framework.clock import WallClock, wall_clock
from gametest.framework.run.batches import BatchFactory, BatchKey
from gametest.framework.run.level_batch import LevelBatch
from gametest.framework.run.run_control import RunControl

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.framework.events import RunFinished
    from gametest.framework.game_test_info import GameTestInfo, TagLookup
    from gametest.framework.loading import TestRegistries
    from gametest.framework.run.executor import BatchSpec
    from gametest.framework.run.test_world import TestWorld
    from gametest.framework.template_library import TemplateLibrary


def _nothing(_infos: tuple[GameTestInfo, ...]) -> None:
    return


@final
@attrs.define(eq=False, kw_only=True, repr=False)
class LiveRun:
    world: TestWorld
    registries: TestRegistries
    templates: TemplateLibrary
    control: RunControl
    tags: TagLookup | None = None
    waiting: deque[BatchSpec]
    announce: Callable[[BatchSpec], None]
    """Called when a batch is about to begin."""
    finished: Callable[[RunFinished], None]
    """Called once, when nothing is left to do."""
    before_next: Callable[[tuple[GameTestInfo, ...]], None] = _nothing
    """Called between two batches with the tests of the first: `/test verify` clears them."""
    clock: WallClock = wall_clock

    is_over: bool = attrs.field(default=False, init=False)
    _batch: LevelBatch | None = attrs.field(default=None, init=False)
    _dimensions: dict[tuple[Identifier, int], str] = attrs.field(
        factory=dict, init=False
    )
    """Where each copy stands, by its key: not always where its data would have it."""
    _began: float = attrs.field(default=0.0, init=False)

    def start(self) -> None:
        self._began = self.clock()
        for batch in self.waiting:
            for spec in batch.tests:
                self.control.tracker.track(spec)
                self._dimensions[spec.key] = batch.dimension
        self._start_next()

    def tick(self) -> None:
        """After the ticker's own turn."""
        batch = self._batch
        if batch is None or not (batch.is_over or self.control.stopping):
            return
        infos = self._end_batch(batch)
        if not self.control.stopping:
            if self.waiting:
                self.before_next(infos)
            self._start_next()
        if self._batch is None:
            self._finish(interrupted=False)

    def stop(self) -> None:
        """At once: what still runs gets no verdict; its environment is torn down."""
        if self.is_over:
            return
        self.control.stopping = True
        if self._batch is not None:
            for info in self._end_batch(self._batch):
                if not info.is_done:
                    info.abandon()
        self._finish(interrupted=True)

    def _start_next(self) -> None:
        """The next batch that has anything to do."""
        while True:
            if not self.waiting:
                self.waiting.extend(self._reruns())
            if not self.waiting:
                return
            spec = self.waiting.popleft()
            self.announce(spec)
            self.control.begin(spec)
            batch = self._batch = LevelBatch(
                batch=spec,
                world=self.world,
                registries=self.registries,
                templates=self.templates,
                control=self.control,
                clock=self.clock,
                tags=self.tags,
            )
            batch.begin()
            if not batch.is_over:
                return
            self._end_batch(batch)

    def _end_batch(self, batch: LevelBatch) -> tuple[GameTestInfo, ...]:
        self._batch = None
        infos = batch.infos
        self.control.ticks += batch.end()
        return infos

    def _reruns(self) -> tuple[BatchSpec, ...]:
        """In the same places."""
        tests, version = self.registries.tests, self.registries.version
        pairs = []
        for spec in self.control.take_reruns():
            key = BatchKey.of(tests.get(spec.id), version)
            dimension = self._dimensions[spec.key]
            pairs.append((attrs.evolve(key, dimension=dimension), spec))
        return BatchFactory().batches(pairs)

    def _finish(self, *, interrupted: bool) -> None:
        self.is_over = True
        self.world.tear_down_environment()
        self.world.stop_telling()
        self.control.progress()
        summary = self.control.summary(
            duration_s=self.clock() - self._began, interrupted=interrupted
        )
        self.control.notifier(summary)
        self.finished(summary)
