"""What `gametest replay run` does: find the recordings, replay them, tell and report."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import click

from gametest.core.errors import UsageError
from gametest.framework.events import RunFinished, RunStarted
from gametest.framework.listener import GameTestListener
from gametest.replay.errors import RecordingError
from gametest.replay.file.recording import Recording
from gametest.replay.running.game_runner import run_game
from gametest.replay.running.job import GameResult
from gametest.replay.running.program import check_allowed, command_of
from gametest.replay.running.replay_job import replay_job, time_limit
from gametest.replay_test.replay_events import finished_event
from gametest.report.wording import counted

SUFFIX: Final = ".rec"
FOLDER: Final = "tests"


def run_replay_session(
    *,
    recordings: tuple[str, ...],
    jobs: int,
    junit: Path | None,
    events: Path | None,
    **options: Any,
) -> int:
    """Returns the exit code."""
    paths = _found(recordings)
    if options["echo"] is not None and len(paths) > 1:
        raise UsageError("--echo takes one recording")
    listeners = _listeners(junit, events)
    started = time.perf_counter()
    for listener in listeners:
        listener.run_started(
            RunStarted(
                total=len(paths),
                target_version="",
                seed=0,
                packs=tuple(map(str, paths)),
                origin=(0, 0, 0),
            )
        )
    results = []
    to_stderr = str(events) == "-"
    options["cancelled"] = threading.Event()
    with ThreadPoolExecutor(jobs) as pool:
        replays = pool.map(lambda path: _replayed(path, options), paths)
        try:
            for path, result in zip(paths, replays, strict=True):
                results.append(result)
                _tell(path, result, to_stderr)
                for listener in listeners:
                    listener.test_finished(finished_event(path.as_posix(), result))
        except BaseException:
            options["cancelled"].set()
            raise
    _finish(listeners, results, time.perf_counter() - started)
    return _exit_code(results, listeners, to_stderr)


def _found(names: Sequence[str]) -> list[Path]:
    """Raises `UsageError` for a name without a file."""
    if not names:
        paths = sorted(Path(FOLDER).rglob(f"*{SUFFIX}"))
        if not paths:
            raise UsageError(f"no recording is named, and none lies below {FOLDER!r}")
        return paths
    found = []
    for name in names:
        places = (Path(name), Path(FOLDER, f"{name}{SUFFIX}"))
        path = next((one for one in places if one.is_file()), None)
        if path is None:
            raise UsageError(f"there is no recording {name!r}")
        found.append(path)
    return found


def _listeners(junit: Path | None, events: Path | None) -> list[GameTestListener]:
    made: list[GameTestListener] = []
    if events is not None:
        from gametest.report.events import EventStreamReporter

        made.append(EventStreamReporter(sys.stdout if str(events) == "-" else events))
    if junit is not None:
        from gametest.report.xml.junit import JUnitReporter

        made.append(JUnitReporter(junit))
    return made


def _replayed(path: Path, options: dict[str, Any]) -> GameResult:
    try:
        recording = Recording.load(path)
        limit = options["timeout_s"] or time_limit(recording)
    except RecordingError as error:
        return GameResult(report=None, usage_error=str(error))
    if recording.header.engine == "server":
        return _server_replayed(recording, options["max_failures"])
    program = options["program"]
    try:
        if not options["allow_program"]:
            check_allowed(recording, program)
    except UsageError as error:
        return GameResult(report=None, usage_error=str(error))
    click.echo(f"{path}: replays {command_of(recording, program)}", err=True)
    job = replay_job(
        recording,
        program=program,
        lenient=options["lenient"],
        max_failures=options["max_failures"],
        echo="" if options["echo"] is None else str(options["echo"].resolve()),
    )
    return run_game(
        job,
        timeout_s=limit,
        headless=not options["window"],
        quiet=options["quiet"],
        cancelled=options["cancelled"],
    )


def _server_replayed(recording: Recording, max_failures: int) -> GameResult:
    """In this process; it starts nothing but the packs' own commands."""
    from gametest.app.console_recording import replay_console
    from gametest.replay.failed_assertion import AssertionLedger

    started = time.perf_counter()
    try:
        report = replay_console(recording, ledger=AssertionLedger(max_failures))
    except UsageError as error:
        return GameResult(report=None, usage_error=str(error))
    return GameResult(report=report, duration_s=time.perf_counter() - started)


def _tell(path: Path, result: GameResult, to_stderr: bool) -> None:
    for text in _lines(path, result):
        click.echo(text, err=to_stderr)


def _lines(path: Path, result: GameResult) -> Iterator[str]:
    verdict = "passed" if result.passed else "failed"
    report = result.report
    frames = "" if report is None else f"{counted(report.frames + 1, 'frame')}, "
    yield f"{path}: {verdict} ({frames}{result.duration_s:.2f} s)"
    if not result.passed:
        yield from (f"  {reason}" for reason in result.reasons())
    if result.report is not None:
        yield from (f"  warning: {text}" for text in result.report.warnings)


def _finish(
    listeners: Sequence[GameTestListener], results: list[GameResult], duration: float
) -> None:
    errors = sum(bool(one.usage_error) for one in results)
    passed = sum(one.passed for one in results)
    for listener in listeners:
        listener.run_finished(
            RunFinished(
                total=len(results),
                passed=passed,
                failed_required=len(results) - passed - errors,
                failed_optional=0,
                unsupported=0,
                errors=errors,
                flaky=0,
                ticks=0,
                duration_s=duration,
            )
        )


def _exit_code(
    results: list[GameResult], listeners: Sequence[GameTestListener], to_stderr: bool
) -> int:
    passed = sum(one.passed for one in results)
    click.echo(f"{passed} of {len(results)} recordings passed", err=to_stderr)
    problems = [getattr(listener, "problem", None) for listener in listeners]
    for problem in filter(None, problems):
        click.echo(f"gametest: {problem}", err=True)
    if any(problems) or any(one.usage_error for one in results):
        return 2
    return int(passed < len(results))
