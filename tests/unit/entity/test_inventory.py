from __future__ import annotations

from gametest.core.position import Vec3
from gametest.entity.inventory import SLOTS, Inventory
from gametest.entity.player import Player
from gametest.item.item_stack import ItemStack

STONE = ItemStack("minecraft:stone", 10)


def _inventory() -> Inventory:
    return Player.of_name("Alex", Vec3(0.0, 0.0, 0.0)).inventory


# https://minecraft.wiki/w/Inventory: what is picked up joins stacks before it takes a slot.
def test_added_items_join_the_selected_stack_then_the_off_hand_then_others() -> None:
    inventory = _inventory()
    inventory.set(0, STONE.with_count(60))
    inventory.set(4, STONE.with_count(62))
    inventory.wear("offhand", STONE.with_count(61))

    left = inventory.add(STONE.with_count(11), selected=4, max_count=64)

    assert left.is_empty
    assert (64, 64, 64) == (
        inventory.get(4).count,
        inventory.worn("offhand").count,
        inventory.get(0).count,
    )
    assert 2 == inventory.get(1).count


def test_what_finds_no_room_is_handed_back() -> None:
    inventory = _inventory()
    for slot in range(SLOTS):
        inventory.set(slot, ItemStack("minecraft:dirt", 64))

    left = inventory.add(STONE, selected=0, max_count=64)

    assert left.equals(STONE)


def test_stacks_of_other_components_are_not_joined() -> None:
    inventory = _inventory()
    inventory.set(0, STONE.with_component("custom_name", "x"))

    inventory.add(STONE, selected=0, max_count=64)

    assert (10, 10) == (inventory.get(0).count, inventory.get(1).count)


def test_clearing_leaves_the_ender_chest() -> None:
    inventory = _inventory()
    inventory.set(0, STONE)
    inventory.set_ender(0, STONE)

    inventory.clear()

    assert inventory.is_empty
    assert [] == list(inventory.stacks())
    assert inventory.ender(0).equals(STONE)
