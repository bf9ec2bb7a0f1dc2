"""Slots of blocks that hold items (https://minecraft.wiki/w/Slot#Block_slots).

Each block is taken alone: a double chest is two inventories of 27.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.item.slot_access import KeySlot, ListSlot, SlotAccess
from gametest.level.container_block_entity import ContainerBlockEntity

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_SIZES: Final = {
    "barrel": 27,
    "blast_furnace": 3,
    "brewing_stand": 5,
    "chest": 27,
    "chiseled_bookshelf": 6,
    "crafter": 9,
    "dispenser": 9,
    "dropper": 9,
    "furnace": 3,
    "hopper": 5,
    "shelf": 3,
    "shulker_box": 27,
    "smoker": 3,
    "trapped_chest": 27,
}
"""Of blocks whose behaviour keeps the items as data only, or that have none."""
_SINGLE_KEYS: Final = {"decorated_pot": "item", "jukebox": "RecordItem"}
_CHANGES_STATE: Final = frozenset({"chiseled_bookshelf", "jukebox"})
"""Blocks whose state follows what they hold; writing to them is not simulated."""


def block_slot_count(level: Level, pos: BlockPos) -> int | None:
    """None if no block with an inventory stands there."""
    block_entity = level.get_block_entity(pos)
    if block_entity is None:
        return None
    if isinstance(block_entity, ContainerBlockEntity):
        return block_entity.size if block_entity.is_container else None
    kind = block_entity.type_id.removeprefix("minecraft:")
    return 1 if kind in _SINGLE_KEYS else _SIZES.get(kind)


def block_slot(level: Level, pos: BlockPos, number: int) -> SlotAccess | None:
    """None if there is no such slot.

    Reading one whose loot table is still to be rolled is unsupported.
    """
    block_entity = level.get_block_entity(pos)
    size = block_slot_count(level, pos)
    if block_entity is None or size is None or not 0 <= number < size:
        return None
    if isinstance(block_entity, ContainerBlockEntity):
        return _ContainerSlot(block_entity, number)
    if "LootTable" in block_entity.nbt:
        mechanic = f"{block_entity.type_id}: fill from its loot table"
        raise UnsupportedError(mechanic, pos)
    block = level.get_block_state(pos).block

    def tell() -> None:
        level.update_comparators_at(pos, block)

    kind = block_entity.type_id.removeprefix("minecraft:")
    slot: SlotAccess
    if kind in _SINGLE_KEYS:
        slot = KeySlot(block_entity.nbt, _SINGLE_KEYS[kind], on_change=tell)
    else:
        slot = ListSlot(block_entity.nbt, number, on_change=tell)
    return _ReadOnly(slot, block.name, pos) if kind in _CHANGES_STATE else slot


@final
@attrs.frozen(eq=False)
class _ContainerSlot:
    """Written as by the game's command: without asking what the slot is for."""

    container: ContainerBlockEntity
    number: int

    def get(self) -> ItemStack:
        return self.container.get_item(self.number)

    def set(self, stack: ItemStack) -> bool:
        self.container.set_item(self.number, stack)
        return True


@final
@attrs.frozen(eq=False)
class _ReadOnly:
    slot: SlotAccess
    block: str
    pos: BlockPos

    def get(self) -> ItemStack:
        return self.slot.get()

    def set(self, stack: ItemStack) -> bool:
        mechanic = f"{self.block}: insert item"
        raise UnsupportedError(mechanic, self.pos)
