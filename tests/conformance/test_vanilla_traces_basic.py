"""Recorded ticks of a real 26.2 server, where the recorded build needs only what is simulated.

Net changes of blocks per tick must be equal, and a record that cannot be reproduced must be
reported as unsupported no later than in the first tick that differs.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import attrs
import pytest

from gametest.behaviour.interaction import use_block
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.direction import SHAPE_UPDATE_ORDER, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.core.version import version_named
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.update_flags import ALL, CLIENTS, KNOWN_SHAPE
from gametest.nbt.snbt import parse_snbt

_ROOT = os.environ.get("GAMETEST_CONFORMANCE_DIR")
_FOLDER = Path(_ROOT) / "vanilla_traces" if _ROOT else Path("missing")
_CATALOG = _FOLDER / "catalog.json"
TRACES: list[dict[str, Any]] = (
    [
        trace
        for trace in json.loads(_CATALOG.read_text("utf-8"))["traces"]
        if trace["scored"]
    ]
    if _CATALOG.is_file()
    else []
)
EXACT = frozenset(
    {
        "button_lamp",
        "button_wall",
        "dust_down_stone",
        "dust_line",
        "lever_lamp",
        "note_click",
    }
)
"""Records of simulated blocks only."""

Change = tuple[tuple[int, int, int], str, str]

pytestmark = pytest.mark.skipif(not TRACES, reason="no recorded traces to compare with")


@pytest.fixture(scope="module")
def behaviours() -> BehaviourTables:
    tables = BehaviourTables(BlockTable.load(version_named("26.2")))
    register_behaviours(tables)
    return tables.freeze()


@attrs.define(eq=False, repr=False)
class Replay:
    level: Level
    origin: tuple[int, int, int]
    missing: list[str] = attrs.field(factory=list)
    first_missing_tick: int | None = None
    tick: int = -1

    def report(self, mechanic: str, _pos: BlockPos | None = None) -> None:
        self.missing.append(mechanic)
        if self.first_missing_tick is None:
            self.first_missing_tick = self.tick

    def at(self, pos: Any) -> BlockPos:
        x, y, z = pos
        return BlockPos(*self.origin).offset(x, y, z)

    # -- the start, as the traces' description tells it ----------------------------------

    def place(self, structure: dict[str, Any], mode: str) -> None:
        cells = list(self._in_placement_order(structure))
        if structure.get("entities"):
            self.report("entities of the structure")
        if mode == "in_world":
            self.level.set_states_quiet((pos, state.id) for pos, state, _ in cells)
        for pos, state, nbt in cells:
            if mode != "in_world":
                self.level.set_block(pos, state, ALL)
            block_entity = self.level.get_block_entity(pos)
            if nbt is not None and block_entity is not None:
                block_entity.load(nbt)
        if mode in ("place", "settled"):
            self._settle_shapes(cells)

    def _in_placement_order(
        self, structure: dict[str, Any]
    ) -> Iterator[tuple[BlockPos, BlockState, Any]]:
        states = [
            self.level.blocks.state_of(entry["Name"], entry.get("Properties", {}))
            for entry in structure["palette"]
        ]
        cells = [
            (self.at(block["pos"]), states[block["state"]], block.get("nbt"))
            for block in structure["blocks"]
        ]

        def order(cell: tuple[BlockPos, BlockState, Any]) -> tuple[int, int, int, int]:
            pos, state, nbt = cell
            group = 2 if nbt is not None else 0 if state.is_full_cube else 1
            return group, pos.y, pos.x, pos.z

        return iter(sorted(cells, key=order))

    def _settle_shapes(self, cells: list[tuple[BlockPos, BlockState, Any]]) -> None:
        placed = {pos for pos, _, _ in cells}
        for pos in sorted(placed):
            for side in Direction:
                if side.from_pos(pos) not in placed:
                    state = self.level.get_block_state(pos)
                    self.level.set_block(pos, self._shape(pos, state, side), CLIENTS)
        for pos, _, _ in cells:
            state = self.level.get_block_state(pos)
            for side in SHAPE_UPDATE_ORDER:
                state = self._shape(pos, state, side)
            self.level.set_block(pos, state, CLIENTS | KNOWN_SHAPE)
            self.level.update_neighbors_at(pos, state.block)

    def _shape(self, pos: BlockPos, state: BlockState, side: Direction) -> BlockState:
        hook = self.level.behaviours.update_shape[state.id]
        if hook is None:
            return state
        beside = side.from_pos(pos)
        neighbor = self.level.get_block_state(beside)
        return cast(BlockState, hook(self.level, pos, state, side, beside, neighbor))

    # -- ticks ---------------------------------------------------------------------------

    def act(self, action: dict[str, Any]) -> None:
        pos = self.at(action["pos"])
        try:
            if action["do"] == "use":
                use_block(self.level, pos)
            else:
                state = self.level.blocks.parse_state(action["block"])
                self.level.set_block(pos, state, ALL)
        except UnsupportedError as error:
            self.report(error.mechanic)

    def changes_of_tick(self, trace: dict[str, Any]) -> set[Change]:
        """Net changes within the watched box."""
        before: dict[BlockPos, int] = {}
        level = self.level

        def note(pos: BlockPos, old: int, _new: int, /) -> None:
            before.setdefault(pos, old)

        level.change_listener = note
        for action in trace["actions"]:
            if action["tick"] == self.tick:
                self.act(action)
        level.tick()
        level.change_listener = None
        low, high = trace["observed"]["blocks"]
        found: set[Change] = set()
        for pos, old in before.items():
            new = level.get_state_id(*pos)
            place = pos.minus(self.origin)
            inside = all(a <= p <= b for a, p, b in zip(low, place, high, strict=True))
            if inside and new != old:
                state = level.blocks.state
                found.add(
                    ((place.x, place.y, place.z), str(state(old)), str(state(new)))
                )
        return found


def _expected(trace: dict[str, Any]) -> dict[int, set[Change]]:
    record = json.loads((_FOLDER / trace["trace"]).read_text("utf-8"))
    return {
        entry["tick"]: {
            (tuple(event["pos"]), event["from"], event["to"])
            for event in entry["events"]
            if event["kind"] == "block_changed"
        }
        for entry in record["ticks"]
    }


@pytest.mark.parametrize("trace", TRACES, ids=[trace["name"] for trace in TRACES])
def test_record_is_reproduced_or_reported(
    trace: dict[str, Any], behaviours: BehaviourTables
) -> None:
    if trace["start"].get("spawn"):
        pytest.skip("entities are not simulated")
    replay = Replay(Level.of(behaviours), tuple(trace["start"]["origin"]))
    replay.level.unsupported_sink = replay.report
    text = (_FOLDER / trace["structure"]).read_text("utf-8")
    replay.place(cast(Any, parse_snbt(text)), trace["start"]["mode"])
    expected = _expected(trace)
    for tick in range(trace["ticks"]):
        replay.tick = tick
        found = replay.changes_of_tick(trace)
        if replay.missing:
            assert trace["name"] not in EXACT
            pytest.skip(f"{replay.missing[0]} is not simulated")
        assert expected.get(tick, set()) == found, f"tick {tick}"
