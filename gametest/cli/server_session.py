"""What `gametest server` does with its options: open the world, listen, tick, save."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, final

import attrs
import click

from gametest.app.elements.load_errors import stopping_errors
from gametest.app.loading import LoadOptions
from gametest.app.serving import GameSession, ServeSettings
from gametest.cli.options import vanilla_data
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import UsageError
from gametest.report.counts import EXIT_USAGE
from gametest.server.command_queue import CommandRequest

if TYPE_CHECKING:
    from types import FrameType

    from gametest.app.configuration import Configuration
    from gametest.rcon.rcon_listener import RconListener
    from gametest.server.server_loop import ServerLoop

NOT_SAVED: Final = 1
"""Exit code of a server whose world should have been saved and was not."""
_SIGNAL_BASE: Final = 128
MAX_LINE: Final = 1 << 21
"""Bytes; no command of the game is longer."""
_READ: Final = 1 << 16


def serve(configuration: Configuration, packs: tuple[Path, ...], **options: Any) -> int:
    """Returns the exit code; `options` are those of the command, by their names."""
    chosen = _ServerOptions(**options)
    if chosen.rcon_port is not None and not chosen.rcon_password:
        raise UsageError(
            "--rcon-port needs a password: --rcon-password or GAMETEST_RCON_PASSWORD"
        )
    session = GameSession(
        LoadOptions(
            packs=packs,
            target_version=chosen.target_version,
            functions=chosen.functions,
            directory=configuration.directory,
            make_instances=chosen.make_instances,
            use_cache=not chosen.no_cache,
            dialect=chosen.dialect,
            vanilla_data=vanilla_data(),
        ),
        ServeSettings(
            seed=chosen.seed,
            tps=chosen.tps,
            world=chosen.world,
            save=chosen.save,
            export=chosen.export,
            keep_going=chosen.keep_going,
        ),
        say=_say,
    )
    findings = session.loaded.diagnostics
    if not _tell_findings(findings, keep_going=chosen.keep_going):
        return EXIT_USAGE
    session.open()
    return _run(session, chosen)


def _run(session: GameSession, chosen: _ServerOptions) -> int:
    recorder = None
    if chosen.record is not None:
        # Here, as most servers are not recorded.
        from gametest.app.console_recording import ConsoleRecorder

        recorder = ConsoleRecorder(session, chosen.record)
    rcon = _rcon(session, chosen)
    with _Signals(session.loop) as signals:
        reader = _ConsoleReader(session, stops_at_end=chosen.stop_at_end)
        Thread(target=reader.run, name="console", daemon=True).start()
        _say(f"the server runs {session.server.version}; stop ends it")
        try:
            session.loop.run()
        finally:
            if rcon is not None:
                rcon.close()
            if recorder is not None:
                recorder.close()
        is_saved = session.close()
    if not is_saved:
        return NOT_SAVED
    return 0 if signals.caught is None else _SIGNAL_BASE + signals.caught


def _rcon(session: GameSession, chosen: _ServerOptions) -> RconListener | None:
    if chosen.rcon_port is None:
        return None
    # Here, as most servers have no clients.
    from gametest.rcon.rcon_listener import RconListener

    listener = RconListener(
        session.loop.queue,
        chosen.rcon_password or "",
        chosen.rcon_host,
        chosen.rcon_port,
    )
    listener.start()
    _say(f"RCON listens on {listener.host}:{listener.port}")
    return listener


@final
@attrs.frozen(kw_only=True)
class _ServerOptions:
    """The options of the command, as click hands them over."""

    target_version: str | None
    dialect: str
    functions: tuple[str, ...]
    no_cache: bool
    tps: float | None
    world: Path | None
    save: Path | None
    export: Path | None
    seed: int
    rcon_port: int | None
    rcon_host: str
    rcon_password: str | None = attrs.field(repr=False)
    record: Path | None
    stop_at_end: bool
    make_instances: bool
    keep_going: bool


@final
@attrs.define(eq=False, repr=False)
class _ConsoleReader:
    """Hands lines of standard input over, in a thread of its own."""

    session: GameSession
    stops_at_end: bool

    def run(self) -> None:
        queue = self.session.loop.queue
        try:
            for line in _lines_of_input():
                text = line.strip()
                if text and not text.startswith("#"):
                    queue.put(CommandRequest(text, _say_answer))
        except (OSError, ValueError) as error:
            _say(f"standard input cannot be read: {error}")
        if self.stops_at_end:
            queue.put(CommandRequest("stop", _say_answer))


def _lines_of_input() -> Iterator[str]:
    """Past the buffer of Python's stream: whoever waits in it keeps the program from ending."""
    if sys.stdin is None:
        return
    descriptor = sys.stdin.fileno()
    rest = b""
    while data := os.read(descriptor, _READ):
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            yield line.decode("utf-8", "replace")
        if len(rest) > MAX_LINE:
            raise ValueError(f"a line is longer than {MAX_LINE} bytes")
    if rest:
        yield rest.decode("utf-8", "replace")


@final
@attrs.define(eq=False, repr=False)
class _Signals:
    """The first interrupt or termination ends the loop; a second one ends the program."""

    loop: ServerLoop
    caught: int | None = attrs.field(default=None, init=False)
    _before: dict[int, Any] = attrs.field(factory=dict, init=False)

    def __enter__(self) -> _Signals:
        for number in (signal.SIGINT, signal.SIGTERM):
            self._before[number] = signal.signal(number, self._catch)
        return self

    def __exit__(self, *_exception: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _catch(self, number: int, _frame: FrameType | None) -> None:
        self.caught = number
        signal.signal(number, signal.SIG_DFL)
        self.loop.stop()


def _say(text: str) -> None:
    """A line at once, for whoever waits for it."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _say_answer(text: str) -> None:
    if text:
        _say(text)


def _tell_findings(findings: DiagnosticCollector, *, keep_going: bool) -> bool:
    """False if the packs cannot be used."""
    for finding in findings:
        click.echo(str(finding), err=True)
    return keep_going or not stopping_errors(findings.errors)
