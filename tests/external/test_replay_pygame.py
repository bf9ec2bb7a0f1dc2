"""Stock pygame games, nothing changed in them: recorded with scripted input, replayed elsewhere."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gametest.replay.file.recording import Recording
from gametest.replay.mode import Ending

pytest.importorskip("pygame")

Run = Callable[..., subprocess.CompletedProcess[str]]
Event = dict[str, Any]


def key(frame: int, event: str, name: str) -> Event:
    return {"frame": frame, "event": event, "key": name}


ALIENS = [
    key(5, "KEYDOWN", "right"),
    key(40, "KEYUP", "right"),
    key(42, "KEYDOWN", "space"),
    key(43, "KEYUP", "space"),
    key(60, "KEYDOWN", "left"),
    key(61, "KEYDOWN", "space"),
    key(120, "KEYUP", "left"),
    key(150, "KEYUP", "space"),
    {"frame": 300, "event": "QUIT"},
]
CHIMP = [
    {"frame": 10 + 5 * step, "event": name, "pos": [100 + 20 * step, 90]}
    for step in range(20)
    for name in ("MOUSEMOTION", "MOUSEBUTTONDOWN", "MOUSEBUTTONUP")
] + [{"frame": 200, "event": "QUIT"}]

GAME = """
import random, sys
import pygame
from pygame.time import Clock, get_ticks
from gametest.replay import current_session

pygame.init()
screen = pygame.display.set_mode((32, 32))
clock, seen, x = Clock(), set(), 0.0
pygame.time.set_timer(pygame.USEREVENT, 100)
session = current_session()
bug = "--bug" in sys.argv
while True:
    for event in pygame.event.get():
        if event.type == pygame.QUIT:
            sys.exit()
        if event.type == pygame.USEREVENT:
            x += 1
        if event.type == pygame.KEYDOWN:
            seen.add(event.key)
    if {pygame.K_a, pygame.K_b} <= seen:
        raise ValueError("a and b")
    if pygame.key.get_pressed()[pygame.K_RIGHT]:
        x += random.random()
    if bug and get_ticks() > 500:
        x += 1
    session.track("x", x)
    session.track("words", list({"one", "two", "three", "four"}))
    screen.fill((int(x) % 256, 0, 0))
    pygame.display.flip()
    clock.tick(30)
"""


@pytest.fixture
def run(tmp_path: Path) -> Run:
    def start(
        *arguments: str, hash_seed: str = "random"
    ) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        return subprocess.run(
            [sys.executable, "-m", "gametest", *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )

    return start


def write_script(folder: Path, events: list[Event]) -> str:
    lines = "".join(f"{json.dumps(event)}\n" for event in events)
    (folder / "script.jsonl").write_text(lines, encoding="utf-8")
    return "script.jsonl"


def hashes(path: Path) -> list[bytes | None]:
    return [frame.state_hash for frame in Recording.load(path).frames()]


@pytest.mark.parametrize(
    ("module", "events", "frames"),
    [("pygame.examples.aliens", ALIENS, 100), ("pygame.examples.chimp", CHIMP, 200)],
)
def test_stock_game_replays_to_the_same_pictures(
    module: str, events: list[Event], frames: int, tmp_path: Path, run: Run
) -> None:
    script = write_script(tmp_path, events)
    recorded = run(
        *("record", "-m", module, "-o", "a.rec", "--headless", "--script", script)
    )
    assert recorded.returncode == 0, recorded.stderr
    for number, hash_seed in enumerate(("1", "77")):
        replayed = run(
            *("replay", "a.rec", "--echo", f"{number}.rec", "--allow-program"),
            hash_seed=hash_seed,
        )
        assert replayed.returncode == 0, replayed.stdout + replayed.stderr
    first = hashes(tmp_path / "a.rec")

    assert len(first) >= frames
    assert len(set(first)) > frames // 4  # The picture moves.
    assert None not in first
    assert hashes(tmp_path / "0.rec") == hashes(tmp_path / "1.rec") == first


def record_game(
    folder: Path, run: Run, events: list[Event], *options: str
) -> subprocess.CompletedProcess[str]:
    (folder / "game.py").write_text(textwrap.dedent(GAME), encoding="utf-8")
    script = write_script(folder, events)
    return run(
        *("record", "game.py", "-o", "a.rec", "--headless", "--script", script),
        *options,
    )


MOVES = [key(3, "KEYDOWN", "right"), {"frame": 40, "event": "QUIT"}]


def test_added_lines_polling_timers_and_random_numbers_replay(
    tmp_path: Path, run: Run
) -> None:
    recorded = record_game(tmp_path, run, MOVES)
    replayed = run("replay", "a.rec")
    verified = run("replay", "verify", "a.rec", "--repeat", "3")
    last = list(Recording.load(tmp_path / "a.rec").frames())[-2]

    assert recorded.returncode == 0, recorded.stderr
    assert replayed.returncode == 0, replayed.stdout
    assert "3 runs of 41 frames, all equal" in verified.stdout
    assert last.tracks["x"][0] > 13  # 13 timer events, and the key.


def test_changed_game_fails_at_its_first_different_frame(
    tmp_path: Path, run: Run
) -> None:
    record_game(tmp_path, run, MOVES)
    changed = (tmp_path / "game.py").read_text().replace('"--bug" in sys.argv', "True")
    (tmp_path / "game.py").write_text(changed)
    replayed = run("replay", "a.rec", "--junit", "j.xml", "--events", "e.jsonl")
    events = [
        json.loads(line) for line in (tmp_path / "e.jsonl").read_text().splitlines()
    ]

    assert replayed.returncode == 1
    assert "frame 16: track 'x': recorded" in replayed.stdout
    assert 'failures="1"' in (tmp_path / "j.xml").read_text()
    assert [event["event"] for event in events] == [
        "run_started",
        "test_finished",
        "run_finished",
    ]
    assert events[1]["failure"]["tick"] == 16


def test_crash_is_minimised_to_its_two_keys(tmp_path: Path, run: Run) -> None:
    events = [key(frame, "KEYDOWN", "right") for frame in range(1, 4)]
    events += [key(4, "KEYDOWN", "a"), key(9, "KEYDOWN", "b")]
    recorded = record_game(tmp_path, run, events)
    minimised = run("replay", "minimise", "a.rec", "b.rec")
    frames = list(Recording.load(tmp_path / "b.rec").frames())

    assert recorded.returncode == 1
    assert "ValueError: a and b" in recorded.stderr
    assert minimised.returncode == 0, minimised.stderr
    assert [frame.index for frame in frames if frame.inputs] == [4, 9]


def test_game_that_waits_for_input_ends_with_the_recording(
    tmp_path: Path, run: Run
) -> None:
    record_game(tmp_path, run, MOVES[:1], "--frames", "30")
    replayed = run("replay", "a.rec")

    assert Recording.load(tmp_path / "a.rec").ending is Ending.STOPPED
    assert replayed.returncode == 0, replayed.stdout


def test_truncated_recording_does_not_pass(tmp_path: Path, run: Run) -> None:
    record_game(tmp_path, run, MOVES)
    data = (tmp_path / "a.rec").read_bytes()
    (tmp_path / "a.rec").write_bytes(data[:-10])
    replayed = run("replay", "a.rec")

    assert replayed.returncode == 1
    assert "the recording is incomplete: it is cut off" in replayed.stdout


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "script.jsonl:1: "),
        ('{"frame": 0, "event": "QUIT"}', "'frame' is no number from 1 on"),
        ('{"frame": 1, "event": "JUMP"}', "'JUMP' is no input event"),
        ('{"frame": 1, "event": "KEYUP"}', "KEYUP needs 'key'"),
    ],
)
def test_wrong_script_is_refused(
    line: str, reason: str, tmp_path: Path, run: Run
) -> None:
    (tmp_path / "game.py").write_text("")
    (tmp_path / "script.jsonl").write_text(line)
    done = run("record", "game.py", "--script", "script.jsonl", "--headless")

    assert done.returncode == 2
    assert reason in done.stderr


def test_files_are_opened_where_they_are_mapped(tmp_path: Path, run: Run) -> None:
    (tmp_path / "game.py").write_text(
        "import pygame\n"
        "from gametest.replay import current_session\n"
        "pygame.display.set_mode((8, 8))\n"
        "pygame.time.Clock().tick(30)\n"
        "with open('saves/a.txt') as file:\n"
        "    current_session().track('save', file.read())\n"
    )
    (tmp_path / "other").mkdir()
    (tmp_path / "other/a.txt").write_text("one")
    options = ("-o", "a.rec", "--headless", "--map", "saves=other")
    recorded = run("record", "game.py", *options)
    replayed = run("replay", "a.rec")
    (tmp_path / "other/a.txt").write_text("two")
    changed = run("replay", "a.rec")

    assert recorded.returncode == 0, recorded.stderr
    assert replayed.returncode == 0, replayed.stdout
    assert "track 'save': recorded 'one', now 'two'" in changed.stdout


@pytest.mark.skipif(os.name != "posix", reason="the game watches a pipe of POSIX")
@pytest.mark.parametrize("name", ["SIGKILL", "SIGTERM", "SIGINT"])
def test_game_ends_with_whoever_records_it_and_the_recording_is_whole(
    name: str, tmp_path: Path, run: Run
) -> None:
    # It says that it is ready when its first frame is through.
    pause = "clock.tick(30); print('ready', flush=True); select([], [], [], 0.01)"
    game = "from select import select\n" + GAME.replace("clock.tick(30)", pause)
    (tmp_path / "game.py").write_text(game, encoding="utf-8")
    command = [sys.executable, "-m", "gametest", "record", "game.py", "--headless"]
    process = subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(getattr(signal, name))
    process.wait(60)
    process.stdout.read()  # To its end: the game has gone too.
    process.stdout.close()
    replayed = run("replay", "game.rec")

    assert Recording.load(tmp_path / "game.rec").ending is Ending.STOPPED
    assert replayed.returncode == 0, replayed.stdout


def test_program_that_runs_no_frame_is_warned_of(tmp_path: Path, run: Run) -> None:
    (tmp_path / "game.py").write_text("print(1)")
    recorded = run("record", "game.py", "--headless")

    assert "the game ran no frame of pygame's loop" in recorded.stderr


def test_state_that_raises_is_told_as_the_games_fault(tmp_path: Path, run: Run) -> None:
    game = GAME.replace('session.track("x", x)', "session.state(lambda: object())")
    (tmp_path / "game.py").write_text(game)
    recorded = run("record", "game.py", "--headless", "--frames", "5")

    assert recorded.returncode == 1
    assert "the game raised TypeError: a object cannot be stored" in recorded.stderr


def test_module_that_is_not_there_is_bad_usage(tmp_path: Path, run: Run) -> None:
    recorded = run("record", "-m", "nowhere", "--headless")

    assert recorded.returncode == 2
    assert "there is no module 'nowhere'" in recorded.stderr
    assert not list(tmp_path.iterdir())


def test_installed_program_is_started_only_if_it_is_allowed(
    tmp_path: Path, run: Run
) -> None:
    recorded = run(
        *("record", "-m", "pygame.examples.chimp", "-o", "a.rec", "--headless"),
        *("--frames", "3"),
    )
    refused = run("replay", "a.rec")
    allowed = run("replay", "a.rec", "--allow-program")

    assert recorded.returncode == 0, recorded.stderr
    assert refused.returncode == 2
    assert "would start -m pygame.examples.chimp; " in refused.stdout
    assert allowed.returncode == 0, allowed.stdout


def test_game_that_hangs_is_ended(tmp_path: Path, run: Run) -> None:
    record_game(tmp_path, run, MOVES)
    (tmp_path / "game.py").write_text("while True:\n    pass\n")
    replayed = run("replay", "a.rec", "--timeout", "3")

    assert replayed.returncode == 1
    assert "the game did not end within 3 s" in replayed.stdout
