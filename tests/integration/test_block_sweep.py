"""A sample of `python -m tools.block_sweep`: no state acts in silence, none is listed and acts."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from gametest.behaviour.inert_blocks import INERT_FAMILIES, InertFamily
from gametest.block.block_table import BlockTable
from tools.block_sweep.bench import SweepBench
from tools.block_sweep.report import faults, table
from tools.block_sweep.sweep import Verdict, judge_all

_STEP = 157


def test_no_state_of_a_sample_acts_in_silence(blocks: BlockTable) -> None:
    """The tool does the same to all states."""
    states = [blocks.state(id) for id in range(0, blocks.state_count, _STEP)]
    verdicts = list(judge_all(SweepBench.of(blocks), states))

    assert [] == faults(verdicts)


@pytest.mark.parametrize(
    ("state", "verdict"),
    [
        ("stone", Verdict.INERT),
        ("oak_slab[type=top]", Verdict.INERT),
        ("oak_slab[waterlogged=true]", Verdict.BEHAVIOUR),
        ("lever", Verdict.BEHAVIOUR),
        ("redstone_block", Verdict.BEHAVIOUR),
        ("torch", Verdict.BEHAVIOUR),
        ("cauldron", Verdict.INERT),
        ("water_cauldron", Verdict.BEHAVIOUR),
        ("oak_wall_hanging_sign", Verdict.UNSUPPORTED),
    ],
)
def test_state_has_its_verdict(
    blocks: BlockTable, state: str, verdict: Verdict
) -> None:
    bench = SweepBench.of(blocks)

    assert [verdict] == [
        one.verdict for one in judge_all(bench, [blocks.parse_state(state)])
    ]


def test_the_table_has_a_row_for_each_family_and_a_total(blocks: BlockTable) -> None:
    states = [blocks.parse_state(name) for name in ("stone", "granite", "lever")]
    lines = table(list(judge_all(SweepBench.of(blocks), states))).splitlines()

    assert ["family", "stone", "lever", "", "all"] == [
        line.split(" ")[0] for line in lines
    ]


@pytest.mark.parametrize("family", INERT_FAMILIES, ids=lambda family: family.name)
def test_every_pattern_of_the_inert_list_is_needed_and_has_a_source(
    blocks: BlockTable, family: InertFamily
) -> None:
    names = [name.removeprefix("minecraft:") for name in blocks.names]

    assert family.source.startswith("https://minecraft.wiki/w/")
    for pattern in family.patterns.split():
        assert any(fnmatchcase(name, pattern.partition("[")[0]) for name in names)


def test_each_inert_state_belongs_to_one_family(blocks: BlockTable) -> None:
    """What is listed twice is listed by mistake."""
    twice = [
        block.name
        for block in blocks.blocks()
        if sum(
            family.catches(block.name.removeprefix("minecraft:"))
            and family.holds(block.default_state)
            for family in INERT_FAMILIES
        )
        > 1
    ]

    assert [] == twice
