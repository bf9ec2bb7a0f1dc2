"""The console on a terminal, by prompt_toolkit: the one module that imports it.

The world ticks in a thread of its own; lines are run there, between two ticks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, Final, final

import attrs
from prompt_toolkit import PromptSession
from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.lexers import Lexer
from prompt_toolkit.output import Output
from prompt_toolkit.patch_stdout import patch_stdout
from prompt_toolkit.styles import Style

from gametest.command.suggestion.line_reading import LineReading
from gametest.console.answer import Answer
from gametest.console.console import Console
from gametest.console.status_line import StatusLine

PROMPT: Final = "> "
REFRESH_S: Final = 0.25
_READ_TRIES: Final = 5
_STYLES: Final = Style.from_dict(
    {
        "command.literal": "",
        "command.name": "ansicyan",
        "command.number": "ansiyellow",
        "command.position": "ansigreen",
        "command.selector": "ansimagenta",
        "command.text": "ansiblue",
        "command.data": "ansibrightblack",
        "command.error": "ansired underline",
        "bottom-toolbar": "noreverse bg:ansibrightblack fg:ansiwhite",
        "answer.error": "ansired",
    }
)


@final
@attrs.define(eq=False, repr=False)
class LineReadings:
    """The reading of the line as it is now, made once for colours, words and suggestion."""

    console: Console
    _text: str | None = attrs.field(default=None, init=False)
    _found: LineReading = attrs.field(factory=LineReading, init=False)

    def of(self, text: str) -> LineReading:
        if text != self._text:
            self._found = self._read(text)
            self._text = text
        return self._found

    def forget(self) -> None:
        """After a line has run, the world may have other names."""
        self._text = None

    def _read(self, text: str) -> LineReading:
        for _ in range(_READ_TRIES):
            try:
                return self.console.read(text)
            except RuntimeError:
                # The world has changed while its names were listed.
                continue
        return LineReading()


@final
@attrs.define(eq=False)
class CommandCompleter(Completer):
    readings: LineReadings

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        text = document.text_before_cursor
        for one in self.readings.of(text).suggestions:
            yield Completion(
                one.text, start_position=one.start - len(text), display_meta=one.note
            )


@final
@attrs.define(eq=False)
class CommandLexer(Lexer):
    readings: LineReadings

    def lex_document(self, document: Document) -> Callable[[int], StyleAndTextTuples]:
        text = document.text
        reading = self.readings.of(text)
        parts: StyleAndTextTuples = []
        cursor = 0
        for word in reading.words:
            if word.start > cursor:
                parts.append(("", text[cursor : word.start]))
            kind = word.kind
            # What can still become a word is not wrong yet.
            if kind == "error" and reading.suggestions and word.end == len(text):
                kind = "literal"
            parts.append((f"class:command.{kind}", text[word.start : word.end]))
            cursor = word.end
        parts.append(("", text[cursor:]))
        return lambda _line: parts


@final
@attrs.define(eq=False)
class InlineSuggestion(AutoSuggest):
    """The rest of the last line that began so, else of the first word that fits."""

    readings: LineReadings

    def get_suggestion(self, buffer: Buffer, document: Document) -> Suggestion | None:
        text = document.text
        if not text.strip():
            return None
        for line in reversed(list(buffer.history.get_strings())):
            if line.startswith(text) and line != text:
                return Suggestion(line[len(text) :])
        for one in self.readings.of(text).suggestions:
            typed = text[one.start :]
            if typed and one.text.startswith(typed) and one.text != typed:
                return Suggestion(one.text[len(typed) :])
        return None


@final
@attrs.define(eq=False, repr=False)
class TerminalConsole:
    console: Console
    history: Path | None = None
    """None: lines are remembered until the end only."""
    input: Input | None = attrs.field(default=None, kw_only=True)
    output: Output | None = attrs.field(default=None, kw_only=True)

    _jobs: SimpleQueue[Callable[[], None]] = attrs.field(
        factory=SimpleQueue, init=False
    )
    _status: StatusLine = attrs.field(init=False)
    _fault: Exception | None = attrs.field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self._status = StatusLine(self.console)

    def run(self) -> None:
        """Returns when somebody leaves: `quit`, `stop`, Ctrl-D."""
        loop = self.console.session.loop
        settle = loop.before_tick

        def between_ticks() -> None:
            self._run_jobs()
            settle()
            for text in self.console.watches.changes():
                self.console.session.say(text)

        loop.before_tick = between_ticks
        world = Thread(target=self._tick, name="world", daemon=True)
        readings = LineReadings(self.console)
        prompt: PromptSession[str] = PromptSession(
            PROMPT,
            completer=CommandCompleter(readings),
            complete_while_typing=True,
            lexer=CommandLexer(readings),
            auto_suggest=InlineSuggestion(readings),
            history=self._history(),
            bottom_toolbar=self._status.text,
            refresh_interval=REFRESH_S,
            style=_STYLES,
            input=self.input,
            output=self.output,
        )
        with patch_stdout():
            world.start()
            try:
                self._converse(prompt, readings, world)
            finally:
                loop.stop()
                world.join()
        if self._fault is not None:
            raise self._fault

    def _tick(self) -> None:
        """The thread of the world; a fault of ours is raised where the console began."""
        try:
            self.console.session.loop.run()
        except Exception as error:
            self._fault = error
            self.console.session.say("the world has stopped by a fault; Enter ends")

    def _converse(
        self, prompt: PromptSession[str], readings: LineReadings, world: Thread
    ) -> None:
        while world.is_alive() and not self.console.is_over:
            try:
                line = prompt.prompt()
            except KeyboardInterrupt:
                # As in a shell: the line is dropped.
                continue
            except EOFError:
                return
            answer = self._in_world(line, world)
            readings.forget()
            for text in answer.marked(line, len(PROMPT)):
                self.console.session.say(text)

    def _in_world(self, line: str, world: Thread) -> Answer:
        """Run between two ticks, by the thread of the world."""
        done = Event()
        answers: list[Answer] = []

        def work() -> None:
            try:
                answers.append(self.console.execute(line))
            finally:
                done.set()

        self._jobs.put(work)
        self.console.session.loop.queue.wake()
        while not done.wait(REFRESH_S) and world.is_alive():
            continue
        return answers[0] if answers else Answer()

    def _run_jobs(self) -> None:
        while True:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return
            job()

    def _history(self) -> History:
        if self.history is None:
            return InMemoryHistory()
        try:
            self.history.parent.mkdir(parents=True, exist_ok=True)
            self.history.touch(mode=0o600)
        except OSError:
            return InMemoryHistory()
        return FileHistory(str(self.history))


def as_terminal(console: Console, history: Path | None, **streams: Any) -> None:
    TerminalConsole(console, history, **streams).run()
