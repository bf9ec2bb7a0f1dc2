"""Runs the lines of a console: the game's commands, and the console's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.engine.function_runner import FunctionRunner
from gametest.command.errors import CommandError
from gametest.command.suggestion.line_reading import LineReader, LineReading
from gametest.command.suggestion.word_source import WordSource
from gametest.console.answer import Answer
from gametest.console.own_words import OWN_WORDS, own_dispatcher, usages_of
from gametest.console.score_watch import ScoreWatches
from gametest.core.errors import UnsupportedError
from gametest.core.string_reader import TextSyntaxError
from gametest.framework.events import Outcome, RunFinished, TestFinished, TestStarted
from gametest.framework.listener import GameTestListener
from gametest.server.console_command import console_source

if TYPE_CHECKING:
    from gametest.app.serving import GameSession
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.command.command_source_stack import CommandSourceStack


@final
@attrs.define(eq=False, repr=False)
class LiveTally(GameTestListener):
    """What the tests that run in the world have come to so far."""

    running: int = 0
    failed: int = 0
    """Required tests that did not pass."""

    def test_started(self, event: TestStarted) -> None:
        self.running += 1

    def test_finished(self, event: TestFinished) -> None:
        self.running -= 1
        if event.final and event.required and event.outcome is not Outcome.PASSED:
            self.failed += 1

    def run_finished(self, event: RunFinished) -> None:
        self.running = 0


@final
@attrs.define(eq=False, repr=False)
class Console:
    """The session is open. Nothing here prints, starts a thread or looks at the time."""

    session: GameSession
    runs_by_itself: bool = attrs.field(default=False, kw_only=True)
    """False: time passes only by `step` and `wait`."""

    tally: LiveTally = attrs.field(factory=LiveTally, init=False)
    watches: ScoreWatches = attrs.field(init=False)
    is_over: bool = attrs.field(default=False, init=False)
    """Somebody has said `quit` or `stop`."""
    _words: WordSource = attrs.field(init=False)
    _own: CommandDispatcher = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        session = self.session
        session.tests.listeners = (*session.tests.listeners, self.tally)
        self.watches = ScoreWatches(session.server)
        self._words = WordSource(
            session.server,
            tests=lambda: map(str, session.loaded.registries.tests),
            structures=lambda: map(str, session.loaded.templates.ids()),
        )
        self._own = own_dispatcher(self)

    # -- running -------------------------------------------------------------------------

    def execute(self, line: str) -> Answer:
        """Between two ticks; an empty line and one with `#` at its start do nothing."""
        text = line.strip()
        if not text or text.startswith("#"):
            return Answer()
        lead = len(line) - len(line.lstrip())
        if text.startswith("/"):
            text, lead = text[1:], lead + 1
        try:
            answer = self._run(text)
        except TextSyntaxError as error:
            return Answer((error.message,), failed=True, cursor=lead + error.cursor)
        self.session.settle()
        self.is_over = self.is_over or self.session.loop.stopping
        return answer

    def _run(self, text: str) -> Answer:
        server = self.session.server
        word, _, rest = text.partition(" ")
        if word in OWN_WORDS:
            return self._run_own(text)
        if word == "help" and rest.strip() in OWN_WORDS:
            return Answer(tuple(usages_of(self._own, rest.strip())))
        said: list[str] = []
        failed = False

        def hear(_source: CommandSourceStack, message: str, is_error: bool) -> None:
            nonlocal failed
            failed = failed or is_error
            said.append(message)

        server.feedback_listeners.append(hear)
        try:
            result = FunctionRunner().run_command(
                text, console_source(server), server.functions.dispatcher
            )
        finally:
            server.feedback_listeners.remove(hear)
        if text == "help":
            said.append("of the console itself:")
            said += [line for name in OWN_WORDS for line in usages_of(self._own, name)]
        said += [str(error) for error in result.unsupported]
        if result.failure is not None and result.failure not in said:
            said.append(result.failure)
        failed = failed or result.success is False or bool(result.unsupported)
        failed = failed or (result.success is None and result.failure is not None)
        return Answer(tuple(said), failed=failed, result=result.result)

    def _run_own(self, text: str) -> Answer:
        said: list[str] = []
        source = console_source(self.session.server)
        parsed = self._own.parse(text)
        compiler = parsed.last.compiler
        assert compiler is not None
        action = compiler(parsed.segments[-1].context)
        assert callable(action)

        def hear(_source: CommandSourceStack, message: str, _error: bool) -> None:
            said.append(message)

        self.session.server.feedback_listeners.append(hear)
        try:
            result = action(source)
        except CommandError as error:
            return Answer((*said, error.message), failed=True)
        except UnsupportedError as error:
            return Answer((*said, str(error)), failed=True)
        finally:
            self.session.server.feedback_listeners.remove(hear)
        return Answer(tuple(said), result=result)

    def tick(self, ticks: int = 1) -> int:
        """Let so many ticks of the world pass now, frozen or not; returns how many did."""
        server, session = self.session.server, self.session
        rate = server.tick_rate
        for done in range(ticks):
            if session.loop.stopping:
                return done
            session.settle()
            if rate.is_frozen:
                rate.step(1)
            server.tick()
            for text in self.watches.changes():
                session.say(text)
        return ticks

    # -- completing ----------------------------------------------------------------------

    def read(self, text: str) -> LineReading:
        """`text` ends at the cursor; a slash at its start is the game's."""
        lead = len(text) - len(text.lstrip())
        if text[lead : lead + 1] == "/":
            lead += 1
        inner = text[lead:]
        game = LineReader(self.session.server.functions.dispatcher, self._words)
        own = LineReader(self._own, self._words)
        word, space, _ = inner.partition(" ")
        if word in OWN_WORDS:
            found = own.read(inner)
        else:
            found = game.read(inner)
            if not space and text[:1] != "/":
                found.suggestions += own.read(inner).suggestions
                found.usages += () if word else OWN_WORDS
        return found.shifted(lead) if lead else found
