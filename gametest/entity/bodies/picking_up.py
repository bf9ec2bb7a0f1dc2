"""Players take items that lie near them (https://minecraft.wiki/w/Item_(entity)#Pickup).

Within one block to each side and half a block up and down of their box, once the delay is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.entity.bodies.item import ItemBody
from gametest.interaction.entity_search import entities_in
from gametest.nbt.tags import IntArray, nbt_equal

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.level import Level

_ITEM: Final = "minecraft:item"
_TOUCHED: Final = ("arrow", "trident")


def pick_up(level: Level, player: Player) -> bool:
    """True if something near waits for its delay."""
    x0, y0, z0, x1, y1, z1 = player.bounding_box
    around = (x0 - 1.0, y0 - 0.5, z0 - 1.0, x1 + 1.0, y1 + 0.5, z1 + 1.0)
    waits = False
    for entity in entities_in(level, around):
        if entity.type_id.endswith(_TOUCHED):
            raise UnsupportedError(f"{entity.type_id}: pick up", entity.block_pos)
        if entity.type_id == _ITEM and isinstance(entity.body, ItemBody):
            waits = not _take(level, player, entity.body) or waits
    return waits


def _take(level: Level, player: Player, item: ItemBody) -> bool:
    """False if it may be taken later. In creative mode what does not fit is lost."""
    item.wake()
    if item.pickup_delay or not _is_for(player, item):
        return item.pickup_delay <= 0
    stack = item.stack
    left = player.inventory.add(
        stack,
        selected=player.selected_slot,
        max_count=level.world.items.max_stack_size(stack),
    )
    if left.is_empty or player.is_creative:
        level.remove_entity(item.entity)
    elif left.count != stack.count:
        item.set_stack(level, left)
    return True


def _is_for(player: Player, item: ItemBody) -> bool:
    from gametest.level.entities.entity import uuid_ints

    owner = item.entity.nbt.get("Owner")
    return owner is None or nbt_equal(owner, IntArray(uuid_ints(player.uuid)))
