"""One attempt of a test file, as its lines see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.function_runner import execution_for, limit_text
from gametest.core.position import Vec3
from gametest.framework.dialect.chat_log import ChatLog
from gametest.framework.dialect.wait_history import WaitHistory
from gametest.framework.failure.game_test_errors import GameTestAssertError

if TYPE_CHECKING:
    from gametest.command.engine.compiled_command import CompiledCommand
    from gametest.command.engine.compiled_function import CompiledFunction
    from gametest.command.engine.execution import CommandExecution
    from gametest.core.bounding_box import BoundingBox
    from gametest.core.random_source import LegacyRandom
    from gametest.entity.player import Player
    from gametest.framework.commands.waiting import Wait
    from gametest.framework.dialect.script import DialectScript
    from gametest.framework.dialect.test_lines import TestLine
    from gametest.framework.game_test_helper import GameTestHelper
    from gametest.framework.game_test_info import GameTestInfo
    from gametest.server.server import Server

NOT_IN_A_TEST: Final = "Not inside a test"
_REMARKS: Final = 3


class SucceededEarly(Exception):  # no error: Ward drops the rest of the file
    """`succeed` was run."""


@final
@attrs.define(eq=False, repr=False)
class DialectRun:
    script: DialectScript
    helper: GameTestHelper
    server: Server

    chat: ChatLog = attrs.field(init=False)
    executor: Player | None = attrs.field(default=None, init=False)
    """The dummy of `@dummy`."""
    dummies: dict[str, Player] = attrs.field(factory=dict, init=False)
    """Those that the test spawned, by name."""
    waits: list[Wait] = attrs.field(factory=list, init=False)
    """What Ward's `await` asked for and has not come yet, in the order of asking."""
    line: TestLine | None = attrs.field(default=None, init=False)
    """The line that runs, or ran last."""
    _remarks: list[str] = attrs.field(factory=list, init=False)
    """On lines before that did nothing."""
    history: WaitHistory | None = attrs.field(default=None, init=False)
    """Of the line that PackTest tries again."""

    def __attrs_post_init__(self) -> None:
        is_ward = self.script.dialect.is_ward
        self.chat = ChatLog(
            self.server, self, only_this_tick=not is_ward, dummies=self.dummies
        )

    @property
    def info(self) -> GameTestInfo:
        return self.helper.info

    @property
    def is_ward(self) -> bool:
        return self.script.dialect.is_ward

    @property
    def tick(self) -> int:
        return self.info.tick_count

    @property
    def max_ticks(self) -> int:
        return self.info.test.instance.max_ticks

    @property
    def bounds(self) -> BoundingBox:
        return self.helper.get_bounds()

    @property
    def random(self) -> LegacyRandom:
        return self.helper.random

    def source(self) -> CommandSourceStack:
        """The server, silent, at the corner of the structure; the dummy if there is one."""
        source = CommandSourceStack.of_game_loop(self.server, self.info.level)
        x, y, z = self.helper.placement.origin
        source = source.with_position(Vec3(float(x), float(y), float(z)))
        executor = self.executor
        return source if executor is None else source.with_entity(executor)

    # -- running -------------------------------------------------------------------------

    def run_line(self, line: TestLine) -> None:
        """An assertion that fails comes out as `GameTestAssertError`, with the line's place."""
        assert line.command is not None
        self.line = line
        results: list[bool] = []
        source = self.source().with_callback(lambda done, _: results.append(done))
        execution = execution_for(source)
        before = self.server.running_test
        self.server.running_test = self
        try:
            execution.run_command(line.command, source)
        except GameTestAssertError as error:
            self.place(error, line)
            if not line.waits:
                # PackTest goes on, and what fails later takes its place.
                self._remarks.append(
                    f"line {line.location.line} failed: {error.reason}"
                )
            raise
        finally:
            self.server.running_test = before
            self.note(execution)
        if execution.limit_reached:
            self._meet_limit(execution, line)
        else:
            self._remark(line, line.command, source, results, execution)

    def _remark(
        self,
        line: TestLine,
        command: CompiledCommand,
        source: CommandSourceStack,
        results: list[bool],
        execution: CommandExecution,
    ) -> None:
        """Keep what a line did not do: it may be why a later one fails."""
        number = line.location.line
        if results:
            if not any(results) and execution.failure is not None:
                self._remarks.append(f"line {number} failed: {execution.failure}")
        elif command.modifiers:
            stopped = command.explain(source)
            if stopped is not None:
                self._remarks.append(f"line {number} stopped at {stopped}")

    def call(self, function: CompiledFunction) -> None:
        """A fixture's function, as a line would call it."""
        from gametest.command.engine.execution import Frame

        source = self.source()
        execution = execution_for(source)
        before = self.server.running_test
        self.server.running_test = self
        try:
            execution.spend()
            execution.call(function.commands, source, Frame(None, function))
            execution.run()
        finally:
            self.server.running_test = before
            self.note(execution)

    def note(self, execution: CommandExecution) -> None:
        """What the commands needed and is not simulated."""
        for error in execution.unsupported:
            self.info.add_missing(error.mechanic, error.pos, self.tick)

    def place(self, error: GameTestAssertError, line: TestLine) -> None:
        if error.location is None:
            error.location = line.location
            if line.written:
                error.details.append(f"the line was filled in: {line.text}")
            error.details += self._remarks[-_REMARKS:]
        if error.tick is None:
            error.tick = self.tick

    def _meet_limit(self, execution: CommandExecution, line: TestLine) -> None:
        """Ward fails such a test; in PackTest the rest of the line is silently dropped."""
        text = limit_text(execution)
        if self.is_ward:
            error = GameTestAssertError(text, self.tick)
            self.place(error, line)
            raise error
        self.info.add_log(f"line {line.location.line}: {text}")
