from __future__ import annotations

import pytest

from gametest.entity.experience import Experience, points_to_next


# https://minecraft.wiki/w/Experience#Leveling_up
@pytest.mark.parametrize(
    ("reached", "points"),
    [(0, 7), (1, 9), (14, 35), (15, 37), (16, 42), (29, 107), (30, 112), (31, 121)],
)
def test_points_to_the_next_level(reached: int, points: int) -> None:
    assert points == points_to_next(reached)


@pytest.mark.parametrize(
    ("given", "reached", "points"), [(6, 0, 6), (7, 1, 0), (16, 2, 0), (20, 2, 4)]
)
def test_given_points_cross_levels(given: int, reached: int, points: int) -> None:
    experience = Experience()

    experience.give_points(given)

    assert (reached, points, given) == (
        experience.level,
        experience.points,
        experience.total,
    )


def test_taken_points_go_back_over_levels() -> None:
    experience = Experience()
    experience.give_points(20)

    experience.give_points(-6)

    assert (1, 7) == (experience.level, experience.points)


def test_nothing_is_left_below_zero() -> None:
    experience = Experience()
    experience.give_points(5)

    experience.give_points(-50)
    experience.give_levels(-1)

    assert (0, 0, 0) == (experience.level, experience.points, experience.total)


def test_points_cannot_fill_the_level() -> None:
    experience = Experience()

    assert not experience.set_points(7)
    assert experience.set_points(3)
    assert 3 == experience.points
