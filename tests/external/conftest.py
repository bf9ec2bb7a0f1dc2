"""The program as a user starts it: a process of its own, in a folder of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

DEADLINE_S = 60

Result = subprocess.CompletedProcess[str]
Gametest = Callable[..., Result]


def environment(folder: Path) -> dict[str, str]:
    """Without what the machine or its CI says to the program."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("GAMETEST_", "GITHUB_", "FORCE_COLOR", "_GAMETEST"))
    }
    return kept | {
        "GAMETEST_CACHE_DIR": str(folder / "cache"),
        "NO_COLOR": "1",
        "PYTHONUTF8": "1",
        "PYTHONWARNINGS": "error",
    }


@pytest.fixture(scope="session")
def packs() -> Path:
    return Path(__file__).parents[1] / "packs"


@pytest.fixture
def gametest(tmp_path: Path) -> Gametest:
    """`gametest("run", pack, variables={...})` in `tmp_path`."""

    def start(
        *arguments: str | Path,
        variables: dict[str, str] | None = None,
        folder: Path = tmp_path,
    ) -> Result:
        return subprocess.run(
            [sys.executable, "-m", "gametest", *map(str, arguments)],
            cwd=folder,
            env=environment(tmp_path) | (variables or {}),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=DEADLINE_S,
            check=False,
        )

    return start


@pytest.fixture
def started(tmp_path: Path) -> Callable[..., subprocess.Popen[str]]:
    """A process that goes on until it is told to end; interrupts reach it."""

    def start(*arguments: str | Path) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "gametest", *map(str, arguments)],
            cwd=tmp_path,
            env=environment(tmp_path),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            # A shell's background job is started with interrupts ignored.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )

    return start
