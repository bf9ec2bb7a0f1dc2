"""For each test, the files that its verdict may depend on.

Its own file, its structure, its environment, and whatever these name, file by file. Every test depends
on `pack.mcmeta`, on what the game does by itself (`#minecraft:load`, `#minecraft:tick`, files of the
namespace `minecraft`), and on files of folders that commands do not name.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.app.watching.mentions import Mentions, mentions_of
from gametest.app.watching.python_imports import imported_files
from gametest.core.identifier import DEFAULT_NAMESPACE
from gametest.framework.game_test_instance import (
    DialectTestInstance,
    FunctionGameTestInstance,
)
from gametest.pack.folder_names import READ_SUFFIXES
from gametest.pack.pack_source import METADATA_FILE
from gametest.registry.holder import Reference

if TYPE_CHECKING:
    from gametest.app.loading import LoadedPacks
    from gametest.framework.game_test_instance import LoadedTest
    from gametest.pack.pack import Pack

NAMED: Final = frozenset(
    {
        "function",
        "gametest/structure",
        "item_modifier",
        "loot_table",
        "predicate",
        "structure",
        "test_environment",
    }
)
"""Folders whose files have an effect only where something names them; tags are such too."""
_TESTS: Final = frozenset({"test", "test_instance"})
"""Folders of files that nothing calls."""


@final
@attrs.define(eq=False, repr=False)
class FileReader:
    """Reads each file once for each of its versions."""

    _known: dict[str, tuple[tuple[int, int], Mentions, tuple[Path, ...]]] = attrs.field(
        factory=dict, init=False
    )

    _real: dict[str, str] = attrs.field(factory=dict, init=False)

    def real_path(self, path: str) -> str:
        """Links followed, once for each path."""
        found = self._real.get(path)
        if found is None:
            found = self._real[path] = os.path.realpath(path)
        return found

    def mentions(self, path: str) -> Mentions:
        return self._read(path, ())[0]

    def imports(self, path: str, roots: tuple[Path, ...]) -> tuple[Path, ...]:
        return self._read(path, roots)[1]

    def _read(
        self, path: str, roots: tuple[Path, ...]
    ) -> tuple[Mentions, tuple[Path, ...]]:
        try:
            status = os.stat(path)
            stamp = status.st_mtime_ns, status.st_size
            known = self._known.get(path)
            if known is not None and known[0] == stamp:
                return known[1], known[2]
            data = Path(path).read_bytes()
        except OSError:
            return Mentions(), ()
        found = mentions_of(data, path)
        imports: tuple[Path, ...] = ()
        if path.endswith(".py"):
            text = data.decode("utf-8", "replace")
            imports = imported_files(text, Path(path), roots)
        self._known[path] = stamp, found, imports
        return found, imports


@final
@attrs.frozen
class TestFiles:
    """Files by their real paths; a zip file counts as one file."""

    __test__ = False

    by_test: dict[str, frozenset[str]]

    @property
    def all(self) -> frozenset[str]:
        return frozenset().union(*self.by_test.values())

    def touched_by(self, changed: Iterable[str]) -> set[str]:
        """The ids of the tests that depend on one of these files."""
        wanted = frozenset(changed)
        return {id for id, files in self.by_test.items() if files & wanted}


def files_of_tests(
    loaded: LoadedPacks, reader: FileReader, directory: Path = Path()
) -> TestFiles:
    """`directory` is where modules with test functions are imported from."""
    return _Graph(loaded, reader, (directory.resolve(),)).build()


@final
@attrs.define(eq=False, repr=False)
class _Graph:
    loaded: LoadedPacks
    reader: FileReader
    roots: tuple[Path, ...]

    _by_id: dict[str, list[str]] = attrs.field(factory=dict, init=False)
    """Files that commands and other files name."""
    _by_source: dict[str, str] = attrs.field(factory=dict, init=False)
    """The real path of a file as messages name it."""
    _always: set[str] = attrs.field(factory=set, init=False)
    _named_by: dict[str, frozenset[str]] = attrs.field(factory=dict, init=False)

    def build(self) -> TestFiles:
        self._list_files()
        always = self._closure(self._always)
        tests = self.loaded.registries.tests
        return TestFiles(
            {str(id): self._files_of(tests.get(id)) | always for id in tests}
        )

    def _list_files(self) -> None:
        stack = self.loaded.stack
        for pack in stack.packs:
            self._always.add(self._path_of(pack, METADATA_FILE))
        for directory in stack.directories():
            for suffix in READ_SUFFIXES:
                for stacked in stack.resource_stacks(directory, suffix).values():
                    for resource in stacked:
                        path = self._path_of(resource.pack, resource.path)
                        self._by_source[resource.source] = path
                        self._add(directory, str(resource.identifier), path)

    def _add(self, directory: str, id: str, path: str) -> None:
        if directory in _TESTS:
            return
        is_named = directory in NAMED or directory.startswith("tags/")
        if is_named:
            self._by_id.setdefault(id, []).append(path)
        if not is_named or id.startswith(f"{DEFAULT_NAMESPACE}:"):
            self._always.add(path)

    def _files_of(self, test: LoadedTest) -> frozenset[str]:
        instance = test.instance
        starts: set[str] = set()
        ids = {str(instance.structure)}
        prefixes: set[str] = set()
        if isinstance(instance.environment, Reference):
            ids.add(str(instance.environment.identifier))
        if test.location is not None:
            starts.add(self._real(test.location.source))
        if isinstance(instance, FunctionGameTestInstance):
            function = self.loaded.registries.functions.get(instance.function)
            if function.location is not None:
                starts.add(self._real(function.location.source))
        if isinstance(instance, DialectTestInstance):
            # A fixture is up to three functions: `f`, `f/before` and `f/after`.
            prefixes.update(map(str, instance.script.fixtures))
        starts.update(self._named(Mentions(frozenset(ids), frozenset(prefixes))))
        return self._closure(starts)

    def _closure(self, starts: Iterable[str]) -> frozenset[str]:
        found: set[str] = set()
        waiting = list(starts)
        while waiting:
            path = waiting.pop()
            if path not in found:
                found.add(path)
                waiting += self._names_in(path) - found
        return frozenset(found)

    def _names_in(self, path: str) -> frozenset[str]:
        known = self._named_by.get(path)
        if known is None:
            named = set(self._named(self.reader.mentions(path)))
            if path.endswith(".py"):
                imports = self.reader.imports(path, self.roots)
                named.update(map(os.path.realpath, imports))
            known = self._named_by[path] = frozenset(named)
        return known

    def _named(self, mentions: Mentions) -> Iterator[str]:
        for id in mentions.ids & self._by_id.keys():
            yield from self._by_id[id]
        if mentions.prefixes:
            for id, paths in self._by_id.items():
                if any(map(id.startswith, mentions.prefixes)):
                    yield from paths

    def _real(self, source: str) -> str:
        known = self._by_source.get(source)
        return os.path.realpath(source) if known is None else known

    def _path_of(self, pack: Pack, path: str) -> str:
        name = pack.source.name
        whole = self.reader.real_path(name)
        if whole.endswith(".zip"):
            return whole
        return self.reader.real_path(f"{whole}/{path}")
