"""The functions of the packs: read in time, compiled when first called, absent if one line is wrong.

Commands are imported when the first function is parsed: many packs of tests have none, and what a
cache knows to be right is not parsed before it is called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier

if TYPE_CHECKING:
    from gametest.command.command_build_context import PackQuestion
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.command.engine.compiled_function import CompiledFunction
    from gametest.command.engine.function_compiler import (
        FunctionCompiler,
        ParsedFunction,
    )
    from gametest.pack.pack_stack import PackStack

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


class CheckedFunctions(Protocol):
    """Texts of functions that were found without a mistake before, for the same commands."""

    def prepare(self, size: int) -> None:
        """Before the others; `size` is that of all texts, in characters."""
        ...

    def holds(self, text: str) -> bool:
        """Whether there is no mistake in it, without reading it."""
        ...

    def note(self, text: str, answers: Mapping[PackQuestion, bool]) -> None:
        """It has no mistake as long as the packs answer so."""
        ...

    def save(self) -> None: ...


@final
@attrs.define(eq=False, repr=False)
class FunctionLibrary:
    """Making one costs nothing; a function costs its parsing when it is first asked for."""

    _dispatcher: CommandDispatcher | Callable[[], CommandDispatcher] = attrs.field(
        alias="dispatcher"
    )
    sources: Mapping[Identifier, FunctionSource]
    tags: Mapping[Identifier, Sequence[Identifier]] = attrs.field(
        factory=dict, kw_only=True
    )
    """Members of each function tag, in order, each once."""
    collector: DiagnosticCollector = attrs.field(
        factory=DiagnosticCollector, kw_only=True
    )
    """Gets the findings of functions as they are first read."""

    _compiled: dict[Identifier, CompiledFunction | None] = attrs.field(
        factory=dict, init=False
    )
    _parsed: dict[Identifier, ParsedFunction] = attrs.field(factory=dict, init=False)
    """Not compiled yet."""
    _texts: dict[Identifier, str] = attrs.field(factory=dict, init=False)
    """Known to be right, and not parsed yet."""
    _compiler: FunctionCompiler | None = attrs.field(default=None, init=False)
    _absences: dict[Identifier, str] = attrs.field(factory=dict, init=False)

    @classmethod
    def empty(cls) -> FunctionLibrary:
        """No functions and no commands."""

        def no_commands() -> CommandDispatcher:
            from gametest.command.command_dispatcher import CommandDispatcher

            return CommandDispatcher()

        return cls(no_commands, {})

    @classmethod
    def load(
        cls,
        stack: PackStack,
        dispatcher: CommandDispatcher | Callable[[], CommandDispatcher],
        collector: DiagnosticCollector,
    ) -> FunctionLibrary:
        """The functions and function tags of the packs; reads the tags, no function yet.

        A tag that names a function without a file is dropped here; one that names a function with
        an error is as good as dropped when it is first called.
        """
        sources = stack.resources(_FUNCTIONS, ".mcfunction")
        tags: Mapping[Identifier, Sequence[Identifier]] = {}
        if stack.resource_stacks(_FUNCTION_TAGS, ".json"):
            from gametest.pack.tags import load_tags

            tags = load_tags(
                stack, _FUNCTION_TAGS, sources.__contains__, collector, known=sources
            )
        return cls(dispatcher, sources, tags=tags, collector=collector)

    @property
    def dispatcher(self) -> CommandDispatcher:
        """The commands that the lines may use; made when first needed."""
        found = self._dispatcher
        if callable(found):
            found = self._dispatcher = found()
        return found

    def find(self, id: Identifier) -> CompiledFunction | None:
        """None if no pack has it, or if it has an error, as in the game."""
        try:
            return self._compiled[id]
        except KeyError:
            pass
        found = None
        if id in self.sources:
            parsed = self._parsed.pop(id, None) or self._parse(id)
            found = None if parsed is None else self._needed_compiler().build(parsed)
        self._compiled[id] = found
        return found

    def absence(self, id: Identifier) -> str:
        """What a call that does not find it says."""
        # Kept, as packs call what is absent in every tick.
        found = self._absences.get(id)
        if found is None and id in self.sources:
            found = f"function '{id}' was left out, as its file has errors"
            self._absences[id] = found
        if found is None:
            from gametest.core.suggest import did_you_mean

            known = map(str, self.sources)
            found = f"unknown function '{id}'{did_you_mean(str(id), known)}"
            self._absences[id] = found
        return found

    def has(self, id: Identifier) -> bool:
        """Whether a call would find it; reads the function."""
        if id in self._compiled:
            return self._compiled[id] is not None
        if id in self._parsed or id in self._texts:
            return True
        return id in self.sources and self._keep(id, self._parse(id))

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

    def read_all(
        self, collector: DiagnosticCollector, checked: CheckedFunctions | None = None
    ) -> None:
        """Read everything now; all findings so far go to `collector` too.

        What `checked` holds is not parsed, and what is right is noted there.
        """
        texts = {}
        for id, file in self.sources.items():
            if id in self._compiled or id in self._parsed or id in self._texts:
                continue
            text = texts[id] = file.read_text(self.collector)
            if text is None:
                self._compiled[id] = None
        if checked is not None:
            checked.prepare(sum(len(text) for text in texts.values() if text))
        for id, text in texts.items():
            if text is None:
                continue
            if checked is None:
                self._keep(id, self._parse_text(id, text))
            elif checked.holds(text):
                self._texts[id] = text
            else:
                self._check(id, text, checked)
        if checked is not None:
            checked.save()
        collector.extend(self.collector)

    def _check(self, id: Identifier, text: str, checked: CheckedFunctions) -> None:
        from gametest.command.command_build_context import PackQuestions

        context = self.dispatcher.context
        asked, before = PackQuestions(), len(self.collector)
        if context is not None:
            context.asked = asked
        good = self._keep(id, self._parse_text(id, text))
        # What is found on the way, in files of tags, has to be found again.
        if good and asked.is_complete and len(self.collector) == before:
            checked.note(text, asked.answers)

    def _keep(self, id: Identifier, parsed: ParsedFunction | None) -> bool:
        """Whether there is one; it is compiled when it is first called."""
        if parsed is None:
            self._compiled[id] = None
        else:
            self._parsed[id] = parsed
        return parsed is not None

    def _parse(self, id: Identifier) -> ParsedFunction | None:
        text = self._texts.pop(id, None)
        if text is None:
            text = self.sources[id].read_text(self.collector)
        return None if text is None else self._parse_text(id, text)

    def _parse_text(self, id: Identifier, text: str) -> ParsedFunction | None:
        return self._needed_compiler().parse(id, self.sources[id].source, text)

    def _needed_compiler(self) -> FunctionCompiler:
        if self._compiler is None:
            from gametest.command.engine.function_compiler import FunctionCompiler

            self._compiler = FunctionCompiler(self.dispatcher, self.collector)
        return self._compiler
