"""Growths that cover faces: glow lichen, sculk veins, resin clumps.

https://minecraft.wiki/w/Glow_Lichen, https://minecraft.wiki/w/Resin_Clump
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
class FaceCover(BlockBehaviour):
    """It loses a face when what carries it goes."""

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
        if state.get(direction.label) == "true" and not carries(
            neighbor_state, direction
        ):
            state = state.with_(direction.label, "false")
        has_face = any(state.get(side.label) == "true" for side in Direction)
        return state if has_face else level.blocks.air


def carries(neighbor: BlockState, side: Direction) -> bool:
    """Leaves do, although nothing else stands on them."""
    return neighbor.is_full_cube or neighbor.is_face_sturdy(side.opposite)
