"""`gametest watch` as somebody who edits meets it."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from threading import Timer

import pytest

DEADLINE_S = 90

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


@pytest.mark.parametrize("way", [(), ("--poll",)])
def test_an_edit_gives_the_verdict_on_the_tests_that_it_touches(
    tmp_path: Path,
    gametest: Callable[..., subprocess.CompletedProcess[str]],
    started: Callable[..., subprocess.Popen[str]],
    way: tuple[str, ...],
) -> None:
    gametest("new", "my_pack")
    code = tmp_path / "my_pack" / "game_tests.py"
    right = code.read_text()
    process = started("watch", "my_pack", *way)
    watchdog = Timer(DEADLINE_S, process.kill)
    watchdog.start()
    assert process.stdout is not None
    said: list[str] = []

    def wait_for(words: str) -> str:
        for line in process.stdout or ():
            said.append(line)
            if words in line:
                return line
        raise AssertionError(f"the output ends without {words!r}: {said}")

    try:
        wait_for("watching")
        code.write_text(right.replace('"13"', '"14"'))
        assert "2 tests of 4" in wait_for("to run")
        wait_for("expected power=14, got power=13")
        assert "my_pack:wire_loses_power" in wait_for("not green")
        assert "1 test that failed" in gametest("list", "--last-failed").stderr
        code.write_text(right.replace("def ", "dfe "))
        wait_for("invalid syntax")
        code.write_text(right)
        wait_for("all 4 tests green")
        wait_for("watching")
        process.send_signal(signal.SIGINT)

        assert 130 == process.wait(DEADLINE_S)
    finally:
        watchdog.cancel()
        process.kill()
        process.communicate()
