"""Dispensers use an item as far as it has a use, and throw out any other.

https://minecraft.wiki/w/Dispenser. What each item does is in `dispense_table`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.behaviour.container.dispensing import Dispensing
from gametest.behaviour.container.triggered import TriggeredBlock, random_slot
from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.level.container_block_entity import ContainerBlockEntity

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level


@final
class Dispenser(TriggeredBlock):
    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        from gametest.behaviour.container.dispense_table import dispense

        own = level.get_block_entity(pos)
        if not isinstance(own, ContainerBlockEntity):
            return
        slot = random_slot(level, own)
        if slot is None:
            # Its click can be heard; a dropper's and a crafter's make no vibration.
            vibrate(level, pos, "block_activate")
            return
        facing = Direction.by_label(state.get("facing"))
        rest = dispense(Dispensing(level, pos, facing, own, own.get_item(slot)))
        own.set_item(slot, rest)
