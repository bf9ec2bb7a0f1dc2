"""Circuits out of structures and rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gametest.structure.reader import load_template
from tools.bench.circuits.circuit import Circuit

_UNIT = """{DataVersion: 4903, size: [2, 1, 1], data: [
    {pos: [0, 0, 0], state: "minecraft:stone"},
    {pos: [1, 0, 0], state: "minecraft:lever{face:floor,facing:west,powered:false}"}
], entities: [], palette: [
    "minecraft:stone", "minecraft:lever{face:floor,facing:west,powered:false}"
]}"""
_LEVER = "minecraft:lever{face:floor,facing:west,powered:false}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "structures").mkdir()
    (tmp_path / "structures" / "unit.snbt").write_text(_UNIT, "utf-8")
    return tmp_path


def _ruled(folder: Path, *parts: dict[str, Any]) -> Circuit:
    rule = folder / "structures" / "many.json"
    rule.write_text(json.dumps({"parts": parts}), "utf-8")
    entry = {"form": "rule", "file": "structures/many.json", "size": [9, 1, 9]}
    return Circuit(folder, entry)


def test_a_grid_repeats_its_unit_row_by_row(folder: Path) -> None:
    grid = {"count": 3, "per_row": 2, "step_x": 4, "step_z": 5}

    cells = _ruled(folder, {"file": "unit.snbt", "at": [1, 0, 0], "grid": grid}).cells()

    levers = [pos for pos, state in cells.items() if state == _LEVER]
    assert levers == [(2, 0, 0), (6, 0, 0), (2, 0, 5)]


def test_a_later_part_overwrites_an_earlier_one(folder: Path) -> None:
    unit = {"file": "unit.snbt", "at": [0, 0, 0]}
    fill = {"fill": "minecraft:dirt", "from": [1, 0, 0], "to": [2, 0, 0]}

    cells = _ruled(folder, unit, fill).cells()

    assert cells == {
        (0, 0, 0): "minecraft:stone",
        (1, 0, 0): "minecraft:dirt",
        (2, 0, 0): "minecraft:dirt",
    }


def test_the_written_structure_reads_back(folder: Path) -> None:
    circuit = _ruled(folder, {"file": "unit.snbt", "at": [0, 0, 0]})

    template = load_template(circuit.snbt().encode(), "circuit.snbt")

    palette = template.palettes[0]
    found = {block.pos: str(palette[block.state]) for block in template.blocks}
    assert found == circuit.cells()
