"""A row of the list of behaviours: which blocks, what they do, and how far that is the game."""

from __future__ import annotations

from enum import Enum
from typing import final

import attrs

from gametest.block.block_table import BlockTable
from gametest.level.block_behaviour import BlockBehaviour


class SupportLevel(Enum):
    """How much of a block's doing is simulated."""

    SIMULATED = "simulated"
    PARTLY = "partly"
    """Some of it; the rest is reported where the game would do it."""
    UNSUPPORTED = "unsupported"
    """Reported where the game would do it."""

    __hash__ = object.__hash__


@final
@attrs.frozen
class BlockFamily:
    blocks: str
    """Ids without namespace, apart by blanks; a `*` at the start stands for any text."""
    behaviour: BlockBehaviour
    level: SupportLevel = attrs.field(default=SupportLevel.SIMULATED, kw_only=True)
    note: str = attrs.field(default="", kw_only=True)
    """What is missing or special, for the support table."""

    @property
    def patterns(self) -> tuple[str, ...]:
        return tuple(self.blocks.split())


def assign_blocks(
    table: BlockTable, families: tuple[BlockFamily, ...]
) -> dict[str, BlockFamily]:
    """Each block's family: an exact id wins, then the first family whose pattern fits."""
    exact: dict[str, BlockFamily] = {}
    ends: dict[str, list[tuple[str, BlockFamily]]] = {}
    for family in families:
        for pattern in family.patterns:
            if pattern.startswith("*"):
                end = pattern[1:]
                # By last word, so that a block meets few patterns.
                ends.setdefault(end.rpartition("_")[2], []).append((end, family))
            else:
                exact[pattern] = family
    assigned: dict[str, BlockFamily] = {}
    for name in table.names:
        found = exact.get(name)
        if found is None:
            for end, family in ends.get(name.rpartition("_")[2], ()):
                if name.endswith(end):
                    found = family
                    break
        if found is not None:
            assigned[name] = found
    return assigned
