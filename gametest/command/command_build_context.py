"""What argument types must know of the target version and its packs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, final

import attrs

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.core.version import GameVersion


class TagLookup(Protocol):
    """The tags of one registry after the packs had their say; names without `#`."""

    @property
    def known_tags(self) -> frozenset[str]: ...

    @property
    def unsupported_tags(self) -> frozenset[str]:
        """Tags of the game whose members are not known; `contains` raises for them."""
        ...

    def contains(self, tag: str, id: str) -> bool: ...


@final
@attrs.frozen(eq=False)
class CommandBuildContext:
    """Given to every command when its nodes are built."""

    version: GameVersion
    blocks: BlockTable
    block_tags: TagLookup
