"""Packs kept as a zip file.

Limits: 65,536 entries, 64 MiB a file, 512 MiB together, 200 times the packed size above 1 MiB.
"""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.source_location import SourceLocation
from gametest.pack.pack_source import (
    MAX_FILE_BYTES,
    MAX_FILES,
    file_error,
    printable,
)

if TYPE_CHECKING:
    from zipfile import ZipFile, ZipInfo

MAX_ZIP_BYTES: Final = 512 * 1024 * 1024
"""Size of all files of an archive together, unpacked."""
MAX_RATIO: Final = 200
"""Unpacked to packed size of one file larger than `RATIO_FROM_BYTES`."""
RATIO_FROM_BYTES: Final = 1024 * 1024
_ENCRYPTED: Final = 0x1


@final
@attrs.define(eq=False, repr=False)
class ZipPack:
    """Only entries that passed every check are known; the rest became findings."""

    name: str
    """The path as the user wrote it."""
    _archive: ZipFile = attrs.field(repr=False)
    _entries: dict[str, ZipInfo] = attrs.field(repr=False)

    @classmethod
    def load(
        cls, path: str, name: str, collector: DiagnosticCollector
    ) -> ZipPack | None:
        """None, with a finding, if the archive as a whole cannot be used."""
        import zipfile

        try:
            archive = zipfile.ZipFile(path)
        except OSError as error:
            reason = error.strerror or "unknown reason"
            collector.error(
                "unreadable-file",
                f"the file cannot be read: {reason}",
                SourceLocation(name),
            )
            return None
        except _damage() as error:
            collector.error(
                "bad-archive",
                f"the zip file is damaged or cut off: {_reason(error)}",
                SourceLocation(name),
            )
            return None
        infos = archive.infolist()
        problem = _whole_problem(infos)
        if problem is not None:
            collector.error("too-large", problem, SourceLocation(name))
            archive.close()
            return None
        pack = cls(name, archive, {})
        for info in infos:
            pack._accept(info, collector)
        return pack

    def display(self, path: str) -> str:
        return printable(f"{self.name}!{path}")

    def has_folder(self, folder: str) -> bool:
        return any(path.startswith(folder + "/") for path in self._entries)

    def paths(self) -> tuple[str, ...]:
        return tuple(self._entries)

    def list_files(self, folder: str, _collector: DiagnosticCollector) -> list[str]:
        return sorted(path for path in self._entries if path.startswith(folder + "/"))

    def read(self, path: str) -> bytes:
        source = self.display(path)
        info = self._entries.get(path)
        if info is None:
            raise file_error("unreadable-file", "the archive has no such entry", source)
        try:
            with self._archive.open(info) as file:
                # Never more than the entry declares, so the checks on opening hold.
                return file.read()
        except _damage() as error:
            raise file_error(
                "bad-archive",
                f"the entry cannot be unpacked: {_reason(error)}",
                source,
            ) from error

    def close(self) -> None:
        self._archive.close()

    def _accept(self, info: ZipInfo, collector: DiagnosticCollector) -> None:
        name = info.filename
        # An empty name has no last character, which `is_dir` looks at.
        if name and info.is_dir():
            return
        code, problem = _entry_problem(info)
        if problem is not None:
            collector.error(code, problem, SourceLocation(self.display(name)))
            return
        self._entries[name] = info


def _damage() -> tuple[type[Exception], ...]:
    """What the standard library raises for damaged archives."""
    import lzma
    import struct
    import zlib
    from zipfile import BadZipFile

    return (
        BadZipFile,
        EOFError,
        IndexError,
        OSError,
        OverflowError,
        RuntimeError,
        ValueError,
        lzma.LZMAError,
        struct.error,
        zlib.error,
    )


def _reason(error: Exception) -> str:
    text = str(error) or type(error).__name__
    return printable(text[:1].lower() + text[1:])


def _whole_problem(infos: list[ZipInfo]) -> str | None:
    if len(infos) > MAX_FILES:
        return f"the archive has more than {MAX_FILES} entries"
    if sum(info.file_size for info in infos) > MAX_ZIP_BYTES:
        megabytes = MAX_ZIP_BYTES // (1024 * 1024)
        return f"the archive unpacks to more than {megabytes} MiB"
    return None


def _entry_problem(info: ZipInfo) -> tuple[str, str | None]:
    # `orig_filename` keeps what the archive says before zipfile cuts and replaces.
    raw = info.orig_filename
    if not raw.strip("\0"):
        return "bad-archive", "an entry has no name"
    if "\\" in raw:
        return "unsafe-path", "the entry's path has a backslash; paths have slashes"
    if "\0" in raw:
        return "unsafe-path", "the entry's path has a zero byte"
    if raw.startswith("/") or raw[1:2] == ":" or ".." in raw.split("/"):
        return "unsafe-path", "the entry's path leads out of the archive"
    if info.flag_bits & _ENCRYPTED:
        return "bad-archive", "the entry is encrypted"
    if stat.S_ISLNK(info.external_attr >> 16):
        return "unsafe-path", "the entry is a link, so it is not read"
    if info.file_size > MAX_FILE_BYTES:
        megabytes = MAX_FILE_BYTES // (1024 * 1024)
        return "too-large", f"the entry is larger than {megabytes} MiB"
    if (
        info.file_size > RATIO_FROM_BYTES
        and info.file_size > MAX_RATIO * info.compress_size
    ):
        return "too-large", f"the entry unpacks to more than {MAX_RATIO} times its size"
    return "", None
