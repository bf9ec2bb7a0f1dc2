"""Components that the data of blocks and entities stand for.

https://minecraft.wiki/w/Data_component_format, https://minecraft.wiki/w/Block_entity_format
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.item.item_stack import ItemStack, full_component
from gametest.nbt.tags import Compound, Int, Tag, copy_tag

if TYPE_CHECKING:
    from gametest.level.block_entity import BlockEntity
    from gametest.level.entities.entity import Entity

_BLOCK: Final = {
    "CustomName": "custom_name",
    "custom_name": "custom_name",
    "patterns": "banner_patterns",
    "profile": "profile",
    "note_block_sound": "note_block_sound",
    "sherds": "pot_decorations",
    "lock": "lock",
    "bees": "bees",
}
_LOOT: Final = "LootTable"


def block_components(block_entity: BlockEntity) -> Compound:
    """By full name; what the block keeps as `components`, and what its own data mean."""
    data = block_entity.save()
    found: Compound = {}
    kept = data.get("components")
    for name, value in kept.items() if isinstance(kept, dict) else ():
        found[full_component(name)] = copy_tag(value)
    for key, name in _BLOCK.items():
        own = data.get(key)
        if own is not None and own != [] and own != {}:
            found[f"minecraft:{name}"] = copy_tag(own)
    if _LOOT in data:
        raise UnsupportedError(f"{block_entity.type_id}: fill from its loot table")
    items = data.get("Items")
    if isinstance(items, list) and items:
        found["minecraft:container"] = container(saved_slots(items))
    return found


def entity_components(entity: Entity) -> Compound:
    """Of what an entity shows as components; those of its kind only are not simulated."""
    found: Compound = {}
    if entity.custom_name is not None:
        found["minecraft:custom_name"] = copy_tag(entity.custom_name)
    data = entity.nbt.get("data")
    if isinstance(data, dict) and data:
        found["minecraft:custom_data"] = copy_tag(data)
    return found


def saved_slots(items: Tag | None) -> list[tuple[int, ItemStack]]:
    """Of a list of `{Slot, id, count, components}`, in its order."""
    found: list[tuple[int, ItemStack]] = []
    for entry in items if isinstance(items, list) else ():
        if isinstance(entry, dict):
            slot = entry.get("Slot", 0)
            number = int(slot) & 0xFF if isinstance(slot, int) else 0
            found.append((number, ItemStack.from_nbt(entry)))
    return found


def saved_items(items: Tag | None) -> Iterator[ItemStack]:
    for _slot, stack in saved_slots(items):
        if not stack.is_empty:
            yield stack


def container(slots: list[tuple[int, ItemStack]]) -> list[Tag]:
    """The component `container`."""
    return [
        {"slot": Int(slot), "item": stack.to_nbt()}
        for slot, stack in slots
        if not stack.is_empty
    ]


def stacks_in(stack: ItemStack, component: str) -> list[tuple[int, ItemStack]]:
    """What lies in an item: `container`, `bundle_contents` or `charged_projectiles`."""
    value = stack.find(f"minecraft:{component}")
    found: list[tuple[int, ItemStack]] = []
    for number, entry in enumerate(value if isinstance(value, list) else ()):
        if not isinstance(entry, dict):
            continue
        if component == "container":
            slot, item = entry.get("slot", 0), entry.get("item")
            place = int(slot) if isinstance(slot, int) else 0
            found.append((place, ItemStack.from_nbt(item)))
        else:
            found.append((number, ItemStack.from_nbt(entry)))
    return found


def with_stacks(
    stack: ItemStack, component: str, slots: list[tuple[int, ItemStack]]
) -> ItemStack:
    if component == "container":
        return stack.with_component(component, container(slots))
    filled: list[Tag] = [each.to_nbt() for _, each in slots if not each.is_empty]
    return stack.with_component(component, filled)
