"""Things that wear off in the slot where they are (https://minecraft.wiki/w/Durability)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.entity.living.worn.enchantments import effects_on
from gametest.entity.living.worn.level_values import changed_value
from gametest.entity.living.worn.requirements import EffectContext, holds
from gametest.item.slot_access import KeySlot, ListSlot, SlotAccess
from gametest.loot.entity_slots import selected_slot
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


def equipment_access(entity: Entity, slot: str) -> SlotAccess:
    """By the words of `equipment`; a player's main hand is its selected slot."""
    if slot == "mainhand" and entity.is_player:
        number = selected_slot(entity)
        return ListSlot(entity.nbt, number, "Inventory", on_change=entity.changed)
    return KeySlot(entity.nbt, slot, "equipment", on_change=entity.changed)


def wear_slot(level: Level, entity: Entity, slot: str, amount: int) -> None:
    """It is gone when it is worn out. Nothing wears in creative mode."""
    if getattr(entity, "is_creative", False):
        return
    access = equipment_access(entity, slot)
    stack = access.get()
    most = level.world.items.table.max_damage(stack)
    if not most:
        return
    amount = _kept_wear(level, entity, stack, slot, amount)
    if amount <= 0:
        return
    damage = level.world.items.table.damage(stack) + amount
    worn = stack.with_component("minecraft:damage", Int(damage))
    if entity.is_player:
        level.world.triggers.fire(
            entity,
            "minecraft:item_durability_changed",
            item=stack,
            durability=most - damage,
            delta=-amount,
        )
    if damage < most:
        access.set(worn)
        return
    access.set(stack.with_count(stack.count - 1))
    if entity.is_player:
        id = stack.id.replace(":", ".", 1)
        level.world.triggers.award(entity, f"minecraft.broken:{id}")


def mend_slot(level: Level, entity: Entity, slot: str, points: int) -> None:
    """It becomes less worn; nothing does in creative mode."""
    if getattr(entity, "is_creative", False):
        return
    access = equipment_access(entity, slot)
    stack, table = access.get(), level.world.items.table
    if table.max_damage(stack) and table.damage(stack):
        left = Int(max(0, table.damage(stack) - points))
        access.set(stack.with_component("minecraft:damage", left))


def _kept_wear(
    level: Level, entity: Entity, stack: ItemStack, slot: str, amount: int
) -> int:
    """What unbreaking leaves of it, wherever the thing is."""
    value = float(amount)
    for found in effects_on(level, stack, slot, "item_damage"):
        context = EffectContext(level, entity, None, stack)
        if holds(found.effect.get("requirements"), context, found.level):
            effect = found.effect["effect"]
            value = changed_value(effect, found.level, value, level.random)
    return int(value)
