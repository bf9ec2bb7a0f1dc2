"""Components that hold items (https://minecraft.wiki/w/Data_component_format/container)."""

from __future__ import annotations

from gametest.item.item_stack import ItemStack
from gametest.nbt.tags import Byte, Tag


def container_items(value: Tag) -> list[Tag]:
    """Of `container`, `[{slot, item}]`, as the `Items` of a block entity."""
    found: list[Tag] = []
    for entry in value if isinstance(value, list) else ():
        if isinstance(entry, dict):
            slot, item = entry.get("slot", 0), entry.get("item")
            if isinstance(item, dict) and isinstance(slot, int):
                found.append({"Slot": Byte.wrapped(int(slot)), **item})
    return found


def stacks_of(value: Tag | None) -> list[ItemStack]:
    """Of `container`, and of `bundle_contents` and the like, which are lists of stacks."""
    found = []
    for entry in value if isinstance(value, list) else ():
        inner = entry.get("item", entry) if isinstance(entry, dict) else entry
        stack = ItemStack.from_nbt(inner)
        if not stack.is_empty:
            found.append(stack)
    return found
