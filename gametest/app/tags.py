"""Tags as the packs leave them: the game's own, with what packs add and replace.

Only registries whose entries are all known can be checked; the others are read for syntax.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.identifier import Identifier

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.block.block_tags import TagTable
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.core.version import GameVersion
    from gametest.pack.pack_stack import PackStack


@final
@attrs.define(eq=False, repr=False)
class PackTags:
    """The game's table of one registry, overlaid with the tags that packs write or touch."""

    version: GameVersion
    registry: str
    written: Mapping[str, frozenset[str]]
    unknown: frozenset[str]
    """Tags that build on one whose members are not known."""
    _vanilla: TagTable | None = attrs.field(default=None, init=False)

    @property
    def vanilla(self) -> TagTable:
        """The game's own; read when first asked for."""
        if self._vanilla is None:
            from gametest.block.block_tags import TagTable

            self._vanilla = TagTable.load(self.version, self.registry)
        return self._vanilla

    @property
    def known_tags(self) -> frozenset[str]:
        return self.vanilla.known_tags | self.written.keys()

    @property
    def unsupported_tags(self) -> frozenset[str]:
        return (self.vanilla.unsupported_tags - self.written.keys()) | self.unknown

    def contains(self, tag: str, id: str) -> bool:
        """Raises `UnsupportedTagError` or `UnknownTagError`."""
        return id in self.members(tag)

    def members(self, tag: str) -> frozenset[str]:
        name = str(Identifier.parse(tag))
        if name in self.unknown:
            from gametest.block.block_tags import UnsupportedTagError

            raise UnsupportedTagError(name, self.registry)
        found = self.written.get(name)
        return self.vanilla.members(name) if found is None else found


@final
@attrs.define(eq=False, repr=False)
class GameTags:
    """The tags of every registry, each read when somebody first asks for it."""

    stack: PackStack
    blocks: BlockTable
    collector: DiagnosticCollector

    _loaded: dict[str, PackTags] = attrs.field(factory=dict, init=False)

    def of(self, registry: str) -> PackTags:
        """Raises `UnsupportedTagError` for a registry without a table of the game's tags."""
        found = self._loaded.get(registry)
        if found is None:
            found = load_tags_of(registry, self.stack, self.blocks, self.collector)
            self._loaded[registry] = found
        return found

    def read_all(self) -> None:
        """Every tabled registry, for the findings."""
        for registry in TABLED_REGISTRIES:
            self.of(registry)


TABLED_REGISTRIES: Final = (
    "block",
    "item",
    "entity_type",
    "fluid",
    "damage_type",
    "enchantment",
    "game_event",
    "point_of_interest_type",
    "instrument",
    "banner_pattern",
)


def load_tags_of(
    registry: str,
    stack: PackStack,
    blocks: BlockTable,
    collector: DiagnosticCollector,
) -> PackTags:
    """Costs nothing but a look at the folders if no pack writes a tag of the registry."""
    directory = f"tags/{registry}"
    if not stack.resources(directory, ".json"):
        return PackTags(stack.version, registry, {}, frozenset())
    from gametest.block.block_tags import (
        TagTable,
        UnknownTagError,
        UnsupportedTagError,
    )
    from gametest.pack.tags import read_tags

    vanilla = TagTable.load(stack.version, registry)
    base: dict[Identifier, tuple[Identifier, ...]] = {}
    unwritten = set(map(Identifier.parse, vanilla.unsupported_tags))
    for tag in vanilla.known_tags:
        try:
            members = vanilla.members(tag)
        except (UnsupportedTagError, UnknownTagError):
            unwritten.add(Identifier.parse(tag))
            continue
        base[Identifier.parse(tag)] = tuple(map(Identifier.parse, sorted(members)))
    known = _known_ids(registry, stack.version, blocks)
    loaded = read_tags(
        stack,
        directory,
        # Packs may add to a registry without a list of ids.
        lambda id: not known or id in known,
        collector,
        base=base,
        known=known,
        unwritten=unwritten,
    )
    written = {
        str(tag): frozenset(map(str, members)) for tag, members in loaded.tags.items()
    }
    unknown = frozenset(map(str, loaded.unsupported))
    return PackTags(stack.version, registry, written, unknown)


def _known_ids(
    registry: str, version: GameVersion, blocks: BlockTable
) -> dict[Identifier, None]:
    """Empty if there is no list."""
    if registry == "block":
        return {block.id: None for block in blocks.blocks()}
    from gametest.block.registry_ids import registry_ids

    return {Identifier("minecraft", id): None for id in registry_ids(version, registry)}


def check_other_tags(stack: PackStack, collector: DiagnosticCollector) -> None:
    """Tags of registries without a table: their shape, their identifiers, and rings."""
    from gametest.pack.tag_file import read_tag_file
    from gametest.pack.tags import load_tags

    known = {f"tags/{registry}" for registry in (*TABLED_REGISTRIES, "function")}
    for directory in stack.directories():
        if not directory.startswith("tags/") or directory in known:
            continue
        # What the game has is not known, so every tag of its namespace may be one of its own.
        games = {
            entry.identifier: ()
            for resources in stack.resource_stacks(directory, ".json").values()
            for resource in resources
            if (file := read_tag_file(resource, collector)) is not None
            for entry in file.entries
            if entry.is_tag and entry.identifier.namespace == "minecraft"
        }
        load_tags(stack, directory, lambda _id: True, collector, base=games)
