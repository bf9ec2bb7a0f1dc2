"""Arrows, snowballs and fireballs in flight; numbers from https://minecraft.wiki/w/Projectile, /Arrow,
/Fireball and /Entity#Motion_of_entities.
"""

from __future__ import annotations

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.entity.living.living_body import living_of
from gametest.entity.summoning import create_entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound

START = Vec3(0.5, 80.0, 0.5)


def _nbt(text: str) -> Compound:
    data = parse_snbt(text)
    assert isinstance(data, dict)
    return data


def _put(level: Level, pos: BlockPos, state: str) -> None:
    level.set_block(pos, level.blocks.parse_state(state))


def _run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


def test_arrow_moves_then_slows_then_falls(void: Level) -> None:
    arrow = create_entity(void, "arrow", START, _nbt("{Motion: [1d, 0d, 0d]}"))

    _run(void, 2)

    assert arrow.pos.x == pytest.approx(0.5 + 1 + 0.99)
    assert arrow.pos.y == pytest.approx(80.0 - 0.05)
    assert arrow.motion.y == pytest.approx(-0.05 * 0.99 - 0.05)


@pytest.mark.parametrize(
    ("kind", "gravity"),
    [
        ("snowball", 0.03),
        ("egg", 0.03),
        ("splash_potion", 0.05),
        ("experience_bottle", 0.07),
    ],
)
def test_thrown_thing_falls_slows_then_moves(
    void: Level, kind: str, gravity: float
) -> None:
    thrown = create_entity(void, kind, START, _nbt("{Motion: [1d, 0d, 0d]}"))

    void.tick()

    assert thrown.pos.x == pytest.approx(0.5 + 0.99)
    assert thrown.motion.y == pytest.approx(-gravity * 0.99)


def test_arrow_sticks_in_the_block_that_it_strikes(floor: Level) -> None:
    _put(floor, BlockPos(3, 80, 0), "stone")
    arrow = create_entity(
        floor, "arrow", Vec3(0.5, 80.5, 0.5), _nbt("{Motion: [2d, 0d, 0d]}")
    )

    _run(floor, 5)

    assert arrow.pos.x == pytest.approx(3.0 - 0.05)
    assert arrow.to_nbt()["inGround"] == 1


def test_stuck_arrow_falls_when_its_block_goes(floor: Level) -> None:
    _put(floor, BlockPos(3, 80, 0), "stone")
    arrow = create_entity(
        floor, "arrow", Vec3(0.5, 80.5, 0.5), _nbt("{Motion: [2d, 0d, 0d]}")
    )
    _run(floor, 5)

    _put(floor, BlockPos(3, 80, 0), "air")
    _run(floor, 30)

    assert arrow.pos.y < 79.0


@pytest.mark.parametrize(
    ("block", "stays"),
    [
        ("", False),
        (",inBlockState:'minecraft:stone'", False),
        (",inBlockState:{id:'minecraft:air'}", True),
    ],
)
def test_arrow_put_into_the_air_stays_where_its_block_is_what_it_names(
    floor: Level, block: str, stays: bool
) -> None:
    """https://minecraft.wiki/w/Arrow#Entity_data"""
    arrow = create_entity(floor, "arrow", START, _nbt("{inGround:1b" + block + "}"))

    _run(floor, 5)

    assert stays is (arrow.pos == START)


def test_arrow_in_the_ground_vanishes_after_a_minute(floor: Level) -> None:
    arrow = create_entity(
        floor,
        "arrow",
        Vec3(0.5, 64.5, 0.5),
        _nbt("{life: 1190s, Motion: [0d, -1d, 0d]}"),
    )

    _run(floor, 20)

    assert arrow.is_removed


def test_snowball_breaks_on_a_block(floor: Level) -> None:
    ball = create_entity(
        floor, "snowball", Vec3(0.5, 64.5, 0.5), _nbt("{Motion: [0d, -1d, 0d]}")
    )

    _run(floor, 2)

    assert ball.is_removed


def test_fireball_gains_speed_along_its_way(void: Level) -> None:
    ball = create_entity(void, "fireball", START, _nbt("{Motion: [1d, 0d, 0d]}"))

    void.tick()

    assert ball.motion.x == pytest.approx((1 + 0.1) * 0.95)


def test_fireball_without_speed_hangs(void: Level) -> None:
    ball = create_entity(void, "small_fireball", START)

    _run(void, 3)

    assert ball.pos == START


@pytest.mark.parametrize(
    ("kind", "potion", "reported"),
    [
        ("armor_stand", "strength", []),
        ("armor_stand", "water", []),
        ("enderman", "water", ["minecraft:enderman: splashed with water"]),
    ],
)
def test_splash_potion_that_reaches_nobody_does_nothing(
    floor: Level, reports: list[str], kind: str, potion: str, reported: list[str]
) -> None:
    """https://minecraft.wiki/w/Splash_Potion: armour stands are not affected by potions."""
    create_entity(floor, kind, Vec3(3.5, 64.0, 0.5), _nbt("{NoAI: 1b}"))
    contents = f"components: {{potion_contents: {{potion: '{potion}'}}}}"
    item = f"{{Item: {{id: 'splash_potion', count: 1, {contents}}}, Motion: [0d, -1d, 0d]}}"
    create_entity(floor, "splash_potion", Vec3(0.5, 64.5, 0.5), _nbt(item))

    _run(floor, 3)

    assert reports == reported


@pytest.mark.parametrize(
    ("kind", "data", "found"),
    [
        ("fireball", "", "air"),
        ("fireball", ", ExplosionPower: 0b", "dirt"),
        ("wither_skull", "", "air"),
    ],
)
def test_fireballs_and_skulls_explode_at_a_block(
    void: Level, kind: str, data: str, found: str
) -> None:
    """Power 1, or that of a fireball's data (https://minecraft.wiki/w/Fireball, /Wither_Skull)."""
    wall = BlockPos(2, 80, 0)
    _put(void, wall, "dirt")
    ball = create_entity(void, kind, START, _nbt(f"{{Motion: [1d, 0d, 0d]{data}}}"))

    _run(void, 3)

    assert ball.is_removed
    state = str(void.get_block_state(wall)).removeprefix("minecraft:")
    # A fireball may leave a fire where the block was.
    assert state.split("[")[0] in {found, "fire" if found == "air" else found}


def test_skull_that_a_wither_charged_is_unsupported(
    void: Level, reports: list[str]
) -> None:
    _put(void, BlockPos(2, 80, 0), "dirt")
    data = "{Motion: [1d, 0d, 0d], dangerous: 1b}"
    create_entity(void, "wither_skull", START, _nbt(data))

    _run(void, 3)

    assert reports == ["minecraft:wither_skull: hit"]


def _throw_water(level: Level, pos: Vec3, kind: str = "splash_potion") -> None:
    contents = "components: {potion_contents: {potion: 'water'}}"
    item = f"{{Item: {{id: '{kind}', count: 1, {contents}}}, Motion: [0d, -1d, 0d]}}"
    create_entity(level, kind, pos, _nbt(item))
    _run(level, 3)


@pytest.mark.parametrize("potion", ["splash_potion", "lingering_potion"])
@pytest.mark.parametrize(
    ("kind", "x", "lost"),
    [
        ("blaze", 2.5, 1.0),
        ("snow_golem", 2.5, 1.0),
        ("strider", 2.5, 1.0),
        ("strider", 4.6, 0.0),
        ("pig", 2.5, 0.0),
    ],
)
def test_splashed_water_hurts_whom_water_hurts(
    floor: Level, potion: str, kind: str, x: float, lost: float
) -> None:
    """https://minecraft.wiki/w/Splash_Potion#Splash_water_bottles: within four blocks."""
    floor.world.game_rules.set("mob_griefing", False)
    mob = create_entity(floor, kind, Vec3(x, 64.0, 0.5), _nbt("{NoAI: 1b}"))
    health = living_of(mob).health

    _throw_water(floor, Vec3(0.5, 64.5, 0.5), potion)

    assert health - living_of(mob).health == lost


def test_splashed_water_puts_out_who_burns(floor: Level) -> None:
    pig = create_entity(
        floor, "pig", Vec3(2.5, 64.0, 0.5), _nbt("{NoAI: 1b, Fire: 200s}")
    )

    _throw_water(floor, Vec3(0.5, 64.5, 0.5))

    assert living_of(pig).fire_ticks <= 0


@pytest.mark.parametrize(
    ("state", "then"),
    [
        ("fire", "air"),
        ("soul_fire", "air"),
        ("campfire[lit=true]", "lit=false"),
        ("red_candle[lit=true]", "lit=false"),
        ("candle_cake[lit=true]", "lit=false"),
        ("furnace[lit=true]", "lit=true"),
    ],
)
@pytest.mark.parametrize("x", [0, 1, 2])
def test_splashed_water_puts_out_fire_before_the_face_and_beside(
    floor: Level, state: str, then: str, x: int
) -> None:
    """The block struck, the cell before it and the four beside that."""
    _put(floor, BlockPos(x, 64, 0), state)

    _throw_water(floor, Vec3(0.05, 65.5, 0.05))

    found = str(floor.get_block_state(BlockPos(x, 64, 0)))
    assert (then in found) == (x < 2 or "furnace" in state)
