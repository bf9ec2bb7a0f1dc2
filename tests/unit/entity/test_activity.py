"""`gametest.level.entities.entity_activity` and `entity_phase` on levels that know their kinds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos, Vec3
from gametest.entity.summoning import create_entity
from gametest.level.dimension_type import OVERWORLD, THE_END
from gametest.level.entities.entity import Entity
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


# https://minecraft.wiki/w/Entity, /Armor_Stand, /Item_(entity), /Zombie
@pytest.mark.parametrize(
    ("id", "nbt", "pos", "missing"),
    [
        ("marker", "{}", AIR, None),
        ("interaction", "{}", AIR, None),
        ("glow_item_frame", "{}", AIR, None),
        ("armor_stand", "{}", AIR, None),
        ("armor_stand", "{NoGravity: 1b}", AIR, None),
        ("pig", "{}", GROUND, "entity"),
        ("pig", "{NoAI: 1b}", GROUND, None),
        ("pig", "{NoAI: 1b}", AIR, None),
        ("zombie", "{NoAI: 1b}", GROUND, None),
        ("zombie", "{NoAI: 1b, equipment: {head: {id: 'stone'}}}", GROUND, None),
        ("pig", "{NoAI: 1b, Health: 0f}", GROUND, None),
        ("item", "{Item: {id: 'stone', count: 1}}", AIR, None),
        ("minecart", "{}", GROUND, None),
        ("oak_boat", "{}", GROUND, None),
        ("item_display", "{Passengers: [{id: 'marker'}]}", AIR, None),
    ],
)
def test_what_is_not_simulated_is_reported_in_the_next_ticks(
    ground: Level,
    reports: list[str],
    id: str,
    nbt: str,
    pos: Vec3,
    missing: str | None,
) -> None:
    _summon(ground, id, nbt, pos)

    for _ in range(3):
        ground.tick()

    assert ([] if missing is None else [f"minecraft:{id}: {missing}"]) == reports


def test_a_rider_whose_seat_is_not_known_is_reported(
    ground: Level, reports: list[str]
) -> None:
    _summon(ground, "item_display", "{Passengers: [{id: 'camel', NoAI: 1b}]}", AIR)

    ground.tick()

    assert ["minecraft:item_display: seat of minecraft:camel"] == reports


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


def test_what_loses_its_ground_falls(ground: Level) -> None:
    stand = _summon(ground, "armor_stand", "{}", GROUND)
    for _ in range(4):
        ground.tick()

    _put(ground, BlockPos(0, 63, 0), "minecraft:air")
    ground.tick()

    assert stand.pos.y == 64.0 - 0.0784000015258789


# https://minecraft.wiki/w/Drowning, /Damage#Suffocation, /Powder_Snow, /Sweet_Berries
@pytest.mark.parametrize(
    ("id", "state", "mechanic"),
    [
        ("armor_stand", "minecraft:fire", None),
        ("armor_stand", "minecraft:lava", None),
        ("pig", "minecraft:nether_portal", "minecraft:nether_portal: travel"),
        ("pig", "minecraft:short_grass", None),
        ("marker", "minecraft:lava", None),
    ],
)
def test_block_that_would_hurt_what_is_in_it_is_reported(
    ground: Level, reports: list[str], id: str, state: str, mechanic: str | None
) -> None:
    _put(ground, BlockPos(0, 64, 0), state)
    _summon(ground, id, "{NoAI: 1b}", GROUND)

    ground.tick()

    assert ([] if mechanic is None else [mechanic]) == reports


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


@pytest.mark.parametrize(("dimension", "burns"), [(OVERWORLD, False), (THE_END, True)])
def test_an_end_crystal_sets_fire_in_the_end_only(
    make_void: Callable[..., Level], dimension: Identifier, burns: bool
) -> None:
    """https://minecraft.wiki/w/End_Crystal."""
    level = make_void(dimension)
    crystal = _summon(level, "end_crystal", "{}", AIR)

    level.tick()

    state = level.get_block_state(crystal.block_pos)
    assert state.is_block("minecraft:fire") is burns


@pytest.mark.parametrize(("id", "y"), [("armor_stand", 64.0), ("pig", 70.0)])
def test_what_stands_still_costs_no_tick(ground: Level, id: str, y: float) -> None:
    _summon(ground, id, "{NoAI: 1b}", Vec3(0.5, y, 0.5))

    for _ in range(4):
        ground.tick()

    assert ground.next_due() is None
