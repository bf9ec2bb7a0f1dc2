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
    kind: str
    """`block` or `entity`."""
    name: str
    """A family's blocks, as patterns without namespace."""
    level: SupportLevel
    note: str


def support_rows() -> list[SupportRow]:
    """One row a family, in the order of the list; blocks not named do nothing in the game."""
    rows = [
        SupportRow("block", family.blocks, family.level, family.note)
        for family in block_families()
    ]
    rows.append(
        SupportRow(
            "block",
            "whatever can be waterlogged",
            SupportLevel.PARTLY,
            "its water stands still; flowing is unsupported",
        )
    )
    rows.append(
        SupportRow(
            "block",
            "copper that is not waxed",
            SupportLevel.PARTLY,
            "ages by random ticks; aging chests and statues are unsupported",
        )
    )
    rows.append(
        SupportRow(
            "entity",
            "marker interaction *_display item_frame painting end_crystal",
            SupportLevel.SIMULATED,
            "kept as data; they never act",
        )
    )
    rows.append(
        SupportRow("entity", "all others", SupportLevel.UNSUPPORTED, "a test with one")
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
