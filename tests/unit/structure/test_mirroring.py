"""https://minecraft.wiki/w/Structure_Block, https://minecraft.wiki/w/Commands/place"""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.direction import Mirror, Rotation
from gametest.core.position import BlockPos
from gametest.nbt.tags import Byte, Float
from gametest.structure.entity_transform import mirrored_entity_nbt
from gametest.structure.mirroring import mirrored, mirrored_cell, pivoted_corner
from gametest.structure.placement import placement_plan
from gametest.structure.resolved_template import resolve_template
from gametest.structure.template import (
    StructureTemplate,
    TemplateBlock,
    TemplateState,
)

SIZE = (2, 1, 3)


@pytest.mark.parametrize(
    ("mirror", "expected"),
    [
        (Mirror.NONE, (0, 0, 0)),
        (Mirror.LEFT_RIGHT, (0, 0, 2)),
        (Mirror.FRONT_BACK, (1, 0, 0)),
    ],
)
def test_cell_is_mirrored_in_its_box(
    mirror: Mirror, expected: tuple[int, int, int]
) -> None:
    assert expected == mirrored_cell((0, 0, 0), SIZE, mirror)


@pytest.mark.parametrize(
    ("rotation", "mirror", "corner"),
    [
        (Rotation.NONE, Mirror.NONE, (10, 5, 20)),
        (Rotation.CLOCKWISE_90, Mirror.NONE, (8, 5, 20)),
        (Rotation.CLOCKWISE_180, Mirror.NONE, (9, 5, 18)),
        (Rotation.COUNTERCLOCKWISE_90, Mirror.NONE, (10, 5, 19)),
        (Rotation.NONE, Mirror.LEFT_RIGHT, (10, 5, 18)),
        (Rotation.NONE, Mirror.FRONT_BACK, (9, 5, 20)),
        (Rotation.CLOCKWISE_90, Mirror.LEFT_RIGHT, (10, 5, 20)),
    ],
)
def test_box_lies_about_its_first_cell(
    rotation: Rotation, mirror: Mirror, corner: tuple[int, int, int]
) -> None:
    assert corner == pivoted_corner(BlockPos(10, 5, 20), SIZE, rotation, mirror)


@pytest.mark.parametrize(
    ("mirror", "yaw", "facing"),
    [(Mirror.LEFT_RIGHT, 170.0, 3), (Mirror.FRONT_BACK, -10.0, 2)],
)
def test_frame_looks_the_other_way(mirror: Mirror, yaw: float, facing: int) -> None:
    # Facing 2 is north, 3 is south (https://minecraft.wiki/w/Item_Frame).
    frame = {
        "id": "minecraft:item_frame",
        "Facing": Byte(2),
        "Rotation": [Float(10.0), Float(5.0)],
    }
    turned = mirrored_entity_nbt(frame, mirror)  # type: ignore[arg-type]

    assert facing == turned["Facing"]
    assert [yaw, 5.0] == turned["Rotation"]


@pytest.mark.parametrize("mirror", list(Mirror))
def test_blocks_are_written_in_the_order_of_the_structure_as_saved(
    blocks: BlockTable, mirror: Mirror
) -> None:
    """Full cubes first, each group by y, x, z; mirrors and turns change where, not when."""
    names = ("minecraft:stone", "minecraft:observer", "minecraft:torch")
    template = StructureTemplate(
        (3, 1, 1),
        palettes=(tuple(map(TemplateState, names)),),
        blocks=tuple(
            TemplateBlock(BlockPos(x, 0, 0), state)
            for x, state in ((0, 2), (2, 0), (1, 1))
        ),
        data_version=None,
    )

    turned = mirrored(resolve_template(template, blocks), mirror)
    plan = placement_plan(turned, blocks, Rotation.NONE)

    written = [blocks.state(cell[3]).block.name for cell in plan.cells]
    assert ["minecraft:observer", "minecraft:stone", "minecraft:torch"] == written
