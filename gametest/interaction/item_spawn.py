"""Items that come into the world as entities (https://minecraft.wiki/w/Item_(entity)).

Places and speeds of popping items are general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Short

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

ITEM: Final = "minecraft:item"
PICKUP_DELAY: Final = 10
"""Ticks before one that the game made can be picked up."""
_HALF_HEIGHT: Final = 0.125
_SPREAD: Final = 0.25


def pop_item(level: Level, pos: BlockPos, stack: ItemStack) -> Entity | None:
    """As a broken block drops it: at a random place in the cell, with a little hop.

    None for an empty stack, or where the rule `block_drops` forbids it.
    """
    if stack.is_empty or not level.world.game_rules.is_on("block_drops"):
        return None
    random = level.random
    x, y, z = (
        corner + 0.5 + _SPREAD * (2.0 * random.next_double() - 1.0) for corner in pos
    )
    motion = Vec3(
        random.next_double() * 0.2 - 0.1, 0.2, random.next_double() * 0.2 - 0.1
    )
    return eject_item(level, Vec3(x, y - _HALF_HEIGHT, z), motion, stack)


def eject_item(
    level: Level,
    position: Vec3,
    velocity: Vec3,
    stack: ItemStack,
    *,
    pickup_delay: int = PICKUP_DELAY,
) -> Entity | None:
    """Exactly there, with that speed in blocks per tick; None for an empty stack."""
    if stack.is_empty:
        return None
    entity = Entity(
        ITEM,
        level.new_uuid(),
        position,
        motion=velocity,
        nbt={"Item": stack.to_nbt(), "PickupDelay": Short(pickup_delay)},
    )
    level.add_entity(entity)
    return entity


def drop_at_feet(level: Level, entity: Entity, stack: ItemStack) -> Entity | None:
    """As an entity lets go of something: where it stands, with a little hop."""
    random = level.random
    motion = Vec3(
        random.next_double() * 0.2 - 0.1, 0.2, random.next_double() * 0.2 - 0.1
    )
    return eject_item(level, entity.pos, motion, stack)
