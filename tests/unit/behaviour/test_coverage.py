from __future__ import annotations

from gametest.behaviour.block_family import SupportLevel
from gametest.behaviour.coverage import idle_blocks, support_rows
from gametest.behaviour.families import block_families
from gametest.block.block_table import BlockTable


def test_every_family_has_a_row() -> None:
    rows = {row.name for row in support_rows()}

    assert {family.blocks for family in block_families()} <= rows


def test_partly_simulated_families_say_what_is_missing() -> None:
    silent = [
        row.name
        for row in support_rows()
        if row.level is SupportLevel.PARTLY and not row.note
    ]

    assert [] == silent


def test_plain_stone_is_idle_and_a_piston_is_not(blocks: BlockTable) -> None:
    idle = idle_blocks(blocks)

    assert "minecraft:stone" in idle
    assert "minecraft:piston" not in idle
