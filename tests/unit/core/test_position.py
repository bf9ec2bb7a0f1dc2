from __future__ import annotations

import pytest

from gametest.core.position import BlockPos, ChunkPos, SectionPos, Vec3


def test_positions_equal_plain_tuples() -> None:
    assert BlockPos(1, 2, 3) == (1, 2, 3)
    assert {(1, 2, 3): "x"}[BlockPos(1, 2, 3)] == "x"


def test_a_position_moves_and_measures() -> None:
    pos = BlockPos(1, 2, 3)

    assert BlockPos(2, 0, 6) == pos.offset(1, -2, 3)
    assert BlockPos(0, 4, 0) == pos.minus((1, -2, 3))
    assert pos.manhattan_distance((-1, 2, 7)) == 6
    assert str(pos) == "1 2 3"


@pytest.mark.parametrize(
    ("pos", "chunk", "section"),
    [
        (BlockPos(0, 0, 15), ChunkPos(0, 0), SectionPos(0, 0, 0)),
        (BlockPos(16, 16, -1), ChunkPos(1, -1), SectionPos(1, 1, -1)),
        (BlockPos(-17, -64, -16), ChunkPos(-2, -1), SectionPos(-2, -4, -1)),
    ],
)
def test_negative_cells_belong_to_the_chunk_below(
    pos: BlockPos, chunk: ChunkPos, section: SectionPos
) -> None:
    assert chunk == pos.chunk
    assert section == pos.section


def test_the_centre_of_a_block_is_in_its_middle() -> None:
    assert Vec3(-0.5, 2.5, 3.5) == BlockPos(-1, 2, 3).center


def test_a_point_lies_in_the_cell_that_starts_before_it() -> None:
    assert BlockPos(-1, 0, 1) == Vec3(-0.1, 0.9, 1.0).block_pos


def test_points_add_and_scale() -> None:
    assert Vec3(2.0, 3.0, 4.0) == Vec3(1.0, 2.0, 3.0).plus((1.0, 1.0, 1.0))
    assert Vec3(0.0, 1.0, 2.0) == Vec3(1.0, 2.0, 3.0).minus((1.0, 1.0, 1.0))
    assert Vec3(2.0, 4.0, 6.0) == Vec3(1.0, 2.0, 3.0).scaled(2)
