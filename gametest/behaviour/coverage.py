"""How far each block is simulated: the data of the support table in the docs."""

from __future__ import annotations

from typing import final

import attrs

from gametest.behaviour.block_family import SupportLevel, assign_blocks
from gametest.behaviour.families import block_families
from gametest.block.block_table import BlockTable


@final
@attrs.frozen
class SupportRow:
    name: str
    """A family's blocks, as patterns without namespace."""
    level: SupportLevel
    note: str


def support_rows() -> list[SupportRow]:
    """One row a family, in the order of the list; blocks not named do nothing in the game."""
    rows = [
        SupportRow(family.blocks, family.level, family.note)
        for family in block_families()
    ]
    rows.append(
        SupportRow(
            "whatever can be waterlogged",
            SupportLevel.SIMULATED,
            "its water is a source and flows as its shape lets it",
        )
    )
    rows.append(
        SupportRow(
            "copper that is not waxed",
            SupportLevel.PARTLY,
            "ages by random ticks; aging chests and statues are unsupported",
        )
    )
    return rows


def idle_blocks(table: BlockTable) -> list[str]:
    """Blocks without a behaviour: in the game too they only stand there."""
    assigned = assign_blocks(table, block_families())
    return [
        block.name
        for block in table.blocks()
        if block.name.removeprefix("minecraft:") not in assigned
        and not block.has_property("waterlogged")
    ]
