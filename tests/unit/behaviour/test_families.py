"""The list of behaviours against the block tables of all versions."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from gametest.behaviour.block_family import assign_blocks
from gametest.behaviour.families import block_families
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.core.version import SUPPORTED_VERSIONS, GameVersion
from gametest.level.behaviour_tables import BehaviourTables


@pytest.fixture(params=SUPPORTED_VERSIONS, ids=str)
def table(request: pytest.FixtureRequest) -> BlockTable:
    version: GameVersion = request.param
    return BlockTable.load(version)


def test_every_block_of_a_family_gets_its_behaviour(table: BlockTable) -> None:
    tables = BehaviourTables(table)
    register_behaviours(tables)
    assigned = assign_blocks(table, block_families())
    waterloggable = {b.name for b in table.blocks() if b.has_property("waterlogged")}

    found = {b.name for b in table.blocks() if tables.behaviour(b) is not None}

    assert {f"minecraft:{name}" for name in assigned} | waterloggable == found


def test_blocks_of_one_family_share_a_behaviour(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    oak, birch, stone = (
        tables.behaviour(blocks.block(f"{kind}_button"))
        for kind in ("oak", "birch", "stone")
    )

    assert oak is birch
    assert oak is not stone


def test_every_pattern_names_a_block_of_the_newest_version(blocks: BlockTable) -> None:
    names = set(blocks.names)
    unmatched = [
        pattern
        for family in block_families()
        for pattern in family.patterns
        if not any(fnmatchcase(name, pattern) for name in names)
    ]

    assert [] == unmatched


def test_no_family_is_hidden_by_an_earlier_one(blocks: BlockTable) -> None:
    families = block_families()
    used = {id(family) for family in assign_blocks(blocks, families).values()}

    assert [] == [family.blocks for family in families if id(family) not in used]


@pytest.mark.parametrize(
    ("name", "blocks_of_family"),
    [
        ("iron_trapdoor", "iron_trapdoor"),
        ("oak_trapdoor", "*_trapdoor"),
        ("oak_button", "*_button"),
        ("dead_tube_coral_block", None),
        ("stone", None),
    ],
)
def test_exact_name_wins_over_a_pattern(
    blocks: BlockTable, name: str, blocks_of_family: str | None
) -> None:
    family = assign_blocks(blocks, block_families()).get(name)

    assert blocks_of_family == (None if family is None else family.blocks)
