"""Tag files: lists of entries that packs add to, with the game's all-or-nothing rule.

A tag that requires something that does not exist is dropped whole, and with it every tag
that requires that one (https://minecraft.wiki/w/Tag#JSON_format).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.source_location import SourceLocation
from gametest.core.suggest import did_you_mean
from gametest.pack.pack_stack import PackStack
from gametest.pack.tag_file import TagEntry, TagFile, read_tag_file

Members = tuple[Identifier, ...]


@final
@attrs.frozen
class LoadedTags:
    tags: dict[Identifier, Members]
    """Members in the order of the files, each once; sorted by identifier of the tag.

    Those of the packs, and of the game's own what they build on.
    """
    unsupported: frozenset[Identifier]
    """Tags whose members are not known, because they build on one that is not written."""


def load_tags(
    stack: PackStack,
    directory: str,
    exists: Callable[[Identifier], bool],
    collector: DiagnosticCollector,
    *,
    base: Mapping[Identifier, Sequence[Identifier]] | None = None,
    known: Iterable[Identifier] = (),
) -> dict[Identifier, Members]:
    """The tags of one registry, e.g. `tags/function`: those of the packs over `base`.

    `base` holds the game's own tags, below every pack. `exists` says whether the registry
    has an entry; `known` are words for "nearest known" in messages.
    """
    return read_tags(stack, directory, exists, collector, base=base, known=known).tags


def read_tags(
    stack: PackStack,
    directory: str,
    exists: Callable[[Identifier], bool],
    collector: DiagnosticCollector,
    *,
    base: Mapping[Identifier, Sequence[Identifier]] | None = None,
    known: Iterable[Identifier] = (),
    unwritten: Container[Identifier] = (),
    nested: Mapping[Identifier, Sequence[Identifier]] | None = None,
) -> LoadedTags:
    """As `load_tags`; `unwritten` are tags of the game whose members this project lacks.

    `nested` has the tags of the game that name a tag which packs change, and which ones those are:
    what packs do to an inner tag shows in the outer ones.
    """
    nested = nested or {}
    base = base or {}
    files: dict[Identifier, list[TagFile]] = {}
    for identifier, resources in stack.resource_stacks(directory, ".json").items():
        files[identifier] = [
            file
            for resource in resources
            if (file := read_tag_file(resource, collector)) is not None
        ]
    builder = _TagBuilder(
        files, base, nested, unwritten, exists, tuple(known), collector
    )
    for identifier in sorted({*files, *nested}):
        builder.build(identifier)
    tags = {
        identifier: members
        for identifier, members in sorted(builder.built.items())
        if members is not None
    }
    return LoadedTags(tags, frozenset(builder.unsupported))


@final
@attrs.define(eq=False, repr=False)
class _TagBuilder:
    files: Mapping[Identifier, list[TagFile]]
    base: Mapping[Identifier, Sequence[Identifier]]
    nested: Mapping[Identifier, Sequence[Identifier]]
    unwritten: Container[Identifier]
    exists: Callable[[Identifier], bool]
    known: tuple[Identifier, ...]
    collector: DiagnosticCollector

    built: dict[Identifier, Members | None] = attrs.field(factory=dict, init=False)
    """None for a tag that is dropped."""
    unsupported: set[Identifier] = attrs.field(factory=set, init=False)

    def build(self, root: Identifier) -> None:
        """Resolve a tag and all it needs, without recursion: chains may be long."""
        path: list[Identifier] = []
        open_tags: list[tuple[Identifier, list[Identifier]]] = [
            (root, self._needs(root))
        ]
        path.append(root)
        while open_tags:
            tag, needs = open_tags[-1]
            if not needs:
                open_tags.pop()
                path.pop()
                if tag not in self.built:
                    self._finish(tag)
                continue
            needed = needs.pop()
            if needed in path:
                self._report_cycle(path[path.index(needed) :])
            elif needed not in self.built and self._is_tag(needed):
                open_tags.append((needed, self._needs(needed)))
                path.append(needed)

    def _layers(self, tag: Identifier) -> tuple[bool, list[TagFile]]:
        """Whether the game's own members stay, and the files that count."""
        files = self.files.get(tag, [])
        for index in range(len(files) - 1, -1, -1):
            if files[index].replace:
                return False, files[index:]
        return True, files

    def _needs(self, tag: Identifier) -> list[Identifier]:
        keeps_base, files = self._layers(tag)
        needs = [
            entry.identifier for file in files for entry in file.entries if entry.is_tag
        ]
        if keeps_base:
            needs += self.nested.get(tag, ())
        return needs[::-1]

    def _is_tag(self, tag: Identifier) -> bool:
        return tag in self.files or tag in self.base

    def _finish(self, tag: Identifier) -> None:
        keeps_base, files = self._layers(tag)
        members: dict[Identifier, None] = {}
        if keeps_base:
            members.update(dict.fromkeys(self.base.get(tag, ())))
            for inner in self.nested.get(tag, ()):
                if inner in self.unsupported:
                    self.unsupported.add(tag)
                    self.built[tag] = None
                    return
                members.update(dict.fromkeys(self.built.get(inner) or ()))
            if files and tag not in self.base and tag in self.unwritten:
                self._report_unwritten(tag, tag, files[0].locate())
                return
        missing: list[TagEntry] = []
        for file in files:
            for entry in file.entries:
                found = self._members(entry)
                if found is not None:
                    members.update(dict.fromkeys(found))
                elif entry.is_tag and self._is_unwritten(entry.identifier):
                    self._report_unwritten(tag, entry.identifier, entry.locate())
                    return
                elif entry.required:
                    missing.append(entry)
        for entry in missing:
            self._report_missing(tag, entry)
        self.built[tag] = None if missing else tuple(members)

    def _members(self, entry: TagEntry) -> Sequence[Identifier] | None:
        """None if what the entry names does not exist."""
        if entry.is_tag:
            return self.built.get(entry.identifier)
        return (entry.identifier,) if self.exists(entry.identifier) else None

    def _is_unwritten(self, tag: Identifier) -> bool:
        return tag in self.unsupported or (
            tag not in self.files and tag not in self.base and tag in self.unwritten
        )

    def _report_missing(self, tag: Identifier, entry: TagEntry) -> None:
        if entry.is_tag and self._is_tag(entry.identifier):
            what = "is dropped"
        else:
            tags = (f"#{known}" for known in (*self.files, *self.base))
            words = tags if entry.is_tag else map(str, self.known)
            what = f"does not exist{did_you_mean(str(entry), words)}"
        self.collector.warning(
            "tag-missing-entry",
            f"tag #{tag} is dropped, because {str(entry)!r} of pack "
            f"{entry.file.pack!r} {what}",
            entry.locate(),
            related=self._other_places(tag, entry),
        )

    def _other_places(
        self, tag: Identifier, guilty: TagEntry
    ) -> tuple[SourceLocation, ...]:
        """The other packs' files that lose their entries with the tag."""
        _, files = self._layers(tag)
        return tuple(file.locate() for file in files if file is not guilty.file)

    def _report_cycle(self, ring: list[Identifier]) -> None:
        names = " -> ".join(f"#{tag}" for tag in [*ring, ring[0]])
        self.collector.error(
            "tag-cycle", f"tags contain each other: {names}", self._link_of(ring)
        )
        for tag in ring:
            self.built[tag] = None

    def _link_of(self, ring: list[Identifier]) -> SourceLocation:
        """The entry that closes a ring, else the nearest before it that a pack wrote."""
        for tag, following in zip(ring[::-1], [ring[0], *ring[:0:-1]], strict=True):
            _, files = self._layers(tag)
            for file in files:
                for entry in file.entries:
                    if entry.is_tag and entry.identifier == following:
                        return entry.locate()
        raise AssertionError("the game's own tags do not contain each other")

    def _report_unwritten(
        self, tag: Identifier, unwritten: Identifier, place: SourceLocation
    ) -> None:
        self.unsupported.add(tag)
        self.built[tag] = None
        self.collector.warning(
            "unsupported-tag",
            f"tag #{tag} builds on the game's #{unwritten}, whose members are not known "
            "here",
            place,
        )
