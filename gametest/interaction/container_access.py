"""Finding the container at a place: a block's, or an entity's that stands there.

https://minecraft.wiki/w/Hopper: a block goes before entities, and among several of these chance
decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.position import BlockPos
from gametest.interaction.entity_search import entities_in
from gametest.item.slot_access import ListSlot
from gametest.level.container import Container
from gametest.loot.entity_loot import fill_from_loot

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_CARTS: Final = {"minecraft:chest_minecart": 27, "minecraft:hopper_minecart": 5}
_BOAT_SIZE: Final = 27
_BOATS: Final = ("_chest_boat", "_chest_raft")


def find_container(level: Level, pos: BlockPos) -> Container | None:
    """What a hopper that reaches into the cell would find."""
    return block_container(level, pos) or _entity_container_at(level, pos)


def block_container(level: Level, pos: BlockPos) -> Container | None:
    """Of the block alone; both halves of a double chest are one."""
    state = level.get_block_state(pos)
    behaviour = level.behaviours.behaviours[state.id]
    return None if behaviour is None else behaviour.container(level, pos, state)


def entity_container(level: Level, entity: Entity) -> Container | None:
    """Of carts and boats with a chest or hopper."""
    size = _CARTS.get(entity.type_id)
    if size is None and entity.type_id.endswith(_BOATS):
        size = _BOAT_SIZE
    return None if size is None else EntityContainer(level, entity, size)


def _entity_container_at(level: Level, pos: BlockPos) -> Container | None:
    if not level.entities:
        return None
    x, y, z = pos
    box = (x, y, z, x + 1.0, y + 1.0, z + 1.0)
    found = entities_in(
        level, box, where=lambda entity: entity_container(level, entity) is not None
    )
    if not found:
        return None
    return entity_container(level, found[level.random.next_int(len(found))])


@final
@attrs.frozen(eq=False)
class EntityContainer(Container):
    """Slots in the `Items` of an entity's data, filled from its loot table when first asked for."""

    level: Level
    entity: Entity
    size: int

    def get_item(self, slot: int) -> ItemStack:
        fill_from_loot(self.level, self.entity, self.size)
        return ListSlot(self.entity.nbt, slot).get()

    def set_item(self, slot: int, stack: ItemStack) -> None:
        fill_from_loot(self.level, self.entity, self.size)
        limit = self.stack_limit(stack)
        cut = stack if stack.count <= limit else stack.with_count(limit)
        ListSlot(self.entity.nbt, slot).set(cut)
        self.changed()

    def stack_limit(self, stack: ItemStack) -> int:
        return self.level.world.items.max_stack_size(stack)

    def changed(self) -> None:
        self.entity.changed()
