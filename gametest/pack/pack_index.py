"""Which files of one pack the target version reads, and findings about the others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.source_location import SourceLocation
from gametest.core.suggest import did_you_mean
from gametest.pack.folder_names import (
    KNOWN_FOLDERS,
    READ_SUFFIXES,
    SINGULAR_NAMES,
    TAGGED_REGISTRIES,
    folder_of,
)
from gametest.pack.pack_metadata import PackMetadata
from gametest.pack.pack_source import PackSource, printable

_NAMESPACE: Final = re.compile(r"[a-z0-9_.-]+")
_PATH: Final = re.compile(r"[a-z0-9_./-]+")

FileKey = tuple[str, str]
"""Namespace, and path below it with folder and suffix: `function/a.mcfunction`."""


@final
@attrs.define(eq=False, repr=False)
class PackIndex:
    """Built layer by layer: the pack itself first, then its overlays."""

    source: PackSource
    metadata: PackMetadata

    _by_folder: dict[str, dict[FileKey, str]] = attrs.field(factory=dict, init=False)
    """First folder below the namespace to its files and where the source keeps them."""
    _reported: set[str] = attrs.field(factory=set, init=False)

    def add_layer(self, root: str, collector: DiagnosticCollector) -> None:
        """Read `<root>data/`; its files take the place of those of the layers before."""
        data = f"{root}data"
        found: list[tuple[FileKey, str]] = []
        for file in self.source.list_files(data, collector):
            namespace, _, path = file[len(data) + 1 :].partition("/")
            if self._is_named_well(file, namespace, path, collector):
                found.append(((namespace, path), file))
        present = {(namespace, folder_of(path)) for (namespace, path), _ in found}
        for (namespace, path), file in found:
            read = self._path_read(file, namespace, path, present, collector)
            if read is not None:
                first = read.partition("/")[0]
                self._by_folder.setdefault(first, {})[namespace, read] = file

    def files(self, directory: str, suffix: str) -> Iterator[tuple[FileKey, str]]:
        """The files below `directory`, not sorted across layers."""
        prefix = directory + "/"
        files = self._by_folder.get(directory.partition("/")[0], {})
        for (namespace, path), file in files.items():
            if path.startswith(prefix) and path.endswith(suffix):
                yield (namespace, path), file

    def folders(self) -> set[str]:
        return {
            folder_of(path) for files in self._by_folder.values() for _, path in files
        }

    def _is_named_well(
        self, file: str, namespace: str, path: str, collector: DiagnosticCollector
    ) -> bool:
        if not path:
            return False
        if _NAMESPACE.fullmatch(namespace) is None:
            self._report_once(
                file[: len(file) - len(path) - 1],
                "misnamed-file",
                f"namespace {printable(namespace)!r} has a character other than "
                "[a-z0-9_.-], so the game skips it",
                collector,
            )
            return False
        if _PATH.fullmatch(path) is None:
            if path.lower().endswith(READ_SUFFIXES):
                self._report_once(
                    file,
                    "misnamed-file",
                    "the file's path has a character other than [a-z0-9_./-], so the "
                    "game skips it",
                    collector,
                )
            return False
        return True

    def _path_read(
        self,
        file: str,
        namespace: str,
        path: str,
        present: set[tuple[str, str]],
        collector: DiagnosticCollector,
    ) -> str | None:
        """The path under today's folder names, None if the file is not read."""
        folder = folder_of(path)
        place = file[: len(file) - len(path) + len(folder)] if folder else file
        singular = SINGULAR_NAMES.get(folder)
        if singular is not None:
            formats = self.metadata.formats
            if self.metadata.claims_formats and formats.is_plural_only:
                return singular + path[len(folder) :]
            # A pack for old and new versions ships both names.
            if not (formats.reaches_plural and (namespace, singular) in present):
                self._report_once(
                    place,
                    "misplaced-folder",
                    f"folder {folder!r} is not read since 1.21, its name is {singular!r}",
                    collector,
                )
            return None
        if not folder:
            if path.endswith(READ_SUFFIXES):
                self._report_once(
                    file,
                    "misplaced-folder",
                    f"the file lies directly in namespace {namespace!r}, where nothing "
                    "is read",
                    collector,
                )
            return None
        first = folder.partition("/")[0]
        if first not in KNOWN_FOLDERS:
            hint = did_you_mean(first, KNOWN_FOLDERS)
            self._report_once(
                place,
                "misplaced-folder",
                f"folder {first!r} is none that the game reads{hint}",
                collector,
            )
        elif first == "tags":
            self._check_registry(place, file, folder, collector)
        return path

    def _check_registry(
        self, place: str, file: str, folder: str, collector: DiagnosticCollector
    ) -> None:
        registry = folder.partition("/")[2]
        if not registry:
            self._report_once(
                file,
                "misplaced-folder",
                "the file lies directly in 'tags', where nothing is read: tags lie in the "
                "folder of their registry",
                collector,
            )
        elif registry not in TAGGED_REGISTRIES:
            hint = did_you_mean(registry, TAGGED_REGISTRIES)
            self._report_once(
                place,
                "misplaced-folder",
                f"folder 'tags/{registry}' belongs to no registry of the game{hint}",
                collector,
            )

    def _report_once(
        self, place: str, code: str, message: str, collector: DiagnosticCollector
    ) -> None:
        if place not in self._reported:
            self._reported.add(place)
            collector.warning(code, message, SourceLocation(self.source.display(place)))
