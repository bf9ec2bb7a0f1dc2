"""`if function`: each source runs the function by itself, and its result decides.

A function without `return` counts as 0, so `unless` passes
(https://github.com/misode/technical-changes 1.20.3, 23w44a). The line cannot end here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

import attrs

from gametest.command.arguments.identifiers import FunctionArgument, FunctionName
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import (
    CompiledCommand,
    ControlAction,
    ControlModifier,
)
from gametest.command.engine.execution import CommandExecution, Frame, Rest
from gametest.command.engine.function_lookup import find_functions
from gametest.command.errors import CommandError

if TYPE_CHECKING:
    from gametest.command.commands.execute.condition_words import ConditionWord


def function(word: ConditionWord) -> CommandNode:
    def compile_link(context: CommandContext) -> ControlModifier:
        return _FunctionCondition(context["name"], word.negated)

    name = argument("name", FunctionArgument())
    name.redirects(word.root, compile_link, forks=True)
    return literal("function").then(name)


@final
@attrs.frozen(eq=False)
class _FunctionCondition(ControlModifier):
    name: FunctionName
    negated: bool

    def enqueue(
        self,
        sources: Sequence[CommandSourceStack],
        rest: Rest,
        execution: CommandExecution,
        frame: Frame,
    ) -> None:
        if not sources:
            execution.go_on(sources, rest, frame)
            return
        passed: list[CommandSourceStack] = []
        silent = sources[0].with_callback(None)
        execution.call((_going_on(passed, rest),), silent, frame)
        for source in reversed(sources):
            try:
                self._ask(source, passed, execution)
            except CommandError as error:
                execution.fail(source, error, told=False)

    def _ask(
        self,
        source: CommandSourceStack,
        passed: list[CommandSourceStack],
        execution: CommandExecution,
    ) -> None:
        functions = find_functions(self.name, source.server.functions)
        bodies = [
            each.commands if each.macro is None else each.macro.expand(None)
            for each in functions
        ]

        def decide(_success: bool, result: int) -> None:
            if (result != 0) is not self.negated:
                passed.append(source)

        inner = source.for_function()
        # The first function that returns decides, and drops the others.
        control = [0]
        execution.fall_through(Frame(decide, None, control))
        for each, commands in zip(reversed(functions), reversed(bodies), strict=True):
            execution.spend()
            execution.call(commands, inner, Frame(decide, each, control))


def _going_on(passed: list[CommandSourceStack], rest: Rest) -> CompiledCommand:
    return CompiledCommand("if function", _GoOn(passed, rest))


@final
@attrs.frozen(eq=False)
class _GoOn(ControlAction):
    passed: list[CommandSourceStack]
    rest: Rest

    def enqueue(
        self,
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool = False,
    ) -> None:
        execution.go_on(self.passed, self.rest, frame)
