"""Vines, and growths that cover faces: they lose a side when what carries it goes.

https://minecraft.wiki/w/Vines, https://minecraft.wiki/w/Glow_Lichen
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
class Vine(BlockBehaviour):
    """A side also holds where the vine above has it."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is Direction.DOWN:
            return state
        above = level.get_block_state(Direction.UP.from_pos(pos))
        if state.get("up") == "true" and not _carries(above, Direction.UP):
            state = state.with_("up", "false")
        for side in HORIZONTALS:
            if state.get(side.label) == "false":
                continue
            beside = level.get_block_state(side.from_pos(pos))
            hangs = above.block is state.block and above.get(side.label) == "true"
            if not hangs and not _carries(beside, side):
                state = state.with_(side.label, "false")
        return state if "true" in state.properties.values() else level.blocks.air

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if level.world.game_rules.is_on("spread_vines"):
            raise UnsupportedError("minecraft:vine: grow", pos)


@final
@attrs.define(eq=False, repr=False)
class FaceCover(BlockBehaviour):
    """Glow lichen, sculk veins, resin clumps."""

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
        if state.get(direction.label) == "true" and not _carries(
            neighbor_state, direction
        ):
            state = state.with_(direction.label, "false")
        has_face = any(state.get(side.label) == "true" for side in Direction)
        return state if has_face else level.blocks.air


def _carries(neighbor: BlockState, side: Direction) -> bool:
    """Leaves do, although nothing else stands on them."""
    return neighbor.is_full_cube or neighbor.is_face_sturdy(side.opposite)
