"""What dispensers, droppers and crafters share: they act 4 ticks after power comes.

https://minecraft.wiki/w/Dispenser, https://minecraft.wiki/w/Dropper, https://minecraft.wiki/w/Crafter
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from gametest.behaviour.container.storage import StorageBlock
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.item.item_stack import ItemStack
    from gametest.level.container import Container
    from gametest.level.level import Level

_DELAY: Final = 4
SIZE: Final = 9


@attrs.define(eq=False, repr=False)
class TriggeredBlock(StorageBlock):
    size: int = SIZE
    is_fed_from_above: bool = True
    """Also by power for the block above, as pistons are."""

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        has_signal = level.has_neighbor_signal(pos) or (
            self.is_fed_from_above
            and level.has_neighbor_signal(Direction.UP.from_pos(pos))
        )
        word = str(has_signal).lower()
        if state.get("triggered") == word:
            return
        if has_signal:
            level.schedule_tick(pos, state.block, _DELAY)
        self.triggered(level, pos, state.with_("triggered", word), has_signal)

    def triggered(
        self, level: Level, pos: BlockPos, state: BlockState, has_signal: bool
    ) -> None:
        level.set_block(pos, state, CLIENTS)


def random_slot(level: Level, container: Container) -> int | None:
    """One that holds something, each as likely: the level's own random numbers decide.

    Drawn slot by slot, the next taking the place of the last with chance 1 in their number
    (general knowledge). None: all are empty.
    """
    found = None
    seen = 0
    for slot, stack in enumerate(container.stacks()):
        if stack.is_empty:
            continue
        seen += 1
        if level.random.next_int(seen) == 0:
            found = slot
    return found


def one_less(stack: ItemStack) -> ItemStack:
    return stack.with_count(stack.count - 1)
