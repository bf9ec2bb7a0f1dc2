"""The outside of the process: starts it with what must not vary, and waits so long and no longer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import attrs

from gametest.replay.running.job import GameJob, GameResult

LAST_WAIT_S: Final = 10.0
PATIENCE_S: Final = 1.0
CANCEL_S: Final = 0.1
HASH_SEED: Final = "0"
"""The order of a set of strings differs in each process unless Python's seed is fixed."""
HEADLESS: Final = {
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "PYGLET_HEADLESS": "1",
    "PYGLET_AUDIO": "silent",
    "ARCADE_HEADLESS": "1",
}


def run_game(
    job: GameJob,
    *,
    timeout_s: float = 0.0,
    headless: bool = False,
    quiet: bool = False,
    cancelled: threading.Event | None = None,
) -> GameResult:
    """`headless` asks SDL and pyglet for no window and no sound; 0 seconds: no limit.

    `cancelled` is for a thread other than the main one, which no interruption reaches: once it is
    set the game is ended, and `KeyboardInterrupt` raised.
    """
    environment = {**os.environ, "PYTHONHASHSEED": HASH_SEED}
    environment.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if headless:
        environment |= HEADLESS
    with tempfile.TemporaryDirectory(prefix="gametest-") as folder:
        asked, answered = Path(folder, "job.json"), Path(folder, "result.json")
        asked.write_text(job.to_json(), encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "gametest.replay.running.game_process",
            str(asked),
            str(answered),
        ]
        start = time.perf_counter()
        with _started(command, environment, quiet) as process:
            try:
                code = _wait(process, timeout_s, cancelled)
            except subprocess.TimeoutExpired:
                _end(process)
                text = f"the game did not end within {timeout_s:g} s"
                return GameResult(report=None, error=text, duration_s=timeout_s)
            except KeyboardInterrupt:
                # A terminal tells the game too; a recording stopped so is to be finished.
                code = _wait_for_the_end(process)
                if job.mode == "replay" or not answered.exists():
                    raise
        duration = time.perf_counter() - start
        if not answered.exists():
            text = f"the game's process ended with {code} and gave no report"
            return GameResult(report=None, error=text, duration_s=duration)
        result = GameResult.parse(answered.read_text(encoding="utf-8"))
        return attrs.evolve(result, duration_s=duration)


@contextmanager
def _started(
    command: list[str], environment: dict[str, str], quiet: bool
) -> Iterator[subprocess.Popen[bytes]]:
    """The process ends with this one, however this one ends: it watches a pipe (POSIX)."""
    ours, theirs = os.pipe()
    is_posix = os.name == "posix"
    output = subprocess.DEVNULL if quiet else None
    try:
        process = subprocess.Popen(
            [*command, str(ours)] if is_posix else command,
            env=environment,
            stdin=subprocess.DEVNULL if quiet else None,
            stdout=output,
            stderr=output,
            pass_fds=(ours,) if is_posix else (),
        )
    except BaseException:
        os.close(theirs)
        raise
    finally:
        os.close(ours)
    try:
        yield process
    finally:
        os.close(theirs)
        if process.poll() is None:
            _end(process)


def _wait(
    process: subprocess.Popen[bytes],
    timeout_s: float,
    cancelled: threading.Event | None,
) -> int:
    if cancelled is None:
        return process.wait(timeout_s or None)
    end = time.perf_counter() + timeout_s
    while True:
        try:
            return process.wait(CANCEL_S)
        except subprocess.TimeoutExpired:
            if cancelled.is_set():
                _end(process)
                raise KeyboardInterrupt from None
            if timeout_s and time.perf_counter() >= end:
                raise


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


def _wait_for_the_end(process: subprocess.Popen[bytes]) -> int:
    try:
        return process.wait(PATIENCE_S)
    except subprocess.TimeoutExpired:
        # Only this process was interrupted.
        process.send_signal(signal.SIGINT)
    try:
        return process.wait(LAST_WAIT_S)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        _end(process)
        raise KeyboardInterrupt from None
