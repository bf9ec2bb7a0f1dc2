"""How far boxes get among blocks and hard entities; shapes from https://minecraft.wiki/w/Hitbox."""

from __future__ import annotations

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.entity.summoning import create_entity
from gametest.interaction.collision import collide, is_free
from gametest.level.level import Level
from gametest.nbt.tags import Byte

BOX = (0.4, 64.0, 0.4, 0.6, 64.2, 0.6)


def _put(level: Level, pos: tuple[int, int, int], state: str) -> None:
    level.set_states_quiet([(pos, level.blocks.parse_state(state).id)])


@pytest.mark.parametrize(
    ("block", "state", "move", "left"),
    [
        ((0, 63, 0), "stone", (0.0, -0.5, 0.0), (0.0, 0.0, 0.0)),
        ((0, 62, 0), "stone", (0.0, -2.0, 0.0), (0.0, -1.0, 0.0)),
        ((0, 62, 0), "oak_fence", (0.0, -2.0, 0.0), (0.0, -0.5, 0.0)),
        ((0, 63, 0), "oak_slab", (0.0, -2.0, 0.0), (0.0, -0.5, 0.0)),
        ((0, 63, 0), "short_grass", (0.0, -2.0, 0.0), (0.0, -2.0, 0.0)),
        ((1, 64, 0), "stone", (0.7, 0.0, 0.0), (0.4, 0.0, 0.0)),
        ((-1, 64, 0), "stone", (-0.7, 0.0, 0.0), (-0.4, 0.0, 0.0)),
        ((0, 65, 0), "stone", (0.0, 1.0, 0.0), (0.0, 0.8, 0.0)),
        ((0, 64, 1), "chest", (0.0, 0.0, 1.0), (0.0, 0.0, 0.4625)),
    ],
)
def test_block_stops_a_box(
    void: Level,
    block: tuple[int, int, int],
    state: str,
    move: tuple[float, float, float],
    left: tuple[float, float, float],
) -> None:
    _put(void, block, state)

    assert collide(void, BOX, move) == pytest.approx(left, abs=1e-9)


@pytest.mark.parametrize(
    ("move", "left"),
    [
        # The longer way of x and z is tried last but one: it passes before the corner.
        ((0.6, 0.0, 0.5), (0.6, 0.0, 0.4)),
        ((0.5, 0.0, 0.6), (0.4, 0.0, 0.6)),
    ],
    ids=["x first", "z first"],
)
def test_larger_of_the_horizontal_ways_goes_first(
    void: Level, move: tuple[float, float, float], left: tuple[float, float, float]
) -> None:
    _put(void, (1, 64, 1), "stone")

    assert collide(void, BOX, move) == pytest.approx(left)


def test_who_can_step_climbs_a_slab(void: Level) -> None:
    """https://minecraft.wiki/w/Attribute: a step height of 0.6 passes half a block."""
    _put(void, (0, 63, 0), "stone")
    _put(void, (1, 64, 0), "oak_slab")

    left = collide(void, BOX, (0.6, 0.0, 0.0), step_height=0.6, on_ground=True)

    assert left == pytest.approx((0.6, 0.5, 0.0))


def test_who_can_step_does_not_climb_a_block(void: Level) -> None:
    _put(void, (0, 63, 0), "stone")
    _put(void, (1, 64, 0), "stone")

    left = collide(void, BOX, (0.6, 0.0, 0.0), step_height=0.6, on_ground=True)

    assert left == pytest.approx((0.4, 0.0, 0.0))


def test_shulker_stops_what_moves(void: Level) -> None:
    """https://minecraft.wiki/w/Shulker: its body is as hard as a block."""
    create_entity(void, "shulker", Vec3(1.5, 64.0, 0.5), {"NoAI": Byte(1)})
    item = create_entity(void, "item", Vec3(0.5, 64.0, 0.5))

    left = collide(void, item.bounding_box, (0.7, 0.0, 0.0), item)

    assert left == pytest.approx((0.375, 0.0, 0.0))


def test_box_that_touches_a_face_is_free(void: Level) -> None:
    _put(void, (0, 63, 0), "stone")

    assert is_free(void, BOX)
    assert not is_free(void, (0.4, 63.9, 0.4, 0.6, 64.2, 0.6))


@pytest.mark.parametrize(("y", "stops"), [(65.0, True), (64.5, False)])
def test_scaffolding_carries_who_is_above(void: Level, y: float, stops: bool) -> None:
    """https://minecraft.wiki/w/Scaffolding#Behavior."""
    _put(void, (0, 64, 0), "scaffolding[distance=0]")
    item = create_entity(void, "item", Vec3(0.5, y, 0.5))

    left = collide(void, item.bounding_box, (0.0, -0.3, 0.0), item)

    assert stops is (left == (0.0, 0.0, 0.0))


def test_state_that_decides_alone_is_asked_once(void: Level) -> None:
    _put(void, (0, 63, 0), "stone")
    collide(void, BOX, (0.0, -1.0, 0.0))

    stone = void.get_block_state(BlockPos(0, 63, 0))
    assert void.collision_shapes[stone.id] == ((0.0, 0.0, 0.0, 1.0, 1.0, 1.0),)
