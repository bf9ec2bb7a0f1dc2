"""Text of a function to its commands, with a finding for each line that is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.command.command_dispatcher import CommandDispatcher, UnknownCommandError
from gametest.command.command_source_stack import OWNER
from gametest.command.engine.compiled_command import CompiledCommand
from gametest.command.engine.compiled_function import CompiledFunction
from gametest.command.engine.function_reader import (
    FunctionLine,
    macro_names,
    read_lines,
)
from gametest.command.engine.macro import MacroBody, MacroLine, split_macro
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.source_location import SourceLocation
from gametest.core.string_reader import TextSyntaxError

if TYPE_CHECKING:
    from gametest.command.engine.function_library import FunctionSource
    from gametest.command.parsed_command import ParsedCommand

MAX_COMMAND_LENGTH: Final = 2_000_000
"""Characters of one line of a function (https://minecraft.wiki/w/Function_(Java_Edition))."""

ParsedLine: TypeAlias = "tuple[int, ParsedCommand | str]"
"""Its number, and the command or the text of a macro line."""


@final
@attrs.frozen(eq=False, repr=False)
class ParsedFunction:
    """The lines of a function without a mistake, before the work of making closures of them."""

    id: Identifier
    source: str
    lines: tuple[ParsedLine, ...]
    names: tuple[str, ...]
    """Of its macro variables, in order of first use; empty for a plain function."""


@final
@attrs.define(eq=False, repr=False)
class FunctionCompiler:
    dispatcher: CommandDispatcher
    collector: DiagnosticCollector
    permission_level: int = attrs.field(default=OWNER, kw_only=True)
    """What the lines may use; the game's test server lets functions use everything."""

    def compile(self, id: Identifier, file: FunctionSource) -> CompiledFunction | None:
        """None, with findings, if one line is wrong."""
        text = file.read_text(self.collector)
        parsed = None if text is None else self.parse(id, file.source, text)
        return None if parsed is None else self.build(parsed)

    def parse(self, id: Identifier, source: str, text: str) -> ParsedFunction | None:
        """None, with findings, if one line is wrong."""
        try:
            lines = read_lines(text)
        except TextSyntaxError as error:
            last = SourceLocation(source, text.rstrip("\r\n").count("\n") + 1)
            self.collector.error("command-syntax", error.message, last)
            return None
        made: list[ParsedLine] = []
        names: dict[str, None] = {}
        good = True
        for line in lines:
            try:
                if line.is_macro:
                    names.update(dict.fromkeys(macro_names(line.text)))
                    made.append((line.line, line.text))
                else:
                    made.append((line.line, self.parse_line(line.text)))
            except TextSyntaxError as error:
                self._report(source, line, error)
                good = False
        return ParsedFunction(id, source, tuple(made), tuple(names)) if good else None

    def build(self, parsed: ParsedFunction) -> CompiledFunction:
        lines: list[CompiledCommand | MacroLine] = []
        for number, line in parsed.lines:
            if isinstance(line, str):
                pieces, holes = split_macro(line)
                lines.append(MacroLine(pieces, holes, number, self.compile_line))
            else:
                lines.append(line.compile(number))
        commands = tuple(line for line in lines if isinstance(line, CompiledCommand))
        names = parsed.names
        macro = MacroBody(parsed.id, tuple(lines), names) if names else None
        return CompiledFunction(parsed.id, commands, macro, parsed.source)

    def parse_line(self, text: str) -> ParsedCommand:
        """Raises `TextSyntaxError`."""
        if len(text) > MAX_COMMAND_LENGTH:
            message = f"the command is longer than {MAX_COMMAND_LENGTH} characters"
            raise TextSyntaxError(message, text, 0)
        if text.startswith("/"):
            message = "a command in a function has no slash"
            if text.startswith("//"):
                message = "a comment starts with '#', not with '//'"
            raise TextSyntaxError(message, text, 0)
        return self.dispatcher.parse(text, self.permission_level)

    def compile_line(self, text: str, line: int) -> CompiledCommand:
        """Raises `TextSyntaxError`."""
        return self.parse_line(text).compile(line)

    def _report(self, source: str, line: FunctionLine, error: TextSyntaxError) -> None:
        unknown = isinstance(error, UnknownCommandError)
        row, column = line.place(error.cursor)
        self.collector.error(
            "unknown-command" if unknown else "command-syntax",
            error.message,
            SourceLocation(source, row, column),
        )
