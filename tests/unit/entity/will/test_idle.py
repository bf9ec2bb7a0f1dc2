"""When a mob that is shut in still does something: https://minecraft.wiki/w/Zombie, /Witch, /Sheep, /Creeper."""

from __future__ import annotations

from itertools import product

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.entity.living.living_body import living_of
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.level.world.world_state import Difficulty
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Byte

AT = Vec3(0.5, 64.0, 0.5)


def _put(level: Level, pos: BlockPos, state: str) -> None:
    level.set_block(pos, level.blocks.parse_state(state))


@pytest.fixture
def cell(floor: Level) -> Level:
    """One column of air, two high, in stone."""
    for x, y, z in product((-1, 0, 1), (64, 65, 66), (-1, 0, 1)):
        if (x, z) != (0, 0) or y == 66:
            _put(floor, BlockPos(x, y, z), "stone")
    return floor


def _mob(level: Level, kind: str, nbt: str | None = "{}") -> Entity:
    data = None if nbt is None else parse_snbt(nbt)
    assert data is None or isinstance(data, dict)
    return create_entity(level, kind, AT, data)


def _join(level: Level, x: float, mode: str = "survival") -> None:
    place, kinds = Vec3(x, 64.0, 0.5), level.world.entity_kinds
    level.add_entity(Player.of_name("Eve", place, game_mode=mode, kinds=kinds))  # type: ignore[arg-type]


def _run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


@pytest.mark.parametrize(
    "kind",
    ["pig", "cow", "sheep", "zombie", "husk", "skeleton", "stray", "creeper", "witch"],
)
def test_a_mob_that_is_shut_in_is_a_body(
    cell: Level, reports: list[str], kind: str
) -> None:
    mob = _mob(cell, kind)

    _run(cell, 50)

    assert (mob.pos, reports) == (AT, [])


@pytest.mark.parametrize("kind", ["villager", "slime", "spider", "chicken", "rabbit"])
def test_a_kind_that_does_more_than_walk_is_reported(
    cell: Level, reports: list[str], kind: str
) -> None:
    _mob(cell, kind)

    _run(cell, 1)

    assert reports == [f"minecraft:{kind}: entity"]


@pytest.mark.parametrize(
    ("kind", "nbt", "deed"),
    [
        ("pig", "{Age: -20}", "grow up"),
        ("cow", "{InLove: 30}", "breed"),
        ("zombie", "{CanPickUpLoot: 1b}", "pick up items"),
        ("creeper", "{ignited: 1b}", "explode"),
        ("pig", "{Passengers: [{id: 'armor_stand'}]}", "carry a rider"),
    ],
)
def test_what_its_data_make_it_do_is_named(
    cell: Level, reports: list[str], kind: str, nbt: str, deed: str
) -> None:
    _mob(cell, kind, nbt)

    _run(cell, 1)

    assert f"minecraft:{kind}: would {deed}" in reports


@pytest.mark.parametrize(
    ("kind", "below", "inside", "deed"),
    [
        ("sheep", "grass_block", "air", "graze"),
        ("sheep", "stone", "short_grass", "graze"),
        ("cow", "stone", "water", "swim"),
        ("pig", "stone", "ladder[facing=east]", "climb"),
        ("zombie", "turtle_egg", "air", "trample eggs"),
    ],
)
def test_what_is_at_its_feet_is_minded(
    cell: Level, reports: list[str], kind: str, below: str, inside: str, deed: str
) -> None:
    _put(cell, BlockPos(0, 63, 0), below)
    _put(cell, BlockPos(0, 64, 0), inside)
    _mob(cell, kind)

    _run(cell, 1)

    assert reports == [f"minecraft:{kind}: would {deed}"]


@pytest.mark.parametrize("kind", ["zombie", "skeleton"])
def test_traits_drawn_by_chance_are_reported(
    cell: Level, reports: list[str], kind: str
) -> None:
    _mob(cell, kind, None)

    _run(cell, 1)

    assert reports == [f"minecraft:{kind}: traits drawn by chance"]


def test_a_mob_that_is_shut_in_comes_to_rest(cell: Level, reports: list[str]) -> None:
    cow = _mob(cell, "cow")

    _run(cell, 5)

    assert cow.body is not None
    assert cow.body.next_due(cell) is None
    assert reports == []


def test_a_wall_that_opens_lets_it_out(cell: Level, reports: list[str]) -> None:
    _mob(cell, "pig")
    _run(cell, 5)
    assert reports == []

    for y in (64, 65):
        _put(cell, BlockPos(1, y, 0), "air")
    _run(cell, 2)

    assert reports == ["minecraft:pig: entity"]


@pytest.mark.parametrize(
    ("kind", "x", "mode", "missing"),
    [
        ("cow", 2.5, "survival", []),
        (
            "skeleton",
            2.5,
            "survival",
            ["minecraft:skeleton: would attack minecraft:player"],
        ),
        ("skeleton", 2.5, "creative", []),
        ("skeleton", 22.5, "survival", []),
        ("creeper", 6.5, "survival", []),
    ],
)
def test_a_player_in_sight_is_attacked_by_fighters(
    cell: Level, reports: list[str], kind: str, x: float, mode: str, missing: list[str]
) -> None:
    _put(cell, BlockPos(1, 65, 0), "air")
    _mob(cell, kind, "{PersistenceRequired: 1b}")
    _join(cell, x, mode)

    _run(cell, 2)

    assert reports == missing


def test_a_player_behind_a_wall_is_not_seen(cell: Level, reports: list[str]) -> None:
    _mob(cell, "skeleton")
    _join(cell, 3.5)

    _run(cell, 2)

    assert reports == []


def test_a_zombie_finds_a_villager_behind_a_wall(
    cell: Level, reports: list[str]
) -> None:
    _mob(cell, "zombie")
    create_entity(cell, "villager", Vec3(2.5, 64.0, 0.5), {"NoAI": Byte(1)})

    _run(cell, 1)

    assert reports == ["minecraft:zombie: would attack minecraft:villager"]


def test_a_hurt_witch_may_have_drunk_after_32_ticks(
    cell: Level, reports: list[str]
) -> None:
    """https://minecraft.wiki/w/Witch#Behavior: drinking takes 1.6 seconds."""
    living_of(_mob(cell, "witch")).set_health(20.0)

    _run(cell, 32)
    assert reports == []
    _run(cell, 1)

    assert reports == ["minecraft:witch: would drink a potion"]


def test_a_monster_is_not_kept_in_a_peaceful_world(
    cell: Level, reports: list[str]
) -> None:
    creeper = _mob(cell, "creeper")
    cell.world.difficulty = Difficulty.PEACEFUL

    _run(cell, 1)

    assert creeper.is_removed
    assert reports == []


def _is_hurt(mob: Entity) -> bool:
    health = mob.to_nbt()["Health"]
    assert isinstance(health, float)
    return health < 20.0


def test_a_roof_keeps_the_sun_off(cell: Level, reports: list[str]) -> None:
    """https://minecraft.wiki/w/Undead."""
    zombie = _mob(cell, "zombie")
    _run(cell, 200)
    assert not _is_hurt(zombie)

    _put(cell, BlockPos(0, 66, 0), "glass")
    _run(cell, 200)

    assert _is_hurt(zombie)
    assert reports == []
