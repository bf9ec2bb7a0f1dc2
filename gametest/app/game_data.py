"""The game's own data as somebody extracted them: a folder or zip file with `data/minecraft`.

They lie below every pack and need no `pack.mcmeta`. Only what is read from files alone is taken:
loot tables and recipes; tags and the like are tables of this project.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UsageError
from gametest.pack.folder_pack import FolderPack
from gametest.pack.memory_pack import plain_metadata
from gametest.pack.pack_source import METADATA_FILE, PackSource

if TYPE_CHECKING:
    from gametest.core.diagnostic import DiagnosticCollector

_FOLDERS: Final = tuple(
    f"data/minecraft/{name}/"
    for name in ("loot_table", "loot_tables", "recipe", "recipes")
)
_EVERY_FORMAT: Final = (1, 1_000_000)


@final
@attrs.frozen(eq=False)
class GameData:
    """A `PackSource` that says it fits every version."""

    inner: PackSource

    @property
    def name(self) -> str:
        return self.inner.name

    def display(self, path: str) -> str:
        return self.inner.display(path)

    def has_folder(self, folder: str) -> bool:
        return self.inner.has_folder(folder)

    def list_files(self, folder: str, collector: DiagnosticCollector) -> list[str]:
        listed = self.inner.list_files(folder, collector)
        return [path for path in listed if path.startswith(_FOLDERS)]

    def read(self, path: str) -> bytes:
        if path == METADATA_FILE:
            return json.dumps(plain_metadata("game data", _EVERY_FORMAT)).encode()
        return self.inner.read(path)

    def close(self) -> None:
        self.inner.close()


def open_game_data(path: str, collector: DiagnosticCollector) -> GameData:
    """Raises `UsageError` if nothing of that kind is there."""
    inner: PackSource | None = None
    if os.path.isdir(path):
        inner = FolderPack.load(path)
    elif os.path.isfile(path):
        from gametest.pack.zip_pack import ZipPack

        inner = ZipPack.load(path, path, collector)
    if inner is None or not inner.has_folder("data/minecraft"):
        msg = f"no game data at {path!r}: there is no folder data/minecraft in it"
        raise UsageError(msg)
    return GameData(inner)
