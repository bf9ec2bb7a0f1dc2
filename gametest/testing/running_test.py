"""One test under way, driven from outside its world."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.core.errors import UnsupportedError, UsageError
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.framework.events import position
from gametest.framework.game_test_info import GameTestInfo, InfoState
from gametest.framework.game_test_instance import FunctionGameTestInstance, LoadedTest
from gametest.framework.run.executor import TestSpec
from gametest.framework.run.test_spawner import placement_of, spawn_test
from gametest.framework.run.test_world import ServerConsole, TestWorld
from gametest.registry.holder import Reference

if TYPE_CHECKING:
    from gametest.app.loading import LoadedPacks
    from gametest.framework.events import MissingMechanic
    from gametest.framework.game_test_helper import GameTestHelper

_ID = Identifier("gametest", "testing")


@final
@attrs.frozen(kw_only=True)
class TestSettings:
    """As in a test instance; ids of the packs that were loaded."""

    __test__ = False

    structure: str = "minecraft:empty"
    environment: str = "minecraft:default"
    max_ticks: int = 100
    """Ticks from the start of the body after which it has timed out."""
    seed: int = 0


@final
@attrs.define(eq=False, repr=False)
class RunningTest:
    """Its body is the caller's own code, which begins at tick 0."""

    world: TestWorld
    info: GameTestInfo
    helper: GameTestHelper

    @classmethod
    def begin(
        cls, loaded: LoadedPacks, world: TestWorld, settings: TestSettings
    ) -> RunningTest:
        """Place the structure, set up the environment, tick up to 0.

        Raises `UsageError` for a structure or environment that no pack has.
        """
        structure = Identifier.parse(settings.structure)
        template = loaded.templates.find(structure)
        if template is None:
            why = loaded.templates.why_missing(structure) or "it cannot be read"
            raise UsageError(f"structure {structure}: {why}")
        environments = loaded.registries.environments
        environment = Identifier.parse(settings.environment)
        if environment not in environments:
            raise UsageError(f"no pack has the test environment {environment}")
        test = LoadedTest(
            id=_ID,
            instance=FunctionGameTestInstance(
                environment=Reference(environment),
                structure=structure,
                max_ticks=settings.max_ticks,
                function=_ID,
            ),
        )
        spawn = world.spawn or BlockPos(0, 4, 0)
        spec = TestSpec(id=_ID, pos=position(spawn), seed=settings.seed)
        helpers: list[GameTestHelper] = []
        level = world.server.overworld
        info = GameTestInfo(
            spec,
            test,
            helpers.append,
            level,
            _Quiet(),
            loaded.block_tags,
            console=ServerConsole(world.server),
        )
        info.placement = placement_of(test, spec.pos, loaded.templates.size(structure))
        world.ticker.claim(info)
        spawn_test(level, test, info.placement, template)
        world.set_up_environment(
            test.instance.environment.resolve(environments),
            level,
            loaded.registries,
            lambda text: info.add_log(text),
        )
        world.ticker.add(info)
        world.server.run_until(lambda: info.state is not InfoState.WAITING)
        return cls(world, info, helpers[0])

    def finish(self) -> None:
        """Tick until what the body planned has decided; a body that planned nothing has passed.

        Raises what the test failed with, and `UnsupportedError` if it met what is not simulated.
        """
        info, ticker = self.info, self.world.ticker
        if not info.is_done and info.error is None:
            if not info.has_plans:
                info.succeed()
            # What was planned for tick 0 is due in the tick that the body began in.
            info.tick(ticker.now)
        self.world.server.run_until(lambda: info.is_done)
        if info.missing:
            first = info.missing[0]
            where = None if first.pos is None else BlockPos(*first.pos)
            raise UnsupportedError(first.mechanic, where)
        if info.error is not None:
            raise info.error

    def close(self) -> None:
        """Undo the environment."""
        self.world.tear_down_environment()


class _Quiet:
    """Nobody listens: what happens is kept by the test itself."""

    def started(self, info: GameTestInfo) -> None: ...

    def logged(self, info: GameTestInfo, text: str, pos: BlockPos | None) -> None: ...

    def unsupported(self, info: GameTestInfo, missing: MissingMechanic) -> None: ...

    def finished(self, info: GameTestInfo) -> None: ...
