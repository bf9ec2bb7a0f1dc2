"""`assert` and `await` as commands: they look, and either go on, wait or end the test."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.engine.call_chain import chain_text
from gametest.command.engine.compiled_command import ControlAction
from gametest.command.engine.running_line import running_chain, running_line
from gametest.command.errors import CommandError
from gametest.framework.commands.finding import AskedCondition, Verdict, judge
from gametest.framework.commands.waiting import ConditionWait
from gametest.framework.dialect.dialect_run import NOT_IN_A_TEST, DialectRun
from gametest.framework.failure.game_test_errors import GameTestAssertError

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.execution import CommandExecution, Frame


def find_run(source: CommandSourceStack) -> DialectRun | None:
    """The test whose line runs."""
    found = source.server.running_test
    return found if isinstance(found, DialectRun) else None


def run_of(source: CommandSourceStack) -> DialectRun:
    """`CommandError` outside of a test."""
    found = find_run(source)
    if found is None:
        raise CommandError(NOT_IN_A_TEST)
    return found


@final
@attrs.frozen(kw_only=True)
class Check:
    """What stands before a condition: `assert`, `await`, each with or without `not`."""

    negated: bool
    waits: bool

    def make(
        self,
        condition: AskedCondition,
        source: CommandSourceStack,
        execution: CommandExecution,
    ) -> int:
        """The result of the command; an assertion that does not hold is raised."""
        run = run_of(source)
        execution.spend()
        try:
            verdict = judge(condition, source, run, negated=self.negated)
        except GameTestAssertError as error:
            # An assertion in what the condition runs.
            add_chain(error, execution)
            raise
        if self.waits and run.is_ward:
            if not verdict.holds:
                assert run.line is not None
                wait = ConditionWait(
                    condition, source, self.negated, run.line, verdict, run.tick
                )
                run.waits.append(wait)
            return 1
        if verdict.holds:
            return verdict.value
        if run.history is not None:
            run.history.note(run.tick, verdict.found, verdict.distance)
        raise failed_assertion(verdict, run, execution)


@final
@attrs.frozen(eq=False)
class CheckAction(ControlAction):
    """Works on the queue, so that a failure can tell which functions were running."""

    check: Check
    condition: AskedCondition

    def enqueue(
        self,
        source: CommandSourceStack,
        execution: CommandExecution,
        frame: Frame,
        returning: bool = False,
    ) -> None:
        value = self.check.make(self.condition, source, execution)
        give_result(source, frame, value, returning=returning)


def give_result(
    source: CommandSourceStack, frame: Frame, value: int, *, returning: bool
) -> None:
    source.report_result(True, value)
    if returning:
        frame.end(True, value)


def failed_assertion(
    verdict: Verdict, run: DialectRun, execution: CommandExecution
) -> GameTestAssertError:
    error = GameTestAssertError(verdict.reason, run.tick)
    error.details += verdict.details
    add_chain(error, execution)
    return error


def add_chain(error: GameTestAssertError, execution: CommandExecution) -> None:
    """Which functions were running, and the line of the innermost one."""
    chain = running_chain(execution)
    if chain:
        line = running_line(execution)
        text = "" if line is None else f": {line.text}"
        error.details.append(f"in {chain_text(chain)}{text}")
