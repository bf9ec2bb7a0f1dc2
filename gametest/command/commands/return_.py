"""`return`: ends the function with a result, a failure, or what another command gives.

https://minecraft.wiki/w/Commands/return
"""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.command.arguments.primitive import IntegerArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    TO_ROOT,
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import (
    ControlAction,
    ControlModifier,
    ReturnRun,
)
from gametest.command.engine.execution import CommandExecution, Frame

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    return (
        literal("return")
        .requires(GAME_MASTER)
        .then(
            argument("value", IntegerArgument()).executes(_value),
            literal("fail").executes(_fail),
            literal("run").redirects(TO_ROOT, _run),
        )
    )


def _value(context: CommandContext) -> ControlAction:
    return _End(success=True, result=context["value"])


def _fail(_context: CommandContext) -> ControlAction:
    return _End(success=False, result=0)


def _run(_context: CommandContext) -> ControlModifier:
    return ReturnRun()


@final
@attrs.frozen(eq=False, kw_only=True)
class _End(ControlAction):
    success: bool
    result: int

    def enqueue(
        self,
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool = False,
    ) -> None:
        source.report_result(self.success, self.result)
        frame.end(self.success, self.result)
