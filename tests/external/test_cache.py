"""The cache of functions with real processes: two that write at once, and one that may not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Gametest = Callable[..., subprocess.CompletedProcess[str]]

_DEADLINE_S = 60
_LINES = 1200
_RUNS = 4


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Worth a cache: `bad` has a mistake in its last line."""
    functions = tmp_path / "pack" / "data" / "p" / "function"
    functions.mkdir(parents=True)
    metadata = {"pack": {"description": "", "min_format": 121, "max_format": 121}}
    (tmp_path / "pack" / "pack.mcmeta").write_text(json.dumps(metadata))
    for number in range(4):
        lines = [f"say line {number} {n} of a function" for n in range(_LINES // 4)]
        (functions / f"f{number}.mcfunction").write_text("\n".join(lines))
    (functions / "bad.mcfunction").write_text("say ok\nsaay no")
    return tmp_path / "pack"


def _entries(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "cache").iterdir())


def test_processes_that_load_at_once_leave_one_whole_entry(
    tmp_path: Path, pack: Path
) -> None:
    command = [sys.executable, "-m", "gametest", "check", str(pack)]

    processes = [
        subprocess.Popen(
            command,
            cwd=tmp_path,
            env=os.environ | {"GAMETEST_CACHE_DIR": str(tmp_path / "cache")},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        for _ in range(_RUNS)
    ]
    told = {process.communicate(timeout=_DEADLINE_S)[0] for process in processes}

    (entry,) = _entries(tmp_path)
    assert [2] * _RUNS == [process.returncode for process in processes]
    assert len(told) == 1
    _checksum, _, content = entry.read_bytes().partition(b"\n")
    assert len(json.loads(content)["checked"]) == 4


def test_a_second_run_tells_the_same(
    gametest: Gametest, tmp_path: Path, pack: Path
) -> None:
    first, again = gametest("check", pack), gametest("check", pack)
    without = gametest("check", "--no-cache", pack)

    assert len(_entries(tmp_path)) == 1
    assert "saay" in without.stdout + without.stderr
    assert (first.returncode, first.stdout, first.stderr) == (
        *(again.returncode, again.stdout, again.stderr),
    )
    assert (first.returncode, first.stdout, first.stderr) == (
        *(without.returncode, without.stdout, without.stderr),
    )


def test_without_a_cache_nothing_is_written(
    gametest: Gametest, tmp_path: Path, pack: Path
) -> None:
    gametest("check", "--no-cache", pack)

    assert not (tmp_path / "cache").exists()


@pytest.mark.skipif(os.name != "posix", reason="modes as POSIX has them")
def test_an_entry_is_for_its_owner_only(
    gametest: Gametest, tmp_path: Path, pack: Path
) -> None:
    gametest("check", pack)

    (entry,) = _entries(tmp_path)
    assert (0o700, 0o600) == (
        (tmp_path / "cache").stat().st_mode & 0o777,
        entry.stat().st_mode & 0o777,
    )
