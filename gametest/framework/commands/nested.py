"""`run <command>` and `result <range> run <command>`: what a command gives, asked of a queue of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.arguments.ranges import IntRange, IntRangeArgument
from gametest.command.command_node import (
    TO_ROOT,
    CommandContext,
    CommandNode,
    ModifierCompiler,
    argument,
    literal,
)
from gametest.command.engine.compiled_command import CompiledCommand, ControlModifier
from gametest.command.engine.execution import CommandExecution, Frame, Rest
from gametest.command.engine.function_runner import execution_for
from gametest.framework.commands.checking import Check, give_result
from gametest.framework.commands.finding import AskedCondition, Finding

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.framework.dialect.dialect_run import DialectRun


def run_conditions(check: Check) -> list[CommandNode]:
    wanted = argument("range", IntRangeArgument()).then(
        literal("run").redirects(TO_ROOT, _compiles(check))
    )
    return [
        literal("run").redirects(TO_ROOT, _compiles(check)),
        literal("result").then(wanted),
    ]


def _compiles(check: Check) -> ModifierCompiler:
    def compile_link(context: CommandContext) -> ControlModifier:
        return NestedCheck(check, context.find("range"), context.text)

    return compile_link


@final
@attrs.frozen(eq=False)
class NestedCheck(ControlModifier):
    """The rest of the line is run for each source by itself."""

    check: Check
    wanted: IntRange | None
    """None: success is asked for."""
    prefix: str
    """What stands before the command."""

    def enqueue(
        self,
        sources: Sequence[CommandSourceStack],
        rest: Rest,
        execution: CommandExecution,
        frame: Frame,
    ) -> None:
        if not sources and rest.returning:
            execution.fall_through(frame)
        typed = rest.command.text.partition(self.prefix)[2]
        for source in sources[:1] if rest.returning else sources:
            condition = NestedCondition(rest, self.wanted, typed)
            value = self.check.make(condition, source, execution)
            give_result(source, frame, value, returning=rest.returning)


@final
@attrs.frozen(eq=False)
class NestedCondition(AskedCondition):
    rest: Rest
    wanted: IntRange | None
    typed: str

    def look(self, source: CommandSourceStack, run: DialectRun) -> Finding:
        results: list[tuple[bool, int]] = []
        asked = source.with_callback(lambda done, value: results.append((done, value)))
        execution = execution_for(source)
        rest = self.rest
        # Asked before it runs: afterwards the world is another one.
        command = CompiledCommand(
            self.typed,
            rest.command.action,
            rest.command.modifiers[rest.index :],
            rest.command.line,
            rest.command.why,
        )
        explained = command.explain(source)
        try:
            execution.go_on((asked,), Rest(rest.command, rest.index), Frame())
            execution.run()
        finally:
            run.note(execution)
        if self.wanted is None:
            return self._of_success(results, execution, explained)
        return self._of_result(self.wanted, results, execution, explained)

    def _of_success(
        self,
        results: list[tuple[bool, int]],
        execution: CommandExecution,
        explained: str | None,
    ) -> Finding:
        good = bool(results) and all(done for done, _ in results)

        def found(held: bool) -> str | None:
            if held:
                return _values(results)
            if not results:
                return "no result"
            return execution.failure or "a failure"

        return Finding(
            count=int(good),
            expected=lambda: f"{self.typed} to succeed",
            found=found,
            why=lambda: explained,
        )

    def _of_result(
        self,
        wanted: IntRange,
        results: list[tuple[bool, int]],
        execution: CommandExecution,
        explained: str | None,
    ) -> Finding:
        good = bool(results) and all(wanted.contains(value) for _, value in results)

        def found(_held: bool) -> str | None:
            return _values(results) if results else "no result"

        def distance() -> float | None:
            least, most = wanted.bounds
            far = [max(least - value, value - most, 0.0) for _, value in results]
            return max(far, default=None)

        def why() -> str | None:
            failed = results and not all(done for done, _ in results)
            return explained or (execution.failure if failed else None)

        return Finding(
            count=int(good),
            expected=lambda: f"the result of {self.typed} to be {wanted}",
            found=found,
            why=why,
            distance=distance,
        )


def _values(results: list[tuple[bool, int]]) -> str:
    return ", ".join(str(value) for _, value in results)
