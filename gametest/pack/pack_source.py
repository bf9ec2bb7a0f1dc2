"""What a pack is made of: a tree of files, wherever it is kept."""

from __future__ import annotations

from typing import Final, Protocol

from gametest.core.diagnostic import Diagnostic, DiagnosticCollector, Severity
from gametest.core.errors import DiagnosticError
from gametest.core.source_location import SourceLocation

METADATA_FILE: Final = "pack.mcmeta"
MAX_FILE_BYTES: Final = 64 * 1024 * 1024
"""Size of one file, unpacked."""
MAX_FILES: Final = 65_536
"""Files of one pack."""


class PackSource(Protocol):
    """Paths are relative to the pack, with `/`; none leads out of it."""

    @property
    def name(self) -> str:
        """The pack as the user names it."""
        ...

    def display(self, path: str) -> str:
        """A file of the pack as messages name it."""
        ...

    def has_folder(self, folder: str) -> bool: ...

    def list_files(self, folder: str, collector: DiagnosticCollector) -> list[str]:
        """Every file below `folder`, sorted; what cannot be read safely becomes a finding."""
        ...

    def read(self, path: str) -> bytes:
        """Raises `DiagnosticError`."""
        ...

    def close(self) -> None: ...


def printable(path: str) -> str:
    """A file name that a terminal and a UTF-8 report can show."""
    if path.isprintable():
        return path
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in path)


def file_error(code: str, message: str, source: str) -> DiagnosticError:
    """An error that speaks of a whole file."""
    return DiagnosticError(
        Diagnostic(
            Severity.ERROR, code, message=message, location=SourceLocation(source)
        )
    )


def too_large(source: str) -> DiagnosticError:
    megabytes = MAX_FILE_BYTES // (1024 * 1024)
    return file_error("too-large", f"the file is larger than {megabytes} MiB", source)
