"""The game's own tags of a version, from this project's table of families and lists.

`tables/tags.json`: registry -> tag -> what it holds: `list` (ids), `families` (patterns of ids) less
`except`, `add` (other tags, nested exactly as in the game). A key named as a version holds what
is joined in from that version on; `since` and `until` bound the tag itself, `before` has its older
content. `partial` marks a tag whose members are not all known. Packs add to tags further up.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, final

import attrs

from gametest.block.registry_ids import registry_ids
from gametest.core.suggest import did_you_mean
from gametest.core.version import SUPPORTED_VERSIONS, GameVersion
from gametest.registry.id_pattern import Sets, match_ids
from gametest.registry.tag_lookup import UnknownTagError as UnknownTagError
from gametest.registry.tag_lookup import UnsupportedTagError as UnsupportedTagError

_FILE: Final = Path(__file__).parent / "tables" / "tags.json"
_PREFIX: Final = "minecraft:"


@final
@attrs.frozen
class TagEntry:
    """What a tag itself says: own ids in order and the tags it names, with namespace."""

    ids: tuple[str, ...]
    tags: tuple[str, ...]


@final
@attrs.define(eq=False, repr=False)
class TagTable:
    """Tags of one registry; names are read with or without `minecraft:`."""

    version: GameVersion
    registry: str
    _raw: dict[str, dict[str, Any]] = attrs.field(alias="raw")
    _sets: Sets = attrs.field(alias="sets")
    _unsupported: frozenset[str] = attrs.field(alias="unsupported")
    _later: dict[str, dict[str, Any]] = attrs.field(alias="later")
    """Tags that this version does not have yet; some of its tags hold what is in them."""

    _ids: dict[str, None] | None = attrs.field(init=False, default=None)
    _entries: dict[str, TagEntry] = attrs.field(init=False, factory=dict)
    _members: dict[str, frozenset[str]] = attrs.field(init=False, factory=dict)

    @classmethod
    def load(cls, version: GameVersion, registry: str = "block") -> TagTable:
        """Raises `UnsupportedTagError` for a registry whose tags are not tabled at all."""
        raw = json.loads(_FILE.read_bytes())
        found = raw["tags"].get(registry)
        if found is None:
            raise UnsupportedTagError("*", registry)
        reached = _reached(version)
        entries = {tag: _entry_at(entry, reached) for tag, entry in found.items()}
        present = {tag for tag, entry in entries.items() if _exists_at(entry, reached)}
        left_out: dict[str, list[str]] = raw["left_out"].get(registry, {})
        return cls(
            version,
            registry,
            raw={tag: entries[tag] for tag in entries if tag in present},
            later={tag: entries[tag] for tag in entries if tag not in present},
            sets=raw["sets"],
            unsupported=frozenset(
                tag
                for since, tags in left_out.items()
                if since in reached
                for tag in tags
            ),
        )

    @property
    def known_tags(self) -> frozenset[str]:
        """Tags whose members can be asked for."""
        return frozenset(_PREFIX + tag for tag in self._raw if self._is_known(tag))

    @property
    def unsupported_tags(self) -> frozenset[str]:
        """Tags of the game that raise `UnsupportedTagError`."""
        unknown = (tag for tag in self._raw if not self._is_known(tag))
        return frozenset(_PREFIX + tag for tag in (*self._unsupported, *unknown))

    def _is_known(self, tag: str) -> bool:
        """Neither left out nor incomplete, nor does it name such a tag."""
        entry = self._raw.get(tag)
        return (
            entry is not None
            and "partial" not in entry
            and all(self._is_known(t) for t in entry.get("add", ()) if t in self._raw)
        )

    def contains(self, tag: str, id: str) -> bool:
        return _full(id) in self.members(tag)

    def members(self, tag: str) -> frozenset[str]:
        """All ids, with namespace, those of nested tags too."""
        found = self._members.get(tag)
        if found is None:
            found = self._members[tag] = frozenset(
                self._walk(tag.removeprefix(_PREFIX))
            )
        return found

    def ordered_members(self, tag: str) -> tuple[str, ...]:
        """Own ids first; exact for registries whose tags are kept as lists."""
        return tuple(dict.fromkeys(self._walk_in_order(tag.removeprefix(_PREFIX))))

    def _walk_in_order(self, tag: str) -> Iterator[str]:
        entry = self.entry(tag)
        # The one tag of enchantments that names another and has own ids names it first.
        for other in entry.tags:
            yield from self._walk_in_order(other.removeprefix(_PREFIX))
        yield from entry.ids

    def _walk(self, tag: str) -> Iterator[str]:
        entry = self.entry(tag)
        yield from entry.ids
        for other in entry.tags:
            yield from self.members(other)

    def entry(self, tag: str) -> TagEntry:
        """What the tag says itself, for merging with packs."""
        name = tag.removeprefix(_PREFIX)
        found = self._entries.get(name)
        if found is None:
            found = self._entries[name] = self._read(name)
        return found

    def named_tags(self, tag: str) -> tuple[str, ...]:
        """The tags that a tag names, with namespace; works out no member."""
        return tuple(
            _PREFIX + name
            for name in self._names_in(self._raw[tag.removeprefix(_PREFIX)])
        )

    def _names_in(self, raw: dict[str, Any]) -> Iterator[str]:
        for part in (raw, *(raw[v] for v in _reached(self.version) if v in raw)):
            for name in part.get("add", ()):
                if name in self._raw:
                    yield name
                else:
                    yield from self._names_in(self._later[name])

    def _read(self, name: str) -> TagEntry:
        raw = self._raw.get(name)
        if name in self._unsupported or (raw is not None and "partial" in raw):
            raise UnsupportedTagError(_PREFIX + name, self.registry)
        if raw is None:
            hint = did_you_mean(name, self._raw)
            msg = f"{self.version} has no {self.registry} tag {name!r}{hint}"
            raise UnknownTagError(msg)
        ids, tags = self._content(raw)
        return TagEntry(
            tuple(dict.fromkeys(_PREFIX + id for id in ids)),
            tuple(_PREFIX + tag for tag in tags),
        )

    def _content(self, raw: dict[str, Any]) -> tuple[list[str], list[str]]:
        """Own ids and nested tags of an entry, those of later tags spelt out."""
        ids: list[str] = []
        tags: list[str] = []
        for part in (raw, *(raw[v] for v in _reached(self.version) if v in raw)):
            families = self._match(part.get("families", ()))
            families -= self._match(part.get("except", ()))
            ids += sorted(families)
            ids += (id for id in part.get("list", ()) if self._exists(id))
            for tag in part.get("add", ()):
                if tag in self._raw:
                    tags.append(tag)
                else:
                    own, nested = self._content(self._later[tag])
                    ids += own
                    tags += nested
        return ids, tags

    def _match(self, patterns: list[str] | tuple[str, ...]) -> set[str]:
        return match_ids(patterns, self._known_ids(), self._sets) if patterns else set()

    def _known_ids(self) -> dict[str, None]:
        if self._ids is None:
            self._ids = registry_ids(self.version, self.registry)
        return self._ids

    def _exists(self, id: str) -> bool:
        # Registries without a list of ids hold plain lists of 26.2 only.
        known = self._known_ids()
        return not known or id in known

    def __repr__(self) -> str:
        return f"<TagTable {self.version} {self.registry}: {len(self._raw)} tags>"


def _full(id: str) -> str:
    return id if ":" in id else _PREFIX + id


def _reached(version: GameVersion) -> list[str]:
    """The names of this version and all before it."""
    names = [each.name for each in SUPPORTED_VERSIONS]
    return names[: names.index(version.name) + 1]


def _entry_at(entry: dict[str, Any], reached: list[str]) -> dict[str, Any]:
    for version, older in entry.get("before", {}).items():
        if version not in reached:
            return {**older, "since": entry.get("since", reached[0])}
    return entry


def _exists_at(entry: dict[str, Any], reached: list[str]) -> bool:
    return (
        entry.get("since", reached[0]) in reached and entry.get("until") not in reached
    )
