"""Matrices of display entities: https://minecraft.wiki/w/Display."""

from __future__ import annotations

from math import cos, pi, sin

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gametest.entity.transformation import decompose, shown_transformation

Parts = dict[str, tuple[float, ...]]

NUMBERS = st.floats(-100.0, 100.0)
TURN = pi / 6


def _rotation(quaternion: tuple[float, ...]) -> list[list[float]]:
    """https://en.wikipedia.org/wiki/Quaternions_and_spatial_rotation."""
    x, y, z, w = quaternion
    return [
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ]


def _composed(parts: Parts) -> list[float]:
    left, right = _rotation(parts["left_rotation"]), _rotation(parts["right_rotation"])
    return [
        sum(left[row][k] * parts["scale"][k] * right[k][column] for k in range(3))
        for row in range(3)
        for column in range(3)
    ]


@example([16.0, 0.0625, 1.0, 0.0, 0.0, 1.9082149292705877e-10, 1.0, 0.0, 0.0])
@given(st.lists(NUMBERS | st.sampled_from([0.0, 1.0]), min_size=9, max_size=9))
def test_parts_put_together_give_the_matrix(numbers: list[float]) -> None:
    rows = [
        *numbers[:3],
        0.0,
        *numbers[3:6],
        0.0,
        *numbers[6:],
        0.0,
        0.0,
        0.0,
        0.0,
        1.0,
    ]

    # The turns are approximated, so an error is one of the largest number.
    close = 1e-3 * max(1.0, *map(abs, numbers))
    assert _composed(decompose(rows)) == pytest.approx(numbers, abs=close)


@given(st.lists(NUMBERS, min_size=9, max_size=9))
def test_only_the_last_number_of_the_scale_may_be_below_zero(
    numbers: list[float],
) -> None:
    rows = [
        *numbers[:3],
        0.0,
        *numbers[3:6],
        0.0,
        *numbers[6:],
        0.0,
        0.0,
        0.0,
        0.0,
        1.0,
    ]

    assert min(decompose(rows)["scale"][:2]) >= 0.0


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        # A turn about y by 30 degrees: half the angle in y and w.
        (
            [cos(TURN), 0, sin(TURN), 0, 0, 1, 0, 0, -sin(TURN), 0, cos(TURN), 0],
            (0.0, sin(TURN / 2), 0.0, cos(TURN / 2)),
        ),
        # A turn about z by 180 degrees.
        ([-1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0], (0.0, 0.0, 1.0, 0.0)),
    ],
)
def test_a_turn_is_the_left_rotation(
    rows: list[float], expected: tuple[float, ...]
) -> None:
    parts = decompose([*rows, 0, 0, 0, 1])

    assert parts["left_rotation"] == pytest.approx(expected)
    assert parts["scale"] == pytest.approx((1.0, 1.0, 1.0))


@pytest.mark.parametrize("given", [[1.0, 2.0], ["a"] * 16, [0.0] * 16, "matrix"])
def test_what_is_no_matrix_is_as_if_not_given(given: object) -> None:
    shown = shown_transformation(given)  # type: ignore[arg-type]

    assert shown["scale"] == [1.0, 1.0, 1.0]
