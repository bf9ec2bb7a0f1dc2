from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import Rotation
from gametest.core.position import BlockPos
from gametest.core.version import NEWEST_VERSION
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.world_preset import WorldPreset
from gametest.nbt.tags import Float, nbt_equal
from gametest.structure.capture import capture, rotate_template
from gametest.structure.comparison import first_difference
from gametest.structure.placement import place_template
from gametest.structure.reader import load_template
from gametest.structure.template import StructureTemplate

TABLE = BlockTable.load(NEWEST_VERSION)
BEHAVIOURS = BehaviourTables.empty(TABLE)
CORNER = BlockPos(100, 64, -50)


def _level() -> Level:
    return Level.of(BEHAVIOURS, preset=WorldPreset.void(TABLE))


def _template(text: str) -> StructureTemplate:
    return load_template(text.encode(), "a.snbt")


TEXT = """{DataVersion: 4903, size: [2, 1, 3],
  data: [
    {pos: [0, 0, 0], state: "minecraft:lever{face:floor,facing:north,powered:false}"},
    {pos: [1, 0, 2], state: "minecraft:chest{facing:east}",
     nbt: {id: "minecraft:chest", Items: [{Slot: 1b, id: "minecraft:stone", count: 2}]}}
  ],
  entities: [
    {pos: [0.25d, 0.0d, 0.5d], blockPos: [0, 0, 0],
     nbt: {id: "minecraft:marker", Rotation: [10.0f, 5.0f], UUID: [I; 1, 2, 3, 4]}},
    {pos: [1.5d, 0.5d, 0.03125d], blockPos: [1, 0, 0],
     nbt: {id: "minecraft:item_frame", Facing: 3b, block_pos: [I; 9, 9, 9]}},
    {pos: [0.5d, 0.0d, 0.5d], blockPos: [0, 0, 0], nbt: {}}
  ]}"""


@pytest.mark.parametrize("rotation", Rotation)
def test_turning_a_template_equals_placing_it_turned(rotation: Rotation) -> None:
    template = _template(TEXT)
    one, other = _level(), _level()
    place_template(one, template, CORNER, rotation)
    place_template(other, rotate_template(template, rotation, TABLE), CORNER)

    box = BoundingBox.of_size(CORNER, rotation.rotate_size(template.size))
    assert first_difference(capture(one, box), capture(other, box)) is None


def test_a_capture_may_leave_out_air_and_entities() -> None:
    level = _level()
    place_template(level, _template(TEXT), CORNER)

    box = BoundingBox.of_size(CORNER, (2, 1, 3))
    template = capture(level, box, include_entities=False, ignore_air=True)

    assert [block.pos for block in template.blocks] == [(0, 0, 0), (1, 0, 2)]
    assert template.entities == ()
    assert len(capture(level, box).blocks) == 6


def test_a_yaw_is_kept_as_a_float_of_32_bits() -> None:
    template = rotate_template(_template(TEXT), Rotation.CLOCKWISE_90, TABLE)

    assert nbt_equal([Float(100), Float(5)], template.entities[0].nbt["Rotation"])
