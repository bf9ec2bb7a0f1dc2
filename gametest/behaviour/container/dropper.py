"""Droppers throw one item out, or put it into the container before them.

https://minecraft.wiki/w/Dropper
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.behaviour.container.ejecting import eject
from gametest.behaviour.container.triggered import (
    TriggeredBlock,
    one_less,
    random_slot,
)
from gametest.core.direction import Direction
from gametest.interaction.container_access import find_container
from gametest.interaction.item_transfer import insert

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level


@final
class Dropper(TriggeredBlock):
    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        own = self.container(level, pos, state)
        if own is None:
            return
        slot = random_slot(level, own)
        if slot is None:
            return
        stack = own.get_item(slot)
        facing = Direction.by_label(state.get("facing"))
        target = find_container(level, facing.from_pos(pos))
        if target is None:
            eject(level, pos, facing, stack.with_count(1))
        elif not insert(target, stack.with_count(1), facing.opposite).is_empty:
            own.set_item(slot, stack)
            return
        own.set_item(slot, one_less(stack))
