"""The order of a Java hash map: bucket by bucket, within one in the order of putting."""

from __future__ import annotations

import pytest

from gametest.behaviour.piston.hash_order import in_hash_order
from gametest.core.position import BlockPos


@pytest.mark.parametrize(
    ("put", "listed"),
    [
        # With y and z 0 the hash is x, and its last four bits name the bucket.
        ([3, 2, 1], [1, 2, 3]),
        ([15, 16, 17], [16, 17, 15]),
        ([16, 0, 32], [16, 0, 32]),
        # The upper half is mixed in: -1 goes to the first bucket, -2 to the second.
        ([-2, -1], [-1, -2]),
        ([1, -1], [-1, 1]),
    ],
)
def test_cells_of_a_row_are_listed_by_bucket(put: list[int], listed: list[int]) -> None:
    found = in_hash_order(BlockPos(x, 0, 0) for x in put)

    assert listed == [pos.x for pos in found]


def test_a_step_up_counts_31_and_a_step_south_961() -> None:
    origin, up, south = BlockPos(0, 0, 0), BlockPos(0, 1, 0), BlockPos(0, 0, 1)

    assert [origin, south, up] == in_hash_order([up, south, origin])


def test_an_overfull_bucket_doubles_the_map() -> None:
    """The ninth entry of a bucket: 16 and 0 then part."""
    put = [BlockPos(16 * x, 0, 0) for x in range(9)]

    found = in_hash_order(put)

    assert [0, 32, 64, 96, 128, 16, 48, 80, 112] == [pos.x for pos in found]
