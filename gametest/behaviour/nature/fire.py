"""Fire: it lights portals, and needs something under it or something that burns.

https://minecraft.wiki/w/Fire, https://minecraft.wiki/w/Soul_Fire. How it burns is in `fire_spread`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fire_shape import SOUL_BASE, fire_for, touches_burning
from gametest.behaviour.nature.portal import find_frame_to_light
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.dimension_type import OVERWORLD, THE_NETHER
from gametest.level.place_random import drawing_at, random_at
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_TICK_DELAY: Final = 30
_TICK_SPREAD: Final = 10


class BaseFire(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is state.block:
            return
        if level.dimension in (OVERWORLD, THE_NETHER):
            frame = find_frame_to_light(level, pos)
            if frame is not None:
                frame.light(level)
                return
        if not self.can_survive(level, pos, state):
            level.set_block(pos, level.blocks.air, ALL)


@final
class SoulFire(BaseFire):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return level.get_neighbor_state(pos, Direction.DOWN).block.name in SOUL_BASE

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        return state if self.can_survive(level, pos, state) else level.blocks.air


@final
class Fire(BaseFire):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        super().on_place(level, pos, state, old_state, moved)
        if old_state.block is not state.block:
            delay = _TICK_DELAY + random_at(level, pos).next_int(_TICK_SPREAD)
            level.schedule_tick(pos, state.block, delay)

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        return below.is_face_sturdy(Direction.UP) or touches_burning(level, pos)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if not self.can_survive(level, pos, state):
            return level.blocks.air
        return with_age(fire_for(level, pos), int(state.get("age")))

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        from gametest.behaviour.nature.fire_spread import burn

        with drawing_at(level, pos):
            delay = _TICK_DELAY + level.random.next_int(_TICK_SPREAD)
            level.schedule_tick(pos, state.block, delay)
            burn(level, pos, state)


def with_age(fire: BlockState, age: int) -> BlockState:
    """Soul fire has none."""
    return fire.with_("age", str(age)) if fire.has("age") else fire
