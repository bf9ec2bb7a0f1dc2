"""Conditions that `execute if` has too: the same measure, in the words of an assertion."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

import attrs

from gametest.command.command_node import CommandContext, CommandNode, Compiler
from gametest.command.commands.execute.condition_words import (
    ConditionWord,
    Measure,
    Measurer,
)
from gametest.framework.commands.checking import Check, CheckAction
from gametest.framework.commands.finding import AskedCondition, Finding
from gametest.framework.commands.texts import Texts, texts_of

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.framework.dialect.dialect_run import DialectRun


@final
@attrs.frozen(eq=False)
class MeasuredCondition(AskedCondition):
    measure: Measure
    texts: Texts

    def look(self, source: CommandSourceStack, run: DialectRun) -> Finding:
        measure, texts = self.measure, self.texts
        count = 0
        if measure.test(source):
            # A masked region of nothing but air has no block to count, and holds.
            count = 1 if measure.count is None else max(1, measure.count(source))
        return Finding(
            count=count,
            expected=lambda: texts.expected(source),
            found=lambda held: texts.found(source, run.is_ward, held),
            why=lambda: None if texts.says_all else measure.why(source),
            distance=lambda: texts.distance(source),
        )


@final
@attrs.frozen(eq=False, kw_only=True)
class CheckWord(ConditionWord):
    """Ends a line where `if` and `unless` let it go on.

    Slots of nobody are no slots in both dialects: https://github.com/misode/packtest
    (AssertCommand), https://github.com/mcbookshelf/ward (test `assert_items`).
    """

    nobody_is_an_error: ClassVar[bool] = False

    check: Check

    def ends(self, node: CommandNode, measurer: Measurer) -> CommandNode:
        return node.executes(self._compiles(measurer))

    def _compiles(self, measurer: Measurer) -> Compiler:
        check = self.check

        def compile_check(context: CommandContext) -> CheckAction:
            condition = MeasuredCondition(measurer(context), texts_of(context))
            return CheckAction(check, condition)

        return compile_check
