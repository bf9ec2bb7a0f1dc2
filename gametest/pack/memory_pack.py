"""Packs kept in memory: for tests and for packs that a program makes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.pack.pack_source import (
    MAX_FILE_BYTES,
    METADATA_FILE,
    file_error,
    printable,
    too_large,
)


@final
@attrs.define(eq=False, repr=False)
class MemoryPack:
    """Files by path; a text is written as UTF-8."""

    name: str
    _files: dict[str, bytes] = attrs.field(repr=False)

    @classmethod
    def of(
        cls,
        name: str,
        files: Mapping[str, bytes | str | dict[str, Any] | list[Any]],
        *,
        formats: tuple[int, int] | None = (71, 121),
    ) -> MemoryPack:
        """Objects and lists become JSON; `formats` writes a `pack.mcmeta` if there is none."""
        contents: dict[str, bytes] = {}
        if formats is not None and METADATA_FILE not in files:
            contents[METADATA_FILE] = json.dumps(plain_metadata(name, formats)).encode()
        for path, content in files.items():
            if isinstance(content, (dict, list)):
                content = json.dumps(content, indent=2)
            if isinstance(content, str):
                content = content.encode()
            contents[path] = content
        return cls(name, contents)

    def display(self, path: str) -> str:
        return printable(f"{self.name}/{path}")

    def has_folder(self, folder: str) -> bool:
        return any(path.startswith(folder + "/") for path in self._files)

    def list_files(self, folder: str, _collector: DiagnosticCollector) -> list[str]:
        return sorted(path for path in self._files if path.startswith(folder + "/"))

    def read(self, path: str) -> bytes:
        data = self._files.get(path)
        if data is None:
            raise file_error(
                "unreadable-file",
                "the file cannot be read: it does not exist",
                self.display(path),
            )
        if len(data) > MAX_FILE_BYTES:
            raise too_large(self.display(path))
        return data

    def close(self) -> None:
        """Memory holds nothing open."""


def plain_metadata(description: str, formats: tuple[int, int]) -> dict[str, Any]:
    """The shortest `pack.mcmeta` that is right in every version of the range."""
    low, high = formats
    pack: dict[str, Any] = {"description": description}
    if low < 82:
        pack |= {"pack_format": low, "supported_formats": [low, high]}
    if high >= 82:
        pack |= {"min_format": low, "max_format": high}
    return {"pack": pack}
