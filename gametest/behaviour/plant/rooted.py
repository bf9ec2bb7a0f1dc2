"""Plants stand as long as their ground is one they like.

Which blocks carry which plant is tag-driven since 26.1
(https://minecraft.wiki/w/Block_tag_(Java_Edition)).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level


@attrs.define(eq=False, repr=False)
class RootedPlant(BlockBehaviour):
    """Breaks as soon as its ground is not one of its tag.

    Versions that have no such tag keep it on the soil that it surely likes, and report the rest.
    """

    ground: TaggedBlocks

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return self.likes(level, pos, state, level.get_neighbor_state(pos, _DOWN))

    def likes(
        self, level: Level, pos: BlockPos, state: BlockState, ground: BlockState
    ) -> bool:
        if self.ground.holds(ground):
            return True
        if ground.is_air or self.ground.is_exact(level.blocks):
            return False
        raise UnsupportedError(f"{state.block.name}: check its ground", pos)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        if direction is not _DOWN or self.likes(level, pos, state, neighbor_state):
            return state
        return level.blocks.air


_DOWN = Direction.DOWN
