"""The component `container` (https://minecraft.wiki/w/Data_component_format/container)."""

from __future__ import annotations

from gametest.nbt.tags import Byte, Tag


def container_items(value: Tag) -> list[Tag]:
    """`[{slot, item}]` as the `Items` of a block entity."""
    found: list[Tag] = []
    for entry in value if isinstance(value, list) else ():
        if isinstance(entry, dict):
            slot, item = entry.get("slot", 0), entry.get("item")
            if isinstance(item, dict) and isinstance(slot, int):
                found.append({"Slot": Byte.wrapped(int(slot)), **item})
    return found
