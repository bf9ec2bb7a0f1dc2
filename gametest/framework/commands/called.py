"""`function <name>`: the functions return something other than 0."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.arguments.identifiers import FunctionArgument, FunctionName
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.engine.execution import Frame
from gametest.command.engine.function_lookup import find_functions
from gametest.command.engine.function_runner import execution_for
from gametest.framework.commands.checking import Check, CheckAction
from gametest.framework.commands.finding import AskedCondition, Finding

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.framework.dialect.dialect_run import DialectRun


def function(check: Check) -> CommandNode:
    def compile_function(context: CommandContext) -> CheckAction:
        return CheckAction(check, FunctionCondition(context["name"]))

    name = argument("name", FunctionArgument()).executes(compile_function)
    return literal("function").then(name)


@final
@attrs.frozen(eq=False)
class FunctionCondition(AskedCondition):
    """The first of a tag that returns decides, as for `execute if function`."""

    name: FunctionName

    def look(self, source: CommandSourceStack, run: DialectRun) -> Finding:
        functions = find_functions(self.name, source.server.functions)
        bodies = [
            each.commands if each.macro is None else each.macro.expand(None)
            for each in functions
        ]
        results: list[int] = []
        execution = execution_for(source)
        inner = source.for_function().with_callback(None)
        control = [0]
        for each, commands in zip(reversed(functions), reversed(bodies), strict=True):
            execution.spend()
            frame = Frame(lambda _done, value: results.append(value), each, control)
            execution.call(commands, inner, frame)
        try:
            execution.run()
        finally:
            run.note(execution)
        return Finding(
            count=int(bool(results) and results[0] != 0),
            expected=lambda: f"{self.name} to return a value other than 0",
            found=lambda _held: str(results[0]) if results else "no value",
            why=lambda: execution.failure,
        )
