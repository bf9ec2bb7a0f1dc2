"""`function`: runs a function or all of a function tag, with the arguments of macros.

https://minecraft.wiki/w/Commands/function
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.command.arguments.data.nbt import CompoundArgument
from gametest.command.arguments.data.nbt_path import NbtPathArgument
from gametest.command.arguments.identifiers import FunctionArgument, FunctionName
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import (
    GAME_MASTER,
    CommandSourceStack,
    ResultCallback,
)
from gametest.command.engine.compiled_command import CompiledCommand, ControlAction
from gametest.command.engine.compiled_function import HOT
from gametest.command.engine.execution import CommandExecution, Frame
from gametest.command.engine.execution_frame import called_frame
from gametest.command.engine.function_lookup import find_functions
from gametest.command.errors import CommandError
from gametest.level.world.scoreboard import wrap_int

if TYPE_CHECKING:
    from gametest.command.data_access.accessor import DataAccessor
    from gametest.command.engine.compiled_function import CompiledFunction
    from gametest.command.engine.function_library import FunctionLibrary
    from gametest.core.identifier import Identifier
    from gametest.nbt.path import NbtPath
    from gametest.nbt.tags import Compound

SUPPORT: Final = ""

Arguments: TypeAlias = "Callable[[CommandSourceStack], Compound]"


def build(context: CommandBuildContext) -> CommandNode:
    from gametest.command.data_access.targets import data_targets

    name = argument("name", FunctionArgument()).executes(_compile)
    name.then(argument("arguments", CompoundArgument()).executes(_compile))
    given = literal("with")
    for kind, data in data_targets("from", context):
        data.executes(_compile)
        data.then(argument("path", NbtPathArgument()).executes(_compile))
        given.then(kind)
    return literal("function").requires(GAME_MASTER).then(name.then(given))


def _compile(context: CommandContext) -> ControlAction:
    return CallFunction(context["name"], _arguments(context))


def _arguments(context: CommandContext) -> Arguments | None:
    written: Compound | None = context.find("arguments")
    if written is not None:
        return lambda _source: written
    accessor: DataAccessor | None = context.find("from")
    if accessor is None:
        return None
    path: NbtPath | None = context.find("path")
    if path is None:
        return accessor.get
    return _at_path(accessor, path)


def _at_path(accessor: DataAccessor, path: NbtPath) -> Arguments:
    from gametest.command.data_access.reading import find_single_tag
    from gametest.nbt.tags import tag_name

    def get(source: CommandSourceStack) -> Compound:
        tag = find_single_tag(accessor.get_part(source, path), path)
        if not isinstance(tag, dict):
            message = (
                f"the arguments at {path} are not a compound, but a {tag_name(tag)}"
            )
            raise CommandError(message)
        return tag

    return get


@final
@attrs.define(eq=False)
class CallFunction(ControlAction):
    """Queues the lines; a result comes only from `return`."""

    name: FunctionName
    arguments: Arguments | None = None
    _library: FunctionLibrary | None = attrs.field(default=None, init=False)
    _found: tuple[CompiledFunction, ...] = attrs.field(default=(), init=False)
    """What the library gave at the last call: functions do not change while it lives."""
    _single: CompiledFunction | None = attrs.field(default=None, init=False)

    def enqueue(
        self,
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool = False,
    ) -> None:
        library = source.server.functions
        if library is not self._library:
            self._found = find_functions(self.name, library)
            self._single = self._found[0] if len(self._found) == 1 else None
            self._library = library
        function = self._single
        if function is not None:
            function.calls += 1
            if function.calls == HOT:
                function.heat()
            macro, arguments = function.macro, self.arguments
            if macro is None:
                commands = function.commands
            else:
                given = None if arguments is None else arguments(source)
                commands = macro.expand(given)
            # Inside, output is suppressed and the source is at least a game master.
            inner = source
            if (
                not source.silent
                or source.callback is not None
                or source.permission_level < GAME_MASTER
            ):
                inner = source.for_function()
            if returning:
                execution.fall_through(frame)
                callback = both(source.callback, frame.callback)
                called = Frame(callback, function, frame.control)
            else:
                called = called_frame(source.callback, function)
            execution.operations += 1
            execution.call(commands, inner, called)
            return
        self._call_many(self._found, source, execution, frame, returning)

    def only_calls(self, id: Identifier) -> bool:
        name = self.name
        return self.arguments is None and not name.is_tag and name.id == id

    def _given(self, source: CommandSourceStack) -> Compound | None:
        return None if self.arguments is None else self.arguments(source)

    def _call_many(
        self,
        functions: tuple[CompiledFunction, ...],
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool,
    ) -> None:
        given = self._given(source)
        # All are filled in before the first runs.
        bodies = [
            function.commands
            if function.macro is None
            else function.macro.expand(given)
            for function in functions
        ]
        inner = source.for_function()
        callback = source.callback
        control = [0]
        if returning:
            # The first that returns ends them all, and the caller.
            callback = both(source.callback, frame.callback)
            control = frame.control
            execution.fall_through(frame)
        elif callback is not None:
            total = _Total(callback)
            callback = total.add
            done = CompiledCommand(str(self.name), _Report(total))
            execution.call((done,), inner, Frame())
        for function, commands in zip(
            reversed(functions), reversed(bodies), strict=True
        ):
            execution.spend()
            own = control if returning else [0]
            execution.call(commands, inner, Frame(callback, function, own))


def both(
    first: ResultCallback | None, second: ResultCallback | None
) -> ResultCallback | None:
    """One callback that tells two."""
    if first is None or second is None:
        return first or second

    def tell(success: bool, result: int) -> None:
        first(success, result)
        second(success, result)

    return tell


@final
@attrs.define(eq=False, repr=False)
class _Total:
    """The sum of what the functions of a tag returned."""

    callback: ResultCallback
    result: int | None = None

    def add(self, _success: bool, result: int) -> None:
        self.result = wrap_int((self.result or 0) + result)


@final
@attrs.frozen(eq=False)
class _Report(ControlAction):
    total: _Total

    def enqueue(
        self,
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool = False,
    ) -> None:
        if self.total.result is not None:
            self.total.callback(True, self.total.result)
