"""Falling blocks, lit TNT, experience orbs, armour stands and dummies on their way down.

https://minecraft.wiki/w/Falling_Block, /TNT, /Experience, /Armor_Stand,
/Entity#Motion_of_entities.
"""

from __future__ import annotations

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.entity.bodies.player import PlayerBody
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.interaction.falling import start_falling
from gametest.interaction.priming import prime_tnt
from gametest.item.item_stack import ItemStack
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound

ABOVE = Vec3(0.5, 67.0, 0.5)
GROUND = BlockPos(0, 64, 0)


def _state(level: Level, pos: BlockPos = GROUND) -> str:
    return str(level.get_block_state(pos)).removeprefix("minecraft:")


def _put(level: Level, pos: BlockPos, state: str) -> None:
    level.set_block(pos, level.blocks.parse_state(state))


def _nbt(text: str) -> Compound:
    data = parse_snbt(text)
    assert isinstance(data, dict)
    return data


def _run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


def _items(level: Level) -> list[str]:
    found = level.entities_of_type("minecraft:item")
    return [str(ItemStack.from_nbt(entity.nbt["Item"])) for entity in found]


def test_block_that_falls_leaves_its_cell_and_lands(floor: Level) -> None:
    pos = BlockPos(0, 67, 0)
    _put(floor, pos, "sand")

    start_falling(floor, pos, floor.get_block_state(pos))
    assert _state(floor, pos) == "air"
    _run(floor, 20)

    assert (_state(floor), floor.entities) == ("sand", {})


def test_falling_block_gains_speed_as_items_do(floor: Level) -> None:
    block = create_entity(floor, "falling_block", Vec3(0.5, 80.0, 0.5))

    _run(floor, 2)

    speed = (0.04 * 0.98 + 0.04) * 0.98
    assert block.motion.y == pytest.approx(-speed)
    assert block.pos.y == pytest.approx(80.0 - 0.04 - (0.04 * 0.98 + 0.04))


@pytest.mark.parametrize(
    ("below", "at", "expected", "dropped"),
    [
        ("stone", "short_grass", "sand", []),
        ("stone", "torch", "torch", ["1 minecraft:sand"]),
        ("stone", "oak_slab[type=bottom]", "oak_slab", ["1 minecraft:sand"]),
        ("stone", "water", "sand", []),
    ],
)
def test_falling_block_replaces_or_breaks(
    floor: Level, below: str, at: str, expected: str, dropped: list[str]
) -> None:
    floor.set_states_quiet([(GROUND, floor.blocks.parse_state(at).id)])
    create_entity(floor, "falling_block", ABOVE)

    _run(floor, 20)

    assert _state(floor).partition("[")[0] == expected
    assert _items(floor) == dropped


@pytest.mark.parametrize(
    ("nbt", "dropped"),
    [("{}", ["1 minecraft:sand"]), ("{DropItem: 0b}", []), ("{CancelDrop: 1b}", [])],
)
def test_data_decide_whether_it_drops(
    floor: Level, nbt: str, dropped: list[str]
) -> None:
    _put(floor, GROUND, "torch")
    create_entity(floor, "falling_block", ABOVE, _nbt(nbt))

    _run(floor, 20)

    assert _items(floor) == dropped


@pytest.mark.parametrize(
    ("y", "time", "lives"), [(80.0, 600, True), (80.0, 601, False), (-70.0, 101, False)]
)
def test_falling_block_that_never_lands_breaks(
    void: Level, y: float, time: int, lives: bool
) -> None:
    """After 30 seconds, or after 5 outside the world."""
    block = create_entity(
        void,
        "falling_block",
        Vec3(0.5, y, 0.5),
        _nbt(f"{{NoGravity: 1b, Time: {time - 1}}}"),
    )

    _run(void, 1)

    assert lives is not block.is_removed


def test_concrete_powder_hardens_where_it_falls_into_water(floor: Level) -> None:
    floor.set_states_quiet([(GROUND, floor.blocks.parse_state("water").id)])
    state = "{BlockState: {id: 'minecraft:red_concrete_powder'}}"
    create_entity(floor, "falling_block", Vec3(0.5, 65.2, 0.5), _nbt(state))

    _run(floor, 20)

    assert _state(floor) == "red_concrete"


@pytest.mark.parametrize(
    ("state", "landed"),
    [
        ("{id:'minecraft:oak_log',properties:{axis:'x'}}", "oak_log[axis=x]"),
        ("'minecraft:stone'", "stone"),
        ("{Name:'minecraft:stone'}", "sand"),
        ("{id:'minecraft:nothing'}", "sand"),
    ],
)
def test_falling_block_is_what_its_data_name_in_the_form_of_the_version(
    floor: Level, state: str, landed: str
) -> None:
    """Minecraft 26.3 Snapshot 7: `id` and `properties`, or an id alone; sand where none is named."""
    create_entity(floor, "falling_block", ABOVE, _nbt("{BlockState:" + state + "}"))

    _run(floor, 20)

    assert landed == _state(floor)


def test_landed_block_gets_the_data_it_brought(floor: Level) -> None:
    nbt = "{BlockState: {id: 'minecraft:chest'}, TileEntityData: {CustomName: 'Box'}}"
    create_entity(floor, "falling_block", ABOVE, _nbt(nbt))

    _run(floor, 20)

    chest = floor.get_block_entity(GROUND)
    assert chest is not None
    assert chest.save()["CustomName"] == "Box"


# https://minecraft.wiki/w/Anvil#Falling_anvils: two points a block after the first, at most 40
def test_anvil_hurts_who_is_below(floor: Level) -> None:
    pig = create_entity(floor, "pig", Vec3(0.5, 64.0, 0.5), _nbt("{NoAI: 1b}"))
    anvil = "{BlockState: {id: 'minecraft:anvil'}, FallHurtAmount: 2f}"
    create_entity(floor, "falling_block", Vec3(0.5, 68.0, 0.5), _nbt(anvil))

    _run(floor, 20)

    assert pig.nbt["Health"] == 10.0 - 2.0 * 3


def test_lit_tnt_counts_its_fuse_down_and_explodes(
    floor: Level, reports: list[str]
) -> None:
    tnt = prime_tnt(floor, GROUND)

    _run(floor, 79)
    assert (tnt.to_nbt()["fuse"], reports) == (1, [])
    _run(floor, 1)

    assert tnt.is_removed
    assert (_state(floor, BlockPos(0, 63, 0)), reports) == ("air", [])


def test_tnt_without_a_fuse_explodes_in_its_first_turn(floor: Level) -> None:
    """https://minecraft.wiki/w/TNT#Activation: when it is summoned."""
    tnt = create_entity(floor, "tnt", Vec3(0.5, 64.0, 0.5))

    _run(floor, 1)

    assert tnt.is_removed
    assert _state(floor, BlockPos(0, 63, 0)) == "air"


@pytest.mark.parametrize(("power", "found"), [("0.0f", "stone"), ("2.0f", "air")])
def test_tnt_explodes_with_the_power_of_its_data(
    floor: Level, power: str, found: str
) -> None:
    """https://minecraft.wiki/w/TNT#Entity_data."""
    data = _nbt(f"{{fuse: 2s, explosion_power: {power}}}")
    create_entity(floor, "tnt", Vec3(0.5, 64.0, 0.5), data)

    _run(floor, 3)

    assert _state(floor, BlockPos(0, 63, 0)) == found


def test_explosion_that_reaches_nothing_does_nothing(
    void: Level, reports: list[str]
) -> None:
    """https://minecraft.wiki/w/Explosion."""
    create_entity(void, "tnt", Vec3(0.5, 10_000.0, 0.5), _nbt("{fuse: 2s}"))

    _run(void, 3)

    assert (void.entities, reports) == ({}, [])


def test_tnt_hops_and_drifts_when_it_is_lit(floor: Level) -> None:
    tnt = prime_tnt(floor, GROUND)

    x, y, z = tnt.motion
    assert (y, (x * x + z * z) ** 0.5) == (0.20000000298023224, pytest.approx(0.02))


def test_tnt_does_not_explode_against_the_rule(
    floor: Level, reports: list[str]
) -> None:
    floor.world.game_rules.set("minecraft:tnt_explodes", False)
    prime_tnt(floor, GROUND, 3)

    _run(floor, 3)

    assert (floor.entities, reports) == ({}, [])


def test_experience_falls_slower_than_items(floor: Level) -> None:
    orb = create_entity(
        floor, "experience_orb", Vec3(0.5, 80.0, 0.5), _nbt("{Value: 5s}")
    )

    floor.tick()

    assert orb.pos.y == pytest.approx(80.0 - 0.03)
    assert orb.motion.y == pytest.approx(-0.03 * 0.98)


def test_experience_vanishes_after_five_minutes(floor: Level) -> None:
    orb = create_entity(floor, "experience_orb", ABOVE, _nbt("{Age: 5999s}"))

    _run(floor, 1)

    assert orb.is_removed


# Moves by its old speed, then (v - 0.08) * 0.98.
def test_armor_stand_falls_as_living_things_do(floor: Level) -> None:
    stand = create_entity(floor, "armor_stand", Vec3(0.5, 80.0, 0.5))

    _run(floor, 2)

    assert stand.pos.y == pytest.approx(80.0 - 0.08 * 0.98)
    assert stand.motion.y == pytest.approx(-(0.08 * 0.98 + 0.08) * 0.98)


@pytest.mark.parametrize("nbt", ["{NoGravity: 1b}", "{Marker: 1b}"])
def test_weightless_armor_stand_hangs(floor: Level, nbt: str) -> None:
    stand = create_entity(floor, "armor_stand", ABOVE, _nbt(nbt))

    _run(floor, 3)

    assert stand.pos == ABOVE


def test_armor_stand_sinks_slowly_in_water(floor: Level) -> None:
    """https://minecraft.wiki/w/Water#Entities: slower than 0.02 blocks a tick at first."""
    water = floor.blocks.parse_state("water").id
    floor.set_states_quiet(((0, y, 0), water) for y in range(64, 70))
    stand = create_entity(floor, "armor_stand", Vec3(0.5, 66.0, 0.5))

    _run(floor, 5)

    assert 0.0 < 66.0 - stand.pos.y < 0.1


@pytest.mark.parametrize(
    ("state", "ticks", "lives"),
    # Lava does not hurt it; fire does, once it burns: damage type tags `ignites_armor_stands`.
    [("lava", 200, True), ("fire", 200, False)],
)
def test_armor_stand_breaks_in_fire_and_not_in_lava(
    floor: Level, state: str, ticks: int, lives: bool
) -> None:
    filled = floor.blocks.parse_state(state).id
    floor.set_states_quiet(((0, y, 0), filled) for y in (64, 65))
    stand = create_entity(floor, "armor_stand", Vec3(0.5, 64.0, 0.5))

    _run(floor, ticks)

    assert lives is not stand.is_removed


@pytest.mark.parametrize(
    ("mode", "height", "health"),
    [
        ("survival", 3.0, 20.0),
        ("survival", 5.0, 18.0),
        ("adventure", 9.5, 14.0),
        ("creative", 5.0, 20.0),
    ],
)
def test_fall_hurts_a_dummy_that_can_be_hurt(
    floor: Level, mode: str, height: float, health: float
) -> None:
    """https://minecraft.wiki/w/Damage#Fall_damage: from the fourth block on."""
    floor.world.game_rules.set("natural_health_regeneration", False)
    player = Player.of_name("Alex", Vec3(0.5, 64.0 + height, 0.5), game_mode=mode)
    floor.add_entity(player)
    assert isinstance(player.body, PlayerBody)
    player.body.born_at = floor.game_time - 60

    _run(floor, 30)

    assert (player.pos.y, player.health) == (64.0, health)


@pytest.mark.parametrize(("burst", "health"), [(64.0, 20.0), (70.0, 17.0)])
def test_one_thrown_by_wind_falls_from_where_it_burst(
    floor: Level, burst: float, health: float
) -> None:
    """https://minecraft.wiki/w/Wind_Charge, and only once."""
    floor.world.game_rules.set("natural_health_regeneration", False)
    player = Player.of_name("Alex", Vec3(0.5, 74.0, 0.5))
    floor.add_entity(player)
    assert isinstance(player.body, PlayerBody)
    player.body.born_at = floor.game_time - 60
    player.body.thrown_by_wind(floor, burst)
    _run(floor, 30)
    once = player.health
    player.move_to(Vec3(0.5, 69.0, 0.5))
    _run(floor, 30)

    assert (once, player.health) == (health, health - 2.0)


def test_nothing_hurts_a_dummy_that_has_just_joined(floor: Level) -> None:
    """https://minecraft.wiki/w/Damage: three seconds."""
    player = Player.of_name("Alex", Vec3(0.5, 60.0, 0.5))
    _put(floor, BlockPos(0, 59, 0), "stone")
    _put(floor, BlockPos(0, 61, 0), "stone")
    floor.add_entity(player)

    _run(floor, 59)
    before = player.health
    _run(floor, 1)

    assert (before, player.health) == (20.0, 19.0)


def test_flying_dummy_stays_in_the_air(floor: Level) -> None:
    player = Player.of_name("Alex", ABOVE, game_mode="creative")
    player.flies = True
    floor.add_entity(player)

    _run(floor, 5)

    assert player.pos == ABOVE
