"""Bodies at rest notice who comes to push them: https://minecraft.wiki/w/Entity#Collision, /Minecart#Behavior."""

from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

AT = Vec3(0.5, 64.0, 0.5)
BESIDE = Vec3(0.8, 64.0, 0.5)
FAR = Vec3(8.5, 64.0, 0.5)


def _put(level: Level, kind: str, pos: Vec3, nbt: str = "{NoAI: 1b}") -> Entity:
    if kind == "player":
        player = Player.of_name("Alex", pos)
        player.is_loaded = True
        level.add_entity(player)
        return player
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    return create_entity(level, kind, pos, data)


def _run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


def _rests(entity: Entity) -> bool:
    return entity.body is not None and entity.body.rest is not None


@pytest.mark.parametrize("comes", ["pig", "minecart"])
@pytest.mark.parametrize("way", ["summoned", "teleported"])
def test_dummy_at_rest_is_pushed_by_what_comes(
    floor: Level, comes: str, way: str
) -> None:
    one = _put(floor, "player", AT)
    other = _put(floor, comes, FAR) if way == "teleported" else None
    _run(floor, 10)
    before = _rests(one), one.pos.x
    if other is None:
        _put(floor, comes, BESIDE)
    else:
        other.move_to(BESIDE)
    _run(floor, 10)

    assert before == (True, 0.5)
    assert one.pos.x < 0.5


def test_stand_at_rest_is_pushed_by_a_cart_that_rolls_up(floor: Level) -> None:
    stand = _put(floor, "armor_stand", AT)
    cart = _put(floor, "minecart", FAR)
    _run(floor, 10)
    before = _rests(stand), stand.pos.x
    cart.move_to(BESIDE)
    _run(floor, 10)

    assert before == (True, 0.5)
    assert stand.pos.x < 0.5


@pytest.mark.parametrize("kind", ["player", "villager", "armor_stand"])
def test_who_meets_nobody_rests_on(floor: Level, kind: str) -> None:
    """Though a cart moves elsewhere and another mob stands near."""
    one = _put(floor, kind, AT)
    _put(floor, "pig", Vec3(2.5, 64.0, 0.5))
    _put(floor, "minecart", FAR, "{Motion: [0.2d, 0d, 0d]}")
    _run(floor, 10)

    assert _rests(one)
    assert one.pos == AT


@pytest.mark.parametrize(("kind", "pushes"), [("pig", True), ("bat", False)])
def test_bats_push_nobody(floor: Level, kind: str, pushes: bool) -> None:
    player = _put(floor, "player", AT)
    _put(floor, kind, BESIDE)
    _run(floor, 5)

    assert (player.pos.x < 0.5) == pushes


@pytest.mark.parametrize(
    ("comes", "named"),
    [("painting", []), ("sulfur_cube", ["minecraft:sulfur_cube: size"])],
)
def test_one_of_unknown_size_is_named_only_if_it_pushes(
    floor: Level, reports: list[str], comes: str, named: list[str]
) -> None:
    one = _put(floor, "player", AT)
    _run(floor, 10)
    before = _rests(one)
    _put(floor, comes, BESIDE)
    _run(floor, 3)

    assert before
    assert named == sorted(set(reports))
