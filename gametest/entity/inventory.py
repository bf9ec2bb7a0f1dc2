"""What a player owns: 36 slots, what it wears, the off hand, the ender chest.

A view of the player's data, in which `gametest.loot.entity_slots` finds the same slots
(https://minecraft.wiki/w/Slot).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

import attrs

from gametest.item.item_stack import ItemStack
from gametest.item.slot_access import KeySlot, ListSlot, SlotAccess
from gametest.level.entities.entity import Entity

SLOTS: Final = 36
ENDER_SLOTS: Final = 27
EQUIPMENT: Final = ("feet", "legs", "chest", "head", "offhand")
_KEYS: Final = ("Inventory", "equipment")


@final
@attrs.frozen(eq=False, repr=False)
class Inventory:
    player: Entity

    def slot(self, slot: int) -> SlotAccess:
        """0 to 8 the hotbar, 9 to 35 the rest."""
        return ListSlot(self.player.nbt, slot, "Inventory")

    def worn_slot(self, name: str) -> SlotAccess:
        """By the words of `EQUIPMENT`."""
        return KeySlot(self.player.nbt, name, "equipment")

    def get(self, slot: int) -> ItemStack:
        return self.slot(slot).get()

    def set(self, slot: int, stack: ItemStack) -> None:
        self.slot(slot).set(stack)

    def worn(self, name: str) -> ItemStack:
        return self.worn_slot(name).get()

    def wear(self, name: str, stack: ItemStack) -> None:
        self.worn_slot(name).set(stack)

    def ender(self, slot: int) -> ItemStack:
        return ListSlot(self.player.nbt, slot, "EnderItems").get()

    def set_ender(self, slot: int, stack: ItemStack) -> None:
        ListSlot(self.player.nbt, slot, "EnderItems").set(stack)

    def stacks(self) -> Iterator[ItemStack]:
        """What is there: slots in their order, then worn things; not the ender chest."""
        for access in self._all_slots():
            stack = access.get()
            if not stack.is_empty:
                yield stack

    def slots_and_stacks(self) -> Iterator[tuple[str, ItemStack]]:
        """What is there with its slot: a number, or a word of `EQUIPMENT`."""
        for number in range(SLOTS):
            stack = self.get(number)
            if not stack.is_empty:
                yield str(number), stack
        for name in EQUIPMENT:
            stack = self.worn(name)
            if not stack.is_empty:
                yield name, stack

    def tell_changes(self) -> None:
        """The game looks at the slots now; without this it does in the player's next tick."""
        level = self.player.level
        if level is not None:
            triggers = level.world.triggers
            triggers.fire(self.player, "minecraft:inventory_changed", now=True)

    @property
    def is_empty(self) -> bool:
        return not any(self.player.nbt.get(key) for key in _KEYS)

    def clear(self) -> None:
        """All but the ender chest."""
        for key in _KEYS:
            self.player.nbt.pop(key, None)

    def add(self, stack: ItemStack, *, selected: int, max_count: int) -> ItemStack:
        """Put in what finds room; the rest is handed back, empty if there is none.

        First on stacks that fit: selected slot, off hand, then by number; then into free slots
        by number. `max_count` is how many of the kind one stack holds.
        """
        left = stack.count
        numbered = [self.slot(number) for number in range(SLOTS)]
        first = [numbered[selected], self.worn_slot("offhand")]
        for access in (*first, *numbered):
            there = access.get()
            if left > 0 and there.stacks_with(stack) and there.count < max_count:
                part = min(left, max_count - there.count)
                access.set(there.with_count(there.count + part))
                left -= part
        for access in numbered:
            if left > 0 and access.get().is_empty:
                part = min(left, max_count)
                access.set(stack.with_count(part))
                left -= part
        return stack.with_count(left)

    def _all_slots(self) -> Iterator[SlotAccess]:
        for number in range(SLOTS):
            yield self.slot(number)
        for name in EQUIPMENT:
            yield self.worn_slot(name)
