"""The inside of the process: `python -m gametest.replay.running.game_process JOB RESULT`."""

from __future__ import annotations

import builtins
import io
import os
import runpy
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gametest.core.errors import UsageError
from gametest.replay.active_session import ActiveSession
from gametest.replay.adapters.gymnasium import replay_env
from gametest.replay.adapters.pygame.frame_loop import EnoughFramesError
from gametest.replay.adapters.pygame.input_script import InputScript
from gametest.replay.adapters.pygame.installation import (
    PygameInstallation,
    library_versions,
)
from gametest.replay.errors import RecordingError, RecordingFinishedError
from gametest.replay.failed_assertion import AssertionLedger
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording import Recording
from gametest.replay.mode import Ending
from gametest.replay.record_session import RecordSession
from gametest.replay.replay_echo import ReplayEcho
from gametest.replay.replay_session import ReplaySession
from gametest.replay.running.current import CURRENT
from gametest.replay.running.job import GameJob, GameResult


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
    header = _new_header(job) if recording is None else recording.header
    if header.engine == "gymnasium":
        report = replay_env(
            job.recording,
            max_failures=job.max_failures,
            compare=job.compare,
            echo=job.echo,
        )
        return GameResult(report=report)
    if header.engine != "pygame":
        msg = f"{job.recording!r} is a recording of {header.engine or 'another loop'}, not of pygame"
        raise RecordingError(msg)
    script = InputScript.load(Path(job.script)) if job.script else None
    installation = PygameInstallation(
        header, job.realtime, script, job.max_frames, job.checksum
    )
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
    CURRENT.set(session)
    return _play(job, session, header)


def _stop() -> None:
    raise _FailedError


def _new_header(job: GameJob) -> RecordingHeader:
    return RecordingHeader(
        game=job.game or Path(job.target).name,
        build=job.build,
        engine="pygame",
        libraries=library_versions(),
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
    error, code, ending = "", 0, Ending.CLOSED
    try:
        if job.is_module:
            runpy.run_module(job.target, run_name="__main__", alter_sys=True)
        else:
            sys.path.insert(0, os.path.dirname(os.path.abspath(job.target)))
            runpy.run_path(job.target, run_name="__main__")
    except (_FailedError, RecordingFinishedError):
        pass
    except (EnoughFramesError, KeyboardInterrupt):
        ending = Ending.STOPPED
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    # The edge: whatever the game raises is told as the game's.
    except BaseException as raised:
        traceback.print_exc()
        error = f"the game raised {type(raised).__name__}: {raised}"
    try:
        if isinstance(session, RecordSession):
            report = session.close(ending)
        else:
            report = session.close()
    except _FailedError:
        report = session.report()
    return GameResult(report=report, error=error, exit_code=code)


def main() -> None:
    job_file, result_file = sys.argv[1:]
    job = GameJob.parse(Path(job_file).read_text(encoding="utf-8"))
    result = run_job(job)
    Path(result_file).write_text(result.to_json(), encoding="utf-8")
    sys.stdout.flush()
    sys.stderr.flush()
    # Threads and audio of the game must not keep the process.
    os._exit(0)


if __name__ == "__main__":
    main()
