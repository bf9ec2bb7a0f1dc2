from __future__ import annotations

import random

import pytest

from gametest.core.position import BlockPos
from gametest.level.points_of_interest import PointsOfInterest

KIND = "test_instance"


@pytest.mark.parametrize("radius", [0, 1, 15, 16, 40, 250])
@pytest.mark.parametrize("count", [3, 400])
def test_radius_search_finds_what_looking_at_all_finds(radius: int, count: int) -> None:
    chance = random.Random(radius)
    places = {
        BlockPos(*(chance.randrange(-60, 60) for _ in range(3))) for _ in range(count)
    }
    points, center = PointsOfInterest(), BlockPos(-3, 5, 7)
    for pos in (*places, center):
        points.add(KIND, pos)

    def away(pos: BlockPos) -> int:
        return sum((a - b) ** 2 for a, b in zip(pos, center, strict=True))

    expected = sorted(
        (away(pos), pos) for pos in {*places, center} if away(pos) <= radius * radius
    )
    assert [pos for _, pos in expected] == points.within(KIND, center, radius)


def test_what_was_removed_is_not_found() -> None:
    points, pos = PointsOfInterest(), BlockPos(1, 2, 3)
    points.add(KIND, pos)
    points.remove(KIND, pos)
    points.remove(KIND, pos)

    assert [] == points.within(KIND, pos, 9)
    assert [] == points.within("other", pos, 9)
