"""The user's cache: parsed text structures in binary form, and which functions need no parsing.

A structure is named by the hash of its text and of the format's version, so it can never be stale;
for functions see `checked_functions`. A cache is never inside a pack and never read from a folder
that others can write.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.regular_file import MEBIBYTE, read_regular

if TYPE_CHECKING:
    from gametest.structure.template import StructureTemplate

_FORMAT: Final = "1"
_MOST_BYTES: Final = 256 * MEBIBYTE
_LEAST_BYTES: Final = 4096
"""Smaller texts are parsed faster than they are looked up."""
_BINARY: Final = getattr(os, "O_BINARY", 0)


@final
@attrs.define(eq=False, repr=False)
class Cache:
    directory: Path
    enabled: bool = True

    @classmethod
    def default(cls) -> Cache:
        named = os.environ.get("GAMETEST_CACHE_DIR")
        return cls(Path(named) if named else _user_cache())

    @classmethod
    def off(cls) -> Cache:
        return cls(Path(), enabled=False)

    @property
    def refusal(self) -> str | None:
        """Why the folder is not trusted; None if it is, or does not exist yet."""
        if not hasattr(os, "getuid"):
            return None
        try:
            status = self.directory.stat()
        except OSError:
            return None
        if status.st_uid != os.getuid():
            return f"{self.directory} belongs to another user"
        if status.st_mode & 0o022:
            return f"{self.directory} can be written by others"
        return None

    @property
    def problem(self) -> str | None:
        """Why nothing can be kept; None if all is well."""
        if self.refusal is not None:
            return self.refusal
        # The first folder on the way that is there decides whether the rest can be made.
        for folder in (self.directory, *self.directory.parents):
            if os.path.lexists(folder):
                rights = os.R_OK | os.W_OK | os.X_OK
                if not os.path.isdir(folder):
                    return f"{folder} is no folder"
                if not os.access(folder, rights):
                    return f"{folder} cannot be read and written"
                return None
        return f"{self.directory} cannot be made"

    def size_bytes(self) -> int:
        """Raises `OSError`."""
        if not os.path.isdir(self.directory):
            return 0
        return sum(
            path.stat().st_size
            for suffix in ("nbt", "json")
            for path in self.directory.glob(f"*.{suffix}")
        )

    def find(self, text: bytes) -> bytes | None:
        """The binary form of a structure's text, if it was kept."""
        return None if len(text) < _LEAST_BYTES else self.read(_structure_name(text))

    def keep(self, text: bytes, binary: bytes) -> None:
        """Raises nothing, as `write`."""
        if len(text) >= _LEAST_BYTES:
            self.write(_structure_name(text), binary)

    def read(self, name: str) -> bytes | None:
        """A file of the cache; None if there is none, or it cannot be trusted."""
        if not self.enabled or self.refusal is not None:
            return None
        try:
            return read_regular(self.directory / name, _MOST_BYTES)
        except OSError:
            return None

    def write(self, name: str, data: bytes) -> None:
        """Whole or not at all, for the owner only; a full or read-only disk is no error."""
        if not self.enabled or self.refusal is not None:
            return
        # A name of its own, so that two runs which write at once do not mix.
        part = self.directory / f"{name}.{os.getpid()}-{os.urandom(6).hex()}.part"
        try:
            self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            made = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY | _BINARY, 0o600)
            with open(made, "wb") as file:
                file.write(data)
            part.replace(self.directory / name)
        except OSError:
            with suppress(OSError):
                part.unlink(missing_ok=True)


@final
@attrs.frozen
class CachedReader:
    """Reads structures as `load_template` does, text by way of the cache."""

    cache: Cache

    def __call__(
        self, data: bytes, source: str, collector: DiagnosticCollector
    ) -> StructureTemplate:
        from gametest.structure.reader import load_template

        if not source.endswith(".snbt"):
            return load_template(data, source, collector)
        from gametest.structure.writer import Layout, write_template

        kept = self.cache.find(data)
        if kept is not None:
            doubts = DiagnosticCollector()
            # A damaged entry is written anew: the text is the truth.
            with suppress(DiagnosticError):
                template = load_template(kept, source, doubts, is_text=False)
                if not len(doubts):
                    return template
        found = DiagnosticCollector()
        template = load_template(data, source, found)
        collector.extend(found)
        if not len(found):
            # A text with findings is read anew each time, for their places.
            self.cache.keep(data, write_template(template, Layout.NBT))
        return template


def _structure_name(text: bytes) -> str:
    from hashlib import sha256

    digest = sha256(_FORMAT.encode() + b"\0" + text).hexdigest()
    return f"{digest}.nbt"


def _user_cache() -> Path:
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "gametest"
