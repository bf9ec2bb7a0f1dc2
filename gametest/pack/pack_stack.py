"""Packs in their order, seen as one tree of files, as the target version sees it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.version import GameVersion
from gametest.pack.pack import Pack
from gametest.pack.pack_opening import load_metadata, open_source
from gametest.pack.pack_source import METADATA_FILE, PackSource
from gametest.pack.resource import Resource
from gametest.pack.target_version import Claim, choose_version


@final
@attrs.define(eq=False, repr=False)
class PackStack:
    """A later pack lies higher: its files win, and its filters hide those below."""

    version: GameVersion
    packs: tuple[Pack, ...]
    """Lowest first."""

    _stacks: dict[tuple[str, str], dict[Identifier, tuple[Resource, ...]]] = (
        attrs.field(factory=dict, init=False, repr=False)
    )

    def resources(self, directory: str, suffix: str) -> dict[Identifier, Resource]:
        """The topmost file of each identifier below `directory`, sorted by identifier.

        `directory` is today's singular name: `function`, `tags/block`.
        """
        stacks = self.resource_stacks(directory, suffix)
        return {identifier: stack[-1] for identifier, stack in stacks.items()}

    def resource_stack(
        self, directory: str, identifier: Identifier, suffix: str
    ) -> tuple[Resource, ...]:
        """The file of every pack that has it, lowest first; empty if none has."""
        return self.resource_stacks(directory, suffix).get(identifier, ())

    def resource_stacks(
        self, directory: str, suffix: str
    ) -> dict[Identifier, tuple[Resource, ...]]:
        """As `resources`, with every pack's file, lowest first.

        A pack gives at most one file: an overlay's takes the place of the pack's own.
        """
        wanted = directory, suffix
        if wanted not in self._stacks:
            self._stacks[wanted] = self._stack_up(directory, suffix)
        return self._stacks[wanted]

    def directories(self) -> tuple[str, ...]:
        """Every folder that some pack has: `function`, `tags/block`; sorted."""
        return tuple(sorted({f for pack in self.packs for f in pack.index.folders()}))

    @property
    def features(self) -> frozenset[Identifier]:
        """Feature flags that the packs enable."""
        return frozenset(f for pack in self.packs for f in pack.metadata.features)

    def close(self) -> None:
        """Let go of open archives; afterwards nothing can be read."""
        for pack in self.packs:
            pack.source.close()

    def __enter__(self) -> PackStack:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _stack_up(
        self, directory: str, suffix: str
    ) -> dict[Identifier, tuple[Resource, ...]]:
        found: dict[tuple[str, str], list[Resource]] = {}
        start, end = len(directory) + 1, -len(suffix) or None
        for pack in self.packs:
            for key in [key for key in found if _is_hidden(pack, key)]:
                del found[key]
            for key, file in pack.index.files(directory, suffix):
                namespace, path = key
                identifier = Identifier(namespace, path[start:end])
                resource = Resource(identifier, pack, path=file)
                found.setdefault(key, []).append(resource)
        ordered = sorted(found.values(), key=lambda stack: stack[0].identifier)
        return {stack[0].identifier: tuple(stack) for stack in ordered}


def open_packs(
    paths: Iterable[str | os.PathLike[str] | PackSource],
    collector: DiagnosticCollector,
    target: GameVersion | None = None,
) -> PackStack:
    """Open packs, the lowest first; what cannot be opened is a finding and left out.

    Without a `target` the newest supported version that all packs claim is chosen.
    """
    opened = [
        (source, load_metadata(source, collector))
        for source in _open_all(paths, collector)
    ]
    claims = [
        Claim(source.name, metadata, source.display(METADATA_FILE))
        for source, metadata in opened
        if metadata.claims_formats
    ]
    version = choose_version(claims, target, collector)
    return PackStack(
        version,
        tuple(
            Pack.load(source, metadata, version, collector)
            for source, metadata in opened
        ),
    )


def _open_all(
    paths: Iterable[str | os.PathLike[str] | PackSource], collector: DiagnosticCollector
) -> Iterator[PackSource]:
    for path in paths:
        source: PackSource | None
        if isinstance(path, (str, os.PathLike)):
            source = open_source(os.fspath(path), collector)
        else:
            source = path
        if source is not None:
            yield source


def _is_hidden(pack: Pack, key: tuple[str, str]) -> bool:
    return any(rule.hides(*key) for rule in pack.metadata.filters)
