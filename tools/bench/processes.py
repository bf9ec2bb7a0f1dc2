"""Whole processes timed from outside: wall seconds and peak memory."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from statistics import median

import attrs


@attrs.frozen
class Timing:
    """Medians over the counted runs."""

    wall_s: float
    peak_mib: float
    code: int


def time_processes(commands: Sequence[Sequence[str]], runs: int) -> list[Timing]:
    """Run the commands in turn, A B A B, after one warm-up each.

    Compiled modules are kept, as an installed package has them, whatever the environment says.
    """
    with tempfile.TemporaryDirectory() as compiled:
        environment = {
            **os.environ,
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": compiled,
        }
        return _timed(commands, runs, environment)


def _timed(
    commands: Sequence[Sequence[str]], runs: int, environment: Mapping[str, str]
) -> list[Timing]:
    walls: list[list[float]] = [[] for _ in commands]
    peaks: list[list[float]] = [[] for _ in commands]
    codes = [0] * len(commands)
    for number in range(runs + 1):
        for index, command in enumerate(commands):
            before = time.perf_counter()
            process = subprocess.Popen(
                command,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=environment,
            )
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            if number:
                walls[index].append(time.perf_counter() - before)
                peaks[index].append(usage.ru_maxrss / 1024)
            codes[index] = process.returncode
    return [
        Timing(median(wall), max(peak), code)
        for wall, peak, code in zip(walls, peaks, codes, strict=True)
    ]


def python(*arguments: str) -> list[str]:
    return [sys.executable, *arguments]


def gametest(*arguments: str) -> list[str]:
    """The installed command, as a user starts it."""
    command = os.path.join(os.path.dirname(sys.executable), "gametest")
    return [command, *arguments]
