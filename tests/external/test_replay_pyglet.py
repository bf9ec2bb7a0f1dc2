"""A pyglet game, nothing changed in it: recorded with scripted input, replayed elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gametest.replay.file.recording import Recording

pytest.importorskip("pyglet")

Run = Callable[..., subprocess.CompletedProcess[str]]

GAME = """
import random
import pyglet
from pyglet.window import key, mouse
from gametest.replay import current_session

pyglet.options["dpi_scaling"] = "real"
window = pyglet.window.Window(64, 64)
keys = key.KeyStateHandler()
window.push_handlers(keys)
box = pyglet.shapes.Rectangle(0, 0, 4, 4)
dots = []
session = current_session()
log = []

@window.event
def on_mouse_press(x, y, button, modifiers):
    dots.append((x, y, button == mouse.LEFT))

@window.event
def on_text(text):
    log.append(text)

@window.event
def on_resize(width, height):
    log.append((width, height))

@window.event
def on_draw():
    window.clear()
    box.draw()

def update(dt):
    if keys[key.RIGHT]:
        box.x += 60 * dt + random.random()
    session.track("x", box.x)
    session.track("dots", dots)
    session.track("log", log)
    session.track("words", list({"one", "two", "three", "four"}))

pyglet.clock.schedule_interval(update, 1 / 30)
pyglet.app.run()
"""
OWN_LOOP = GAME.replace(
    "pyglet.app.run()",
    """
while not window.has_exit:
    pyglet.clock.tick()
    window.dispatch_events()
    window.dispatch_event("on_draw")
    window.flip()
""",
)
EVENTS = [
    {"frame": 5, "event": "on_key_press", "symbol": "right"},
    {"frame": 20, "event": "on_mouse_press", "x": 3, "y": 4},
    {"frame": 25, "event": "on_text", "text": "é"},
    {"frame": 30, "event": "on_key_release", "symbol": "RIGHT"},
    {"frame": 60, "event": "on_close"},
]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    def start(
        *arguments: str, hash_seed: str = "random"
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYGLET_HEADLESS": "1"},
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )

    if start("-c", "import pyglet.window; pyglet.window.Window(8, 8)").returncode:
        pytest.skip("there is no OpenGL without a screen here")
    return start


def record(
    folder: Path, run: Run, source: str, *options: str
) -> subprocess.CompletedProcess[str]:
    (folder / "game.py").write_text(source, encoding="utf-8")
    lines = "".join(f"{json.dumps(event)}\n" for event in EVENTS)
    (folder / "script.jsonl").write_text(lines, encoding="utf-8")
    return run(
        *("-m", "gametest", "record", "game.py", "-o", "a.rec", "--headless"),
        *("--script", "script.jsonl", *options),
    )


@pytest.mark.parametrize("source", [GAME, OWN_LOOP], ids=["pyglets-loop", "own-loop"])
def test_game_replays_to_the_same_pictures(
    source: str, tmp_path: Path, run: Run
) -> None:
    recorded = record(tmp_path, run, source)
    assert recorded.returncode == 0, recorded.stderr
    for number, hash_seed in enumerate(("1", "77")):
        replayed = run(
            *("-m", "gametest", "replay", "a.rec", "--echo", f"{number}.rec"),
            hash_seed=hash_seed,
        )
        assert replayed.returncode == 0, replayed.stdout + replayed.stderr
    first, *others = (
        list(Recording.load(tmp_path / name).frames())
        for name in ("a.rec", "0.rec", "1.rec")
    )
    hashes = [frame.state_hash for frame in first]
    tracked = [frame.tracks for frame in first if frame.tracks]

    assert len(first) == 61
    assert len(set(hashes)) > 10  # The picture moves.
    assert all([frame.state_hash for frame in other] == hashes for other in others)
    assert len(tracked) >= 29  # Each second frame.
    assert tracked[-1]["x"][0] > 25
    assert tracked[-1]["dots"] == [[(3, 4, True)]]
    assert tracked[-1]["log"] == [[(64, 64), "é"]]


def test_changed_game_fails_at_its_first_different_frame(
    tmp_path: Path, run: Run
) -> None:
    record(tmp_path, run, GAME)
    changed = GAME.replace("60 * dt", "(60 + (len(dots) > 0)) * dt")
    (tmp_path / "game.py").write_text(changed, encoding="utf-8")
    replayed = run("-m", "gametest", "replay", "a.rec")

    assert replayed.returncode == 1
    assert "frame 20: track 'x': recorded" in replayed.stdout


def test_window_is_closed_at_the_end_of_the_recording(tmp_path: Path, run: Run) -> None:
    recorded = record(tmp_path, run, GAME, "--frames", "30")
    replayed = run("-m", "gametest", "replay", "a.rec")

    assert recorded.returncode == 0, recorded.stderr
    assert replayed.returncode == 0, replayed.stdout


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ({"event": "on_jump"}, "'on_jump' is no input event of pyglet"),
        ({"event": "on_text"}, "on_text needs 'text'"),
        ({"event": "on_close", "x": 1}, "on_close has no argument 'x'"),
        ({"event": "on_key_press", "symbol": "LEFFT"}, "names 'LEFFT'"),
    ],
)
def test_wrong_script_is_refused(
    event: dict[str, object], reason: str, tmp_path: Path, run: Run
) -> None:
    (tmp_path / "game.py").write_text(GAME, encoding="utf-8")
    (tmp_path / "s.jsonl").write_text(json.dumps({"frame": 1, **event}))
    done = run(
        *("-m", "gametest", "record", "game.py", "--script", "s.jsonl", "--headless")
    )

    assert done.returncode == 2, done.stderr
    assert reason in done.stderr
