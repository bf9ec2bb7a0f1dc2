"""The examples of the documentation, run as they are."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples" / "processes"
HOW_TO = ROOT / "docs" / "how-to" / "test-a-server-and-client.md"
Gametest = Callable[..., subprocess.CompletedProcess[str]]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.iterdir()))
def test_an_example_passes(
    gametest: Gametest, packs: Path, tmp_path: Path, name: str
) -> None:
    if name == "ftp":
        pytest.importorskip("pyftpdlib")
    values = {"python": sys.executable, "here": EXAMPLES / name}
    if name == "rcon":
        values |= {"pack": packs / "green", "password": "between us"}
    options = [f"--value={key}={value}" for key, value in values.items()]

    ran = gametest(
        *("process", "--manifest", EXAMPLES / name / "manifest.json"),
        *("--report", "report.json", "--repeat", "2", *options),
    )

    assert 0 == ran.returncode, ran.stdout + ran.stderr
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert "passed" == report["status"]
    assert "between us" not in ran.stdout + ran.stderr + str(report)


def snippet(language: str) -> str:
    """The first of the how-to."""
    _, _, rest = HOW_TO.read_text(encoding="utf-8").partition(f"```{language}\n")
    found, end, _ = rest.partition("\n```")
    assert end
    return found


@pytest.mark.skipif(shutil.which("ctest") is None, reason="needs CMake")
def test_the_cmake_snippet_runs_under_ctest(tmp_path: Path) -> None:
    (tmp_path / "processes.json").write_text(
        json.dumps(
            {
                "schema_version": 1,
                "name": "game",
                "default_timeout_seconds": 30,
                "scenarios": [
                    {"id": "s", "processes": [{"id": "p", "command": ["{server}"]}]}
                ],
            }
        ),
        encoding="utf-8",
    )
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.18)\nproject(game NONE)\nenable_testing()\n"
        "add_executable(game_server IMPORTED)\n"
        f'set_target_properties(game_server PROPERTIES IMPORTED_LOCATION "{shutil.which("true")}")\n'
        + snippet("cmake"),
        encoding="utf-8",
    )
    tool = tmp_path / "bin" / "gametest"
    tool.parent.mkdir()
    tool.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m gametest "$@"\n')
    tool.chmod(0o755)
    variables = os.environ | {"PATH": f"{tool.parent}:{os.environ['PATH']}"}
    for command in (
        ["cmake", "-S", ".", "-B", "build"],
        ["ctest", "--test-dir", "build", "--output-on-failure"],
    ):
        done = subprocess.run(
            command,
            cwd=tmp_path,
            env=variables,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert 0 == done.returncode, done.stdout + done.stderr
    assert "100% tests passed" in done.stdout
