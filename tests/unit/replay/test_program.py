"""Which programs a recording may start unasked, and whose loop they run."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from gametest.core.errors import UsageError
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording import Recording
from gametest.replay.file.recording_writer import RecordingWriter
from gametest.replay.running.current import GAME, current_session
from gametest.replay.running.engines import engine_of
from gametest.replay.running.program import check_allowed, command_of, module_file
from gametest.replay.session import Session


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "game"
    for name in ("game.py", "parts/__main__.py", "parts/one.py"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")
    library = folder / ".venv/lib/python3/site-packages/pip/__main__.py"
    library.parent.mkdir(parents=True)
    library.write_text("", encoding="utf-8")
    (tmp_path / "other.py").write_text("", encoding="utf-8")
    (folder / "link.py").symlink_to(tmp_path / "other.py")
    monkeypatch.chdir(folder)
    return folder


def recording(path: Path, *arguments: str, **header: Any) -> Recording:
    header.setdefault("engine", "pygame")
    writer = RecordingWriter(path, RecordingHeader(arguments=arguments, **header))
    writer.close()
    return Recording.load(path)


@pytest.mark.parametrize(
    ("name", "is_module"),
    [
        ("game.py", False),
        ("./parts/one.py", False),
        ("parts", True),
        ("parts.one", True),
    ],
)
def test_program_of_this_directory_may_be_started(
    name: str, is_module: bool, here: Path
) -> None:
    check_allowed(recording(here / "a.rec", name, extra={"is_module": is_module}))


@pytest.mark.parametrize(
    ("arguments", "is_module", "told"),
    [
        (("../other.py",), False, "would start ../other.py; "),
        (("link.py",), False, "would start link.py; "),
        (("/bin/sh", "-c", "x"), False, "would start /bin/sh '-c' 'x'; "),
        (("timeit", "import os"), True, "would start -m timeit 'import os'; "),
        (("nowhere.at.all",), True, "would start -m nowhere.at.all; "),
        ((".venv/lib/python3/site-packages/pip/__main__.py",), False, "would start"),
        ((), False, "that is no program of this directory"),
    ],
)
def test_any_other_program_is_to_be_named_or_allowed(
    arguments: tuple[str, ...], is_module: bool, told: str, here: Path
) -> None:
    found = recording(here / "a.rec", *arguments, extra={"is_module": is_module})
    with pytest.raises(UsageError) as refused:
        check_allowed(found)

    assert told in str(refused.value)
    assert "--program" in str(refused.value)
    check_allowed(found, "game.py")


def test_recording_from_elsewhere_starts_nothing_unasked(here: Path) -> None:
    found = recording(here.parent / "a.rec", "game.py")
    with pytest.raises(UsageError, match="it does not lie in this directory"):
        check_allowed(found)

    check_allowed(found, "game.py")


def test_recording_from_elsewhere_maps_no_files_unasked(here: Path) -> None:
    found = recording(here.parent / "a.rec", "game.py", mappings={"a": "/etc"})
    with pytest.raises(UsageError, match="it would map files"):
        check_allowed(found, "game.py")


SPEC = {"id": "CartPole-v1", "entry_point": "gymnasium.envs.classic_control.x:Env"}


@pytest.mark.parametrize(
    ("change", "is_allowed"),
    [
        ({}, True),
        ({"entry_point": "os:system", "kwargs": {"command": "x"}}, False),
        ({"id": "os:CartPole-v1"}, False),
        ({"additional_wrappers": [{"entry_point": "os:system"}]}, False),
    ],
)
def test_environment_may_be_one_of_gymnasiums_own(
    change: dict[str, Any], is_allowed: bool, here: Path
) -> None:
    spec = json.dumps({**SPEC, **change})
    found = recording(here / "a.rec", engine="gymnasium", extra={"spec": spec})
    if is_allowed:
        check_allowed(found)
        return
    for program in (None, "game.py"):
        with pytest.raises(UsageError, match="no environment of gymnasium's own"):
            check_allowed(found, program)


def test_command_is_told_with_the_recorded_arguments(here: Path) -> None:
    found = recording(here / "a.rec", "game.py", "--level", "2")

    assert command_of(found) == "game.py '--level' '2'"
    assert command_of(found, "new.py") == "new.py '--level' '2'"


def test_module_is_found_without_an_import(here: Path) -> None:
    (here / "parts/__init__.py").write_text("raise ValueError", encoding="utf-8")

    assert module_file("parts.one") == here / "parts/one.py"
    assert module_file("parts") == here / "parts/__main__.py"
    assert module_file("parts.two") is None


@pytest.mark.parametrize(
    ("source", "engine"),
    [
        ("import pyglet", "pyglet"),
        ("from arcade.gui import x", "pyglet"),
        ("def f():\n    import pyglet.window", "pyglet"),
        ("import pygame, pyglet", "pygame"),
        ("from .pyglet import x", "pygame"),
        ("import pgzrun", "pygame"),
        ("not python", "pygame"),
    ],
)
def test_engine_is_what_the_program_imports(source: str, engine: str) -> None:
    assert engine_of(source) == engine


def test_session_of_the_game_is_that_of_its_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Session()
    monkeypatch.setattr(GAME, "session", session)
    found: list[Session] = []
    thread = threading.Thread(target=lambda: found.append(current_session()))
    thread.start()
    thread.join()

    assert found == [session]


def test_game_that_is_not_recorded_asks_one_disabled_session() -> None:
    assert current_session() is current_session()
