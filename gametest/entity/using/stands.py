"""Armour stands under a hand (https://minecraft.wiki/w/Armor_Stand#Equipping).

An item goes to its slot, in exchange for what is there; an empty hand takes what it points at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3
from gametest.interaction.hand.outcome import Outcome
from gametest.item.item_stack import ItemStack
from gametest.item.slot_access import KeySlot

if TYPE_CHECKING:
    from gametest.interaction.hand.hand import Hand
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_BITS: Final = {
    "mainhand": 0,
    "feet": 1,
    "legs": 2,
    "chest": 3,
    "head": 4,
    "offhand": 5,
}
"""In `DisabledSlots`: all, plus 8 against taking, plus 16 against putting."""
_HANDS: Final = ("mainhand", "offhand")


def use_stand(level: Level, hand: Hand, stand: Entity, at: Vec3) -> Outcome:
    nbt = stand.nbt
    stack = hand.stack
    if nbt.get("Marker") or stack.id == "minecraft:name_tag":
        from gametest.entity.using.mobs import name_it

        return Outcome.PASSED if nbt.get("Marker") else name_it(hand, stand)
    if stack.is_empty:
        slot = _clicked(stand, at)
        if not _is_locked(stand, slot) and _swap(hand, stand, slot):
            return Outcome.DONE
        return Outcome.PASSED
    slot = level.world.items.table.slot(stack) or "mainhand"
    if slot not in _BITS or _is_locked(stand, slot):
        return Outcome.FAILED
    if slot in _HANDS and not nbt.get("ShowArms"):
        return Outcome.FAILED
    return Outcome.of(_swap(hand, stand, slot))


def _clicked(stand: Entity, at: Vec3) -> str:
    """By the height of the click; a small stand has its parts at half the height."""
    small = bool(stand.nbt.get("Small"))
    y = (at.y - stand.pos.y) / (0.5 if small else 1.0)
    extra = {"feet": 0.8, "chest": 1.0, "legs": 0.8} if small else {}
    for slot, low, high in (
        ("feet", 0.1, 0.1 + extra.get("feet", 0.45)),
        ("chest", 0.9 + (0.3 if small else 0.0), 0.9 + extra.get("chest", 0.7)),
        ("legs", 0.4, 0.4 + extra.get("legs", 0.8)),
    ):
        if low <= y < high and _has(stand, slot):
            return slot
    if y >= 1.6 and _has(stand, "head"):
        return "head"
    if not _has(stand, "mainhand") and _has(stand, "offhand"):
        return "offhand"
    return "mainhand"


def _has(stand: Entity, slot: str) -> bool:
    return not _slot(stand, slot).get().is_empty


def _slot(stand: Entity, slot: str) -> KeySlot:
    return KeySlot(stand.nbt, slot, "equipment")


def _is_locked(stand: Entity, slot: str) -> bool:
    locks = stand.nbt.get("DisabledSlots", 0)
    bits = int(locks) if isinstance(locks, int) else 0
    is_hidden = slot in _HANDS and not stand.nbt.get("ShowArms")
    return bool(bits & 1 << _BITS[slot]) or is_hidden


def _swap(hand: Hand, stand: Entity, slot: str) -> bool:
    access, stack = _slot(stand, slot), hand.stack
    there = access.get()
    locks = stand.nbt.get("DisabledSlots", 0)
    bits = int(locks) if isinstance(locks, int) else 0
    if not there.is_empty and bits & 1 << _BITS[slot] + 8:
        return False
    if there.is_empty and bits & 1 << _BITS[slot] + 16:
        return False
    if hand.player.is_creative and there.is_empty and not stack.is_empty:
        access.set(stack.with_count(1))
    elif stack.is_empty or stack.count == 1:
        if there.is_empty and stack.is_empty:
            return False
        access.set(stack)
        hand.put(there)
    elif there.is_empty:
        access.set(stack.with_count(1))
        hand.put(_less(stack))
    else:
        return False
    stand.changed()
    return True


def _less(stack: ItemStack) -> ItemStack:
    return stack.with_count(stack.count - 1)
