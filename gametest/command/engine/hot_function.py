"""Runs of score lines as generated Python: for functions that are called again and again.

Compiling costs as much as running the lines some 180 times, so only what is called often gets
it. A block runs all of its lines or, where anything could be told or could fail, none: then its
lines run one by one. A function of score lines whose last line calls it again is a loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.command.arguments.scoreboard import READ_ONLY_CRITERIA
from gametest.command.engine.compiled_command import CompiledCommand
from gametest.command.engine.score_terms import (
    ScoreComparison,
    ScoreOperation,
    ScoreTest,
    Slot,
)
from gametest.level.world.scoreboard import wrap_int

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.compiled_command import Block
    from gametest.command.engine.compiled_function import CompiledFunction

_FEWEST: Final = 2
_MOST: Final = 400
"""Lines of one block."""
_ARITHMETIC: Final = {
    "+=": "one + two",
    "-=": "one - two",
    "*=": "one * two",
    "=": "two",
    "<": "one if one < two else two",
    ">": "one if one > two else two",
}
"""Without division, which can fail."""
_WRAPS: Final = frozenset(("+=", "-=", "*="))


def with_blocks(
    commands: Sequence[CompiledCommand], function: CompiledFunction | None = None
) -> tuple[CompiledCommand, ...]:
    """The same commands with every run of score lines put into a block.

    They are all of `function`, if it is given.
    """
    if function is not None and _is_loop(commands, function):
        return (_block_of(tuple(commands), function),)
    made: list[CompiledCommand] = []
    for is_score, group in groupby(commands, _is_score_line):
        lines = tuple(group)
        if not is_score or len(lines) < _FEWEST:
            made += lines
            continue
        made += [
            _block_of(lines[start : start + _MOST])
            for start in range(0, len(lines), _MOST)
        ]
    return tuple(made)


def _is_score_line(command: CompiledCommand) -> bool:
    operation = command.score_operation
    return (
        operation is not None
        and command.score_tests is not None
        and (operation.kind in ("set", "add") or operation.kind in _ARITHMETIC)
    )


def _is_loop(commands: Sequence[CompiledCommand], function: CompiledFunction) -> bool:
    """Score lines, and at the end a call of the function itself if scores say so."""
    if not _FEWEST <= len(commands) <= _MOST:
        return False
    last = commands[-1]
    return (
        bool(last.score_tests)
        and last.control is not None
        and last.control.only_calls(function.id)
        and all(map(_is_score_line, commands[:-1]))
    )


def _block_of(
    lines: tuple[CompiledCommand, ...], loop: CompiledFunction | None = None
) -> CompiledCommand:
    """With `loop` the last of the lines calls this function again."""
    cost = sum(1 + len(line.score_tests or ()) for line in lines)
    writer = _Writer(cost, loop)
    for line in lines:
        writer.write_line(line)
    block = CompiledCommand(lines[0].text, _never, line=lines[0].line)
    # Neither a step nor guarded: the queue looks at the block.
    block.step = block.guards = block.chain = None
    block.block = writer.finish()
    block.block_cost = cost
    block.block_lines = lines
    return block


def _never(_source: CommandSourceStack) -> int:
    message = "a block is not run as a step"
    raise AssertionError(message)


@final
@attrs.define(eq=False, repr=False)
class _Writer:
    """Python text of one block; objectives are dictionaries `s0`, `s1`, ..."""

    cost: int
    """Operations of all lines together, at most."""
    loop: CompiledFunction | None = None
    objectives: dict[str, int] = attrs.field(factory=dict, init=False)
    written: set[str] = attrs.field(factory=set, init=False)
    lines: list[str] = attrs.field(factory=list, init=False)
    spent: int = attrs.field(default=0, init=False)
    """By lines that always run."""

    def write_line(self, command: CompiledCommand) -> None:
        indent = "        " if self.loop is None else "            "
        tests = command.score_tests or ()
        # Links count behind one that fails too, the action only if it runs.
        self.spent += len(tests) or 1
        for test in tests:
            self.lines.append(f"{indent}one = {self._get(test.slot)}")
            if isinstance(test, ScoreComparison):
                self.lines.append(f"{indent}two = {self._get(test.other)}")
            self.lines.append(f"{indent}if {_test_text(test)}:")
            indent += "    "
        if tests:
            self.lines.append(f"{indent}spent += 1")
        operation = command.score_operation
        texts = _CALL_AGAIN if operation is None else self._operation(operation)
        for text in texts:
            self.lines.append(indent + text.replace("COST", str(self.cost)))

    def finish(self) -> Block:
        names = [f"s{number}" for number in self.objectives.values()]
        tuple_of = ", ".join(names) + ","
        text = [
            "def make(resolve, wrap):",
            "    version = library = None",
            *(f"    {name} = None" for name in names),
            "    def block(source, queued, room):",
            f"        nonlocal version, library, {', '.join(names)}",
            "        if not source.silent or source.callback is not None:",
            "            return -1",
            "        board = source.level.world.scoreboard",
            "        functions = source.server.functions",
            "        if board.version is not version or functions is not library:",
            "            found = resolve(source)",
            "            if found is None:",
            "                return -1",
            f"            {tuple_of} = found",
            "            version = board.version",
            "            library = functions",
            *self._body(),
            "        return spent",
            "    return block",
        ]
        scope: dict[str, Any] = {}
        exec(compile("\n".join(text), "<hot function>", "exec"), scope)
        block: Block = scope["make"](self._resolver(), wrap_int)
        return block

    def _body(self) -> list[str]:
        if self.loop is None:
            return [f"        spent = {self.spent}", *self.lines]
        return [
            "        spent = calls = 0",
            "        while True:",
            f"            spent += {self.spent}",
            *self.lines,
            "            break",
            "        queued.tail_calls += calls",
        ]

    def _resolver(
        self,
    ) -> Callable[[CommandSourceStack], tuple[dict[str, int], ...] | None]:
        names, written = tuple(self.objectives), frozenset(self.written)
        loop = self.loop

        def resolve(source: CommandSourceStack) -> tuple[dict[str, int], ...] | None:
            """None if a line would fail: they run one by one and say so."""
            if loop is not None and source.server.functions.find(loop.id) is not loop:
                return None
            objectives = source.level.world.scoreboard.objectives
            found = []
            for name in names:
                objective = objectives.get(name)
                if objective is None:
                    return None
                if name in written and objective.criteria in READ_ONLY_CRITERIA:
                    return None
                if type(objective.scores) is not dict:
                    # Asking for a score may be unsupported.
                    return None
                found.append(objective.scores)
            return tuple(found)

        return resolve

    def _scores(self, slot: Slot) -> str:
        number = self.objectives.setdefault(slot.objective, len(self.objectives))
        return f"s{number}"

    def _get(self, slot: Slot) -> str:
        return f"{self._scores(slot)}.get({slot.holder!r})"

    def _operation(self, operation: ScoreOperation) -> list[str]:
        target = f"{self._scores(operation.target)}[{operation.target.holder!r}]"
        self.written.add(operation.target.objective)
        if operation.kind == "set":
            return [f"{target} = {operation.amount}"]
        if operation.kind == "add":
            scores, holder = self._scores(operation.target), operation.target.holder
            return [
                f"one = {scores}.get({holder!r}, 0) + {operation.amount}",
                f"{target} = {_WRAPPED}",
            ]
        assert operation.other is not None
        other = f"{self._scores(operation.other)}[{operation.other.holder!r}]"
        result = _ARITHMETIC[operation.kind]
        lines = [
            f"one = {self._get(operation.target)}",
            f"if one is None: one = {target} = 0",
            f"two = {self._get(operation.other)}",
            f"if two is None: two = {other} = 0",
        ]
        if operation.kind in _WRAPS:
            return [*lines, f"one = {result}", f"{target} = {_WRAPPED}"]
        return [*lines, f"{target} = {result}"]


_CALL_AGAIN: Final = (
    "calls += 1",
    "if spent + COST <= room:",
    "    continue",
    "# No room for all of its lines: the queue runs them one by one from the first.",
    "queued.index = 0",
)
_WRAPPED: Final = "one if -2147483648 <= one <= 2147483647 else wrap(one)"


def _test_text(test: ScoreTest | ScoreComparison) -> str:
    if isinstance(test, ScoreComparison):
        holds = f"one is not None and two is not None and one {test.sign} two"
        return f"not ({holds})" if test.negated else holds
    bounds = []
    if test.least != float("-inf"):
        bounds.append(f"one >= {test.least:.0f}")
    if test.most != float("inf"):
        bounds.append(f"one <= {test.most:.0f}")
    inside = " and ".join(["one is not None", *bounds])
    return f"not ({inside})" if test.negated else inside
