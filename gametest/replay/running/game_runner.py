"""The outside of the process: starts it with what must not vary, and waits so long and no longer."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import attrs

from gametest.replay.running.job import GameJob, GameResult

LAST_WAIT_S: Final = 10.0
HASH_SEED: Final = "0"
"""The order of a set of strings differs in each process unless Python's seed is fixed."""


def run_game(
    job: GameJob, *, timeout_s: float = 0.0, headless: bool = False, quiet: bool = False
) -> GameResult:
    """`headless` asks SDL for no window and no sound; 0 seconds: no limit."""
    environment = {**os.environ, "PYTHONHASHSEED": HASH_SEED}
    environment.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if headless:
        environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
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
        output = subprocess.DEVNULL if quiet else None
        start = time.perf_counter()
        process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL if quiet else None,
            stdout=output,
            stderr=output,
        )
        try:
            code = process.wait(timeout_s or None)
        except subprocess.TimeoutExpired:
            _end(process)
            text = f"the game did not end within {timeout_s:g} s"
            return GameResult(report=None, error=text, duration_s=timeout_s)
        except KeyboardInterrupt:
            # The game was told too; a recording that is stopped so is to be finished.
            code = _wait_for_the_end(process)
            if job.mode == "replay" or not answered.exists():
                raise
        except BaseException:
            _end(process)
            raise
        duration = time.perf_counter() - start
        if not answered.exists():
            text = f"the game's process ended with {code} and gave no report"
            return GameResult(report=None, error=text, duration_s=duration)
        result = GameResult.parse(answered.read_text(encoding="utf-8"))
        return attrs.evolve(result, duration_s=duration)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


def _wait_for_the_end(process: subprocess.Popen[bytes]) -> int:
    try:
        return process.wait(LAST_WAIT_S)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        _end(process)
        raise KeyboardInterrupt from None
