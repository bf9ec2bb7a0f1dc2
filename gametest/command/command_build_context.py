"""What argument types must know of the target version and its packs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, final

import attrs

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.core.version import GameVersion
    from gametest.item.item_table import ItemTable
    from gametest.loot.predicate_library import PredicateLibrary
    from gametest.registry.tag_lookup import TagLookup, TagLookups


@final
@attrs.define(eq=False, repr=False)
class CommandBuildContext:
    """Given to every command when its nodes are built."""

    version: GameVersion
    blocks: BlockTable
    block_tags: TagLookup
    tags: TagLookups | None = attrs.field(default=None, kw_only=True)
    """Those of every registry; None: only `block_tags`, any other is unsupported."""
    predicates: PredicateLibrary | None = attrs.field(default=None, kw_only=True)
    """None: there are no packs, and predicates cannot be named."""

    _items: ItemTable | None = attrs.field(default=None, init=False)
    _entity_types: Mapping[str, None] | None = attrs.field(default=None, init=False)

    @property
    def items(self) -> ItemTable:
        """Read when a line first needs it; the same as the predicates'."""
        if self._items is None:
            if self.predicates is not None:
                self._items = self.predicates.registries.items
            else:
                from gametest.item.item_table import ItemTable

                self._items = ItemTable.load(self.version)
        return self._items

    @property
    def entity_types(self) -> Mapping[str, None]:
        """Full ids of the version's kinds of entities, as an ordered set."""
        if self._entity_types is None:
            from gametest.registry.listed_ids import listed_ids

            ids = listed_ids(self.version, "entity_type")
            self._entity_types = {f"minecraft:{id}": None for id in ids}
        return self._entity_types
