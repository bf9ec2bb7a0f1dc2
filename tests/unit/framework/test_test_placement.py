"""The geometry of a placed test (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import Rotation
from gametest.core.position import BlockPos
from gametest.framework.run import test_placement

B = BlockPos(10, 4, 20)
SIZE = (3, 2, 5)


def _placement(
    rotation: Rotation = Rotation.NONE, padding: int = 0, *, sky_access: bool = False
) -> test_placement.TestPlacement:
    return test_placement.TestPlacement(
        pos=B, size=SIZE, rotation=rotation, padding=padding, sky_access=sky_access
    )


def test_structure_is_one_above_and_one_south_of_the_test_instance_block() -> None:
    assert _placement().bounds == (10, 5, 21, 12, 6, 25)


def test_padding_pushes_the_structure_away_from_the_block() -> None:
    placement = _placement(padding=2)

    assert placement.bounds.min_corner == (12, 7, 23)
    assert placement.padded_bounds.min_corner == (10, 5, 21)
    assert placement.padded_bounds.size == (7, 6, 9)


@pytest.mark.parametrize("rotation", Rotation)
def test_turned_structure_fills_the_box_from_the_same_corner(
    rotation: Rotation,
) -> None:
    placement = _placement(rotation)
    cells = {
        placement.absolute_pos(pos)
        for pos in BoundingBox.of_size((0, 0, 0), SIZE).positions()
    }

    assert set(placement.bounds.positions()) == cells
    assert placement.bounds.min_corner == (10, 5, 21)


@pytest.mark.parametrize(
    ("rotation", "expected"),
    [
        (Rotation.NONE, (10, 5, 21)),
        (Rotation.CLOCKWISE_90, (14, 5, 21)),
        (Rotation.CLOCKWISE_180, (12, 5, 25)),
        (Rotation.COUNTERCLOCKWISE_90, (10, 5, 23)),
    ],
)
def test_corner_turns_to_another_corner(
    rotation: Rotation, expected: tuple[int, int, int]
) -> None:
    assert expected == _placement(rotation).absolute_pos((0, 0, 0))


@pytest.mark.parametrize("rotation", Rotation)
def test_relative_pos_is_the_inverse_of_absolute_pos(rotation: Rotation) -> None:
    placement = _placement(rotation)
    for pos in ((0, 0, 0), (2, 1, 4), (-3, 7, 1)):
        assert pos == placement.relative_pos(placement.absolute_pos(pos))


@pytest.mark.parametrize("rotation", Rotation)
def test_point_in_a_cell_stays_in_its_cell(rotation: Rotation) -> None:
    placement = _placement(rotation)
    point = placement.absolute_vec((1.25, 0.5, 3.75))

    assert placement.absolute_pos((1, 0, 3)) == point.block_pos
    assert placement.relative_vec(point) == (1.25, 0.5, 3.75)


def _shell(placement: test_placement.TestPlacement) -> set[BlockPos]:
    return {pos for slab in placement.shell() for pos in slab.positions()}


def test_shell_is_every_cell_round_the_structure() -> None:
    placement = _placement(padding=3)
    outer = placement.bounds.inflated(1)

    assert _shell(placement) == {
        pos for pos in outer.positions() if not placement.bounds.contains(pos)
    }


def test_shell_with_sky_access_has_no_ceiling_but_walls_up_to_it() -> None:
    placement = _placement(sky_access=True)
    top = placement.bounds.max_y + 1
    ceiling = {pos for pos in _shell(placement) if pos.y == top}

    assert (11, top, 22) not in ceiling
    assert (9, top, 22) in ceiling
    assert len(ceiling) == 2 * 7 + 2 * 3
