"""A world to try things in, for tests in Python."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, final

import attrs

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.run import RunSettings, build_test_server, plan_options, run_tests
from gametest.app.selection import SelectionOptions, select_tests
from gametest.core.errors import PackLoadError, UnsupportedError
from gametest.core.position import BlockPos
from gametest.framework.run.run_plan import first_origin
from gametest.framework.run.test_world import ServerConsole, TestWorld
from gametest.testing.collector import Collector
from gametest.testing.running_test import RunningTest, TestSettings

if TYPE_CHECKING:
    from gametest.app.loading import LoadedPacks
    from gametest.level.level import Level
    from gametest.server.server import Server


@final
@attrs.define(eq=False, repr=False)
class Env:
    """Loaded packs, and worlds made of them."""

    loaded: LoadedPacks
    world: TestWorld
    missing: list[str] = attrs.field(factory=list, init=False)
    """What was met and is not simulated, in order."""

    @classmethod
    def of(
        cls,
        *packs: str | PathLike[str],
        target_version: str | None = None,
        functions: tuple[str, ...] = (),
        dialect: str = "auto",
    ) -> Env:
        """Raises `PackLoadError` with all findings of the packs that are errors."""
        loaded = load_packs(
            LoadOptions(
                packs=tuple(Path(pack) for pack in packs),
                target_version=target_version,
                functions=functions,
                dialect=dialect,
            )
        )
        if loaded.diagnostics.errors:
            raise PackLoadError(loaded.diagnostics.errors)
        return cls.with_packs(loaded)

    @classmethod
    def with_packs(cls, loaded: LoadedPacks, seed: int = 0) -> Env:
        """A fresh world of packs that are loaded already."""
        plan = plan_options(loaded, RunSettings())
        origin = first_origin(loaded.version, plan)
        world = TestWorld(build_test_server(loaded, seed).fresh(), origin)
        env = cls(loaded, world)
        for level in world.server.levels():
            level.unsupported_sink = env._note
        return env

    @property
    def server(self) -> Server:
        return self.world.server

    @property
    def level(self) -> Level:
        """The overworld."""
        return self.server.overworld

    def tick(self, count: int = 1) -> None:
        """Game ticks; idle ones are counted, not run."""
        self.server.run_until(lambda: False, max_ticks=count)
        self._check()

    def tick_while(self, condition: Callable[[], bool], limit: int) -> None:
        """Tick as long as `condition` holds; raises `AssertionError` if it outlasts `limit` ticks."""
        ended = self.server.run_until(lambda: not condition(), max_ticks=limit)
        self._check()
        if not ended and condition():
            raise AssertionError(f"still so after {limit} ticks")

    def run_command(self, line: str) -> int | None:
        """The command's result, run by the server; raises `AssertionError` if it fails."""
        from gametest.core.string_reader import TextSyntaxError

        origin = self.world.spawn or BlockPos(0, 0, 0)
        try:
            result = ServerConsole(self.server).run_line(line, self.level, origin)
        except TextSyntaxError as error:
            raise AssertionError(f"{line!r} is not a command: {error}") from None
        if result.unsupported:
            raise result.unsupported[0]
        if result.success is False or result.failure is not None:
            raise AssertionError(f"{line!r} failed: {result.failure or 'no result'}")
        return result.result

    def begin_test(self, settings: TestSettings | None = None) -> RunningTest:
        """A test whose body is the caller's code, in a fresh world."""
        settings = settings or TestSettings()
        server = build_test_server(self.loaded, settings.seed).fresh()
        world = TestWorld(server, self.world.spawn)
        return RunningTest.begin(self.loaded, world, settings)

    def run_tests(
        self, *selectors: str, settings: RunSettings | None = None
    ) -> Collector:
        """Run tests of the packs, by default all of them."""
        chosen = select_tests(
            self.loaded, SelectionOptions(tests=selectors, manual=True), Path.cwd()
        )
        collector = Collector()
        finished = run_tests(
            self.loaded, chosen.tests, settings or RunSettings(), [collector]
        )
        if finished.interrupted:
            raise KeyboardInterrupt
        return collector

    def _note(self, mechanic: str, pos: BlockPos | None) -> None:
        self.missing.append(mechanic if pos is None else f"{mechanic} at {pos}")

    def _check(self) -> None:
        """What is not simulated makes any later result worthless."""
        if self.missing:
            raise UnsupportedError(self.missing[0])
