"""Blocks that always give power."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
class RedstoneBlock(BlockBehaviour):
    """Weak power 15 to all sides, strong power to none.

    https://minecraft.wiki/w/Block_of_Redstone
    """

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return 15
