from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction

FULL, CENTER, RIGID = SupportType.FULL, SupportType.CENTER, SupportType.RIGID


# Heights and widths: mcbookshelf/mcdata (26.2)
@pytest.mark.parametrize(
    ("text", "boxes"),
    [
        ("stone", ((0, 0, 0, 1, 1, 1),)),
        ("air", ()),
        ("soul_sand", ((0, 0, 0, 1, 0.875, 1),)),
        ("farmland", ((0, 0, 0, 1, 0.9375, 1),)),
        ("oak_slab[type=top]", ((0, 0.5, 0, 1, 1, 1),)),
        ("snow[layers=1]", ()),
        ("snow[layers=8]", ((0, 0, 0, 1, 0.875, 1),)),
        ("daylight_detector", ((0, 0, 0, 1, 0.375, 1),)),
        ("honey_block", ((0.0625, 0, 0.0625, 0.9375, 0.9375, 0.9375),)),
        ("lever", ()),
    ],
)
def test_collision_shape(
    blocks: BlockTable, text: str, boxes: tuple[tuple[float, ...], ...]
) -> None:
    assert boxes == blocks.parse_state(text).collision_shape


@pytest.mark.parametrize(
    ("text", "full"),
    [("stone", True), ("glass", True), ("mud", False), ("oak_slab[type=double]", True)],
)
def test_full_cube(blocks: BlockTable, text: str, full: bool) -> None:
    assert full is blocks.parse_state(text).is_full_cube


# https://minecraft.wiki/w/Solid_block and what a monster may stand on (mcbookshelf/mcdata)
@pytest.mark.parametrize(
    ("text", "direction", "support", "sturdy"),
    [
        ("stone", Direction.UP, FULL, True),
        ("glass", Direction.NORTH, FULL, True),
        ("oak_leaves", Direction.UP, FULL, False),
        ("oak_leaves", Direction.UP, CENTER, False),
        ("soul_sand", Direction.UP, FULL, True),
        ("mud", Direction.EAST, FULL, True),
        ("snow[layers=8]", Direction.UP, FULL, True),
        ("snow[layers=7]", Direction.UP, FULL, False),
        ("chorus_flower", Direction.UP, FULL, False),
        ("oak_slab[type=top]", Direction.UP, FULL, True),
        ("oak_slab[type=top]", Direction.NORTH, FULL, False),
        ("oak_slab", Direction.UP, FULL, False),
        ("oak_slab", Direction.DOWN, FULL, True),
        ("oak_stairs[facing=north]", Direction.NORTH, FULL, True),
        ("oak_stairs[facing=north]", Direction.UP, FULL, False),
        ("oak_stairs[half=top]", Direction.UP, FULL, True),
        ("farmland", Direction.UP, FULL, False),
        ("oak_fence", Direction.UP, FULL, False),
        ("oak_fence", Direction.UP, CENTER, True),
        ("hopper", Direction.UP, FULL, False),
        ("hopper", Direction.UP, RIGID, True),
        ("hopper", Direction.UP, CENTER, False),
        ("piston[extended=true,facing=up]", Direction.UP, FULL, False),
        ("piston[extended=true,facing=up]", Direction.DOWN, FULL, True),
        ("shulker_box", Direction.UP, FULL, True),
        ("air", Direction.UP, CENTER, False),
        ("lantern", Direction.UP, CENTER, False),
    ],
)
def test_face_sturdy(
    blocks: BlockTable,
    text: str,
    direction: Direction,
    support: SupportType,
    sturdy: bool,
) -> None:
    assert sturdy is blocks.parse_state(text).is_face_sturdy(direction, support)
