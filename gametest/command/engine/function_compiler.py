"""Text of a function to its commands, with a finding for each line that is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

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

MAX_COMMAND_LENGTH: Final = 2_000_000
"""Characters of one line of a function (https://minecraft.wiki/w/Function_(Java_Edition))."""


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
        if text is None:
            return None
        try:
            lines = read_lines(text)
        except TextSyntaxError as error:
            last = SourceLocation(file.source, text.rstrip("\r\n").count("\n") + 1)
            self.collector.error("command-syntax", error.message, last)
            return None
        made: list[CompiledCommand | MacroLine] = []
        names: dict[str, None] = {}
        good = True
        for line in lines:
            try:
                if line.is_macro:
                    names.update(dict.fromkeys(macro_names(line.text)))
                    pieces, holes = split_macro(line.text)
                    made.append(MacroLine(pieces, holes, line.line, self.compile_line))
                else:
                    made.append(self.compile_line(line.text, line.line))
            except TextSyntaxError as error:
                self._report(file.source, line, error)
                good = False
        if not good:
            return None
        commands = tuple(line for line in made if isinstance(line, CompiledCommand))
        macro = MacroBody(id, tuple(made), tuple(names)) if names else None
        return CompiledFunction(id, commands, macro, file.source)

    def compile_line(self, text: str, line: int) -> CompiledCommand:
        """Raises `TextSyntaxError`."""
        if len(text) > MAX_COMMAND_LENGTH:
            message = f"the command is longer than {MAX_COMMAND_LENGTH} characters"
            raise TextSyntaxError(message, text, 0)
        if text.startswith("//"):
            raise TextSyntaxError("a comment starts with '#', not with '//'", text, 0)
        if text.startswith("/"):
            raise TextSyntaxError("a command in a function has no slash", text, 0)
        return self.dispatcher.parse(text, self.permission_level).compile(line)

    def _report(self, source: str, line: FunctionLine, error: TextSyntaxError) -> None:
        unknown = isinstance(error, UnknownCommandError)
        row, column = line.place(error.cursor)
        self.collector.error(
            "unknown-command" if unknown else "command-syntax",
            error.message,
            SourceLocation(source, row, column),
        )
