from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.direction import Rotation
from gametest.core.errors import DiagnosticError
from gametest.core.position import BlockPos, Vec3
from gametest.core.version import NEWEST_VERSION
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.world_preset import WorldPreset
from gametest.nbt.tags import Byte, Int, IntArray, nbt_equal
from gametest.structure.placement import place_template, placement_plan
from gametest.structure.reader import load_template
from gametest.structure.resolved_template import resolve_template
from gametest.structure.template import StructureTemplate

TABLE = BlockTable.load(NEWEST_VERSION)
BEHAVIOURS = BehaviourTables.empty(TABLE)
CORNER = BlockPos(100, 64, -50)


def _level() -> Level:
    return Level.of(BEHAVIOURS, preset=WorldPreset.void(TABLE))


def _template(text: str) -> StructureTemplate:
    return load_template(text.encode(), "a.snbt")


# Two blocks wide, one high, three deep; a lever on the corner, a chest at the far end.
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


# https://minecraft.wiki/w/Structure_Block: the turned structure fills the same minimum corner.
@pytest.mark.parametrize(
    ("rotation", "lever", "facing", "chest", "chest_facing"),
    [
        (Rotation.NONE, (0, 0, 0), "north", (1, 0, 2), "east"),
        (Rotation.CLOCKWISE_90, (2, 0, 0), "east", (0, 0, 1), "south"),
        (Rotation.CLOCKWISE_180, (1, 0, 2), "south", (0, 0, 0), "west"),
        (Rotation.COUNTERCLOCKWISE_90, (0, 0, 1), "west", (2, 0, 0), "north"),
    ],
)
def test_blocks_turn_about_the_minimum_corner(
    rotation: Rotation,
    lever: tuple[int, int, int],
    facing: str,
    chest: tuple[int, int, int],
    chest_facing: str,
) -> None:
    level = _level()

    place_template(level, _template(TEXT), CORNER, rotation)

    lever_state = level.get_block_state(CORNER.offset(*lever))
    assert lever_state.is_block("minecraft:lever")
    assert lever_state.get("facing") == facing
    chest_pos = CORNER.offset(*chest)
    assert level.get_block_state(chest_pos).get("facing") == chest_facing
    block_entity = level.get_block_entity(chest_pos)
    assert block_entity is not None
    assert nbt_equal(
        {"Items": [{"Slot": Byte(1), "id": "minecraft:stone", "count": Int(2)}]},
        block_entity.save(),
    )


@pytest.mark.parametrize(
    ("rotation", "pos", "yaw", "frame_cell", "frame_facing"),
    [
        (Rotation.NONE, (0.25, 0.0, 0.5), 10.0, (1, 0, 0), 3),
        (Rotation.CLOCKWISE_90, (2.5, 0.0, 0.25), 100.0, (2, 0, 1), 4),
        (Rotation.CLOCKWISE_180, (1.75, 0.0, 2.5), -170.0, (0, 0, 2), 2),
        (Rotation.COUNTERCLOCKWISE_90, (0.5, 0.0, 1.75), -80.0, (0, 0, 0), 5),
    ],
)
def test_entities_turn_with_the_structure(
    rotation: Rotation,
    pos: tuple[float, float, float],
    yaw: float,
    frame_cell: tuple[int, int, int],
    frame_facing: int,
) -> None:
    level = _level()

    place_template(level, _template(TEXT), CORNER, rotation)

    marker, frame = level.entities.values()
    assert marker.pos == Vec3(*CORNER).plus(pos)
    assert (marker.yaw, marker.pitch) == (yaw, 5.0)
    assert marker.uuid != 1 << 96 | 2 << 64 | 3 << 32 | 4
    assert nbt_equal(IntArray(CORNER.offset(*frame_cell)), frame.nbt["block_pos"])
    assert nbt_equal(Byte(frame_facing), frame.nbt["Facing"])


def test_entities_can_be_left_out() -> None:
    level = _level()

    place_template(level, _template(TEXT), CORNER, include_entities=False)

    assert not level.entities


def test_cells_that_are_not_listed_stay() -> None:
    level = _level()
    stone = TABLE.block("minecraft:stone").default_state
    level.set_states_quiet([(CORNER.offset(1, 0, 0), stone.id)])

    place_template(level, _template(TEXT), CORNER)

    assert level.get_block_state(CORNER.offset(1, 0, 0)) is stone


def test_an_old_block_entity_does_not_survive() -> None:
    level = _level()
    template = _template(TEXT)
    place_template(level, template, CORNER)
    chest_pos = CORNER.offset(1, 0, 2)
    old = level.get_block_entity(chest_pos)
    assert old is not None
    old.nbt["LootTable"] = "a:b"

    place_template(level, template, CORNER)

    new = level.get_block_entity(chest_pos)
    assert new is not None
    assert new is not old
    assert "LootTable" not in new.save()


# Full cubes, then other blocks, then blocks with data; each by y, x, z of the template.
def test_blocks_are_written_in_the_games_order() -> None:
    template = _template(
        """{DataVersion: 4903, size: [2, 2, 2], data: [
          {pos: [0, 0, 0], state: "minecraft:chest", nbt: {}},
          {pos: [0, 0, 1], state: "minecraft:torch"},
          {pos: [1, 1, 0], state: "minecraft:stone"},
          {pos: [1, 0, 0], state: "minecraft:stone"},
          {pos: [0, 1, 1], state: "minecraft:stone"}
        ]}"""
    )
    plan = placement_plan(resolve_template(template, TABLE), TABLE, Rotation.NONE)

    assert [cell[:3] for cell in plan.cells] == [
        (1, 0, 0),
        (0, 1, 1),
        (1, 1, 0),
        (0, 0, 1),
        (0, 0, 0),
    ]


def test_an_unknown_block_is_an_error_with_its_place_and_the_nearest_name() -> None:
    template = _template(
        """{DataVersion: 4903, size: [1, 1, 1],
          data: [{pos: [0, 0, 0], state: "minecraft:stoen"}]}"""
    )

    with pytest.raises(DiagnosticError) as caught:
        place_template(_level(), template, CORNER)

    assert caught.value.diagnostic.code == "unknown-block"
    assert caught.value.diagnostic.message.startswith(
        "block at 0 0 0: 'minecraft:stoen'"
    )
    assert "minecraft:stone" in caught.value.diagnostic.message
