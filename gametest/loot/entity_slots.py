"""Slots of entities, read from and written to their data (https://minecraft.wiki/w/Slot)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.item import slot_ranges
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.item.slot_access import (
    KeySlot,
    ListSlot,
    PositionSlot,
    SlotAccess,
)
from gametest.level.entities.carried_chest import (
    CHESTED_KINDS,
    chest_size,
    has_chest,
    set_chest,
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
_FRAMES: Final = ("minecraft:glow_item_frame", "minecraft:item_frame")
_MOB_INVENTORIES: Final = {
    "minecraft:allay": 1,
    "minecraft:piglin": 8,
    "minecraft:pillager": 5,
    "minecraft:villager": 8,
    "minecraft:wandering_trader": 8,
}
_SADDLED_WHEN_TAME: Final = frozenset(
    f"minecraft:{name}"
    for name in ("donkey", "horse", "mule", "skeleton_horse", "zombie_horse")
)
_ANY_ITEM: Final = frozenset({"mainhand", "offhand", "head"})
"""Slots that take every item; the others only what is made for them."""
_CHEST: Final = "minecraft:chest"
_PLAYER_SLOTS: Final = 36
_ENDER_SLOTS: Final = 27
_CRAFTING_SLOTS: Final = 4


def entity_slot(entity: Entity, number: int, items: ItemTable) -> SlotAccess | None:
    """None if the entity has no such slot.

    Raises `UnsupportedError` for the chest of a llama whose strength nobody gave.
    """
    if entity.is_player:
        return _player_slot(entity, number, items)
    kind = entity.type_id
    if number == slot_ranges.CONTENTS and kind in _HOLDERS:
        told = partial(_frame_changed, entity) if kind in _FRAMES else entity.changed
        return KeySlot(entity.nbt, _HOLDERS[kind], on_change=told)
    if 0 <= number < _container_size(kind):
        if "LootTable" in entity.nbt and entity.level is not None:
            # Here, as few carts have one.
            from gametest.loot.entity_loot import fill_from_loot

            fill_from_loot(entity.level, entity, _container_size(kind))
        return ListSlot(entity.nbt, number, on_change=entity.changed)
    mob_slot = number - slot_ranges.MOB_INVENTORY
    if 0 <= mob_slot < _mob_inventory_size(kind, items):
        return PositionSlot(entity.nbt, mob_slot, on_change=entity.changed)
    if number >= slot_ranges.HORSE_CHEST and kind in CHESTED_KINDS:
        return _chest_slot(entity, number)
    return _equipment_slot(entity, number, items) if entity.is_living else None


def _frame_changed(frame: Entity) -> None:
    """Comparators read it anew (https://minecraft.wiki/w/Item_Frame#Redstone_mechanics)."""
    frame.changed()
    level = frame.level
    if level is not None:
        level.update_comparators_at(
            frame.block_pos, level.blocks.block("minecraft:air")
        )


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
        if number == slot_ranges.SADDLE and not stack.is_empty:
            _check_saddle(entity)
        return word in _ANY_ITEM or stack.is_empty or items.slot(stack) == word

    return KeySlot(
        entity.nbt, word, "equipment", accepts=accepts, on_change=entity.changed
    )


def _check_saddle(mount: Entity) -> None:
    """Whether a command saddles one that is wild or young is not confirmed."""
    age = mount.nbt.get("Age")
    is_young = isinstance(age, int) and age < 0
    is_wild = mount.type_id in _SADDLED_WHEN_TAME and not mount.nbt.get("Tame")
    if is_young or is_wild:
        mechanic = f"{mount.type_id}: a saddle while {'young' if is_young else 'wild'}"
        raise UnsupportedError(mechanic, mount.block_pos)


def _chest_slot(entity: Entity, number: int) -> SlotAccess | None:
    """The chest itself, which need not be there, and what is in it."""
    if number == slot_ranges.HORSE_CHEST:
        return _ChestItemSlot(entity)
    slot = number - slot_ranges.HORSE
    if not 0 <= slot < chest_size(entity):
        return None
    return ListSlot(entity.nbt, slot, on_change=entity.changed)


@final
@attrs.frozen(eq=False)
class _ChestItemSlot:
    """`horse.chest`: takes a chest or nothing (general knowledge)."""

    entity: Entity

    def get(self) -> ItemStack:
        return ItemStack(_CHEST) if has_chest(self.entity) else EMPTY

    def set(self, stack: ItemStack) -> bool:
        if not stack.is_empty and stack.id != _CHEST:
            return False
        set_chest(self.entity, is_there=not stack.is_empty)
        return True


@final
class _ScreenSlot:
    """Of a player's open screen: a dummy has none, so nothing is in it."""

    def get(self) -> ItemStack:
        return EMPTY

    def set(self, stack: ItemStack) -> bool:
        mechanic = "minecraft:player: slots of its screen"
        raise UnsupportedError(mechanic)


def _mob_inventory_size(kind: str, items: ItemTable) -> int:
    if kind == "minecraft:piglin" and not slot_ranges.has_mob_slots(items.version):
        return 0
    return _MOB_INVENTORIES.get(kind, 0)


def _container_size(kind: str) -> int:
    if kind == "minecraft:hopper_minecart":
        return 5
    holds = kind == "minecraft:chest_minecart" or kind.endswith(
        ("_chest_boat", "_chest_raft")
    )
    return 27 if holds else 0
