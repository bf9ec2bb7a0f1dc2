"""What all conditions share: a measure, and how `if` and `unless` use it.

In the middle of a line a condition keeps or drops the source; at its end it is a command of which
the result is the number found (https://minecraft.wiki/w/Commands/execute#Condition_subcommands).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, final

import attrs

from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    ModifierCompiler,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Condition, ExplainedStep
from gametest.command.engine.score_terms import ScoreComparison, ScoreTest
from gametest.command.errors import CommandError

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.engine.compiled_command import Test, Why

_PASSED: Final = "test passed"


@final
@attrs.frozen(eq=False)
class Measure:
    """One condition of one line."""

    test: Test
    why: Why
    """What was found, for whoever asks why it does not hold (or, with `unless`, holds)."""
    count: Callable[[CommandSourceStack], int] | None = None
    """The result at the end of a line; None: 1. Asked only if `test` holds."""
    fails: Test | None = None
    """The opposite of `test`, where it can be had cheaper than by `not`."""
    score: ScoreTest | ScoreComparison | None = None
    """The test as data, not negated."""


Measurer: TypeAlias = Callable[[CommandContext], Measure]


@attrs.frozen(eq=False, kw_only=True)
class ConditionWord:
    """`if` or `unless`; what else asks conditions overrides `ends`."""

    nobody_is_an_error: ClassVar[bool] = True
    """Of conditions about slots, where a selector finds no entity."""

    negated: bool
    root: CommandNode
    """`execute`, where the line goes on."""
    context: CommandBuildContext

    @property
    def name(self) -> str:
        return "unless" if self.negated else "if"

    def ends(self, node: CommandNode, measurer: Measurer) -> CommandNode:
        """The node completes a condition: the line may go on or end here."""
        node.executes(self._final(measurer))
        node.redirects(self.root, self._link(measurer), forks=True)
        return node

    def _link(self, measurer: Measurer) -> ModifierCompiler:
        def compile_link(context: CommandContext) -> Condition:
            measure = measurer(context)
            score = measure.score
            if not self.negated:
                return Condition(measure.test, measure.why, score)
            if score is not None:
                score = attrs.evolve(score, negated=True)
            return Condition(_opposite(measure), measure.why, score)

        return compile_link

    def _final(self, measurer: Measurer) -> Compiler:
        def compile_final(context: CommandContext) -> ExplainedStep:
            measure = measurer(context)
            text = context.text.strip().removeprefix("execute ")
            step = _unless(measure) if self.negated else _if(measure)

            def why(source: CommandSourceStack) -> str:
                return f"{text}: {measure.why(source)}"

            return ExplainedStep(step, why)

        return compile_final


def _opposite(measure: Measure) -> Test:
    if measure.fails is not None:
        return measure.fails
    test = measure.test
    return lambda source: not test(source)


def _if(measure: Measure) -> Callable[[CommandSourceStack], int]:
    test, count = measure.test, measure.count

    def run(source: CommandSourceStack) -> int:
        if not test(source):
            message = "test failed"
            raise CommandError(message)
        if count is None:
            return _passed(source)
        found = count(source)
        if not source.silent:
            source.send_success(f"{_PASSED}, count: {found}")
        return found

    return run


def _unless(measure: Measure) -> Callable[[CommandSourceStack], int]:
    test, count = measure.test, measure.count

    def run(source: CommandSourceStack) -> int:
        if test(source):
            found = "" if count is None else f", count: {count(source)}"
            message = f"test failed{found}"
            raise CommandError(message)
        return _passed(source)

    return run


def _passed(source: CommandSourceStack) -> int:
    source.send_success(_PASSED)
    return 1
