"""Shulker boxes keep what they hold, and hold no other shulker box.

https://minecraft.wiki/w/Shulker_Box: nothing spills when one goes; its item carries the contents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.container.storage import StorageBlock
from gametest.level.container_block_entity import ContainerBlockEntity

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.direction import Direction
    from gametest.core.position import BlockPos
    from gametest.item.item_stack import ItemStack
    from gametest.level.block_entity import BlockEntity

SIZE: Final = 27


@final
class ShulkerBoxBlockEntity(ContainerBlockEntity):
    def can_place_through(
        self, slot: int, stack: ItemStack, face: Direction | None
    ) -> bool:
        return not stack.id.endswith("shulker_box")


@final
class ShulkerBox(StorageBlock):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return ShulkerBoxBlockEntity("minecraft:shulker_box", pos, size=SIZE)
