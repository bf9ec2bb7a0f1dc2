"""Directions: https://minecraft.wiki/w/Coordinates; structure rotations and mirrors:
https://minecraft.wiki/w/Structure_Block.
"""

from __future__ import annotations

import pytest

from gametest.core.direction import (
    HORIZONTALS,
    NEIGHBOR_UPDATE_ORDER,
    SHAPE_UPDATE_ORDER,
    Axis,
    Direction,
    Mirror,
    Rotation,
)
from gametest.core.position import BlockPos


def test_directions_have_the_games_order() -> None:
    assert [str(direction) for direction in Direction] == [
        "down",
        "up",
        "north",
        "south",
        "west",
        "east",
    ]
    assert [direction.index for direction in Direction] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("label", "offset", "axis", "opposite"),
    [
        ("down", (0, -1, 0), Axis.Y, "up"),
        ("up", (0, 1, 0), Axis.Y, "down"),
        ("north", (0, 0, -1), Axis.Z, "south"),
        ("south", (0, 0, 1), Axis.Z, "north"),
        ("west", (-1, 0, 0), Axis.X, "east"),
        ("east", (1, 0, 0), Axis.X, "west"),
    ],
)
def test_each_direction_knows_its_side(
    label: str, offset: tuple[int, int, int], axis: Axis, opposite: str
) -> None:
    direction = Direction.by_label(label)

    assert BlockPos(*offset) == direction.from_pos((0, 0, 0))
    assert axis is direction.axis
    assert Direction.by_label(opposite) is direction.opposite


def test_an_unknown_word_is_no_direction() -> None:
    with pytest.raises(KeyError):
        Direction.by_label("left")


def test_clockwise_goes_from_north_to_east() -> None:
    assert (
        Direction.NORTH,
        Direction.EAST,
        Direction.SOUTH,
        Direction.WEST,
    ) == HORIZONTALS
    assert [direction.clockwise for direction in HORIZONTALS] == [
        Direction.EAST,
        Direction.SOUTH,
        Direction.WEST,
        Direction.NORTH,
    ]
    assert all(d.clockwise.counterclockwise is d for d in Direction)
    assert Direction.UP is Direction.UP.clockwise


@pytest.mark.parametrize("order", [NEIGHBOR_UPDATE_ORDER, SHAPE_UPDATE_ORDER])
def test_update_orders_hold_each_direction_once(order: tuple[Direction, ...]) -> None:
    assert set(Direction) == set(order)
    assert len(order) == 6


@pytest.mark.parametrize(
    ("rotation", "north", "corner"),
    [
        ("none", Direction.NORTH, (2, 5, 1)),
        ("clockwise_90", Direction.EAST, (-1, 5, 2)),
        ("180", Direction.SOUTH, (-2, 5, -1)),
        ("counterclockwise_90", Direction.WEST, (1, 5, -2)),
    ],
)
def test_a_rotation_turns_directions_and_cells(
    rotation: str, north: Direction, corner: tuple[int, int, int]
) -> None:
    turn = Rotation(rotation)

    assert north is turn.rotate(Direction.NORTH)
    assert BlockPos(*corner) == turn.rotate_pos((2, 5, 1))
    assert Direction.UP is turn.rotate(Direction.UP)


@pytest.mark.parametrize("rotation", Rotation)
def test_a_rotation_and_its_inverse_undo_each_other(rotation: Rotation) -> None:
    pos = BlockPos(3, 1, -2)

    assert Rotation.NONE is rotation.then(rotation.inverse)
    assert pos == rotation.inverse.rotate_pos(rotation.rotate_pos(pos, (5, 7)), (5, 7))


@pytest.mark.parametrize("rotation", Rotation)
def test_cells_turn_as_directions_do(rotation: Rotation) -> None:
    for direction in Direction:
        turned = rotation.rotate(direction)
        assert turned.from_pos((0, 0, 0)) == rotation.rotate_pos(
            direction.from_pos((0, 0, 0))
        )


def test_the_pivot_of_a_rotation_stays() -> None:
    for rotation in Rotation:
        assert BlockPos(4, 9, 6) == rotation.rotate_pos((4, 9, 6), (4, 6))


def test_steps_count_quarter_turns() -> None:
    assert [rotation.steps for rotation in Rotation] == [0, 1, 2, 3]
    assert Rotation.CLOCKWISE_90 is Rotation.of_steps(5)
    assert Rotation.COUNTERCLOCKWISE_90 is Rotation.of_steps(-1)


def test_mirrors_have_the_games_words() -> None:
    assert [mirror.value for mirror in Mirror] == ["none", "left_right", "front_back"]


@pytest.mark.parametrize(
    ("rotation", "size"),
    [("none", (1, 2, 3)), ("clockwise_90", (3, 2, 1)), ("180", (1, 2, 3))],
)
def test_a_quarter_turn_swaps_width_and_depth(
    rotation: str, size: tuple[int, int, int]
) -> None:
    assert size == Rotation(rotation).rotate_size((1, 2, 3))
