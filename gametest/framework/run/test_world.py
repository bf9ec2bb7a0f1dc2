"""A server with the ticker of its tests, ready to hold batches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

import attrs

from gametest.core.position import BlockPos, Vec3
from gametest.framework.environment.test_environment import (
    AppliedEnvironment,
    EnvironmentContext,
    TestEnvironmentDefinition,
)
from gametest.framework.game_test_ticker import FrozenTicks, GameTestTicker
from gametest.level.dimension_type import OVERWORLD
from gametest.level.world.world_spawn import SpawnPoint

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.function_runner import FunctionResult
    from gametest.core.identifier import Identifier
    from gametest.framework.loading import TestRegistries
    from gametest.level.level import Level
    from gametest.server.server import Server

WorldFactory = Callable[[], "Server"]
"""Makes a fresh world in which nothing has run yet."""


@final
@attrs.define(eq=False, repr=False)
class ServerConsole:
    """Functions and commands for one test, which is told what they lack.

    What runs them is imported when the first one is run.
    """

    server: Server

    def call(self, id: Identifier, level: Level, pos: BlockPos) -> FunctionResult:
        from gametest.command.engine.function_runner import (
            FunctionResult,
            FunctionRunner,
        )

        function = self.server.functions.find(id)
        if function is None:
            return FunctionResult(found=False)
        return FunctionRunner().run(function, self._source(level, pos))

    def run_line(self, text: str, level: Level, pos: BlockPos) -> FunctionResult:
        """Raises `TextSyntaxError`."""
        from gametest.command.engine.function_runner import FunctionRunner

        dispatcher = self.server.functions.dispatcher
        return FunctionRunner().run_command(text, self._source(level, pos), dispatcher)

    def _source(self, level: Level, pos: BlockPos) -> CommandSourceStack:
        from gametest.command.command_source_stack import CommandSourceStack

        source = CommandSourceStack.of_game_loop(self.server, level)
        return attrs.evolve(source, position=Vec3(*pos))


@final
@attrs.define(eq=False, repr=False)
class ServerFunctions:
    """Functions of an environment; what they lack goes to the tests of the level."""

    server: Server
    log: Callable[[str], None]

    def run_function(self, function: Identifier, level: Level) -> bool:
        from gametest.command.engine.function_runner import FunctionRunner

        result = FunctionRunner().run_function(function, level, self.server)
        for error in result.unsupported:
            level.report_unsupported(error.mechanic, error.pos)
        if result.found and result.failure is not None:
            self.log(f"function {function}: {result.failure}")
        return result.found


@final
@attrs.define(eq=False, repr=False)
class TestWorld:
    """Has run one tick, so that `#minecraft:load` is done before the first test stands."""

    __test__ = False

    server: Server
    spawn: BlockPos | None = None
    """Where the world spawn is moved to: the game's server takes the first test's corner."""
    is_running: bool = attrs.field(default=False, kw_only=True)
    """The server has a life of its own: nothing of it is moved, and its listeners stay."""
    ticker: GameTestTicker = attrs.field(init=False)
    load_reports: list[tuple[str, BlockPos | None]] = attrs.field(
        factory=list, init=False
    )
    """What load functions needed and is not simulated: it concerns every test."""
    notices: list[str] = attrs.field(factory=list, init=False)
    """What load functions made the game log, until a batch tells of it."""
    _listener: Callable[[str], None] = attrs.field(init=False)
    """What hears the notices of the server for the batch that runs."""
    _applied: AppliedEnvironment | None = attrs.field(default=None, init=False)
    _context: EnvironmentContext | None = attrs.field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        server = self.server
        self._listener = self.notices.append
        if self.is_running:
            self._add_ticker()
            return
        if self.spawn is not None:
            server.world.spawn = SpawnPoint(OVERWORLD, self.spawn)
        for level in server.levels():
            level.unsupported_sink = self._note_load_report
        server.notice_listeners.append(self._listener)
        server.tick()
        self._add_ticker()
        for level in server.levels():
            level.unsupported_sink = self.ticker.unsupported_in(level)

    def _add_ticker(self) -> None:
        self.ticker = GameTestTicker(self.server)
        self.server.add_tickable(self.ticker)
        self.server.add_frozen_tickable(FrozenTicks(self.ticker))
        for level in self.server.levels():
            level.test_block_sink = self.ticker.on_test_block

    def tell_notices(self, log: Callable[[str], None]) -> None:
        """From now on `log` hears what the game logs; first what waited."""
        self.stop_telling()
        self.server.notice_listeners.append(log)
        self._listener = log
        for text in self.notices:
            log(text)
        self.notices.clear()

    def stop_telling(self) -> None:
        """What a running server logs is no longer a matter of tests."""
        listeners = self.server.notice_listeners
        if self._listener in listeners:
            listeners.remove(self._listener)

    def set_up_environment(
        self,
        definition: TestEnvironmentDefinition,
        level: Level,
        registries: TestRegistries,
        log: Callable[[str], None],
    ) -> None:
        """Undoes the environment before it first, as the game does between batches."""
        self.tear_down_environment(log)
        context = EnvironmentContext(
            level=level,
            version=registries.version,
            environments=registries.environments,
            functions=ServerFunctions(self.server, log),
            log=log,
        )
        self._context = context
        self._applied = AppliedEnvironment.apply(definition, context)

    def tear_down_environment(self, log: Callable[[str], None] | None = None) -> None:
        applied, self._applied = self._applied, None
        if applied is None or self._context is None:
            return
        if log is not None:
            self._context.log = log
        applied.undo(self._context)

    def release_chunks(self) -> None:
        """When a batch ends, every forced chunk is let go, the tests' own ones too."""
        for level in self.server.levels():
            level.forced_chunks.clear()

    def _note_load_report(self, mechanic: str, pos: BlockPos | None) -> None:
        self.load_reports.append((mechanic, pos))
