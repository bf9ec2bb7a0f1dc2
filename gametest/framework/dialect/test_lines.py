"""The lines of a test file: what is a step, and what cannot be one.

PackTest takes every physical line by itself; Ward reads a file as the game reads a function.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.source_location import SourceLocation
from gametest.core.string_reader import TextSyntaxError
from gametest.framework.dialect.dialect import Dialect, is_ward_only

if TYPE_CHECKING:
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.command.engine.compiled_command import CompiledCommand
    from gametest.command.engine.function_reader import FunctionLine

PARSING: Final = "Whilst parsing command: "
INSTANTIATING: Final = "Whilst instantiating command: "
NO_CONTINUATION: Final = "Line continuation is not supported in tests"

_AWAIT: Final = "await "
_DELAY: Final = "await delay "
_AT_LEAST: Final = re.compile(
    r"(?:execute .*? run )?(?:assert|await) (?:not )?score \S+ \S+ >= "
)

_CHAT: Final = re.compile(r"(?:^| run )(?:assert|await) (?:not )?chat ")


@final
@attrs.frozen
class LineProblem:
    """Why a line cannot be a step."""

    message: str
    location: SourceLocation


@final
@attrs.define(eq=False, repr=False)
class TestLine:
    """One step. `command` is None exactly if there is a `problem`."""

    __test__ = False

    text: str
    location: SourceLocation
    command: CompiledCommand | None = None
    problem: LineProblem | None = None
    hint: LineProblem | None = None
    """The line is read, but the dialect itself would refuse it, or it can only fail."""
    waits: bool = False
    """PackTest tries it again in every tick until it holds."""
    delay: int | None = None
    """Ticks of PackTest's idle step, `await delay <time>` at the start of the line."""
    written: str = ""
    """Of a `$` line, before it was filled in."""


@final
@attrs.frozen(eq=False)
class LineReader:
    """Makes the steps of one file, for one case of it."""

    source: str
    dialect: Dialect
    dispatcher: CommandDispatcher
    values: Mapping[str, str] | None = None
    """Of the case; None for a file without cases, in which `$` lines are wrong."""

    def read(self, text: str) -> list[TestLine]:
        return self._of_ward(text) if self.dialect.is_ward else self._of_packtest(text)

    def _of_packtest(self, text: str) -> list[TestLine]:
        made = []
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            column = len(raw) - len(raw.lstrip()) + 1
            location = SourceLocation(self.source, number, column)
            if line.endswith("\\"):
                end = SourceLocation(self.source, number, column + len(line) - 1)
                problem = LineProblem(NO_CONTINUATION, end)
                made.append(TestLine(line, location, problem=problem))
                continue
            step = self._step(line, location, None)
            step.waits = step.text.startswith(_AWAIT)
            step.hint = step.hint or _hint(step)
            # A filled-in line has no indentation of its own.
            at_start = step.text if step.written else raw
            if at_start.startswith(_DELAY) and step.command is not None:
                step.delay = _delay(step.text)
            made.append(step)
        return made

    def _of_ward(self, text: str) -> list[TestLine]:
        from gametest.command.engine.function_reader import read_lines

        try:
            lines = read_lines(text)
        except TextSyntaxError as error:
            number = text.rstrip("\r\n").count("\n") + 1
            location = SourceLocation(self.source, number, 1)
            problem = LineProblem(error.message, location)
            return [TestLine(error.text, location, problem=problem)]
        return [
            self._step(line.text, SourceLocation(self.source, *line.place(0)), line)
            for line in lines
        ]

    def _step(
        self, text: str, location: SourceLocation, joined: FunctionLine | None
    ) -> TestLine:
        step = TestLine(text, location)
        if text.startswith("$"):
            step.written = text
            try:
                step.text = text = self._filled(text)
            except TextSyntaxError as error:
                prefix = "" if self.dialect.is_ward else INSTANTIATING
                step.problem = LineProblem(prefix + error.message, location)
                return step
        try:
            step.command = self._compiled(text, location.line)
        except TextSyntaxError as error:
            prefix = "" if self.dialect.is_ward else PARSING
            message = prefix + error.message
            if step.written:
                message += f" (the line became {text!r})"
                place = location
            elif joined is not None:
                place = SourceLocation(self.source, *joined.place(error.cursor))
            else:
                place = SourceLocation(
                    self.source, location.line, location.column + error.cursor
                )
            step.problem = LineProblem(message, place)
        else:
            step.hint = _bad_pattern(step)
        return step

    def _filled(self, text: str) -> str:
        """A `$` line with the values of the case."""
        from gametest.command.engine.function_reader import macro_names
        from gametest.command.engine.macro import split_macro

        names = macro_names(text)
        if self.values is None:
            message = (
                "a test takes no macro arguments; only a file with '# @case' has any"
            )
            raise TextSyntaxError(message, text, 0)
        for name in names:
            if name not in self.values:
                message = f"the case gives no value for $({name})"
                raise TextSyntaxError(message, text, text.index(f"$({name})"))
        pieces, holes = split_macro(text)
        parts = [pieces[0]]
        for name, piece in zip(holes, pieces[1:], strict=True):
            parts += (self.values[name], piece)
        return "".join(parts)

    def _compiled(self, text: str, number: int) -> CompiledCommand:
        if text.startswith("/"):
            raise TextSyntaxError("a command in a test has no slash", text, 0)
        parsed = self.dispatcher.parse(text)
        is_bare_fail = parsed.last is self.dispatcher.find_root("fail")
        if is_bare_fail and not self.dialect.is_ward:
            # Ward has a text of its own for it.
            raise TextSyntaxError(
                "fail needs a text, as in: fail {text:'why'}", text, len(text)
            )
        return parsed.compile(number)


def _bad_pattern(step: TestLine) -> LineProblem | None:
    """The game reads a pattern of `chat` when the line runs, and both polarities fail then."""
    match = _CHAT.search(step.text)
    if match is None:
        return None
    from gametest.core.string_reader import StringReader
    from gametest.framework.commands.text_pattern import pattern_fault

    start = match.end()
    try:
        fault = pattern_fault(StringReader(step.text, start).read_string())
    except TextSyntaxError:
        return None
    if fault is None:
        return None
    place = step.location
    if not step.written:
        place = SourceLocation(place.source, place.line, place.column + start)
    return LineProblem(fault, place)


def _hint(step: TestLine) -> LineProblem | None:
    if step.command is None:
        return None
    if _AT_LEAST.match(step.text):
        message = "PackTest has no '>=' for scores and refuses the line; Ward takes it"
    elif is_ward_only(step.text):
        message = "only Ward understands the line, PackTest refuses it"
    else:
        return None
    return LineProblem(message, step.location)


def _delay(text: str) -> int:
    from gametest.command.arguments.time import TimeArgument
    from gametest.core.string_reader import StringReader

    return TimeArgument().parse(StringReader(text, len(_DELAY)))
