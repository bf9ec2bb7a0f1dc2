"""A box leaves its column only through a gap as high as itself: geometry, and https://minecraft.wiki/w/Jumping."""

from __future__ import annotations

from itertools import product

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.entity.living.living_body import living_of
from gametest.entity.summoning import create_entity
from gametest.entity.will.confinement import walls_of
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

AT = Vec3(0.5, 64.0, 0.5)
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def _put(level: Level, pos: BlockPos, state: str) -> None:
    level.set_states_quiet([(pos, level.blocks.parse_state(state).id)])


def _wall(level: Level, heights: range, lid: int | None) -> None:
    for (x, z), y in product(SIDES, heights):
        _put(level, BlockPos(x, y, z), "glass")
    if lid is not None:
        _put(level, BlockPos(0, lid, 0), "stone")


def _is_shut_in(level: Level, kind: str, nbt: str = "{}", pos: Vec3 = AT) -> bool:
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    return walls_of(level, living_of(create_entity(level, kind, pos, data))) is not None


@pytest.mark.parametrize(
    ("kind", "heights", "lid", "is_shut_in"),
    [
        ("pig", range(64, 65), 65, True),
        ("pig", range(64, 65), None, False),
        ("pig", range(64, 66), None, True),
        ("pig", range(64, 64), 65, False),
        ("cow", range(64, 65), 66, True),
        ("witch", range(64, 66), 66, True),
        ("witch", range(65, 67), 67, True),
        ("witch", range(66, 67), 67, False),
        ("witch", range(64, 67), None, True),
        ("witch", range(64, 66), None, True),
        ("witch", range(64, 65), None, False),
    ],
)
def test_walls_and_lid_hold_by_height(
    floor: Level, kind: str, heights: range, lid: int | None, is_shut_in: bool
) -> None:
    _wall(floor, heights, lid)

    assert _is_shut_in(floor, kind) is is_shut_in


@pytest.mark.parametrize(
    "state",
    ["air", "smooth_stone_slab", "oak_fence", "oak_door", "water", "red_shulker_box"],
)
def test_one_side_of_less_than_a_block_opens_the_cell(floor: Level, state: str) -> None:
    _wall(floor, range(64, 65), 65)
    _put(floor, BlockPos(1, 64, 0), state)

    assert not _is_shut_in(floor, "pig")


@pytest.mark.parametrize(
    "nbt",
    [
        "{active_effects: [{id: 'jump_boost', duration: 200, amplifier: 1b}]}",
        "{active_effects: [{id: 'levitation', duration: 200}]}",
        "{attributes: [{id: 'jump_strength', base: 0.8}]}",
        "{attributes: [{id: 'gravity', base: 0.01}]}",
    ],
)
def test_who_rises_higher_than_others_is_not_held(floor: Level, nbt: str) -> None:
    _wall(floor, range(64, 66), None)

    assert not _is_shut_in(floor, "pig", nbt)


@pytest.mark.parametrize(
    ("kind", "x"), [("pig", 0.9), ("iron_golem", 0.5), ("witch", 1.0)]
)
def test_who_stands_in_two_columns_is_not_held(
    floor: Level, kind: str, x: float
) -> None:
    _wall(floor, range(64, 68), None)

    assert not _is_shut_in(floor, kind, pos=Vec3(x, 64.0, 0.5))


def test_who_flies_up_is_held_by_what_is_up_there(floor: Level) -> None:
    _wall(floor, range(64, 66), None)

    assert _is_shut_in(floor, "pig")
    assert not _is_shut_in(floor, "pig", "{Motion: [0.0d, 1.5d, 0.0d]}")
