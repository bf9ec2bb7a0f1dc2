"""Ladders and their like: https://minecraft.wiki/w/Ladder#Climbing, /Scaffolding, /Powder_Snow."""

from __future__ import annotations

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import Vec3
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt


def _shaft(level: Level, state: str) -> None:
    """Ten blocks of it above the floor."""
    box = BoundingBox(0, 64, 0, 0, 73, 0)
    level.fill_states(box, level.blocks.parse_state(state).id)


def _dummy(level: Level, y: float, **given: bool) -> Player:
    player = Player.of_name("Alex", Vec3(0.5, y, 0.5))
    player.is_loaded = True
    player.is_sneaking = given.get("sneaks", False)
    level.add_entity(player)
    return player


def _run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


@pytest.mark.parametrize(
    ("state", "sneaks", "speed"),
    [
        ("ladder[facing=south]", False, 0.15),
        ("vine[south=true]", False, 0.15),
        ("weeping_vines_plant", False, 0.15),
        ("ladder[facing=south]", True, 0.0),
        ("scaffolding", True, 0.15),
    ],
)
def test_who_climbs_slides_down_slowly(
    floor: Level, state: str, sneaks: bool, speed: float
) -> None:
    """Three blocks a second, and not at all in a sneak."""
    _shaft(floor, state)
    player = _dummy(floor, 70.0, sneaks=sneaks)
    _run(floor, 10)
    before = player.pos.y
    _run(floor, 10)

    assert before - player.pos.y == pytest.approx(10 * speed, abs=1e-5)


def test_who_climbs_rises_against_a_wall(floor: Level) -> None:
    """By (0.2 - 0.08) * 0.98 blocks a tick."""
    _shaft(floor, "ladder[facing=south]")
    floor.fill_states(
        BoundingBox(1, 64, 0, 1, 73, 0), floor.blocks.parse_state("stone").id
    )
    player = _dummy(floor, 66.0)
    rises = []
    for _ in range(6):
        player.set_motion(Vec3(0.5, player.motion.y, 0.0))
        before = player.pos.y
        _run(floor, 1)
        rises.append(player.pos.y - before)

    assert rises[-1] == pytest.approx((0.2 - 0.08) * 0.98, rel=1e-6)


@pytest.mark.parametrize(
    ("trapdoor", "holds"),
    [
        ("open=true,facing=south", True),
        ("open=true,facing=north", False),
        ("open=false,facing=south,half=top", False),
    ],
)
def test_open_trapdoor_goes_on_a_ladder(
    floor: Level, trapdoor: str, holds: bool
) -> None:
    _shaft(floor, "ladder[facing=south]")
    state = floor.blocks.parse_state(f"oak_trapdoor[{trapdoor}]")
    floor.set_states_quiet([((0, 74, 0), state.id)])
    player = _dummy(floor, 74.3)
    player.motion = Vec3(0.0, -0.6, 0.0)
    _run(floor, 1)

    assert (74.3 - player.pos.y < 0.16) == holds


def _over_snow(level: Level, kind: str, nbt: str = "{}") -> Entity:
    level.set_states_quiet([((0, 64, 0), level.blocks.parse_state("powder_snow").id)])
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    return create_entity(level, kind, Vec3(0.5, 65.5, 0.5), data)


@pytest.mark.parametrize(
    ("boots", "stands"),
    [("leather_boots", True), ("iron_boots", False), ("", False)],
)
def test_leather_boots_carry_over_powder_snow(
    floor: Level, boots: str, stands: bool
) -> None:
    nbt = f"{{equipment: {{feet: {{id: '{boots}'}}}}}}" if boots else "{}"
    stand = _over_snow(floor, "armor_stand", nbt)
    _run(floor, 20)

    assert (stand.pos.y == 65.0) == stands
    assert stand.pos.y >= 64.0


def test_who_sneaks_sinks_into_powder_snow_in_boots(floor: Level) -> None:
    floor.set_states_quiet([((0, 64, 0), floor.blocks.parse_state("powder_snow").id)])
    player = _dummy(floor, 65.5, sneaks=True)
    player.nbt["equipment"] = {"feet": {"id": "minecraft:leather_boots"}}
    _run(floor, 20)

    assert player.pos.y < 65.0


def test_who_fell_deep_lands_in_powder_snow(floor: Level) -> None:
    """Unless the tick before ended in it already, which takes the fall."""
    landed = []
    for step in range(10):
        stand = _over_snow(floor, "armor_stand")
        stand.move_to(Vec3(0.5, 69.0 + step / 10.0, 0.5))
        heights = set()
        for _ in range(20):
            _run(floor, 1)
            heights.add(round(stand.pos.y, 4))
        landed.append(64.9 in heights)
        floor.remove_entity(stand)

    assert set(landed) == {False, True}
