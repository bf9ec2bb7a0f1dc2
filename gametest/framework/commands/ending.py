"""`fail`, `succeed` and `log`."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.arguments.component import ComponentArgument
from gametest.command.chat.component_resolver import resolve_for
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER
from gametest.command.engine.compiled_command import ControlAction, Step
from gametest.framework.commands.checking import add_chain, run_of
from gametest.framework.dialect.dialect_run import SucceededEarly
from gametest.framework.failure.game_test_errors import GameTestAssertError

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.execution import CommandExecution, Frame
    from gametest.text.component import Component

DEFAULT_FAILURE = "The test failed itself"


def build_fail(context: CommandBuildContext) -> CommandNode:
    def compile_fail(found: CommandContext) -> ControlAction:
        return Fail(found.find("message"))

    message = argument("message", ComponentArgument()).executes(compile_fail)
    return literal("fail").requires(GAME_MASTER).executes(compile_fail).then(message)


def build_succeed(context: CommandBuildContext) -> CommandNode:
    def compile_succeed(_found: CommandContext) -> ControlAction:
        return Succeed()

    return literal("succeed").requires(GAME_MASTER).executes(compile_succeed)


def build_log(context: CommandBuildContext) -> CommandNode:
    def compile_log(found: CommandContext) -> Step:
        message: Component = found["message"]

        def run(source: CommandSourceStack) -> int:
            test = run_of(source)
            test.info.add_log(resolve_for(message, source, source.entity).plain())
            return 1

        return run

    message = argument("message", ComponentArgument()).executes(compile_log)
    return literal("log").requires(GAME_MASTER).then(message)


@final
@attrs.frozen(eq=False)
class Fail(ControlAction):
    message: Component | None

    def enqueue(
        self,
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool = False,
    ) -> None:
        run = run_of(source)
        execution.spend()
        reason = DEFAULT_FAILURE
        if self.message is not None:
            reason = resolve_for(self.message, source, source.entity).plain()
        error = GameTestAssertError(reason, run.tick)
        add_chain(error, execution)
        raise error


@final
@attrs.frozen(eq=False)
class Succeed(ControlAction):
    """PackTest leaves the frame with 1 and goes on with the file; Ward ends all of it."""

    def enqueue(
        self,
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool = False,
    ) -> None:
        run = run_of(source)
        execution.spend()
        run.info.succeed()
        if run.is_ward:
            raise SucceededEarly
        source.report_result(True, 1)
        frame.end(True, 1)
