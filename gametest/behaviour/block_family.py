"""A row of the list of behaviours: which blocks, what they do, and how far that is the game."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, final

import attrs

if TYPE_CHECKING:
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
@attrs.frozen(eq=False)
class BlockFamily:
    blocks: str
    """Ids without namespace, apart by blanks; a `*` at one end stands for any text."""
    make: Callable[[], BlockBehaviour]
    """Called when a run meets a block of the family; only then its module is imported."""
    level: SupportLevel = attrs.field(default=SupportLevel.SIMULATED, kw_only=True)
    note: str = attrs.field(default="", kw_only=True)
    """What is missing or special, for the support table."""

    @property
    def patterns(self) -> tuple[str, ...]:
        return tuple(self.blocks.split())


@final
@attrs.define(eq=False, repr=False)
class FamilyIndex:
    """Finds a block's family: an exact id wins, then a beginning, then the first ending."""

    _families: tuple[BlockFamily, ...]
    _exact: dict[str, BlockFamily] = attrs.field(factory=dict, init=False)
    _ends: dict[str, list[tuple[str, BlockFamily]]] = attrs.field(
        factory=dict, init=False
    )
    """By last word, so that a block meets few patterns."""
    _starts: list[tuple[str, BlockFamily]] = attrs.field(factory=list, init=False)

    def __attrs_post_init__(self) -> None:
        for family in self._families:
            for pattern in family.patterns:
                if pattern.startswith("*"):
                    end = pattern[1:]
                    word = end.rpartition("_")[2]
                    self._ends.setdefault(word, []).append((end, family))
                elif pattern.endswith("*"):
                    self._starts.append((pattern[:-1], family))
                else:
                    self._exact[pattern] = family

    def find(self, name: str) -> BlockFamily | None:
        """By a block's name without namespace."""
        found = self._exact.get(name)
        if found is None:
            for start, family in self._starts:
                if name.startswith(start):
                    return family
            for end, family in self._ends.get(name.rpartition("_")[2], ()):
                if name.endswith(end):
                    return family
        return found


def assign_blocks(
    table: BlockTable, families: tuple[BlockFamily, ...]
) -> dict[str, BlockFamily]:
    """The family of each block that has one."""
    index = FamilyIndex(families)
    found = ((name, index.find(name)) for name in table.names)
    return {name: family for name, family in found if family is not None}
