"""The game's own block tags, asked where a block's rule is "one of this tag"."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.block.block_table import BlockTable

_NOTHING: frozenset[str] = frozenset()


@final
@attrs.define(eq=False, repr=False)
class TaggedBlocks:
    """Belongs to one behaviour; the tag is read when it is first asked for."""

    tag: str
    older: frozenset[str] = _NOTHING
    """For versions without the tag; with namespace."""
    older_is_whole: bool = False
    """`older` is all there was, not just the ones that are sure."""
    _members: frozenset[str] | None = attrs.field(init=False, default=None)
    _is_exact: bool = attrs.field(init=False, default=False)
    _table: BlockTable | None = attrs.field(init=False, default=None)

    def holds(self, state: BlockState) -> bool:
        return state.block.name in self._read(state.block.table)

    def is_exact(self, blocks: BlockTable) -> bool:
        """False where `older` stands in for the tag and may lack some."""
        self._read(blocks)
        return self._is_exact or self.older_is_whole

    def _read(self, blocks: BlockTable) -> frozenset[str]:
        if self._members is None or self._table is not blocks:
            from gametest.block.block_tags import TagTable

            tags = TagTable.load(blocks.version)
            self._is_exact = f"minecraft:{self.tag}" in tags.known_tags
            self._members = tags.members(self.tag) if self._is_exact else self.older
            self._table = blocks
        return self._members
