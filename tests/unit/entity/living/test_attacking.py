"""Blows by players: https://minecraft.wiki/w/Damage#Attack_damage, /Attack, /Knockback_(mechanic)."""

from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.living.attacking import attack, attack_strength
from gametest.entity.living.living_body import living_of
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Byte


def _player(level: Level, item: str | None = None, enchantments: str = "{}") -> Player:
    player = Player.of_name("Alex", Vec3(0.5, 64.0, 0.5))
    level.add_entity(player)
    if item is not None:
        levels = parse_snbt(enchantments)
        stack = ItemStack(f"minecraft:{item}")
        player.inventory.set(0, stack.with_component("minecraft:enchantments", levels))
    for _ in range(40):
        level.tick()
    return player


def _mob(level: Level, id: str = "villager", nbt: str = "{NoAI: 1b}") -> Entity:
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    return create_entity(level, id, Vec3(0.5, 64.0, 2.5), data)


def _lost(mob: Entity) -> float:
    body = living_of(mob)
    return body.max_health - body.health


# https://minecraft.wiki/w/Damage#Attack_damage: damage of the item, base 1 with it
@pytest.mark.parametrize(
    ("item", "lost"),
    [
        (None, 1.0),
        ("stick", 1.0),
        ("iron_sword", 6.0),
        ("stone_axe", 9.0),
        ("trident", 9.0),
    ],
)
def test_a_full_blow_takes_what_the_weapon_says(
    floor: Level, item: str | None, lost: float
) -> None:
    player, mob = _player(floor, item), _mob(floor)

    attack(player, mob)

    assert _lost(mob) == lost


def test_strength_comes_back_with_the_speed_of_the_weapon(floor: Level) -> None:
    """https://minecraft.wiki/w/Attack#Cooldown: 1.6 a second are 12.5 ticks."""
    player = _player(floor, "iron_sword")
    attack(player, _mob(floor))
    found = []
    for _ in range(13):
        found.append(attack_strength(floor, player))
        floor.tick()

    assert found[0] == pytest.approx(0.5 / 12.5, rel=1e-5)
    assert found[6] == pytest.approx(6.5 / 12.5, rel=1e-5)
    assert found[12] == pytest.approx(1.0)


def test_another_thing_in_hand_begins_anew(floor: Level) -> None:
    player = _player(floor, "iron_sword")
    player.inventory.set(0, ItemStack("minecraft:iron_axe"))
    player.changed()

    floor.tick()

    assert attack_strength(floor, player) < 0.1


@pytest.mark.parametrize(
    ("enchantments", "lost"),
    [("{'minecraft:sharpness': 1}", 7.0), ("{'minecraft:sharpness': 3}", 8.0)],
)
def test_sharpness_adds_by_level(floor: Level, enchantments: str, lost: float) -> None:
    """https://minecraft.wiki/w/Sharpness: 0.5 a level and 0.5."""
    player, mob = _player(floor, "iron_sword", enchantments), _mob(floor)

    attack(player, mob)

    assert _lost(mob) == lost


def test_who_falls_strikes_half_as_much_more(floor: Level) -> None:
    player, mob = _player(floor, "iron_sword"), _mob(floor)
    body = living_of(player)
    body.fall_distance, body.on_ground = 0.5, False

    attack(player, mob)

    assert _lost(mob) == 9.0


# https://minecraft.wiki/w/Knockback_(mechanic)
@pytest.mark.parametrize(
    ("sprints", "enchanted", "speed"),
    [(False, 0, 0.4), (False, 1, 0.7), (True, 0, 0.7), (False, 2, 1.2), (True, 2, 1.7)],
)
def test_sprinting_and_knockback_push_more(
    floor: Level, sprints: bool, enchanted: int, speed: float
) -> None:
    """Each push halves what there was: 0.4, then 0.4 / 2 and 0.5 for each level and the sprint."""
    player = _player(floor, "stick", f"{{'minecraft:knockback': {enchanted}}}")
    player.is_sprinting = sprints
    mob = _mob(floor)

    attack(player, mob)

    assert mob.motion[2] == pytest.approx(speed, abs=1e-5)


def test_a_struck_dummy_is_not_pushed(floor: Level) -> None:
    """The game leaves that to the client, and a dummy has none."""
    player = _player(floor)
    other = Player.of_name("Bo", Vec3(0.5, 64.0, 2.5))
    floor.add_entity(other)
    living_of(other).born_at = floor.game_time - 100
    before = other.motion

    assert attack(player, other)

    assert other.motion == before


# https://minecraft.wiki/w/Durability: a sword loses one, a tool two
@pytest.mark.parametrize(
    ("item", "damage"), [("iron_sword", 1), ("iron_pickaxe", 2), ("stick", 0)]
)
def test_weapons_wear(floor: Level, item: str, damage: int) -> None:
    player = _player(floor, item)

    attack(player, _mob(floor))

    table = floor.world.items.table
    assert table.damage(player.main_hand) == damage


def test_thorns_strike_back(floor: Level) -> None:
    """https://minecraft.wiki/w/Thorns: by chance, 1 to 5 points; level 7 always."""
    player = _player(floor)
    living_of(player).born_at = floor.game_time - 100
    worn = "{id: 'iron_chestplate', components: {'minecraft:enchantments': {'minecraft:thorns': 7}}}"
    mob = _mob(floor, nbt=f"{{NoAI: 1b, equipment: {{chest: {worn}}}}}")

    attack(player, mob)

    assert 1.0 <= 20.0 - player.health <= 5.0


@pytest.mark.parametrize(("enchanted", "lost"), [(0, 1.0), (3, 1.0 + 6.0 * 0.75)])
def test_a_sweep_reaches_who_is_near_the_target(
    floor: Level, enchanted: int, lost: float
) -> None:
    """https://minecraft.wiki/w/Sweeping_Edge: level n gives n / (n + 1) of the blow."""
    levels = f"{{'minecraft:sweeping_edge': {enchanted}}}" if enchanted else "{}"
    player = _player(floor, "iron_sword", levels)
    living_of(player).on_ground = True
    mob, other, far = (
        _mob(floor),
        create_entity(floor, "villager", Vec3(1.5, 64.0, 2.5), {"NoAI": Byte(1)}),
        create_entity(floor, "villager", Vec3(4.5, 64.0, 2.5), {"NoAI": Byte(1)}),
    )

    attack(player, mob)

    assert (_lost(mob), _lost(other), _lost(far)) == (6.0, lost, 0.0)


def test_a_blow_exhausts(floor: Level) -> None:
    """https://minecraft.wiki/w/Hunger#Exhaustion."""
    player = _player(floor)

    attack(player, _mob(floor))

    assert player.food_exhaustion == pytest.approx(0.1)
