"""The exit code is the verdict's, whatever becomes of streams, threads and folders."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Gametest = Callable[..., subprocess.CompletedProcess[str]]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="POSIX shells and devices")


@pytest.fixture
def shell(tmp_path: Path) -> Callable[[str], subprocess.CompletedProcess[str]]:
    """A line in which `gametest` is this program."""

    def run(line: str) -> subprocess.CompletedProcess[str]:
        script = f'gametest() {{ "{sys.executable}" -m gametest "$@"; }}; {line}'
        return subprocess.run(
            ["bash", "-c", script],
            cwd=tmp_path,
            env=os.environ | {"GAMETEST_CACHE_DIR": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    return run


@pytest.mark.parametrize(
    "options", ["", "--events -", "--github", "--progress game --durations 9"]
)
@pytest.mark.parametrize("line", ["{} | true; exit ${{PIPESTATUS[0]}}", "{} >&-"])
def test_a_reader_that_went_away_does_not_change_the_verdict(
    shell: Any, packs: Path, options: str, line: str
) -> None:
    found = shell(line.format(f"gametest run {packs / 'red'} {options}"))

    assert found.returncode == 1
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize(
    "command", ["check {}/red", "list {}/red", "doctor", "--help", "completion bash"]
)
def test_other_commands_stand_a_reader_that_went_away(
    shell: Any, packs: Path, command: str
) -> None:
    line = f"gametest {command.format(packs)}"

    expected = shell(f"{line} >/dev/null").returncode
    found = shell(f"{line} | true; exit ${{PIPESTATUS[0]}}")

    assert (expected, "") == (found.returncode, found.stderr.replace("4 tests\n", ""))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        (">/dev/full", "cannot write to standard output: No space left"),
        ("--junit /dev/full", "cannot write '/dev/full': No space left"),
        ("--report /dev/full", "cannot write '/dev/full': No space left"),
        ("--events /dev/full", "cannot write '/dev/full': No space left"),
    ],
)
def test_a_full_disk_is_a_sentence_and_no_fault_of_the_program(
    shell: Any, packs: Path, options: str, message: str
) -> None:
    found = shell(f"gametest run {packs / 'green'} {options}")

    assert found.returncode == 2
    assert message in found.stderr
    assert "Traceback" not in found.stderr


def test_failures_that_cannot_be_remembered_are_a_note(
    gametest: Gametest, packs: Path, tmp_path: Path
) -> None:
    (tmp_path / ".gametest").write_text("a file", encoding="utf-8")

    found = gametest("run", packs / "red")

    assert found.returncode == 1
    assert "note: cannot remember in" in found.stderr


def test_a_thread_of_a_test_does_not_keep_the_program(
    gametest: Gametest, tmp_path: Path, packs: Path
) -> None:
    (tmp_path / "bodies.py").write_text(
        "import threading, time\n"
        "threading.Thread(target=time.sleep, args=(1000,)).start()\n",
        encoding="utf-8",
    )

    found = gametest("run", packs / "green", "--functions", "bodies.py")

    assert found.returncode == 0
    assert "All 3 tests passed" in found.stdout
    assert "1 thread left running" in found.stderr


def test_an_interruption_while_code_is_imported_ends_with_130(
    gametest: Gametest, tmp_path: Path, packs: Path
) -> None:
    (tmp_path / "bodies.py").write_text("raise KeyboardInterrupt", encoding="utf-8")

    found = gametest("run", packs / "green", "--functions", "bodies.py")

    assert found.returncode == 130
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize(
    "command",
    [["run"], ["check", "a"], ["new", "a"], ["doctor"], ["convert", "a", "b"]],
)
def test_a_folder_that_is_gone_is_a_sentence(
    shell: Any, packs: Path, command: list[str]
) -> None:
    found = shell(f"mkdir x; cd x; rmdir ../x; gametest {' '.join(command)}")

    assert found.returncode == (1 if command == ["doctor"] else 2)
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize("name", ["click", "attr", "json"])
def test_nothing_of_a_pack_is_imported_where_one_stands_in_it(
    gametest: Gametest, packs: Path, tmp_path: Path, name: str
) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(packs / "green", pack)
    (pack / f"{name}.py").write_text("raise SystemExit(99)", encoding="utf-8")
    info = pack / "evil-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: evil\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[gametest.test_function]\nx = {name}\n")
    (pack / "ours.py").write_text(
        "from gametest import test_function\n", encoding="utf-8"
    )

    found = gametest("run", "--functions", "ours", folder=pack)

    assert found.returncode == 0
    assert "All 3 tests passed" in found.stdout
