"""One slot of an inventory, to read and to write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, final

import attrs

from gametest.item.item_stack import EMPTY, ItemStack
from gametest.nbt.tags import Byte, Compound, Tag


class SlotAccess(Protocol):
    def get(self) -> ItemStack: ...

    def set(self, stack: ItemStack) -> bool:
        """False if the slot does not take such a stack."""
        ...


@final
@attrs.frozen(eq=False)
class ListSlot:
    """A slot of a list of `{Slot, id, count, components}`, as block entities keep them."""

    nbt: Compound
    """Holds the list; it is made when first written."""
    slot: int
    key: str = "Items"
    on_change: Callable[[], None] | None = None

    def get(self) -> ItemStack:
        for entry in _entries(self.nbt, self.key):
            if entry.get("Slot") == self.slot:
                return ItemStack.from_nbt(entry)
        return EMPTY

    def set(self, stack: ItemStack) -> bool:
        kept = [e for e in _entries(self.nbt, self.key) if e.get("Slot") != self.slot]
        if not stack.is_empty:
            kept.append({"Slot": Byte.wrapped(self.slot), **stack.to_nbt()})
            kept.sort(key=_slot_of)
        written: list[Tag] = [*kept]
        self.nbt[self.key] = written
        if self.on_change is not None:
            self.on_change()
        return True


@final
@attrs.frozen(eq=False)
class KeySlot:
    """A stack that is the value of a key: an item frame's `Item`, `equipment.head`."""

    nbt: Compound
    key: str
    outer: str | None = None
    """The key of the compound that has it, made when first written."""
    accepts: Callable[[ItemStack], bool] | None = None
    on_change: Callable[[], None] | None = None

    def get(self) -> ItemStack:
        holder = self.nbt if self.outer is None else self.nbt.get(self.outer)
        return ItemStack.from_nbt(
            holder.get(self.key) if isinstance(holder, dict) else None
        )

    def set(self, stack: ItemStack) -> bool:
        if self.accepts is not None and not self.accepts(stack):
            return False
        holder: Compound = self.nbt
        if self.outer is not None:
            inner = self.nbt.get(self.outer)
            holder = inner if isinstance(inner, dict) else {}
        if stack.is_empty:
            holder.pop(self.key, None)
        else:
            holder[self.key] = stack.to_nbt()
        if self.outer is not None:
            if holder:
                self.nbt[self.outer] = holder
            else:
                self.nbt.pop(self.outer, None)
        if self.on_change is not None:
            self.on_change()
        return True


@final
@attrs.frozen(eq=False)
class PositionSlot:
    """A slot of a list of stacks without numbers, as mobs keep their `Inventory`."""

    nbt: Compound
    slot: int
    key: str = "Inventory"
    on_change: Callable[[], None] | None = None

    def get(self) -> ItemStack:
        stacks = self._stacks()
        return stacks[self.slot] if self.slot < len(stacks) else EMPTY

    def set(self, stack: ItemStack) -> bool:
        stacks = self._stacks()
        stacks += [EMPTY] * (self.slot + 1 - len(stacks))
        stacks[self.slot] = stack
        # Only what is there is saved, so gaps close.
        written: list[Tag] = [each.to_nbt() for each in stacks if not each.is_empty]
        self.nbt[self.key] = written
        if self.on_change is not None:
            self.on_change()
        return True

    def _stacks(self) -> list[ItemStack]:
        return [ItemStack.from_nbt(entry) for entry in _entries(self.nbt, self.key)]


def _entries(nbt: Compound, key: str) -> list[Compound]:
    found = nbt.get(key)
    if not isinstance(found, list):
        return []
    return [entry for entry in found if isinstance(entry, dict)]


def _slot_of(entry: Compound) -> int:
    slot = entry.get("Slot", 0)
    return int(slot) if isinstance(slot, int) else 0
