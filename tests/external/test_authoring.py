"""`gametest create`, `convert` to drawings, `console` from a pipe, and extras that are not there."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Gametest = Callable[..., subprocess.CompletedProcess[str]]
BUILT = """\
version 5023
size 5 3 3

legend
  S smooth_stone
  s test_block[mode=start]{id:"minecraft:test_block",mode:"start"}
  a test_block[mode=accept]{id:"minecraft:test_block",mode:"accept"}
  w redstone_wire[east=side,west=side]

layer 0
  SSSSS
  SSSSS
  SSSSS

layer 1
  _____
  swwwa
  _____
"""


def test_a_created_test_fails_and_passes_once_it_is_drawn(
    gametest: Gametest, tmp_path: Path
) -> None:
    gametest("new", "my_pack")
    created = gametest("create", "my_pack:wired")
    structure = "my_pack/data/my_pack/gametest/structure/wired.snbt"
    drawn = gametest("convert", structure, "wired.layers")
    first = gametest("run", "my_pack")
    (tmp_path / "wired.layers").write_text(BUILT)
    built = gametest("convert", "wired.layers", structure, "--force")
    second = gametest("run", "my_pack")

    assert 0 == created.returncode == drawn.returncode == built.returncode
    assert 1 == first.returncode
    assert "my_pack:wired" in first.stdout
    assert 0 == second.returncode, second.stdout


def script(packs: Path, folder: Path, lines: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gametest", "console", str(packs / "green")],
        input=lines,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )


@pytest.mark.parametrize(
    ("lines", "code", "words"),
    [
        ("test run green:*\nwait\nquit\n", 0, "all required tests passed"),
        ("look 0 0 0\nnonsense\n", 1, "unknown command 'nonsense'"),
    ],
)
def test_a_script_from_a_pipe_has_an_exit_code(
    packs: Path, tmp_path: Path, lines: str, code: int, words: str
) -> None:
    found = script(packs, tmp_path, lines)

    assert code == found.returncode, found.stderr
    assert words in found.stdout


def test_a_script_loads_no_prompt(packs: Path, tmp_path: Path) -> None:
    code = (
        "import sys\nfrom gametest.cli import main\n"
        f"try: main(['console', {str(packs / 'green')!r}])\n"
        "except SystemExit as error: print(error.code)\n"
        "print('prompt_toolkit' in sys.modules)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code],
        input="seed\n",
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=90,
        check=True,
    )

    assert ["0", "False"] == found.stdout.split()[-2:]


def test_bad_usage_of_the_console_ends_with_2(gametest: Gametest) -> None:
    assert 2 == gametest("console", "no/such/pack").returncode


@pytest.mark.skipif(os.name != "posix", reason="terminals of POSIX")
def test_without_the_extra_the_console_says_how_to_get_it(
    packs: Path, tmp_path: Path
) -> None:
    hidden = (
        "import sys, importlib.util as u\n"
        "find = u.find_spec\n"
        "u.find_spec = lambda name, *rest: "
        "None if name == 'prompt_toolkit' else find(name, *rest)\n"
        "from gametest.cli import main\n"
        f"main(['console', {str(packs / 'green')!r}])"
    )
    ours, theirs = pty.openpty()
    try:
        found = subprocess.run(
            [sys.executable, "-c", hidden],
            stdin=theirs,
            stdout=theirs,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            text=True,
            timeout=90,
            check=False,
        )
    finally:
        os.close(ours)
        os.close(theirs)

    assert 2 == found.returncode
    assert "pip install 'gametest[console]'" in found.stderr
