"""Runs batches of tests that stand in a level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

import attrs

from gametest.framework.clock import WallClock, wall_clock
from gametest.framework.run.level_batch import LevelBatch
from gametest.framework.run.test_world import TestWorld, WorldFactory

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.framework.game_test_info import TagLookup
    from gametest.framework.loading import TestRegistries
    from gametest.framework.run.executor import BatchSpec, ExecutionControl
    from gametest.framework.run.leaks import LeakProbe
    from gametest.framework.template_library import TemplateLibrary


@final
@attrs.define(eq=False, kw_only=True, repr=False)
class LevelExecutor:
    """A fresh world per batch, or one for the run as in the game."""

    registries: TestRegistries
    templates: TemplateLibrary
    world_factory: WorldFactory
    tags: TagLookup | None = None
    spawn: BlockPos | None = None
    """Of the worlds: the first test instance block; None: where a world has it."""
    shared_world: bool = False
    skip: bool = True
    """Idle ticks are counted, not run; results are the same."""
    leaks: bool = False
    """Look for what each test leaves behind; needs a batch for each test."""
    clock: WallClock = wall_clock

    _world: TestWorld | None = attrs.field(default=None, init=False)

    def prepare(self, batches: Sequence[BatchSpec]) -> None:
        """Nothing: each batch runs when its turn comes."""

    def run(self, batch: BatchSpec, control: ExecutionControl) -> int:
        world = self._world or TestWorld(self.world_factory(), self.spawn)
        is_sound = True
        if self.shared_world:
            self._world = world
        run = LevelBatch(
            batch=batch,
            world=world,
            registries=self.registries,
            templates=self.templates,
            control=control,
            clock=self.clock,
            tags=self.tags,
            skip=self.skip,
            probe=self._probe(),
        )
        try:
            return run.run()
        # The runner's edge: its tests have been told of as errors, and the world is not to be
        # trusted any more, so it is not torn down either.
        except Exception:
            self._world, is_sound = None, False
            return 0
        finally:
            if is_sound and not self.shared_world:
                world.tear_down_environment()

    def _probe(self) -> LeakProbe | None:
        if not self.leaks:
            return None
        from gametest.framework.run.leaks import LeakProbe

        return LeakProbe()

    def close(self) -> None:
        """Tear down what the last batch of a shared world left set up."""
        world, self._world = self._world, None
        if world is not None:
            world.tear_down_environment()
