"""`gametest.level.entities.entity_activity` and `entity_phase` on levels that know their kinds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos, Vec3
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.level.dimension_type import OVERWORLD, THE_END
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_activity import missing_mechanic
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Byte, Compound

AIR = Vec3(0.5, 70.0, 0.5)
GROUND = Vec3(0.5, 64.0, 0.5)


@pytest.fixture
def ground(void: Level, reports: list[str]) -> Level:
    """A block of stone at 0 63 0, and nothing else."""
    _put(void, BlockPos(0, 63, 0), "minecraft:stone")
    return void


def _put(level: Level, pos: BlockPos, state: str) -> None:
    level.set_states_quiet([(pos, level.blocks.parse_state(state).id)])


def _summon(level: Level, id: str, nbt: str, pos: Vec3) -> Entity:
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    return create_entity(level, id, pos, data)


QUIET_ITEM = "Item: {id: 'stone', count: 1}, Age: -32768s, PickupDelay: 32767s"


# https://minecraft.wiki/w/Entity, /Armor_Stand, /Item_(entity)
@pytest.mark.parametrize(
    ("id", "nbt", "pos", "acts"),
    [
        ("marker", "{}", AIR, False),
        ("interaction", "{}", AIR, False),
        ("glow_item_frame", "{}", AIR, False),
        ("armor_stand", "{}", AIR, True),
        ("armor_stand", "{}", GROUND, False),
        ("armor_stand", "{NoGravity: 1b}", AIR, False),
        ("armor_stand", "{Motion: [0d, 1d, 0d]}", GROUND, True),
        ("pig", "{}", GROUND, True),
        ("pig", "{NoAI: 1b}", GROUND, False),
        ("pig", "{NoAI: 1b}", AIR, True),
        ("pig", "{NoAI: 1b, NoGravity: 1b}", AIR, False),
        ("zombie", "{NoAI: 1b}", GROUND, True),
        ("zombie", "{NoAI: 1b, equipment: {head: {id: 'stone'}}}", GROUND, False),
        ("pig", "{NoAI: 1b, Health: 0f}", GROUND, True),
        ("item", "{Item: {id: 'stone', count: 1}}", GROUND, True),
        ("item", f"{{{QUIET_ITEM}}}", GROUND, False),
        ("item", f"{{{QUIET_ITEM}}}", AIR, True),
        ("item", f"{{{QUIET_ITEM}, NoGravity: 1b}}", AIR, False),
        ("minecart", "{NoAI: 1b}", GROUND, True),
        ("item_display", "{Passengers: [{id: 'marker'}]}", AIR, False),
    ],
)
def test_what_acts_is_reported_in_the_next_tick(
    ground: Level, reports: list[str], id: str, nbt: str, pos: Vec3, acts: bool
) -> None:
    entity = _summon(ground, id, nbt, pos)

    for _ in range(3):
        ground.tick()

    assert acts == entity.acts
    assert bool(reports) == acts, reports


def test_a_rider_whose_seat_is_not_known_is_reported(
    ground: Level, reports: list[str]
) -> None:
    _summon(ground, "item_display", "{Passengers: [{id: 'pig', NoAI: 1b}]}", AIR)

    ground.tick()

    assert ["minecraft:pig: riding"] == reports


def test_an_entity_is_reported_once(ground: Level, reports: list[str]) -> None:
    pig = _summon(ground, "pig", "{}", GROUND)
    ground.tick()
    pig.merge({"Silent": Byte(1)})

    ground.tick()

    assert ["minecraft:pig: entity"] == reports


# Gravity 0.08 and drag 0.98f: https://minecraft.wiki/w/Entity#Motion_of_entities
def test_what_stands_shows_it_after_two_ticks(ground: Level) -> None:
    stand = _summon(ground, "armor_stand", "{}", GROUND)

    ground.tick()
    first = stand.to_nbt()["OnGround"]
    ground.tick()

    assert (0, 1) == (first, stand.to_nbt()["OnGround"])
    assert (0.0, -0.0784000015258789, 0.0) == stand.motion
    assert ground.next_due() is None


def test_what_loses_its_ground_is_reported(ground: Level, reports: list[str]) -> None:
    _summon(ground, "armor_stand", "{}", GROUND)
    ground.tick()
    ground.tick()

    _put(ground, BlockPos(0, 63, 0), "minecraft:air")
    ground.tick()

    assert ["minecraft:armor_stand: entity"] == reports


@pytest.mark.parametrize(
    ("state", "mechanic"),
    [
        ("minecraft:stone_pressure_plate", "touching minecraft:stone_pressure_plate"),
        ("minecraft:water", "touching minecraft:water"),
        ("minecraft:cobweb", "touching minecraft:cobweb"),
        ("minecraft:short_grass", None),
    ],
)
def test_block_that_does_something_to_what_is_in_it_is_reported(
    ground: Level, reports: list[str], state: str, mechanic: str | None
) -> None:
    _put(ground, BlockPos(0, 64, 0), state)
    _summon(ground, "armor_stand", "{}", GROUND)
    _summon(ground, "marker", "{}", GROUND)

    ground.tick()

    assert ([] if mechanic is None else [f"minecraft:armor_stand: {mechanic}"]) == (
        reports
    )


@pytest.mark.parametrize(
    ("mode", "pos", "expected"),
    [
        ("survival", GROUND, []),
        ("survival", AIR, ["minecraft:player: falling"]),
        ("spectator", AIR, []),
    ],
)
def test_a_dummy_in_the_air_falls(
    ground: Level, reports: list[str], mode: str, pos: Vec3, expected: list[str]
) -> None:
    ground.add_entity(Player.of_name("Alex", pos, game_mode=mode))

    ground.tick()

    assert expected == reports


@pytest.mark.parametrize(
    ("nbt", "height"), [({}, 0.0), ({"height": parse_snbt("2f")}, 2.0)]
)
def test_riders_sit_on_top(ground: Level, nbt: Compound, height: float) -> None:
    seat = create_entity(
        ground,
        "interaction" if nbt else "item_display",
        AIR,
        {**nbt, "Passengers": [{"id": "minecraft:text_display"}]},
    )

    seat.move_to(GROUND)
    ground.tick()

    assert Vec3(0.5, 64.0 + height, 0.5) == seat.passengers[0].pos


def test_still_entities_cost_no_tick(ground: Level) -> None:
    _summon(ground, "marker", "{}", AIR)

    assert ground.next_due() is None


@pytest.mark.parametrize(("dimension", "acts"), [(OVERWORLD, False), (THE_END, True)])
def test_an_end_crystal_sets_fire_in_the_end_only(
    make_void: Callable[..., Level], dimension: Identifier, acts: bool
) -> None:
    """https://minecraft.wiki/w/End_Crystal."""
    level = make_void(dimension)
    level.unsupported_sink = lambda _mechanic, _pos: None
    crystal = _summon(level, "end_crystal", "{}", AIR)

    assert acts is (missing_mechanic(crystal) is not None)
