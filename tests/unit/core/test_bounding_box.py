from __future__ import annotations

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, ChunkPos

BOX = BoundingBox(0, 1, 2, 3, 4, 5)


def test_corners_may_come_in_any_order() -> None:
    assert BoundingBox.of_corners((3, 1, 5), (0, 4, 2)) == BOX


def test_a_size_counts_blocks() -> None:
    assert BoundingBox.of_size((0, 1, 2), (4, 4, 4)) == BOX
    assert BOX.size == (4, 4, 4)
    assert BOX.volume == 64


def test_a_box_knows_its_corners() -> None:
    assert BlockPos(0, 1, 2) == BOX.min_corner
    assert BlockPos(3, 4, 5) == BOX.max_corner


@pytest.mark.parametrize(
    ("pos", "inside"),
    [
        ((0, 1, 2), True),
        ((3, 4, 5), True),
        ((4, 4, 5), False),
        ((3, 0, 5), False),
        ((3, 4, 6), False),
    ],
)
def test_both_corners_belong_to_the_box(
    pos: tuple[int, int, int], inside: bool
) -> None:
    assert inside == BOX.contains(pos)


@pytest.mark.parametrize(
    ("point", "inside"),
    [((0.0, 1.0, 2.0), True), ((3.99, 4.99, 5.99), True), ((4.0, 2.0, 3.0), False)],
)
def test_the_space_of_a_box_ends_after_its_last_block(
    point: tuple[float, float, float], inside: bool
) -> None:
    assert inside == BOX.contains_point(*point)


@pytest.mark.parametrize(
    ("other", "meets"),
    [
        (BoundingBox(3, 4, 5, 9, 9, 9), True),
        (BoundingBox(1, 2, 3, 1, 2, 3), True),
        (BoundingBox(4, 1, 2, 9, 4, 5), False),
    ],
)
def test_boxes_meet_where_they_share_a_cell(other: BoundingBox, meets: bool) -> None:
    assert meets == BOX.intersects(other)
    assert meets == other.intersects(BOX)


def test_boxes_grow_move_and_join() -> None:
    assert BoundingBox(-1, 0, 1, 4, 5, 6) == BOX.inflated(1)
    assert BoundingBox(1, 1, 1, 4, 4, 4) == BOX.moved(1, 0, -1)
    assert BoundingBox(0, 0, 0, 3, 4, 5) == BOX.union(BoundingBox(0, 0, 0, 0, 0, 0))


def test_cells_are_walked_with_x_fastest() -> None:
    box = BoundingBox(0, 0, 0, 1, 1, 1)

    assert list(box.positions()) == [
        (0, 0, 0),
        (1, 0, 0),
        (0, 1, 0),
        (1, 1, 0),
        (0, 0, 1),
        (1, 0, 1),
        (0, 1, 1),
        (1, 1, 1),
    ]


def test_a_box_lists_the_chunks_it_touches() -> None:
    box = BoundingBox(-1, 0, 15, 0, 0, 16)

    assert [
        ChunkPos(-1, 0),
        ChunkPos(-1, 1),
        ChunkPos(0, 0),
        ChunkPos(0, 1),
    ] == list(box.chunks())
