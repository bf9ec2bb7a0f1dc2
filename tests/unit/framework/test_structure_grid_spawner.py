"""Places on the grid (https://minecraft.wiki/w/GameTest): gaps of 5 and 6 blocks, rows of 8."""

from __future__ import annotations

import pytest

from gametest.core.errors import UsageError
from gametest.core.position import BlockPos
from gametest.core.version import NEWEST_VERSION, SUPPORTED_VERSIONS
from gametest.framework.run.structure_grid_spawner import (
    StructureGridSpawner,
    default_origin,
    parse_origin,
)


def test_next_column_is_five_blocks_beyond_the_test_box() -> None:
    grid = StructureGridSpawner(BlockPos(0, 4, 0))
    places = [grid.place((3, 3, 3)), grid.place((10, 1, 1)), grid.place((1, 1, 1))]

    assert [(0, 4, 0), (8, 4, 0), (23, 4, 0)] == places


def test_next_row_is_six_blocks_beyond_the_longest_of_the_row() -> None:
    """The row reaches from its corner block to the end of its deepest box."""
    grid = StructureGridSpawner(BlockPos(100, 4, -7), tests_per_row=2)
    places = [grid.place((3, 3, 3)), grid.place((3, 3, 9)), grid.place((3, 3, 3))]

    assert places[2] == (100, 4, -7 + (1 + 9) + 6)


def test_each_row_measures_only_itself() -> None:
    grid = StructureGridSpawner(BlockPos(0, 4, 0), tests_per_row=1)
    places = [grid.place((1, 1, size)) for size in (20, 1, 1)]

    assert [0, 27, 35] == [pos.z for pos in places]


def test_row_holds_eight_tests() -> None:
    grid = StructureGridSpawner(BlockPos(0, 4, 0))
    rows = [grid.place((1, 1, 1)).z for _ in range(17)]

    assert [rows.count(z) for z in sorted(set(rows))] == [8, 8, 1]


@pytest.mark.parametrize("version", SUPPORTED_VERSIONS, ids=str)
def test_first_corner_has_the_height_of_its_version(version: object) -> None:
    """y = 4 since 26.3, -59 before."""
    expected = 4 if str(version) == "26.3" else -59

    assert default_origin(version) == (0, expected, 0)  # type: ignore[arg-type]


def test_origin_is_two_numbers_or_a_name() -> None:
    assert parse_origin("-5,17", NEWEST_VERSION) == (-5, 4, 17)
    assert parse_origin("negative", NEWEST_VERSION).x < 0
    assert parse_origin("far", NEWEST_VERSION).x > 1_000_000


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "a,b", "40000000,0"])
def test_bad_origin_is_a_usage_error(text: str) -> None:
    with pytest.raises(UsageError, match="origin"):
        parse_origin(text, NEWEST_VERSION)
