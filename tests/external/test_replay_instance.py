"""The test type `gametest:replay`, and the tools that need no engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording_writer import RecordingWriter
from gametest.replay.frame import Frame
from gametest.replay.input.input_event import InputEvent

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    def start(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "gametest", *arguments],
            cwd=tmp_path,
            env={**os.environ, "GAMETEST_CACHE_DIR": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            input=text,
            timeout=120,
            check=False,
        )

    return start


def write_recording(path: Path, scores: list[int]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    writer = RecordingWriter(path, RecordingHeader(game="g"), overwrite=True)
    for index, score in enumerate(scores):
        event = InputEvent.other("jump", index)
        writer.write(Frame(index, index, [event], tracks={"score": [score]}))
    writer.close()


def write_pack(folder: Path, recording: str = "demo:level1") -> None:
    files = {
        "pack.mcmeta": {
            "pack": {"description": "", "min_format": 107, "max_format": 107}
        },
        "data/demo/test_instance/level1.json": {
            "type": "gametest:replay",
            "recording": recording,
        },
    }
    for name, value in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(json.dumps(value), encoding="utf-8")
    write_recording(folder / "data/demo/recording/level1.rec", [1])


def test_pack_alone_starts_no_game(tmp_path: Path, run: Run) -> None:
    write_pack(tmp_path / "pack")
    done = run("run", "pack")

    assert done.returncode == 2
    assert (
        "of type gametest:replay starts something outside; --allow-external"
        in done.stderr
    )


@pytest.mark.parametrize(
    ("recording", "reason"),
    [
        ("demo:level2", "no pack has the recording demo:level2"),
        ("demo:level1", "is a recording of another loop, not of pygame"),
    ],
)
def test_recording_that_cannot_be_replayed_is_an_error(
    recording: str, reason: str, tmp_path: Path, run: Run
) -> None:
    write_pack(tmp_path / "pack", recording)
    done = run("run", "pack", "--allow-external")

    assert done.returncode != 0
    assert reason in done.stdout + done.stderr


def test_recorded_game_is_a_test(tmp_path: Path, run: Run) -> None:
    pytest.importorskip("pygame")
    (tmp_path / "game.py").write_text(
        "import pygame\n"
        "pygame.display.set_mode((8, 8))\n"
        "clock = pygame.time.Clock()\n"
        "for _ in range(5):\n"
        "    clock.tick(30)\n"
    )
    write_pack(tmp_path / "pack")
    target = "pack/data/demo/recording/level1.rec"
    recorded = run("record", "game.py", "-o", target, "--headless", "--force")
    done = run("run", "pack", "--allow-external")

    assert recorded.returncode == 0, recorded.stderr
    assert done.returncode == 0, done.stdout + done.stderr


def test_typed_session_of_a_server_is_replayed(tmp_path: Path, run: Run) -> None:
    write_pack(tmp_path / "pack")
    (tmp_path / "pack/data/demo/test_instance/level1.json").unlink()
    typed = "setblock 1 9 1 stone\nsay hello\nsummon pig 0 20 0\n"
    served = run(
        *("server", "pack", "--stop-at-end", "--seed", "3", "--record", "a.rec"),
        text=typed,
    )
    replayed = run("replay", "a.rec")

    assert served.returncode == 0, served.stderr
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr


def test_tools_tell_by_exit_code(tmp_path: Path, run: Run) -> None:
    write_recording(tmp_path / "a.rec", [1, 2, 3])
    write_recording(tmp_path / "b.rec", [1, 2, 4])
    data = (tmp_path / "a.rec").read_bytes()
    (tmp_path / "cut.rec").write_bytes(data[:-5])
    different = run("replay", "diff", "a.rec", "b.rec")
    same = run("replay", "diff", "a.rec", "a.rec")
    cut = run("replay", "info", "cut.rec")
    text = run("replay", "convert", "a.rec", "a.jsonl")
    twice = run("replay", "convert", "a.rec", "a.jsonl")

    assert (different.returncode, same.returncode) == (1, 0)
    assert different.stdout == "frame 2: track 'score'[0]: 3 is not 4\n"
    assert cut.returncode == 1
    assert "problem: it is cut off" in cut.stdout
    assert (text.returncode, twice.returncode) == (0, 2)
    assert len((tmp_path / "a.jsonl").read_text().splitlines()) == 5


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("replay",), "no recording is named, and none lies below 'tests'"),
        (("replay", "a"), "there is no recording 'a'"),
        (("record", "a.py"), "there is no file 'a.py'"),
        (("replay", "convert", "a.rec", "a.gmt"), "cannot turn '.rec' into '.gmt'"),
        (("replay", "info", "a.rec"), "cannot read 'a.rec'"),
    ],
)
def test_bad_usage_ends_with_2(
    arguments: tuple[str, ...], reason: str, run: Run
) -> None:
    done = run(*arguments)

    assert done.returncode == 2
    assert reason in done.stderr
