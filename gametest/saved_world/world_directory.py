"""The folder of a saved world. A save is complete when the pointer names it, and not before.

`saves/<number>.world` is written beside its final name, flushed to the disk and renamed; then the
pointer `world.json` the same way. Whatever ends the program in between, the pointer names a save
that was completed; the one before it is kept too.
"""

from __future__ import annotations

import json
import os
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Final, final

import attrs

from gametest.core.regular_file import read_regular
from gametest.saved_world.errors import SavedWorldError
from gametest.saved_world.world_image import FORMAT, hash_of

POINTER: Final = "world.json"
SAVES: Final = "saves"
_SUFFIX: Final = ".world"
_TEMPORARY: Final = ".tmp"
_MAX_POINTER_BYTES: Final = 1 << 16
_MAX_SAVE_BYTES: Final = 1 << 32
_LEVEL: Final = 1
"""Of compression: a world of sections shrinks to a hundredth with any."""


@final
@attrs.frozen
class CompletedSave:
    number: int
    hash: str


@final
@attrs.define(eq=False, repr=False)
class WorldDirectory:
    path: Path

    def find(self) -> CompletedSave | None:
        """The last completed save; None if there is none. Raises `SavedWorldError`."""
        try:
            found = json.loads(read_regular(self.path / POINTER, _MAX_POINTER_BYTES))
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as error:
            raise SavedWorldError(f"{self.path / POINTER}: {error}") from None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise SavedWorldError(
                f"{self.path / POINTER}: not a saved world of format {FORMAT}"
            )
        number, digest = found.get("save"), found.get("hash")
        if not isinstance(number, int) or not isinstance(digest, str):
            raise SavedWorldError(f"{self.path / POINTER}: it names no save")
        return CompletedSave(number, digest)

    def read(self, save: CompletedSave) -> bytes:
        """The text of a save, checked against its hash; raises `SavedWorldError`."""
        path = self._file(save.number)
        try:
            text = zlib.decompress(read_regular(path, _MAX_SAVE_BYTES))
        except (OSError, zlib.error) as error:
            raise SavedWorldError(f"{path}: {error}") from None
        if hash_of(text) != save.hash:
            raise SavedWorldError(
                f"{path}: its content does not have the hash {save.hash}"
            )
        return text

    def write(self, text: bytes) -> CompletedSave:
        """Complete when it returns; raises `OSError`, and the save before it stands."""
        before = self.find()
        save = CompletedSave(1 if before is None else before.number + 1, hash_of(text))
        (self.path / SAVES).mkdir(parents=True, exist_ok=True)
        _write_durably(self._file(save.number), zlib.compress(text, _LEVEL))
        pointer = {"format": FORMAT, "save": save.number, "hash": save.hash}
        _write_durably(self.path / POINTER, json.dumps(pointer).encode())
        self._forget_others(save.number)
        return save

    def _file(self, number: int) -> Path:
        return self.path / SAVES / f"{number:06}{_SUFFIX}"

    def _forget_others(self, newest: int) -> None:
        """All but the last two, and what an end in the middle of writing has left."""
        kept = {self._file(newest), self._file(newest - 1)}
        for path in (self.path / SAVES).iterdir():
            if path not in kept and path.suffix in (_SUFFIX, _TEMPORARY):
                with suppress(OSError):
                    path.unlink()


def _write_durably(path: Path, content: bytes) -> None:
    temporary = path.with_name(path.name + _TEMPORARY)
    with temporary.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(temporary, path)
    _flush_folder(path.parent)


def _flush_folder(path: Path) -> None:
    """So that a rename outlasts a power cut, where the system can say so."""
    if os.name != "posix":
        return
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
