"""The cell of a block under way (https://minecraft.wiki/w/Moving_Piston)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level


@final
class MovingPiston(BlockBehaviour):
    """Gives and conducts nothing; its block entity does the work.

    Put there by a command or a structure it has none, and stands for ever.
    """

    has_default_block_entity = False

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """A hand clears one that carries nothing."""
        if level.get_block_entity(pos) is not None:
            return False
        return level.set_block(pos, level.blocks.air, ALL)
