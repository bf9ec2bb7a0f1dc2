"""A sample of `python -m tools.item_sweep`: no step with an item fails in silence."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.item.item_stack import ItemStack
from tools.item_sweep import sweep as steps
from tools.item_sweep.bench import ItemBench
from tools.item_sweep.report import faults, table
from tools.item_sweep.sweep import Verdict, item_ids, judge, sweep

_STEP = 67


def test_no_step_of_a_sample_fails_in_silence(blocks: BlockTable) -> None:
    """The tool does the same with all items."""
    ids = item_ids(ItemBench.of(blocks))[::_STEP]

    assert [] == faults(sweep(ids))


@pytest.mark.parametrize(
    ("item", "verdict"),
    [("stick", Verdict.DONE), ("white_cushion", Verdict.UNSUPPORTED)],
)
def test_item_has_its_verdict(item: str, verdict: Verdict) -> None:
    (found,) = [one for one in sweep([f"minecraft:{item}"]) if one.step == "give"]

    assert verdict is found.verdict


def test_wrong_item_is_a_fault(
    blocks: BlockTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def act(bench: ItemBench, id: str) -> None:
        bench.run(f"give Alex {id}")
        steps._expect(bench.held(), ItemStack("minecraft:bow"))

    monkeypatch.setattr(steps, "STEPS", {"give": act})
    verdicts = list(judge(ItemBench.of(blocks), "minecraft:stick"))

    assert [Verdict.WRONG] == [one.verdict for one in faults(verdicts)]


def test_table_has_a_row_for_each_step() -> None:
    rows = table(sweep(["minecraft:stick"])).splitlines()

    assert [*steps.STEPS] == [row[:8].strip() for row in rows[1:]]
