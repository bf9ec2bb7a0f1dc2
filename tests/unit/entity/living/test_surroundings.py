"""Harm by the world: https://minecraft.wiki/w/Explosion, /Void, /World_border, /Damage, /Powder_Snow."""

from __future__ import annotations

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, Vec3
from gametest.entity.living.living_body import LivingBody, living_of
from gametest.entity.living.worn.item_modifiers import look_at_worn
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.interaction.explosion import explode
from gametest.item.item_stack import ItemStack
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

AT = Vec3(0.5, 64.0, 0.5)


def _body(level: Level, id: str, nbt: str = "{NoAI: 1b}", pos: Vec3 = AT) -> LivingBody:
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    body = living_of(create_entity(level, id, pos, data))
    look_at_worn(body)
    return body


def _run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


def _put(level: Level, pos: BlockPos, state: str) -> None:
    level.set_block(pos, level.blocks.parse_state(state))


# https://minecraft.wiki/w/Explosion#Interaction_with_entities: (i * i + i) / 2 * 7 * 2 p + 1
@pytest.mark.parametrize(("away", "lost"), [(4.0, 22.0), (6.0, 9.75), (8.5, 0.0)])
def test_explosions_hurt_by_distance(void: Level, away: float, lost: float) -> None:
    body = _body(void, "iron_golem")

    explode(void, Vec3(0.5 + away, 64.0, 0.5), 4.0)

    assert 100.0 - body.health == pytest.approx(lost)


def test_a_wall_keeps_an_explosion_off(void: Level) -> None:
    body = _body(void, "iron_golem")
    for y in range(58, 76):
        for z in range(-12, 14):
            _put(void, BlockPos(3, y, z), "obsidian")

    explode(void, Vec3(6.5, 64.0, 0.5), 4.0)

    assert body.health == 99.0


def test_blast_protection_keeps_the_push_off(void: Level) -> None:
    """https://minecraft.wiki/w/Blast_Protection: 15 % a level."""
    worn = "{id: 'leather_boots', components: {'minecraft:enchantments': {'minecraft:blast_protection': 4}}}"
    bodies = [
        _body(void, "villager", "{NoAI: 1b}", Vec3(0.5, 64.0, 4.5)),
        _body(
            void,
            "villager",
            f"{{NoAI: 1b, equipment: {{feet: {worn}}}}}",
            Vec3(0.5, 64.0, -4.5),
        ),
    ]

    explode(void, Vec3(0.5, 64.0, 0.0), 4.0)

    plain, kept = (abs(body.entity.motion[2]) for body in bodies)
    assert kept == pytest.approx(plain * 0.4)


def test_the_void_takes_four_points_each_half_second(void: Level) -> None:
    body = _body(void, "iron_golem", pos=Vec3(0.5, -129.0, 0.5))

    _run(void, 11)

    assert body.health == 92.0


def test_players_beyond_the_border_are_hurt(floor: Level) -> None:
    """https://minecraft.wiki/w/World_border: five blocks are free, then 0.2 a block, at least 1."""
    border = floor.world.border(floor.dimension)
    border.move(4.0, floor.game_time, 0)
    found = []
    for x in (6.5, 8.5, 20.5):
        player = Player.of_name(f"P{x}", Vec3(x, 64.0, 0.5))
        floor.add_entity(player)
        living_of(player).born_at = floor.game_time - 100
        found.append(player)

    _run(floor, 1)

    assert [player.health for player in found] == [20.0, 19.0, 18.0]


def test_leather_keeps_frost_off(floor: Level) -> None:
    _put(floor, BlockPos(0, 64, 0), "powder_snow")
    bare = _body(floor, "villager")
    warm = _body(
        floor, "villager", "{NoAI: 1b, equipment: {feet: {id: 'leather_boots'}}}"
    )

    _run(floor, 10)

    assert (bare.frozen_ticks, warm.frozen_ticks) == (10, 0)


def test_fish_dry_out_on_land(floor: Level) -> None:
    """https://minecraft.wiki/w/Damage#Drying_out."""
    cod = _body(floor, "cod", "{NoAI: 1b, Air: 0s}")

    _run(floor, 20)

    assert (cod.health, cod.air) == (1.0, 0)


def test_respiration_spares_air(floor: Level) -> None:
    """https://minecraft.wiki/w/Respiration: with n levels a tick costs air with a chance of 1 in n + 1."""
    for y in (64, 65, 66):
        _put(floor, BlockPos(0, y, 0), "water")
    worn = "{id: 'turtle_helmet', components: {'minecraft:enchantments': {'minecraft:respiration': 3}}}"
    body = _body(floor, "villager", f"{{NoAI: 1b, equipment: {{head: {worn}}}}}")

    _run(floor, 200)

    assert 220 < body.air < 280


@pytest.mark.parametrize(
    ("block", "lost"),
    [
        ("hay_block", 4.0),
        ("slime_block", 0.0),
        ("white_bed[part=head]", 9.0),
        ("stone", 21.0),
    ],
)
def test_blocks_soften_falls(floor: Level, block: str, lost: float) -> None:
    """https://minecraft.wiki/w/Damage#Fall_damage: of 24 blocks all but 3 count."""
    _put(floor, BlockPos(0, 63, 0), block)
    body = _body(floor, "iron_golem")
    beast = _body(floor, "ravager")

    beast.landed(floor, 24.0, BlockPos(0, 63, 0))
    body.landed(floor, 24.0, BlockPos(0, 63, 0))

    # A golem takes nothing at all.
    assert (100.0 - beast.health, body.health) == (lost, 100.0)


def test_a_stalagmite_hurts_twice(floor: Level) -> None:
    """https://minecraft.wiki/w/Pointed_Dripstone#Fall_damage: (distance + 2.5 - 3) * 2."""
    tip = "pointed_dripstone[vertical_direction=up,thickness=tip]"
    floor.set_states_quiet([((0, 63, 0), floor.blocks.parse_state(tip).id)])
    body = _body(floor, "villager")

    body.landed(floor, 3.0, BlockPos(0, 63, 0))

    assert body.health == 15.0


def test_burning_lasts_shorter_with_fire_protection(floor: Level) -> None:
    """https://minecraft.wiki/w/Fire_Protection: 15 % a level."""
    worn = "{id: 'leather_boots', components: {'minecraft:enchantments': {'minecraft:fire_protection': 2}}}"
    body = _body(floor, "villager", f"{{NoAI: 1b, equipment: {{feet: {worn}}}}}")

    body.ignite(100)

    assert body.fire_ticks == 70


def test_a_mob_without_will_falls_and_is_hurt(floor: Level) -> None:
    body = _body(floor, "pig", "{}", Vec3(0.5, 70.0, 0.5))
    body.lose_will()  # type: ignore[attr-defined]

    _run(floor, 30)

    assert (body.entity.pos.y, body.health) == (64.0, 7.0)


def test_boots_of_frost_walker_stand_on_magma(floor: Level) -> None:
    """https://minecraft.wiki/w/Frost_Walker."""
    from gametest.level.entities.damage_source import DamageSource

    player = Player.of_name("Alex", AT)
    floor.add_entity(player)
    living_of(player).born_at = floor.game_time - 100
    levels = parse_snbt("{'minecraft:frost_walker': 1}")
    boots = ItemStack("minecraft:iron_boots").with_component(
        "minecraft:enchantments", levels
    )
    player.inventory.wear("feet", boots)
    body = living_of(player)

    hurt = [
        body.hurt(floor, DamageSource.of(name), 1.0) for name in ("hot_floor", "lava")
    ]

    assert hurt == [False, True]


def test_water_hurts_a_blaze(floor: Level) -> None:
    """https://minecraft.wiki/w/Blaze: a point each half second."""
    _put(floor, BlockPos(0, 64, 0), "water")
    blaze = _body(floor, "blaze")

    _run(floor, 12)

    assert blaze.health == 18.0


def test_a_crowd_hurts(floor: Level) -> None:
    """https://minecraft.wiki/w/Game_rule: more than `max_entity_cramming`, by chance."""
    floor.world.game_rules.set("max_entity_cramming", 3)
    bodies = [_body(floor, "villager") for _ in range(4)]

    _run(floor, 40)

    assert any(body.health < 20.0 for body in bodies)


def test_three_are_no_crowd(floor: Level) -> None:
    floor.world.game_rules.set("max_entity_cramming", 3)
    bodies = [_body(floor, "villager") for _ in range(3)]

    _run(floor, 40)

    assert all(body.health == 20.0 for body in bodies)


@pytest.mark.parametrize(
    ("kind", "biome", "lost"),
    [
        ("snow_golem", "desert", 2.0),
        ("snow_golem", "windswept_savanna", 2.0),
        ("snow_golem", "plains", 0.0),
        ("snow_golem", "warm_ocean", 0.0),
        ("pig", "desert", 0.0),
    ],
)
def test_heat_melts_a_snow_golem(
    floor: Level, kind: str, biome: str, lost: float
) -> None:
    """https://minecraft.wiki/w/Snow_Golem: a point each half second."""
    floor.set_biome_of_cell(0, 16, 0, f"minecraft:{biome}")
    floor.world.game_rules.set("mob_griefing", False)
    body = _body(floor, kind)
    before = body.health
    _run(floor, 20)

    assert before - body.health == lost


@pytest.mark.parametrize(
    ("kind", "air", "lost"),
    [
        ("pig", 0, 2.0),
        ("iron_golem", 300, 0.0),
        ("dolphin", 4480, 0.0),
        ("turtle", 300, 0.0),
    ],
)
def test_breath_under_water_lasts_as_long_as_the_kind_holds_it(
    floor: Level, kind: str, air: int, lost: float
) -> None:
    """https://minecraft.wiki/w/Iron_Golem, /Dolphin: four minutes, /Turtle."""
    water = floor.blocks.parse_state("water").id
    floor.fill_states(BoundingBox(-2, 64, -2, 2, 69, 2), water)
    body = _body(floor, kind)
    before = body.health
    _run(floor, 320)

    assert (body.air, before - body.health) == (air, lost)
