"""Carts and boats whose loot table fills them when somebody first looks (https://minecraft.wiki/w/Chest_minecart).

Whatever asks for a slot looks: hoppers, commands, who breaks it, a comparator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.item.slot_access import ListSlot

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_TABLE: Final = "LootTable"
_SEED: Final = "LootTableSeed"


def fill_from_loot(level: Level, entity: Entity, size: int) -> None:
    """Nothing once it was looked into. Raises `UnsupportedError` if no pack has the table."""
    nbt = entity.nbt
    table = nbt.get(_TABLE)
    if table is None:
        return
    items, seed = level.world.items, nbt.get(_SEED, 0)
    found: dict[int, ItemStack] | None = None
    if items.loot is not None and isinstance(table, str):
        free = [slot for slot in range(size) if ListSlot(nbt, slot).get().is_empty]
        number = int(seed) if isinstance(seed, int) else 0
        found = items.loot.container_contents(
            level, entity.block_pos, table, number, free
        )
    if found is None:
        mechanic = f"{entity.type_id}: fill from its loot table"
        raise UnsupportedError(mechanic, entity.block_pos)
    nbt.pop(_TABLE, None)
    nbt.pop(_SEED, None)
    for slot, stack in found.items():
        most = items.max_stack_size(stack)
        ListSlot(nbt, slot).set(stack.with_count(min(most, stack.count)))
    entity.changed()
