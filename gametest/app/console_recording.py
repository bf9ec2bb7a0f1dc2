"""Recording what is typed at a running server, and the hash of its world after each tick.

A frame is: the ticks since the frame before, the lines that came after them, the hash.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.app.loading import LoadOptions
from gametest.app.serving import GameSession, ServeSettings
from gametest.core.errors import UsageError
from gametest.replay.errors import RecordingError
from gametest.replay.failed_assertion import AssertionLedger, Report
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording import Recording
from gametest.replay.input.input_event import InputEvent
from gametest.replay.mode import Ending
from gametest.replay.record_session import RecordSession
from gametest.replay.replay_session import ReplaySession
from gametest.saved_world.saving import world_hash
from gametest.server.command_queue import CommandQueue, CommandRequest
from gametest.server.console_command import run_console_command

if TYPE_CHECKING:
    from gametest.server.server import Server

ENGINE: Final = "server"
LINE: Final = "console"
TICKS_A_SECOND: Final = 20


@final
@attrs.define(eq=False, repr=False)
class ConsoleRecorder:
    """Made after `GameSession.open` and before anybody is given its queue.

    The hash of the whole world is taken after each tick, which costs more than most ticks.
    """

    game: GameSession
    path: Path
    overwrite: bool = False

    session: RecordSession = attrs.field(init=False)
    _tick: int = attrs.field(default=0, init=False)
    _lines: int = attrs.field(default=0, init=False)
    _settle: Callable[[], None] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        game = self.game
        if game.settings.world is not None or game.settings.save is not None:
            msg = "a recording begins with a fresh world: not with --world or --save"
            raise UsageError(msg)
        server = game.server
        self._tick = server.tick_count
        self.session = RecordSession(
            self.path,
            _header(game),
            now=lambda: server.tick_count / TICKS_A_SECOND,
            overwrite=self.overwrite,
        )
        self.session.state(lambda: world_hash(server), "world")
        loop = game.loop
        loop.queue = _RecordingQueue(loop.queue, self.note)  # type: ignore[assignment]
        self._settle, loop.before_tick = loop.before_tick, self.before_tick

    def note(self, text: str) -> Callable[[str], None]:
        """A line is about to run; the answer is to be told."""
        self._begin()
        self._lines += 1
        self.session.capture(InputEvent.other(LINE, text))
        return lambda answer: self.session.track("answer", answer)

    def _begin(self) -> None:
        """The ticks of a frame come before its lines."""
        if not self._lines:
            ticks = self.game.server.tick_count - self._tick
            self._tick += ticks
            self.session.pin("ticks", ticks)

    def before_tick(self) -> None:
        self._settle()
        if self._lines or self.game.server.tick_count > self._tick:
            self._begin()
            self._lines = 0
            self.session.update()

    def close(self) -> None:
        self._begin()
        self.session.close(Ending.CLOSED)


@final
@attrs.define(eq=False, repr=False)
class _RecordingQueue:
    """A `CommandQueue` whose lines are noted when they are taken."""

    queue: CommandQueue
    note: Callable[[str], Callable[[str], None]]

    def put(self, request: CommandRequest) -> None:
        self.queue.put(request)

    def wake(self) -> None:
        self.queue.wake()

    def take(self) -> Iterator[CommandRequest]:
        for request in self.queue.take():
            yield self._noted(request)

    def _noted(self, request: CommandRequest) -> CommandRequest:
        tell = self.note(request.text)

        def answer(text: str) -> None:
            tell(text)
            request.answer(text)

        return attrs.evolve(request, answer=answer)

    @property
    def is_empty(self) -> bool:
        return self.queue.is_empty

    def wait(self, timeout_s: float | None) -> bool:
        return self.queue.wait(timeout_s)


def _header(game: GameSession) -> RecordingHeader:
    load = game.load
    return RecordingHeader(
        game=ENGINE,
        build=game.server.version.name,
        engine=ENGINE,
        fps=TICKS_A_SECOND,
        seed=game.settings.seed,
        arguments=("server", *(str(path) for path in load.packs)),
        extra={
            "target_version": game.server.version.name,
            "functions": list(load.functions),
            "dialect": load.dialect,
            "make_instances": load.make_instances,
        },
    )


def replay_console(
    recording: Recording,
    *,
    ledger: AssertionLedger | None = None,
    say: Callable[[str], None] = lambda _text: None,
) -> Report:
    """The recorded lines in a fresh world of the recorded packs, as they are now.

    Raises `UsageError` if the packs cannot be loaded.
    """
    header = recording.header
    if header.engine != ENGINE:
        msg = f"{str(recording.path)!r} is no recording of a server"
        raise RecordingError(msg)
    game = GameSession(_load_options(header), ServeSettings(seed=header.seed), say=say)
    game.open()
    ledger = ledger or AssertionLedger()
    if ledger.on_fail is None:
        ledger.on_fail = _stop
    session = ReplaySession(recording, ledger=ledger)
    session.state(lambda: world_hash(game.server), "world")
    try:
        for index in range(recording.frame_count):
            if index:
                session.update()
            _play_frame(session, game)
        return session.close()
    except _FailedError:
        return session.close()
    finally:
        game.tests.stop_running()


class _FailedError(Exception):
    """As many differences as were asked for."""


def _stop() -> None:
    raise _FailedError


def _play_frame(session: ReplaySession, game: GameSession) -> None:
    server = game.server
    for _ in range(session.pin("ticks", 0)):
        server.tick()
    for event in session.inputs:
        _run_line(session, server, event)
    game.settle()


def _run_line(session: ReplaySession, server: Server, event: InputEvent) -> None:
    name, text = event.values
    if name != LINE or not isinstance(text, str):
        msg = f"there is no input {name!r} of a server"
        raise RecordingError(msg)
    session.track("answer", run_console_command(server, text))


def _load_options(header: RecordingHeader) -> LoadOptions:
    extra: dict[str, Any] = header.extra
    functions = extra.get("functions", [])
    if not isinstance(functions, list):
        msg = "the recording names functions that are none"
        raise RecordingError(msg)
    return LoadOptions(
        packs=tuple(Path(name) for name in header.arguments[1:]),
        target_version=extra.get("target_version"),
        functions=tuple(map(str, functions)),
        make_instances=bool(extra.get("make_instances")),
        dialect=str(extra.get("dialect", "auto")),
    )
