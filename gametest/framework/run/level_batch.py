"""One batch in one world: place all, set up, tick until all are done."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.core.errors import DiagnosticError, UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.core.source_location import SourceLocation
from gametest.framework.block_based_run import TestBlockCensus
from gametest.framework.clock import WallClock
from gametest.framework.events import (
    BatchFinished,
    BatchStarted,
    EnvironmentFailed,
    Event,
    MissingMechanic,
    TestLogged,
    TestPlaced,
    TestStarted,
    TestUnsupportedMechanic,
    position,
)
from gametest.framework.failure.failures import failure_of
from gametest.framework.failure.game_test_errors import (
    GameTestTimeoutError,
    TestSetupError,
    UnknownGameTestError,
)
from gametest.framework.failure.messages import message
from gametest.framework.game_test_info import GameTestInfo, TagLookup
from gametest.framework.run.attempt_result import end_attempt
from gametest.framework.run.executor import BatchSpec, ExecutionControl, TestSpec
from gametest.framework.run.test_spawner import (
    clean_up_passed,
    mark_finished,
    placement_of,
    spawn_test,
)
from gametest.framework.run.test_world import ServerConsole, TestWorld

if TYPE_CHECKING:
    from gametest.framework.loading import TestRegistries
    from gametest.framework.run.leaks import LeakProbe
    from gametest.framework.template_library import TemplateLibrary
    from gametest.level.level import Level


@final
@attrs.define(eq=False, kw_only=True, repr=False)
class LevelBatch:
    """Observes its tests and turns what happens into events, in order."""

    batch: BatchSpec
    world: TestWorld
    registries: TestRegistries
    templates: TemplateLibrary
    control: ExecutionControl
    clock: WallClock
    tags: TagLookup | None = None
    skip: bool = True
    probe: LeakProbe | None = None

    _census: TestBlockCensus | None = attrs.field(default=None, init=False)
    _console: ServerConsole = attrs.field(init=False)
    _infos: list[GameTestInfo] = attrs.field(factory=list, init=False)
    _began_at: int = attrs.field(default=0, init=False)
    _held_back: list[Event] | None = attrs.field(factory=list, init=False)
    """Events of tests wait until the batch has been announced."""
    _started_at: dict[GameTestInfo, float] = attrs.field(factory=dict, init=False)

    def __attrs_post_init__(self) -> None:
        self._console = ServerConsole(self.world.server)

    def run(self) -> int:
        """Ticks taken; an exception of the engine makes the tests that still run errors."""
        server = self.world.server
        try:
            self.begin()
            goes_on = server.run_until(
                lambda: self.is_over or self.control.stopping, skip=self.skip
            )
            if not goes_on:
                self._end_frozen()
        # The runner's edge: a fault of ours ends these tests, not the run.
        except Exception as error:
            self._announce()
            self._crash(error)
            raise
        finally:
            ticks = self.end()
        return ticks

    def begin(self) -> None:
        """Place, set up, and hand over to the ticker, whose ticks do the rest."""
        self._began_at = self.world.server.tick_count
        self._prepare()
        for info in self._infos:
            self.world.ticker.add(info)
        self.world.ticker.on_progress = self.control.progress

    @property
    def is_over(self) -> bool:
        return self.world.ticker.is_idle

    def end(self) -> int:
        """Whatever has become of the tests; returns the ticks that it took."""
        ticks = self.world.server.tick_count - self._began_at
        self.world.ticker.clear()
        if any(info.test.instance.ignores_freeze for info in self._infos):
            # Ward lifts a freeze after each batch.
            self.world.server.tick_rate.unfreeze()
        if self._held_back is None:
            self.control(
                BatchFinished(
                    environment=self.batch.environment,
                    dimension=self.batch.dimension,
                    index=self.batch.index,
                    ticks=ticks,
                )
            )
        self.world.release_chunks()
        return ticks

    @property
    def infos(self) -> tuple[GameTestInfo, ...]:
        """Its tests, done or not."""
        return tuple(self._infos)

    # -- the batch -----------------------------------------------------------------------

    def _prepare(self) -> None:
        """All structures first: they stand under the environment of the batch before."""
        world = self.world
        world.tell_notices(self._environment_failed)
        level = world.server.find_level(Identifier.parse(self.batch.dimension))
        if level is not None:
            self._census = TestBlockCensus(level)
        self._infos += [self._made(spec, level) for spec in self.batch.tests]
        for info in self._infos:
            self._place(info, level)
        first = self._infos[0].test.instance
        definition = first.environment.resolve(self.registries.environments)
        world.set_up_environment(
            definition,
            level or world.server.overworld,
            self.registries,
            self._environment_failed,
        )
        if self.probe is not None:
            self.probe.begin(world.server, self._infos)
        self._announce()

    def _made(self, spec: TestSpec, level: Level | None) -> GameTestInfo:
        test, functions = self.registries.tests.get(spec.id), self.registries.functions
        info = GameTestInfo(
            spec,
            test,
            lambda helper: test.instance.body(functions)(helper),
            level or self.world.server.overworld,
            self,
            self.tags,
            self._census,
            self._console,
            test.instance.body_location(functions),
        )
        self._started_at[info] = self.clock()
        return info

    def _place(self, info: GameTestInfo, level: Level | None) -> None:
        test, ticker = info.test, self.world.ticker
        if level is None:
            ticker.claim(info)
            mechanic = f"dimension {self.batch.dimension}"
            info.fail(UnsupportedError(mechanic))
            return
        structure = test.instance.structure
        template = self.templates.find(structure)
        if template is None:
            ticker.claim(info)
            why = self.templates.why_missing(structure) or "it cannot be read"
            info.fail(_setup_error(f"structure {structure}: {why}", test.structure_at))
            return
        size, spec = self.templates.size(structure), info.spec
        placement = placement_of(test, spec.pos, size, spec.extra_rotation)
        info.placement = placement
        ticker.claim(info)
        try:
            missing = spawn_test(level, test, placement, template)
        except DiagnosticError as error:
            # The structure holds a state that the target version does not have.
            info.placement = None
            found = error.diagnostic
            info.fail(
                _setup_error(f"structure {structure}: {found.message}", found.location)
            )
            return
        self._tell(_placed_event(info))
        for mechanic, pos in (*missing, *self.world.load_reports):
            info.add_missing(mechanic, pos, info.tick_count)

    def _announce(self) -> None:
        held, self._held_back = self._held_back, None
        if held is None:
            return
        batch = self.batch
        self.control(
            BatchStarted(
                environment=batch.environment,
                dimension=batch.dimension,
                index=batch.index,
                tests=tuple(str(spec.id) for spec in batch.tests),
            )
        )
        for event in held:
            self.control(event)

    def _environment_failed(self, text: str) -> None:
        batch = self.batch
        self._tell(
            EnvironmentFailed(
                environment=batch.environment,
                dimension=batch.dimension,
                index=batch.index,
                message=text,
            )
        )

    def _end_frozen(self) -> None:
        """A frozen world in which nothing can move again would hang the game."""
        text = "the game is frozen and nothing can let it go on"
        for info in self.world.ticker.running:
            info.fail(GameTestTimeoutError(text))
            self.finished(info)

    def _crash(self, error: Exception) -> None:
        unknown = UnknownGameTestError(
            message("gametest.internal_error", f"{type(error).__name__}: {error}")
        )
        unknown.__cause__ = error
        for info in self._infos:
            if info in self._started_at:
                info.failure = failure_of(unknown, info.test.location)
                self._finish(info, crashed=True)

    def _tell(self, event: Event) -> None:
        if self._held_back is None:
            self.control(event)
        else:
            self._held_back.append(event)

    # -- what the tests tell -------------------------------------------------------------

    def started(self, info: GameTestInfo) -> None:
        self._started_at[info] = self.clock()
        self._tell(TestStarted(test=str(info.spec.id), attempt=info.spec.attempt))

    def logged(self, info: GameTestInfo, text: str, pos: BlockPos | None) -> None:
        self._tell(
            TestLogged(
                test=str(info.spec.id),
                attempt=info.spec.attempt,
                tick=info.counter_at(self.world.ticker.now)
                if info.has_begun
                else info.tick_count,
                message=text,
                pos=None if pos is None else position(pos),
            )
        )

    def unsupported(self, info: GameTestInfo, missing: MissingMechanic) -> None:
        self._tell(
            TestUnsupportedMechanic(
                test=str(info.spec.id), attempt=info.spec.attempt, missing=missing
            )
        )

    def finished(self, info: GameTestInfo) -> None:
        placement = info.placement
        if placement is not None:
            if info.error is None:
                clean_up_passed(info.level, placement)
            error = None if info.failure is None else info.failure.message
            mark_finished(info.level, placement, error)
        self._finish(info, crashed=False)

    def _finish(self, info: GameTestInfo, *, crashed: bool) -> None:
        duration_s = self.clock() - self._started_at.pop(info)
        ended = end_attempt(info, self.batch, duration_s=duration_s, crashed=crashed)
        self._tell(ended.event)
        if self.probe is not None and ended.result.final:
            leaked = self.probe.look(info)
            if leaked is not None:
                self._tell(leaked)
        self.control.finished(ended.result)


def _setup_error(reason: str, place: SourceLocation | None) -> TestSetupError:
    error = TestSetupError(reason)
    error.location = place
    return error


def _placed_event(info: GameTestInfo) -> TestPlaced:
    assert info.placement is not None
    return TestPlaced(
        test=str(info.spec.id),
        attempt=info.spec.attempt,
        pos=position(info.placement.pos),
        rotation=info.placement.rotation.value,
        extra_rotation=info.spec.extra_rotation.value,
    )
