"""Runs functions and command lines to their end and says what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.call_chain import CallSite, chain_text
from gametest.command.engine.compiled_function import HOT
from gametest.command.engine.execution import CommandExecution, Frame
from gametest.command.engine.macro import missing_argument

if TYPE_CHECKING:
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.command.engine.compiled_function import CompiledFunction
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
    limit_chain: tuple[CallSite, ...] = ()
    """Where that was, the innermost call first."""
    unsupported: tuple[UnsupportedError, ...] = ()
    """Not simulated; a test that depends on the run proves nothing."""
    unsupported_chains: tuple[tuple[CallSite, ...], ...] = ()
    """Where each of them was met; empty for a command outside of functions."""


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
        if function.macro is not None:
            name = function.macro.names[0]
            return FunctionResult(failure=missing_argument(function.id, name))
        function.calls += 1
        if function.calls == HOT:
            function.heat()
        outcome = _Outcome()
        execution = execution_for(source)
        execution.spend()
        frame = Frame(outcome.note, function)
        execution.call(function.commands, source.with_callback(None), frame)
        execution.run()
        return outcome.finish(execution, source)

    def run_command(
        self, text: str, source: CommandSourceStack, dispatcher: CommandDispatcher
    ) -> FunctionResult:
        """One line, without its slash; raises `TextSyntaxError` if it is none."""
        command = dispatcher.parse(text, source.permission_level).compile()
        outcome = _Outcome(source)
        execution = execution_for(source)
        execution.run_command(command, source.with_callback(outcome.note))
        return outcome.finish(execution, source)


def execution_for(source: CommandSourceStack) -> CommandExecution:
    """A fresh queue with the limits of the source's world."""
    rules = source.level.world.game_rules
    return CommandExecution(
        int(rules.value("max_command_sequence_length")),
        int(rules.value("max_command_forks")),
    )


def limit_text(execution: CommandExecution) -> str:
    """Tells that the rest was dropped, and where."""
    where = chain_text(execution.limit_chain)
    at = f" at {where}" if where else ""
    return (
        f"the command limit of {execution.command_limit} "
        f"(max_command_sequence_length) was reached{at}; the rest did not run"
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

    def finish(
        self, execution: CommandExecution, source: CommandSourceStack
    ) -> FunctionResult:
        if execution.limit_reached:
            source.server.notice(limit_text(execution))
        return FunctionResult(
            failure=execution.failure if self.success is False else None,
            success=self.success,
            result=self.result,
            operations=execution.operations,
            limit_reached=execution.limit_reached,
            limit_chain=execution.limit_chain,
            unsupported=tuple(execution.unsupported),
            unsupported_chains=tuple(execution.unsupported_chains),
        )
