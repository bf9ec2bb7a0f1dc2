"""`function`: runs a function or all of a function tag, without arguments of macros.

https://minecraft.wiki/w/Commands/function
"""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import FunctionArgument, FunctionName
from gametest.command.arguments.nbt import CompoundArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.compiled_command import (
    CompiledCommand,
    ControlAction,
    Step,
)
from gametest.command.compiled_function import CompiledFunction
from gametest.command.errors import CommandError
from gametest.command.execution import CommandExecution, Frame
from gametest.command.function_runner import missing_argument
from gametest.core.errors import UnsupportedError
from gametest.core.string_reader import StringReader

SUPPORT: Final = "functions and tags; arguments of macros (`{…}`, `with`) are not"


def build(context: CommandBuildContext) -> CommandNode:
    name = argument("name", FunctionArgument()).executes(_compile)
    name.then(argument("arguments", CompoundArgument()).executes(_compile))
    name.then(literal("with").then(argument("source", _DataSource()).executes(_with)))
    return literal("function").requires(GAME_MASTER).then(name)


def _compile(context: CommandContext) -> ControlAction:
    return CallFunction(context["name"], context.find("arguments") is not None)


def _with(_context: CommandContext) -> Step:
    def refuse(_source: CommandSourceStack) -> int:
        mechanic = "command: function with"
        raise UnsupportedError(mechanic)

    return refuse


@final
@attrs.frozen(eq=False)
class CallFunction(ControlAction):
    """Queues the lines; a result comes only from `return`."""

    name: FunctionName
    has_arguments: bool = False

    def enqueue(
        self, source: CommandSourceStack, execution: CommandExecution, frame: Frame
    ) -> None:
        functions = self._functions(source)
        # Inside, output is suppressed and the source is at least a game master.
        inner = attrs.evolve(
            source,
            silent=True,
            callback=None,
            permission_level=max(source.permission_level, GAME_MASTER),
        )
        if len(functions) == 1:
            execution.spend()
            execution.call(functions[0].commands, inner, Frame(source))
            return
        total = _Total(source)
        done = CompiledCommand(str(self.name), _Report(total))
        execution.call((done,), inner, Frame(inner))
        for function in reversed(functions):
            execution.spend()
            caller = inner.with_callback(total.add)
            execution.call(function.commands, inner, Frame(caller))

    def _functions(self, source: CommandSourceStack) -> tuple[CompiledFunction, ...]:
        library = source.server.functions
        if self.name.is_tag:
            functions = library.find_tag(self.name.id)
            if not functions:
                message = f"no functions for the name '{self.name}'"
                raise CommandError(message)
        else:
            function = library.find(self.name.id)
            if function is None:
                message = f"unknown function '{self.name}'"
                raise CommandError(message)
            functions = (function,)
        for function in functions:
            if function.is_macro:
                if self.has_arguments:
                    mechanic = "command: function: macro line"
                    raise UnsupportedError(mechanic)
                raise CommandError(missing_argument(function))
        return functions


@final
@attrs.define(eq=False, repr=False)
class _Total:
    """The sum of what the functions of a tag returned."""

    caller: CommandSourceStack
    result: int | None = None

    def add(self, _success: bool, result: int) -> None:
        self.result = (self.result or 0) + result


@final
@attrs.frozen(eq=False)
class _Report(ControlAction):
    total: _Total

    def enqueue(
        self, source: CommandSourceStack, execution: CommandExecution, frame: Frame
    ) -> None:
        if self.total.result is not None:
            self.total.caller.report_result(True, self.total.result)


@final
class _DataSource(ArgumentType[str]):
    """`block`, `entity` or `storage` and what follows, read as one piece."""

    def parse(self, reader: StringReader) -> str:
        kind = reader.remaining.split(" ", 1)[0]
        if kind not in ("block", "entity", "storage"):
            raise reader.error(f"expected block, entity or storage, got {kind!r}")
        text = reader.remaining
        reader.cursor = len(reader.text)
        return text
