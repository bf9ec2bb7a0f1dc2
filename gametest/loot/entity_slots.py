"""Slots of entities, read from and written to their data (https://minecraft.wiki/w/Slot)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.core.errors import UnsupportedError
from gametest.item import slot_ranges
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.item.slot_access import (
    KeySlot,
    ListSlot,
    PositionSlot,
    SlotAccess,
)

if TYPE_CHECKING:
    from gametest.item.item_table import ItemTable
    from gametest.level.entities.entity import Entity

_HOLDERS: Final = {
    "minecraft:glow_item_frame": "Item",
    "minecraft:item": "Item",
    "minecraft:item_display": "item",
    "minecraft:item_frame": "Item",
}
"""Kinds with one slot, `contents`, and the key that has it."""
_MOB_INVENTORIES: Final = {
    "minecraft:allay": 1,
    "minecraft:piglin": 8,
    "minecraft:pillager": 5,
    "minecraft:villager": 8,
    "minecraft:wandering_trader": 8,
}
_ANY_ITEM: Final = frozenset({"mainhand", "offhand", "head"})
"""Slots that take every item; the others only what is made for them."""
_PLAYER_SLOTS: Final = 36
_ENDER_SLOTS: Final = 27
_CRAFTING_SLOTS: Final = 4


def entity_slot(entity: Entity, number: int, items: ItemTable) -> SlotAccess | None:
    """None if the entity has no such slot. Raises `UnsupportedError` for slots of horses."""
    if entity.is_player:
        return _player_slot(entity, number, items)
    kind = entity.type_id
    if number == slot_ranges.CONTENTS and kind in _HOLDERS:
        return KeySlot(entity.nbt, _HOLDERS[kind], on_change=entity.changed)
    if 0 <= number < _container_size(kind):
        return ListSlot(entity.nbt, number, on_change=entity.changed)
    mob_slot = number - slot_ranges.MOB_INVENTORY
    if 0 <= mob_slot < _MOB_INVENTORIES.get(kind, 0):
        return PositionSlot(entity.nbt, mob_slot, on_change=entity.changed)
    if number >= slot_ranges.HORSE_CHEST and _has_horse_inventory(kind):
        mechanic = f"{kind}: inventory"
        raise UnsupportedError(mechanic, entity.block_pos)
    return _equipment_slot(entity, number, items) if entity.is_living else None


def equipped(entity: Entity, slot: str) -> ItemStack:
    """What it wears or holds, by the words of `equipment`."""
    if slot == "mainhand" and entity.is_player:
        return ListSlot(entity.nbt, selected_slot(entity), "Inventory").get()
    return KeySlot(entity.nbt, slot, "equipment").get()


def selected_slot(player: Entity) -> int:
    """0 to 8."""
    found = player.nbt.get("SelectedItemSlot", 0)
    return int(found) if isinstance(found, int) else 0


def _player_slot(player: Entity, number: int, items: ItemTable) -> SlotAccess | None:
    nbt, changed = player.nbt, player.changed
    if number == slot_ranges.MAINHAND:
        number = selected_slot(player)
    if 0 <= number < _PLAYER_SLOTS:
        return ListSlot(nbt, number, "Inventory", on_change=changed)
    ender = number - slot_ranges.ENDER_CHEST
    if 0 <= ender < _ENDER_SLOTS:
        return ListSlot(nbt, ender, "EnderItems", on_change=changed)
    crafting = number - slot_ranges.CRAFTING
    if number == slot_ranges.CURSOR or 0 <= crafting < _CRAFTING_SLOTS:
        return _ScreenSlot()
    return _equipment_slot(player, number, items)


def _equipment_slot(entity: Entity, number: int, items: ItemTable) -> SlotAccess | None:
    word = slot_ranges.EQUIPMENT_SLOTS.get(number)
    if word is None:
        return None

    def accepts(stack: ItemStack) -> bool:
        return word in _ANY_ITEM or stack.is_empty or items.slot(stack) == word

    return KeySlot(
        entity.nbt, word, "equipment", accepts=accepts, on_change=entity.changed
    )


@final
class _ScreenSlot:
    """Of a player's open screen: a dummy has none, so nothing is in it."""

    def get(self) -> ItemStack:
        return EMPTY

    def set(self, stack: ItemStack) -> bool:
        mechanic = "minecraft:player: slots of its screen"
        raise UnsupportedError(mechanic)


def _container_size(kind: str) -> int:
    if kind == "minecraft:hopper_minecart":
        return 5
    holds = kind == "minecraft:chest_minecart" or kind.endswith(
        ("_chest_boat", "_chest_raft")
    )
    return 27 if holds else 0


def _has_horse_inventory(kind: str) -> bool:
    word = kind.removeprefix("minecraft:")
    return word.endswith("horse") or word in (
        *("camel", "donkey", "llama", "mule", "trader_llama"),
    )
