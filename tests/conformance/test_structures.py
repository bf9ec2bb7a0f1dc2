"""Every real structure loads, converts without loss and survives being turned.

`GAMETEST_CONFORMANCE_DIR` names the folder that holds the suites.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.direction import Rotation
from gametest.core.version import NEWEST_VERSION
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.world_preset import WorldPreset
from gametest.structure.capture import capture
from gametest.structure.comparison import first_difference
from gametest.structure.placement import place_template
from gametest.structure.reader import load_template
from gametest.structure.resolved_template import resolve_template
from gametest.structure.template import StructureTemplate
from gametest.structure.writer import Layout, write_template

_ROOT = os.environ.get("GAMETEST_CONFORMANCE_DIR")
FILES = (
    sorted(
        path for suffix in ("nbt", "snbt") for path in Path(_ROOT).rglob(f"*.{suffix}")
    )
    if _ROOT
    else []
)
IDS = [str(path.relative_to(_ROOT)) for path in FILES] if _ROOT else []

pytestmark = pytest.mark.skipif(not FILES, reason="GAMETEST_CONFORMANCE_DIR is not set")


@pytest.fixture(scope="module")
def tables() -> BehaviourTables:
    return BehaviourTables.empty(BlockTable.load(NEWEST_VERSION))


def _load(path: Path) -> StructureTemplate:
    return load_template(path.read_bytes(), path.name)


def has_cells_with_several_blocks(template: StructureTemplate) -> bool:
    places = [block.pos for block in template.blocks]
    return len(places) != len(set(places))


@pytest.mark.parametrize("path", FILES, ids=IDS)
@pytest.mark.parametrize("layout", Layout)
def test_a_structure_is_converted_without_loss(path: Path, layout: Layout) -> None:
    template = _load(path)

    suffix = {Layout.NBT: "nbt", Layout.LAYERS: "layers"}.get(layout, "snbt")
    if layout is Layout.LAYERS and has_cells_with_several_blocks(template):
        # A drawing has one character a cell.
        with pytest.raises(ValueError, match="two blocks stand at"):
            write_template(template, layout)
        return
    back = load_template(write_template(template, layout), f"back.{suffix}")

    assert first_difference(template, back) is None


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_every_state_of_a_structure_is_known(
    path: Path, tables: BehaviourTables
) -> None:
    collector = DiagnosticCollector()

    resolve_template(_load(path), tables.blocks, collector)

    assert collector.errors == ()


@pytest.mark.parametrize("path", FILES, ids=IDS)
@pytest.mark.parametrize("rotation", Rotation)
def test_a_structure_turned_and_turned_back_is_the_same(
    path: Path, rotation: Rotation, tables: BehaviourTables
) -> None:
    template = _load(path)

    plain = _placed_and_captured(template, Rotation.NONE, tables)
    turned = _placed_and_captured(template, rotation, tables)
    back = _placed_and_captured(turned, rotation.inverse, tables)

    assert first_difference(plain, back) is None


def _placed_and_captured(
    template: StructureTemplate, rotation: Rotation, tables: BehaviourTables
) -> StructureTemplate:
    level = Level.of(tables, preset=WorldPreset.void(tables.blocks))
    corner = (3, 70, -5)
    place_template(level, template, corner, rotation)
    box = BoundingBox.of_size(corner, rotation.rotate_size(template.size))
    return capture(level, box)
