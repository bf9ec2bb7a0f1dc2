"""How a living body is hurt: https://minecraft.wiki/w/Damage, /Armor, /Difficulty, /Shield."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.position import Vec3
from gametest.entity.attributes import attribute_value
from gametest.entity.living.damage_types import DamageTypes
from gametest.entity.living.living_body import LivingBody, living_of
from gametest.entity.living.worn.item_modifiers import look_at_worn
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.interaction.hand.hand import Hand
from gametest.interaction.hand.holding import hold
from gametest.item.item_stack import ItemStack
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.level.world.item_access import ItemAccess
from gametest.level.world.world_state import Difficulty
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Byte, Compound

AT = Vec3(0.5, 64.0, 0.5)
GENERIC = DamageSource.of("generic")


def _nbt(text: str) -> Compound:
    data = parse_snbt(text)
    assert isinstance(data, dict)
    return data


def _mob(level: Level, id: str = "villager", nbt: str = "{NoAI: 1b}") -> Entity:
    mob = create_entity(level, id, AT, _nbt(nbt))
    look_at_worn(living_of(mob))
    return mob


def _player(level: Level, name: str = "Alex", pos: Vec3 = AT) -> Player:
    player = Player.of_name(name, pos)
    level.add_entity(player)
    living_of(player).born_at = level.game_time - 100
    return player


def _hurt(level: Level, entity: Entity, source: DamageSource, amount: float) -> bool:
    assert entity.body is not None
    return entity.body.hurt(level, source, amount)


def _body(entity: Entity) -> LivingBody:
    return living_of(entity)


@pytest.mark.parametrize(
    ("difficulty", "left"),
    [
        (Difficulty.PEACEFUL, 20.0),
        (Difficulty.EASY, 17.0),
        (Difficulty.NORMAL, 16.0),
        (Difficulty.HARD, 14.0),
    ],
)
def test_mobs_hurt_players_by_the_difficulty(
    floor: Level, difficulty: Difficulty, left: float
) -> None:
    floor.world.difficulty = difficulty
    player = _player(floor)
    pig = _mob(floor, "pig")
    source = DamageSource("minecraft:mob_attack", pig, pig)

    _hurt(floor, player, source, 4.0)

    assert player.health == left


def test_what_nobody_did_is_not_scaled(floor: Level) -> None:
    floor.world.difficulty = Difficulty.HARD
    player = _player(floor)

    _hurt(floor, player, DamageSource.of("cactus"), 4.0)

    assert player.health == 16.0


# https://minecraft.wiki/w/Game_rule
@pytest.mark.parametrize(
    ("rule", "type"),
    [
        ("drowning_damage", "drown"),
        ("fall_damage", "fall"),
        ("fire_damage", "lava"),
        ("freeze_damage", "freeze"),
    ],
)
def test_rules_spare_players_and_not_mobs(floor: Level, rule: str, type: str) -> None:
    floor.world.game_rules.set(rule, False)

    hurt = [
        _hurt(floor, e, DamageSource.of(type), 1.0)
        for e in (_player(floor), _mob(floor))
    ]

    assert hurt == [False, True]


@pytest.mark.parametrize(("fire", "hurt"), [(True, True), (False, False)])
def test_friendly_fire_of_a_team(floor: Level, fire: bool, hurt: bool) -> None:
    """https://minecraft.wiki/w/Commands/team."""
    one, other = _player(floor), _player(floor, "Bo")
    team = floor.world.scoreboard.add_team("t")
    assert team is not None
    team.friendly_fire = fire
    for player in (one, other):
        floor.world.scoreboard.join_team(player.scoreboard_name, team)

    source = DamageSource("minecraft:player_attack", one, one)

    assert _hurt(floor, other, source, 1.0) is hurt


def test_no_player_harms_another_without_the_rule(floor: Level) -> None:
    floor.world.game_rules.set("pvp", False)
    one, other = _player(floor), _player(floor, "Bo")

    assert not _hurt(
        floor, other, DamageSource("minecraft:player_attack", one, one), 1.0
    )


# https://minecraft.wiki/w/Armor#Mechanics: max(armour / 5, armour - 4 d / (toughness + 8)) / 25
@pytest.mark.parametrize(
    ("armor", "amount", "left"),
    [
        ("{head: {id: 'turtle_helmet'}}", 5.0, 15.08),
        (
            "{head: {id: 'diamond_helmet'}, chest: {id: 'diamond_chestplate'}}",
            10.0,
            13.066667,
        ),
        ("{chest: {id: 'netherite_chestplate'}}", 1.0, 19.305454),
    ],
)
def test_armor_keeps_off_what_the_formula_says(
    floor: Level, armor: str, amount: float, left: float
) -> None:
    mob = _mob(floor, nbt=f"{{NoAI: 1b, equipment: {armor}}}")

    _hurt(floor, mob, DamageSource.of("mob_attack"), amount)

    assert _body(mob).health == pytest.approx(left, abs=1e-5)


def test_damage_that_hurts_helmets_is_less_with_one(floor: Level) -> None:
    """https://minecraft.wiki/w/Helmet: three quarters are left, before armour counts."""
    mob = _mob(floor, nbt="{NoAI: 1b, equipment: {head: {id: 'carved_pumpkin'}}}")

    _hurt(floor, mob, DamageSource.of("falling_anvil"), 8.0)

    assert _body(mob).health == 14.0


def test_a_witch_takes_little_magic(floor: Level) -> None:
    """https://minecraft.wiki/w/Witch: 85 % less."""
    witch = _mob(floor, "witch")

    _hurt(floor, witch, DamageSource.of("magic"), 10.0)

    assert _body(witch).health == pytest.approx(24.5, abs=1e-5)


def test_frost_hurts_hot_kinds_five_times(floor: Level) -> None:
    """https://minecraft.wiki/w/Powder_Snow#Freezing."""
    blaze = _mob(floor, "blaze")

    _hurt(floor, blaze, DamageSource.of("freeze"), 1.0)

    assert _body(blaze).health == 15.0


@pytest.mark.parametrize("id", ["ender_dragon", "guardian", "shulker"])
def test_kinds_with_ways_of_their_own_are_unsupported(floor: Level, id: str) -> None:
    from gametest.core.errors import UnsupportedError

    mob = _mob(floor, id)

    with pytest.raises(UnsupportedError, match=f"minecraft:{id}: damage by generic"):
        _hurt(floor, mob, GENERIC, 1.0)


def test_health_of_a_mob_that_was_hurt_goes_with_its_data(floor: Level) -> None:
    mob = _mob(floor)
    _hurt(floor, mob, GENERIC, 3.5)

    mob.load(mob.to_nbt())

    assert (_body(mob).health, mob.to_nbt()["HurtTime"]) == (16.5, 10)


def test_what_is_dead_is_not_hurt_again(floor: Level) -> None:
    mob = _mob(floor, nbt="{NoAI: 1b, Health: 1f}")

    assert [_hurt(floor, mob, GENERIC, 5.0) for _ in range(2)] == [True, False]


def test_knock_back_lifts_who_stands(floor: Level) -> None:
    """https://minecraft.wiki/w/Knockback_(mechanic): 0.4 away from the striker."""
    player = _player(floor)
    _body(player).on_ground = True
    _hurt(
        floor,
        player,
        DamageSource("minecraft:mob_attack", position=Vec3(0.5, 64.0, 2.5)),
        1.0,
    )

    assert tuple(player.motion) == pytest.approx((0.0, 0.4, -0.4), abs=1e-6)


@pytest.mark.parametrize(
    ("z", "health", "damage"),
    [
        (2.5, 20.0, 7),  # from the front: 1 + 6
        (-1.5, 14.0, 0),
    ],
)
def test_a_shield_blocks_what_comes_from_the_front(
    floor: Level, z: float, health: float, damage: int
) -> None:
    """https://minecraft.wiki/w/Shield#Blocking."""
    player = _player(floor)
    player.inventory.wear("offhand", ItemStack("minecraft:shield"))
    hold(Hand(player, is_main=False), 72000)
    assert player.using is not None
    player.using.left -= 5

    source = DamageSource("minecraft:arrow", position=Vec3(0.5, 64.0, z))
    _hurt(floor, player, source, 6.0)

    shield = player.inventory.worn("offhand")
    assert (player.health, floor.world.items.table.damage(shield)) == (health, damage)


def test_a_shield_needs_a_quarter_of_a_second(floor: Level) -> None:
    player = _player(floor)
    player.inventory.wear("offhand", ItemStack("minecraft:shield"))
    hold(Hand(player, is_main=False), 72000)

    source = DamageSource("minecraft:arrow", position=Vec3(0.5, 64.0, 2.5))

    assert _hurt(floor, player, source, 6.0)


Calls = list[tuple[str, Any]]


@pytest.fixture
def awards(floor: Level) -> Calls:
    found: Calls = []
    triggers = floor.world.triggers
    triggers.stat_listeners += (lambda _p, stat, n: found.append((stat, n)),)
    triggers.criterion_listeners += (lambda _p, id, _w: found.append((id, None)),)
    return found


def test_a_blow_is_told_to_both_players(floor: Level, awards: Calls) -> None:
    """https://minecraft.wiki/w/Statistics: in tenths of a point."""
    one, other = _player(floor), _player(floor, "Bo")
    awards.clear()

    _hurt(floor, other, DamageSource("minecraft:player_attack", one, one), 2.5)

    assert awards == [
        ("minecraft.custom:minecraft.damage_taken", 25),
        ("minecraft:entity_hurt_player", None),
        ("minecraft:player_hurt_entity", None),
    ]


@pytest.mark.parametrize(
    ("amount", "tenths"), [(0.25, 3), (0.75, 8), (1.25, 13), (0.24, 2), (2.0, 20)]
)
def test_tenths_of_damage_are_rounded_half_up(
    floor: Level, awards: Calls, amount: float, tenths: int
) -> None:
    """https://minecraft.wiki/w/Statistics; as all whole numbers of the game (general knowledge)."""
    _hurt(floor, _player(floor), DamageSource.of("magic"), amount)

    assert ("minecraft.custom:minecraft.damage_taken", tenths) in awards


def test_a_death_is_told_to_both_players(floor: Level, awards: Calls) -> None:
    one, other = _player(floor), _player(floor, "Bo")
    awards.clear()

    _hurt(floor, other, DamageSource("minecraft:player_attack", one, one), 50.0)

    told = [name for name, _ in awards]
    for name in (
        "minecraft.custom:minecraft.player_kills",
        "minecraft.killed:minecraft.player",
        "minecraft.custom:minecraft.deaths",
        "minecraft.killed_by:minecraft.player",
        "minecraft:player_killed_entity",
        "minecraft:entity_killed_player",
    ):
        assert name in told


def test_types_of_packs_stand_beside_those_of_the_game(world: Any) -> None:
    items = ItemAccess(world.version)
    written = {"message_id": "x", "exhaustion": 2.0, "scaling": "always"}
    items.read_entries = lambda registry: (
        {"a:b": written} if registry == "damage_type" else {}
    )

    types = DamageTypes.load(items)

    own, game = types.find("a:b"), types.find("minecraft:lava")
    assert own is not None
    assert game is not None
    assert (own.exhaustion, own.scaling) == (2.0, "always")
    assert (game.has("is_fire"), game.has("bypasses_armor")) == (True, False)


def test_a_mob_without_health_data_has_all_of_it(
    make_void: Callable[..., Level],
) -> None:
    level = make_void()
    mob = create_entity(level, "cow", AT, {"NoAI": Byte(1)})

    assert living_of(mob).health == 10.0


def test_what_is_put_on_counts_from_the_next_tick(floor: Level) -> None:
    """https://github.com/hpfxd/PandaSpigot/pull/153."""
    mob = _mob(floor)
    chest = parse_snbt("{chest: {id: 'iron_chestplate'}}")

    mob.nbt["equipment"] = chest
    mob.changed()
    before = attribute_value(mob, "minecraft:armor")
    floor.tick()
    worn = attribute_value(mob, "minecraft:armor")
    del mob.nbt["equipment"]
    still = attribute_value(mob, "minecraft:armor")

    assert (0.0, 6.0, 6.0) == (before, worn, still)
