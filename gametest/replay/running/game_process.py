"""The inside of the process: `python -m gametest.replay.running.game_process JOB RESULT`."""

from __future__ import annotations

import builtins
import io
import os
import runpy
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from gametest.core.errors import UsageError
from gametest.replay.active_session import ActiveSession
from gametest.replay.adapters.enough_frames import EnoughFramesError
from gametest.replay.adapters.gymnasium import replay_env
from gametest.replay.errors import RecordingError, RecordingFinishedError
from gametest.replay.failed_assertion import AssertionLedger
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording import Recording
from gametest.replay.mode import Ending
from gametest.replay.record_session import RecordSession
from gametest.replay.replay_echo import ReplayEcho
from gametest.replay.replay_session import ReplaySession
from gametest.replay.running.current import GAME
from gametest.replay.running.engines import ENGINES, installation_of, versions_of
from gametest.replay.running.job import GameJob, GameResult

INTERRUPTIONS: Final = 5
"""One a second; a game that goes on is then ended."""


class _FailedError(BaseException):
    """Goes through a game that catches every `Exception`, and through `sys.exit` hooks."""


def run_job(job: GameJob) -> GameResult:
    """Never raises; what the game prints is its own."""
    try:
        return _run(job)
    except UsageError as error:
        return GameResult(report=None, usage_error=str(error))


def _run(job: GameJob) -> GameResult:
    ledger = AssertionLedger(threshold=job.max_failures, on_fail=_stop)
    is_recording = job.mode == "record"
    recording = None if is_recording else Recording.load(job.recording)
    engine = job.engine if recording is None else recording.header.engine
    if recording is not None and engine not in (*ENGINES, "gymnasium"):
        msg = (
            f"{job.recording!r} is a recording of {engine or 'another loop'}, "
            "not of pygame, pyglet or gymnasium"
        )
        raise RecordingError(msg)
    header = _new_header(job) if recording is None else recording.header
    if header.engine == "gymnasium":
        report = replay_env(
            job.recording,
            max_failures=job.max_failures,
            compare=job.compare,
            echo=job.echo,
        )
        return GameResult(report=report)
    installation = installation_of(job, header)
    session: ActiveSession
    if recording is None:
        session = RecordSession(
            job.recording,
            header,
            ledger=ledger,
            now=installation.clock.seconds,
            overwrite=job.overwrite,
            store_state=job.store_state,
        )
    else:
        echo = ReplayEcho(job.echo, header) if job.echo else None
        session = ReplaySession(
            recording,
            ledger=ledger,
            lenient=job.lenient,
            compare=job.compare,
            on_finished=lambda: loop.finished(),
            echo=echo,
        )
    loop = installation.install(session)
    for source, target in job.mappings.items():
        session.map_path(source, target)
    _map_open(session, bool(job.mappings or header.mappings))
    GAME.session = session
    return _play(job, session, header)


def _stop() -> None:
    raise _FailedError


def _new_header(job: GameJob) -> RecordingHeader:
    return RecordingHeader(
        game=job.game or Path(job.target).name,
        build=job.build,
        engine=job.engine,
        libraries=versions_of(job.engine),
        fps=job.fps,
        seed=job.seed,
        started=job.started,
        arguments=(job.target, *job.arguments),
        mappings=job.mappings,
        extra={"is_module": job.is_module, "picture": job.checksum},
    )


def _map_open(session: ActiveSession, needed: bool) -> None:
    """Files that the game opens by name lie where the mappings say."""
    if not needed:
        return
    real: Callable[..., Any] = builtins.open

    def opened(file: Any, *arguments: Any, **options: Any) -> Any:
        if isinstance(file, str | os.PathLike):
            file = session.path(os.fspath(file))
        return real(file, *arguments, **options)

    builtins.open = opened
    io.open = opened


def _play(job: GameJob, session: ActiveSession, header: RecordingHeader) -> GameResult:
    sys.argv = [job.target, *header.arguments[1:]]
    error, code, ending, is_whole = "", 0, Ending.CLOSED, True
    try:
        if job.is_module:
            runpy.run_module(job.target, run_name="__main__", alter_sys=True)
        else:
            sys.path.insert(0, os.path.dirname(os.path.abspath(job.target)))
            runpy.run_path(job.target, run_name="__main__")
    except (_FailedError, RecordingFinishedError):
        pass
    except EnoughFramesError:
        ending = Ending.STOPPED
    except KeyboardInterrupt:
        # Another one is not to spoil what is now written.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        ending, is_whole = Ending.STOPPED, False
        if isinstance(session, ReplaySession):
            return GameResult(report=session.report(), error="it was interrupted")
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except UsageError:
        # Of what drives the game: a script with a key that there is not.
        if isinstance(session, RecordSession):
            session.close(Ending.INCOMPLETE)
        raise
    # The edge: whatever the game raises is told as the game's.
    except BaseException as raised:
        traceback.print_exc()
        error = f"the game raised {type(raised).__name__}: {raised}"
    if not session.frame and not session.ledger.has_failed:
        session.ledger.warn(f"the game ran no frame of {header.engine}'s loop")
    try:
        if isinstance(session, RecordSession):
            report = session.close(ending, is_whole=is_whole)
        else:
            report = session.close()
    except _FailedError:
        report = session.report()
    except UsageError:
        raise
    # The game's own function for its state is asked once more at the end.
    except Exception as raised:
        report = session.report()
        error = error or f"the game raised {type(raised).__name__}: {raised}"
    return GameResult(report=report, error=error, exit_code=code)


def _end_with(pipe: int) -> None:
    """Interrupts the game when the other end is closed: whoever started it is gone."""
    os.set_inheritable(pipe, False)
    # A shell's background processes are begun with it ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)

    def watch() -> None:
        while os.read(pipe, 1):
            pass
        # More than once: libraries swallow what is raised while they are set up.
        for _ in range(INTERRUPTIONS):
            os.kill(os.getpid(), signal.SIGINT)
            threading.Event().wait(1.0)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    job_file, result_file, *watched = sys.argv[1:]
    if watched:
        _end_with(int(watched[0]))
    job = GameJob.parse(Path(job_file).read_text(encoding="utf-8"))
    result = run_job(job)
    Path(result_file).write_text(result.to_json(), encoding="utf-8")
    sys.stdout.flush()
    sys.stderr.flush()
    # Threads and audio of the game must not keep the process.
    os._exit(0)


if __name__ == "__main__":
    main()
