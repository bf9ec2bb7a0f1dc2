"""Packs kept as a folder."""

from __future__ import annotations

import os
from typing import Final, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.regular_file import TooLargeError, read_regular
from gametest.core.source_location import SourceLocation
from gametest.pack.pack_source import (
    MAX_FILE_BYTES,
    MAX_FILES,
    file_error,
    printable,
    too_large,
)

_LEADS_OUT: Final = "the link leads out of the pack, so it is not read"
_NOT_REGULAR: Final = "a device, a pipe or a socket is never opened"


@final
@attrs.define(eq=False, repr=False)
class FolderPack:
    """Links are followed as long as they stay inside the pack."""

    name: str
    """The path as the user wrote it, fit for messages."""
    _root: str
    """The real path."""

    _listed: set[str] = attrs.field(factory=set, init=False)
    """Files whose links were looked at."""

    @classmethod
    def load(cls, path: str) -> FolderPack:
        name = printable(path.replace(os.sep, "/"))
        return cls(name, os.path.realpath(path))

    def display(self, path: str) -> str:
        folder = self.name.rstrip("/")
        # Who stands in the pack reads paths as other tools print them, without `./`.
        return printable(path if folder == "." else f"{folder}/{path}")

    def has_folder(self, folder: str) -> bool:
        return os.path.isdir(f"{self._root}/{folder}")

    def list_files(self, folder: str, collector: DiagnosticCollector) -> list[str]:
        found: list[str] = []
        start = f"{self._root}/{folder}"
        if os.path.isdir(start) and self._is_inside(start, folder, collector):
            self._walk(start, folder, (), found, collector)
        if len(found) > MAX_FILES:
            collector.error(
                "too-large",
                f"the pack has more than {MAX_FILES} files",
                SourceLocation(self.display(folder)),
            )
            del found[MAX_FILES:]
        found.sort()
        self._listed.update(found)
        return found

    def read(self, path: str) -> bytes:
        if path not in self._listed and not self._holds(path):
            raise file_error("unsafe-path", _LEADS_OUT, self.display(path))
        try:
            return read_regular(f"{self._root}/{path}", MAX_FILE_BYTES)
        except TooLargeError:
            raise too_large(self.display(path)) from None
        except OSError as error:
            reason = error.strerror or "unknown reason"
            raise file_error(
                "unreadable-file",
                f"the file cannot be read: {reason}",
                self.display(path),
            ) from error

    def close(self) -> None:
        """A folder holds nothing open."""

    def _walk(
        self,
        folder: str,
        relative: str,
        entered: tuple[str, ...],
        found: list[str],
        collector: DiagnosticCollector,
    ) -> None:
        """`entered` are the real paths of the links on the way: a ring of links ends."""
        try:
            entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
        except OSError as error:
            collector.error(
                "unreadable-file",
                f"the folder cannot be read: {error.strerror or 'unknown reason'}",
                SourceLocation(self.display(relative)),
            )
            return
        for entry in entries:
            path = f"{relative}/{entry.name}"
            inner = entered
            if entry.is_symlink():
                if not self._is_inside(entry.path, path, collector):
                    continue
                target = os.path.realpath(entry.path)
                if target in entered or _contains(target, os.path.realpath(folder)):
                    continue
                inner = (*entered, target)
            if entry.is_symlink() and not os.path.exists(entry.path):
                collector.error(
                    "unreadable-file",
                    "the link leads nowhere",
                    SourceLocation(self.display(path)),
                )
            elif entry.is_dir():
                if len(found) <= MAX_FILES:
                    self._walk(entry.path, path, inner, found, collector)
            elif entry.is_file():
                found.append(path)
            else:
                collector.error(
                    "unreadable-file", _NOT_REGULAR, SourceLocation(self.display(path))
                )

    def _is_inside(
        self, path: str, relative: str, collector: DiagnosticCollector
    ) -> bool:
        if _contains(self._root, os.path.realpath(path)):
            return True
        collector.error(
            "unsafe-path", _LEADS_OUT, SourceLocation(self.display(relative))
        )
        return False

    def _holds(self, path: str) -> bool:
        return _contains(self._root, os.path.realpath(f"{self._root}/{path}"))


def _contains(folder: str, path: str) -> bool:
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)
