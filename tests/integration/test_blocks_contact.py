"""What blocks do to those who stand on them, fall on them, lie in them or are shot at them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from itertools import groupby

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity import Entity
from gametest.testing import Env

_POS = BlockPos(0, 101, 0)


@pytest.fixture(scope="module")
def make_env() -> Callable[[str], Env]:
    """A fresh world with one block on end stone, which carries all of them."""
    loaded = Env.of().loaded

    def make(block: str) -> Env:
        env = Env.with_packs(loaded)
        env.run_command("fill -3 100 -3 3 100 3 end_stone")
        if block != "air":
            env.run_command(f"setblock 0 101 0 {block}")
        return env

    return make


def _value(env: Env, name: str) -> str:
    return env.level.get_block_state(_POS).get(name)


def _runs(env: Env, name: str, ticks: int) -> list[tuple[str, int]]:
    """The values that a property went through, and for how many ticks."""
    found = []
    for _ in range(ticks):
        env.tick()
        found.append(_value(env, name))
    return [(value, len(list(same))) for value, same in groupby(found)]


def test_a_dripleaf_gives_way_under_who_stands_on_it_and_comes_back(
    make_env: Callable[[str], Env],
) -> None:
    """https://minecraft.wiki/w/Big_Dripleaf."""
    env = make_env("big_dripleaf")
    env.run_command("summon armor_stand 0.5 102 0.5")

    runs = _runs(env, "tilt", 140)

    steps = [("unstable", 10), ("partial", 10), ("full", 100)]
    assert steps == runs[1:-1]
    assert ["none", "none"] == [runs[0][0], runs[-1][0]]


def test_power_holds_a_dripleaf(make_env: Callable[[str], Env]) -> None:
    env = make_env("big_dripleaf")
    env.run_command("setblock 1 101 0 redstone_block")
    env.run_command("summon armor_stand 0.5 102 0.5")

    assert [("none", 30)] == _runs(env, "tilt", 30)


def test_an_arrow_makes_a_dripleaf_give_way_at_once(
    make_env: Callable[[str], Env],
) -> None:
    env = make_env("big_dripleaf")
    env.run_command("summon arrow 0.5 105 0.5 {Motion:[0d,-1d,0d]}")

    assert ("full", 100) == _runs(env, "tilt", 130)[1]


def test_who_stands_on_turtle_eggs_breaks_them_in_time(
    make_env: Callable[[str], Env],
) -> None:
    """https://minecraft.wiki/w/Turtle_Egg."""
    env = make_env("turtle_egg[eggs=4]")
    env.run_command("summon armor_stand 0.5 102 0.5")

    env.tick(2000)

    assert env.level.get_block_state(_POS).is_air


@pytest.mark.parametrize(
    ("entity", "rule"),
    [
        ('item 0.5 102 0.5 {Item:{id:"minecraft:stone"}}', "true"),
        ("armor_stand 0.5 102 0.5", "false"),
    ],
)
def test_turtle_eggs_bear_things_and_without_the_rule_all_but_players(
    make_env: Callable[[str], Env], entity: str, rule: str
) -> None:
    env = make_env("turtle_egg[eggs=4]")
    env.run_command(f"gamerule mob_griefing {rule}")
    env.run_command(f"summon {entity}")

    env.tick(600)

    assert "4" == _value(env, "eggs")


@pytest.mark.parametrize(
    "block", ["campfire[lit=false]", "candle", "red_candle[candles=3]", "candle_cake"]
)
@pytest.mark.parametrize(("fire", "expected"), [(100, "true"), (0, "false")])
def test_an_arrow_that_burns_lights_it(
    make_env: Callable[[str], Env], block: str, fire: int, expected: str
) -> None:
    """https://minecraft.wiki/w/Campfire, https://minecraft.wiki/w/Candle."""
    env = make_env(block)
    env.run_command(f"summon arrow 0.5 103 0.5 {{Motion:[0d,-1d,0d],Fire:{fire}s}}")

    env.tick(10)

    assert expected == _value(env, "lit")


@pytest.mark.parametrize(
    ("button", "support", "place", "motion"),
    [
        ("face=floor,facing=north", "0 100 0", "0.5 102.5 0.5", "0d,-1d,0d"),
        ("face=wall,facing=north", "0 101 1", "0.5 101.5 -1.5", "0d,0d,1d"),
        ("face=ceiling,facing=east", "0 102 0", "0.5 99.5 0.5", "0d,1d,0d"),
    ],
)
def test_a_wooden_button_stays_down_while_an_arrow_sticks_in_it(
    make_env: Callable[[str], Env], button: str, support: str, place: str, motion: str
) -> None:
    """https://minecraft.wiki/w/Button; it looks again every 30 ticks."""
    env = make_env("air")
    env.run_command("setblock 0 100 0 air")
    env.run_command(f"setblock {support} stone")
    env.run_command(f"setblock 0 101 0 oak_button[{button}]")
    env.run_command(f"summon arrow {place} {{Motion:[{motion}],NoGravity:1b}}")

    env.tick(100)
    held = _value(env, "powered")
    env.run_command("kill @e")
    env.tick(30)

    assert ("true", "false") == (held, _value(env, "powered"))


def test_an_arrow_does_not_press_a_stone_button(
    make_env: Callable[[str], Env],
) -> None:
    env = make_env("stone_button[face=floor]")
    env.run_command("summon arrow 0.5 103 0.5 {Motion:[0d,-1d,0d]}")

    assert [("false", 20)] == _runs(env, "powered", 20)


def test_a_cauldron_that_puts_out_a_fire_is_reported(
    make_env: Callable[[str], Env],
) -> None:
    env = make_env("water_cauldron[level=3]")
    env.run_command("summon arrow 0.5 103 0.5 {Motion:[0d,-0.5d,0d],Fire:100s}")

    with pytest.raises(
        UnsupportedError, match="minecraft:water_cauldron: put out a fire"
    ):
        env.tick(20)


@pytest.mark.parametrize(
    ("kind", "distance", "tramples"),
    [("zombie", 0.6, True), ("zombie", 0.5, False), ("armor_stand", 9.0, False)],
)
def test_farmland_is_trampled_by_the_big_who_fall(
    make_env: Callable[[str], Env], kind: str, distance: float, tramples: bool
) -> None:
    """https://minecraft.wiki/w/Farmland#Trampling."""
    level = make_env("farmland").level
    state = level.get_block_state(_POS)
    entity = Entity(f"minecraft:{kind}", level.new_uuid(), Vec3(0.5, 102.0, 0.5))
    level.add_entity(entity)
    fall_on = level.behaviours.fall_on[state.id]
    assert fall_on is not None

    expected = pytest.raises(UnsupportedError, match="farmland: trample")
    with expected if tramples else nullcontext():
        fall_on(level, _POS, state, entity, distance)


def test_a_falling_block_breaks_frogspawn(make_env: Callable[[str], Env]) -> None:
    """https://minecraft.wiki/w/Frogspawn."""
    env = make_env("air")
    env.run_command("setblock 0 100 0 water")
    env.run_command("setblock 0 101 0 frogspawn")
    env.run_command("setblock 0 104 0 sand")

    env.tick(15)

    assert not env.level.get_block_state(_POS).is_block("minecraft:frogspawn")


def test_items_that_the_version_does_not_know_are_reported(
    make_env: Callable[[str], Env],
) -> None:
    """The game empties the slot and tells its log only."""
    env = make_env('chest{Items:[{Slot:0b,id:"nosuch",count:1}]}')
    env.run_command("setblock 1 101 0 comparator[facing=west]")
    env.run_command("setblock 1 101 1 stone")

    with pytest.raises(UnsupportedError, match="item minecraft:nosuch: not known"):
        env.tick(4)


def test_a_stack_of_more_than_99_is_no_stack(make_env: Callable[[str], Env]) -> None:
    """https://minecraft.wiki/w/Item_format."""
    env = make_env('chest{Items:[{Slot:0b,id:"stone",count:100}]}')

    found = env.level.get_block_entity(_POS)

    assert found is not None
    assert [] == found.save()["Items"]


def test_an_infested_block_that_breaks_would_let_a_silverfish_out(
    make_env: Callable[[str], Env],
) -> None:
    """https://minecraft.wiki/w/Infested_Block."""
    env = make_env("infested_stone")
    env.run_command("setblock 0 101 0 air destroy")

    with pytest.raises(UnsupportedError, match="infested_stone: let a silverfish out"):
        env.tick()
