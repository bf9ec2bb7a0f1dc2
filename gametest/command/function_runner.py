"""Runs functions and command lines to their end and says what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.execution import CommandExecution, Frame

if TYPE_CHECKING:
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.command.compiled_function import CompiledFunction
    from gametest.command.server_context import ServerContext
    from gametest.core.errors import UnsupportedError
    from gametest.core.identifier import Identifier
    from gametest.level.level import Level


@final
@attrs.frozen(kw_only=True)
class FunctionResult:
    """What a run of one function or command did, as far as its caller must know."""

    found: bool = True
    """False: no pack has the function, or it has an error. Nothing ran."""
    failure: str | None = None
    """Why it could not start, or how a single command failed."""
    success: bool | None = None
    """None if it gave no result, as a function that does not return."""
    result: int | None = None
    operations: int = 0
    """Counted as the game's limit counts them."""
    limit_reached: bool = False
    """The rest was dropped at `max_command_sequence_length`."""
    unsupported: tuple[UnsupportedError, ...] = ()
    """Not simulated; a test that depends on the run proves nothing."""


@final
@attrs.frozen(eq=False)
class FunctionRunner:
    """Stateless; everything lives in the level and the server it is given."""

    def run_function(
        self, id: Identifier, level: Level, server: ServerContext
    ) -> FunctionResult:
        """As a test environment runs its `setup` and `teardown`.

        The source is the server, game master, silent, at the world's origin, without an entity.
        """
        function = server.functions.find(id)
        if function is None:
            return FunctionResult(found=False, failure=f"unknown function '{id}'")
        return self.run(function, CommandSourceStack.of_game_loop(server, level))

    def run_tag(
        self, id: Identifier, level: Level, server: ServerContext
    ) -> tuple[FunctionResult, ...]:
        """As `#minecraft:load` and `#minecraft:tick` are run: each member by itself, in order."""
        source: CommandSourceStack | None = None
        results = []
        for function in server.functions.find_tag(id) or ():
            source = source or CommandSourceStack.of_game_loop(server, level)
            results.append(self.run(function, source))
        return tuple(results)

    def run(
        self, function: CompiledFunction, source: CommandSourceStack
    ) -> FunctionResult:
        if function.is_macro:
            return FunctionResult(failure=missing_argument(function))
        outcome = _Outcome()
        execution = execution_for(source)
        frame = Frame(source.with_callback(outcome.note))
        execution.call(function.commands, source, frame)
        execution.run()
        return outcome.finish(execution)

    def run_command(
        self, text: str, source: CommandSourceStack, dispatcher: CommandDispatcher
    ) -> FunctionResult:
        """One line, without its slash; raises `TextSyntaxError` if it is none."""
        command = dispatcher.parse(text, source.permission_level).compile()
        outcome = _Outcome(source)
        execution = execution_for(source)
        execution.run_command(command, attrs.evolve(source, callback=outcome.note))
        return outcome.finish(execution)


def execution_for(source: CommandSourceStack) -> CommandExecution:
    """A fresh queue with the limits of the source's world."""
    rules = source.level.world.game_rules
    return CommandExecution(
        int(rules.value("max_command_sequence_length")),
        int(rules.value("max_command_forks")),
    )


def missing_argument(function: CompiledFunction) -> str:
    name = function.macro_names[0]
    return (
        f"failed to instantiate function {function.id}: "
        f"missing argument {name} to function {function.id}"
    )


@attrs.define(eq=False, repr=False)
class _Outcome:
    """Keeps the last result that the run reported."""

    told: CommandSourceStack | None = None
    success: bool | None = attrs.field(default=None, init=False)
    result: int | None = attrs.field(default=None, init=False)

    def note(self, success: bool, result: int) -> None:
        self.success, self.result = success, result
        if self.told is not None:
            self.told.report_result(success, result)

    def finish(self, execution: CommandExecution) -> FunctionResult:
        return FunctionResult(
            failure=execution.failure if self.success is False else None,
            success=self.success,
            result=self.result,
            operations=execution.operations,
            limit_reached=execution.limit_reached,
            unsupported=tuple(execution.unsupported),
        )
