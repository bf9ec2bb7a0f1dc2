"""Expected orders are worked out by hand from the rule of https://rs-256.github.io/dustNotifierOrderCalc:
hash (y + 31 z) * 31 + x, spread by its upper half, sixteen buckets, first come first in each."""

from __future__ import annotations

import pytest

from gametest.behaviour.redstone.wire_update_order import wire_update_order
from gametest.core.position import BlockPos

_STEPS = {
    (0, 0, 0): "self",
    (0, -1, 0): "down",
    (0, 1, 0): "up",
    (0, 0, -1): "north",
    (0, 0, 1): "south",
    (-1, 0, 0): "west",
    (1, 0, 0): "east",
}


@pytest.mark.parametrize(
    ("pos", "expected"),
    [
        pytest.param(
            BlockPos(5, 100, 7), "up north west self down south east", id="plain"
        ),
        pytest.param(
            BlockPos(0, 0, 0),
            "self north west south east down up",
            id="negative-hashes",
        ),
        pytest.param(
            BlockPos(0, 100, 100),
            "down south east self up north west",
            id="upper-half-counts",
        ),
    ],
)
def test_dust_tells_positions_in_the_order_of_their_hashes(
    pos: BlockPos, expected: str
) -> None:
    order = wire_update_order(pos)

    assert expected == " ".join(_STEPS[place.minus(pos)] for place in order)
