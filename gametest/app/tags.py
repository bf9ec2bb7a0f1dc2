"""Tags as the packs leave them: the game's own, with what packs add and replace.

Only registries whose entries are all known can be checked; the others are read for syntax.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, final

import attrs

from gametest.core.identifier import Identifier

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.block.block_tags import TagTable
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.core.version import GameVersion
    from gametest.pack.pack_stack import PackStack

_DIRECTORY = "tags/block"


@final
@attrs.define(eq=False, repr=False)
class PackTags:
    """The game's table, overlaid with the tags that packs write or touch."""

    version: GameVersion
    written: Mapping[str, frozenset[str]]
    unknown: frozenset[str]
    """Tags that build on one whose members are not known."""
    _vanilla: TagTable | None = attrs.field(default=None, init=False)

    @property
    def vanilla(self) -> TagTable:
        """The game's own; read when first asked for."""
        if self._vanilla is None:
            from gametest.block.block_tags import TagTable

            self._vanilla = TagTable.load(self.version, "block")
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

            raise UnsupportedTagError(name, "block")
        found = self.written.get(name)
        return self.vanilla.members(name) if found is None else found


def load_block_tags(
    stack: PackStack, blocks: BlockTable, collector: DiagnosticCollector
) -> PackTags:
    """Costs nothing but a look at the folders if no pack writes a block tag."""
    if not stack.resources(_DIRECTORY, ".json"):
        return PackTags(stack.version, {}, frozenset())
    from gametest.block.block_tags import (
        TagTable,
        UnknownTagError,
        UnsupportedTagError,
    )
    from gametest.pack.tags import read_tags

    vanilla = TagTable.load(stack.version, "block")
    base: dict[Identifier, tuple[Identifier, ...]] = {}
    unwritten = set(map(Identifier.parse, vanilla.unsupported_tags))
    for tag in vanilla.known_tags:
        try:
            members = vanilla.members(tag)
        except (UnsupportedTagError, UnknownTagError):
            unwritten.add(Identifier.parse(tag))
            continue
        base[Identifier.parse(tag)] = tuple(map(Identifier.parse, sorted(members)))
    loaded = read_tags(
        stack,
        _DIRECTORY,
        lambda id: blocks.find_block(id) is not None,
        collector,
        base=base,
        known=[block.id for block in blocks.blocks()],
        unwritten=unwritten,
    )
    written = {
        str(tag): frozenset(map(str, members)) for tag, members in loaded.tags.items()
    }
    return PackTags(stack.version, written, frozenset(map(str, loaded.unsupported)))
