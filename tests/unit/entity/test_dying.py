from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.dying import discard, kill
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity_riding import mount
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

AT = Vec3(0.5, 64.0, 0.5)


# https://minecraft.wiki/w/Commands/kill
def test_passengers_of_what_is_killed_stay(void: Level) -> None:
    vehicle, rider = (create_entity(void, "item_display", AT) for _ in range(2))
    mount(rider, vehicle)

    kill(vehicle)

    assert vehicle.is_removed
    assert [rider] == list(void.entities.values())
    assert rider.vehicle is None


@pytest.mark.parametrize(
    ("id", "drops"),
    [("armor_stand", []), ("happy_ghast", ["minecraft:happy_ghast: death drops"])],
)
def test_what_a_mob_drops_is_reported(
    void: Level, reports: list[str], id: str, drops: list[str]
) -> None:
    killed = create_entity(void, id, AT)
    kill(killed)

    assert (False, drops) == (killed.is_alive, reports)


def test_discarded_mob_drops_nothing(void: Level, reports: list[str]) -> None:
    discard(create_entity(void, "zombie", AT))

    assert [] == reports
    assert {} == void.entities


def test_killed_player_is_dead_and_still_there(void: Level, reports: list[str]) -> None:
    player = Player.of_name("Alex", AT)
    void.add_entity(player)

    kill(player)

    assert (0.0, False, False) == (player.health, player.is_alive, player.is_removed)
    assert [player] == list(void.entities.values())
    assert [] == reports


# https://minecraft.wiki/w/Health#Death, https://minecraft.wiki/w/Experience#Orb_size
def test_death_takes_what_a_player_has(void: Level, reports: list[str]) -> None:
    player = Player.of_name("Alex", AT)
    void.add_entity(player)
    player.inventory.set(0, ItemStack("minecraft:stone"))
    player.inventory.set_ender(0, ItemStack("minecraft:dirt"))
    player.experience.set_level(3)

    kill(player)

    assert [] == reports
    assert player.inventory.is_empty
    assert not player.inventory.ender(0).is_empty
    left = [entity.type_id for entity in void.entities.values()]
    assert [player.type_id, "minecraft:item", *["minecraft:experience_orb"] * 3] == left
    player.respawn(void, AT)
    assert 0 == player.xp_level


def test_keep_inventory_keeps_all(void: Level, reports: list[str]) -> None:
    void.world.game_rules.set("keep_inventory", True)
    player = Player.of_name("Alex", AT)
    void.add_entity(player)
    player.inventory.set(0, ItemStack("minecraft:stone"))

    kill(player)
    player.respawn(void, AT)

    assert [] == reports
    assert "minecraft:stone" == player.inventory.get(0).id
    assert (20.0, True) == (player.health, player.is_alive)


@pytest.mark.parametrize(
    ("items", "spilled"), [("[]", 0), ("[{Slot: 3b, id: 'stone'}]", 1)]
)
def test_killed_cart_spills_what_it_holds(
    void: Level, items: str, spilled: int
) -> None:
    """https://minecraft.wiki/w/Minecart_with_Chest."""
    nbt = parse_snbt(f"{{Items: {items}}}")
    assert isinstance(nbt, dict)
    cart = create_entity(void, "chest_minecart", Vec3(0.5, 64.0, 0.5), nbt)

    kill(cart)

    assert (cart.is_removed, len(void.entities)) == (True, spilled)
