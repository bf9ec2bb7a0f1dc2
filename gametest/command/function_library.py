"""The functions of the packs: read and compiled when first called, absent if one line is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, final

import attrs

from gametest.command.command_dispatcher import CommandDispatcher, UnknownCommandError
from gametest.command.command_source_stack import OWNER
from gametest.command.compiled_command import CompiledCommand
from gametest.command.compiled_function import CompiledFunction
from gametest.command.function_reader import FunctionLine, macro_names, read_lines
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.source_location import SourceLocation
from gametest.core.string_reader import TextSyntaxError
from gametest.pack.tags import load_tags

if TYPE_CHECKING:
    from gametest.pack.pack_stack import PackStack

MAX_COMMAND_LENGTH: Final = 2_000_000
"""Characters of one line of a function (https://minecraft.wiki/w/Function_(Java_Edition))."""

_FUNCTIONS: Final = "function"
_FUNCTION_TAGS: Final = "tags/function"

LOAD_TAG: Final = Identifier("minecraft", "load")
TICK_TAG: Final = Identifier("minecraft", "tick")


class FunctionSource(Protocol):
    """A file of a pack that holds a function."""

    @property
    def source(self) -> str:
        """The path that diagnostics show."""
        ...

    def read_text(self, collector: DiagnosticCollector) -> str | None:
        """None, with a finding, if it is no text."""
        ...


@final
@attrs.define(eq=False, repr=False)
class FunctionLibrary:
    """Making one costs nothing; a function costs its parsing at its first call."""

    dispatcher: CommandDispatcher
    sources: Mapping[Identifier, FunctionSource]
    tags: Mapping[Identifier, Sequence[Identifier]] = attrs.field(
        factory=dict, kw_only=True
    )
    """Members of each function tag, in order, each once."""
    collector: DiagnosticCollector = attrs.field(
        factory=DiagnosticCollector, kw_only=True
    )
    """Gets the findings of functions as they are first read."""
    permission_level: int = attrs.field(default=OWNER, kw_only=True)
    """What the lines may use; the game's test server lets functions use everything."""

    _compiled: dict[Identifier, CompiledFunction | None] = attrs.field(
        factory=dict, init=False
    )

    @classmethod
    def load(
        cls,
        stack: PackStack,
        dispatcher: CommandDispatcher,
        collector: DiagnosticCollector,
    ) -> FunctionLibrary:
        """The functions and function tags of the packs; reads the tags, no function yet.

        A tag that names a function without a file is dropped here; one that names a function with
        an error is as good as dropped when it is first called.
        """
        sources = stack.resources(_FUNCTIONS, ".mcfunction")
        tags = load_tags(
            stack, _FUNCTION_TAGS, sources.__contains__, collector, known=sources
        )
        return cls(dispatcher, sources, tags=tags, collector=collector)

    def find(self, id: Identifier) -> CompiledFunction | None:
        """None if no pack has it, or if it has an error, as in the game."""
        try:
            return self._compiled[id]
        except KeyError:
            pass
        source = self.sources.get(id)
        found = None if source is None else self._compile(id, source)
        self._compiled[id] = found
        return found

    def has(self, id: Identifier) -> bool:
        """Whether a call would find it; reads the function."""
        return self.find(id) is not None

    def find_tag(self, id: Identifier) -> tuple[CompiledFunction, ...] | None:
        """None if there is no such tag, or if it names a function that is absent.

        The game drops a whole tag for one missing member
        (https://minecraft.wiki/w/Tag_(Java_Edition)).
        """
        members = self.tags.get(id)
        if members is None:
            return None
        found = [self.find(member) for member in members]
        present = tuple(function for function in found if function is not None)
        return present if len(present) == len(found) else None

    def ids(self) -> Iterable[Identifier]:
        """All functions that the packs have, those with errors included."""
        return self.sources.keys()

    def compile_all(self, collector: DiagnosticCollector) -> None:
        """Read everything now; all findings so far go to `collector` too."""
        for id in self.sources:
            self.find(id)
        collector.extend(self.collector)

    def _compile(self, id: Identifier, file: FunctionSource) -> CompiledFunction | None:
        text = file.read_text(self.collector)
        if text is None:
            return None
        try:
            lines = read_lines(text)
        except TextSyntaxError as error:
            last = SourceLocation(file.source, text.rstrip("\r\n").count("\n") + 1)
            self.collector.error("command-syntax", error.message, last)
            return None
        commands: list[CompiledCommand] = []
        names: dict[str, None] = {}
        good = True
        for line in lines:
            try:
                if line.is_macro:
                    names.update(dict.fromkeys(macro_names(line.text)))
                else:
                    commands.append(self._compile_line(line))
            except TextSyntaxError as error:
                self._report(file.source, line, error)
                good = False
        return CompiledFunction(id, tuple(commands), tuple(names)) if good else None

    def _compile_line(self, line: FunctionLine) -> CompiledCommand:
        text = line.text
        if len(text) > MAX_COMMAND_LENGTH:
            message = f"the command is longer than {MAX_COMMAND_LENGTH} characters"
            raise TextSyntaxError(message, text, 0)
        if text.startswith("//"):
            raise TextSyntaxError("a comment starts with '#', not with '//'", text, 0)
        if text.startswith("/"):
            raise TextSyntaxError("a command in a function has no slash", text, 0)
        return self.dispatcher.parse(text, self.permission_level).compile(line.line)

    def _report(self, source: str, line: FunctionLine, error: TextSyntaxError) -> None:
        unknown = isinstance(error, UnknownCommandError)
        row, column = line.place(error.cursor)
        self.collector.error(
            "unknown-command" if unknown else "command-syntax",
            error.message,
            SourceLocation(source, row, column),
        )
