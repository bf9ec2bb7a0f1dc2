"""`await delay <time>`."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.arguments.time import TimeArgument
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.engine.compiled_command import ControlAction
from gametest.framework.commands.checking import add_chain, give_result, run_of
from gametest.framework.commands.waiting import DelayWait
from gametest.framework.failure.game_test_errors import GameTestAssertError

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.execution import CommandExecution, Frame


def delay() -> CommandNode:
    def compile_delay(context: CommandContext) -> ControlAction:
        return Delay(context["time"])

    time = argument("time", TimeArgument()).executes(compile_delay)
    return literal("delay").then(time)


@final
@attrs.frozen(eq=False)
class Delay(ControlAction):
    ticks: int

    def enqueue(
        self,
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool = False,
    ) -> None:
        run = run_of(source)
        execution.spend()
        end = run.tick + self.ticks
        if not run.is_ward:
            # PackTest knows it at the start of a line only, where it never comes here.
            raise self._failure("Expected Timed out", run.tick, execution)
        if end > run.max_ticks:
            reason = f"Timed out after {run.max_ticks} ticks: a wait until tick {end}"
            raise self._failure(reason, run.tick, execution)
        assert run.line is not None
        if self.ticks:
            run.waits.append(DelayWait(run.line, end))
        give_result(source, frame, 1, returning=returning)

    def _failure(
        self, reason: str, tick: int, execution: CommandExecution
    ) -> GameTestAssertError:
        error = GameTestAssertError(reason, tick)
        add_chain(error, execution)
        return error
