"""Decorated pots hold one stack; hoppers fill and empty them from any side.

https://minecraft.wiki/w/Decorated_Pot
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.container.storage import StorageBlock, StorageBlockEntity
from gametest.interaction.block_drops import break_block
from gametest.interaction.shooting import can_break
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.block_entity import BlockEntity
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound

_KEY: Final = "item"


@final
class DecoratedPotBlockEntity(StorageBlockEntity):
    """Its stack is the value of `item`."""

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        self.items = [ItemStack.from_nbt(self.nbt.pop(_KEY, None))]

    def save(self) -> Compound:
        saved = super().save()
        saved.pop("Items", None)
        if not self.has_loot and not self.items[0].is_empty:
            saved[_KEY] = self.items[0].to_nbt()
        return saved


@final
class DecoratedPot(StorageBlock):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return DecoratedPotBlockEntity("minecraft:decorated_pot", pos, size=1)

    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        """It shatters (https://minecraft.wiki/w/Decorated_Pot#Breaking)."""
        if can_break(level, projectile):
            level.set_block(pos, state.with_("cracked", "true"), 0)
            break_block(level, pos, drop=True)
