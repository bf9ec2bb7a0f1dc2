"""Small circuits with known levels per tick, restated from public engines' behaviour.

The file `redstone_cases.json` lies beside the folder named by `GAMETEST_CONFORMANCE_DIR`. A case
that needs what is not simulated is skipped with the mechanic's name.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import attrs
import pytest

from gametest.behaviour.interaction import use_block
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.core.position import BlockPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level

_ROOT = os.environ.get("GAMETEST_CONFORMANCE_DIR")
_FILE = Path(_ROOT).parent / "redstone_cases.json" if _ROOT else None
CASES: list[dict[str, Any]] = (
    json.loads(_FILE.read_text("utf-8"))["cases"]
    if _FILE is not None and _FILE.is_file()
    else []
)
_FLOOR = 100

pytestmark = pytest.mark.skipif(not CASES, reason="no redstone_cases.json to run")


@pytest.fixture(scope="module")
def behaviours(blocks: BlockTable) -> BehaviourTables:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    return tables.freeze()


@attrs.define(eq=False, repr=False)
class Circuit:
    """Stands exactly as listed at the start; nothing is updated at load."""

    level: Level
    missing: list[str] = attrs.field(factory=list)
    tick: int = 0

    @classmethod
    def of(cls, behaviours: BehaviourTables, cells: list[list[Any]]) -> Circuit:
        circuit = cls(Level.of(behaviours))
        level = circuit.level
        level.unsupported_sink = lambda mechanic, _pos: circuit.missing.append(mechanic)
        level.set_states_quiet(
            (_pos(cell), level.blocks.parse_state(cell[3]).id) for cell in cells
        )
        return circuit

    def run(self, step: dict[str, Any]) -> None:
        ((what, argument),) = step.items()
        level = self.level
        match what:
            case "use":
                use_block(level, _pos(argument))
            case "set_block":
                state = level.blocks.parse_state(argument["state"])
                level.set_block(_pos(argument["pos"]), state)
            case "schedule_tick":
                pos = _pos(argument["pos"])
                block = level.get_block_state(pos).block
                level.schedule_tick(pos, block, argument["delay_gt"])
            case "wait":
                self.wait(argument)
            case "expect":
                self.expect(argument)
            case "hold":
                for _ in range(argument["game_ticks"]):
                    self.expect(argument)
                    self.wait(1)
            case "expect_block":
                found = level.get_block_state(_pos(argument["pos"])).block.name
                assert argument["block"] == found, f"tick {self.tick}"
            case _:
                pytest.fail(f"unknown step {what}")

    def wait(self, ticks: int) -> None:
        for _ in range(ticks):
            self.level.tick()
            self.tick += 1

    def expect(self, expected: dict[str, Any]) -> None:
        state = self.level.get_block_state(_pos(expected["pos"]))
        found = state.find(expected["prop"])

        if not self.missing:
            assert str(expected["value"]) == found, f"tick {self.tick}: {state}"


def _pos(cell: list[int]) -> BlockPos:
    return BlockPos(cell[0], cell[1] + _FLOOR, cell[2])


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_circuit_has_the_known_levels(
    case: dict[str, Any], behaviours: BehaviourTables
) -> None:
    circuit = Circuit.of(behaviours, case["blocks"])
    for step in case["steps"]:
        circuit.run(step)
        if circuit.missing:
            pytest.skip(f"{circuit.missing[0]} is not simulated")
