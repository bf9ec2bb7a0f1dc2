"""Scaffolding: counts its distance to the next supported piece, and falls from 7 on.

https://minecraft.wiki/w/Scaffolding
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos
from gametest.interaction.falling import start_falling
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_FARTHEST: Final = 7


@final
class Scaffolding(BlockBehaviour):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return scaffold_distance(level, pos, state) < _FARTHEST

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        level.schedule_tick(pos, state.block, 1)

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
        level.schedule_tick(pos, state.block, 1)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        distance = scaffold_distance(level, pos, state)
        below = level.get_block_state(Direction.DOWN.from_pos(pos))
        hangs = distance > 0 and below.block is not state.block
        new_state = state.with_("distance", str(distance))
        new_state = new_state.with_("bottom", str(hangs).lower())
        if distance < _FARTHEST:
            if new_state is not state:
                level.set_block(pos, new_state, ALL)
        elif state.get("distance") == str(_FARTHEST):
            start_falling(level, pos, new_state)
        else:
            level.destroy_block(pos, drop=True)


def scaffold_distance(level: Level, pos: BlockPos, state: BlockState) -> int:
    """To what stands on the ground, 0 to 7."""
    below = level.get_block_state(Direction.DOWN.from_pos(pos))
    distance = _FARTHEST
    if below.block is state.block:
        distance = int(below.get("distance"))
    elif below.is_face_sturdy(Direction.UP):
        return 0
    for side in HORIZONTALS:
        beside = level.get_block_state(side.from_pos(pos))
        if beside.block is state.block:
            distance = min(distance, int(beside.get("distance")) + 1)
            if distance == 1:
                break
    return distance
