from __future__ import annotations

import os
import zlib
from pathlib import Path
from typing import Any

import pytest

from gametest.saved_world.errors import SavedWorldError
from gametest.saved_world.world_directory import POINTER, SAVES, WorldDirectory
from gametest.saved_world.world_image import hash_of
from gametest.saved_world.world_lock import WorldLock


def test_nothing_is_there_before_the_first_save(tmp_path: Path) -> None:
    assert WorldDirectory(tmp_path / "none").find() is None


def test_the_last_save_is_read_back_and_the_one_before_it_is_kept(
    tmp_path: Path,
) -> None:
    directory = WorldDirectory(tmp_path)
    for text in (b"one", b"two", b"three"):
        save = directory.write(text)

    assert save == directory.find()
    assert (3, hash_of(b"three")) == (save.number, save.hash)
    assert b"three" == directory.read(save)
    names = sorted(path.name for path in (tmp_path / SAVES).iterdir())
    assert ["000002.world", "000003.world"] == names


@pytest.mark.parametrize("call", range(1, 6))
def test_an_end_before_any_step_leaves_the_save_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: int
) -> None:
    """A look at the pointer, then twice a rename and a flush of its folder."""
    directory = WorldDirectory(tmp_path)
    first = directory.write(b"first")
    calls = 0

    def counted(step: Any) -> Any:
        def act(*arguments: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls == call:
                raise KeyboardInterrupt
            return step(*arguments)

        return act

    monkeypatch.setattr(os, "replace", counted(os.replace))
    monkeypatch.setattr(os, "open", counted(os.open))
    with pytest.raises(KeyboardInterrupt):
        directory.write(b"second")
    monkeypatch.undo()

    found = directory.find()
    assert found is not None
    # Only the very last step comes after the pointer was renamed.
    assert (b"second" if call == 5 else b"first") == directory.read(found)
    assert first.number + (call == 5) == found.number
    assert b"third" == directory.read(directory.write(b"third"))


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        (POINTER, b"", "Expecting value"),
        (POINTER, b"[]", "not a saved world"),
        (POINTER, b'{"format": 99, "save": 1, "hash": ""}', "not a saved world"),
        (POINTER, b'{"format": 1, "save": "x", "hash": ""}', "names no save"),
        (f"{SAVES}/000001.world", b"no zlib", "Error -3"),
        (f"{SAVES}/000001.world", zlib.compress(b"other"), "does not have the hash"),
    ],
)
def test_damage_is_named(
    tmp_path: Path, name: str, content: bytes, problem: str
) -> None:
    directory = WorldDirectory(tmp_path)
    directory.write(b"text")
    (tmp_path / name).write_bytes(content)

    with pytest.raises(SavedWorldError, match=problem):
        _read_last(directory)


def _read_last(directory: WorldDirectory) -> bytes:
    save = directory.find()
    assert save is not None
    return directory.read(save)


@pytest.mark.skipif(os.name != "posix", reason="locks that end with their program")
def test_one_server_at_a_time_uses_a_folder(tmp_path: Path) -> None:
    first, second = WorldLock(tmp_path / "world"), WorldLock(tmp_path / "world")
    first.take()

    with pytest.raises(SavedWorldError, match="another server"):
        second.take()
    first.release()
    second.take()
    second.release()
