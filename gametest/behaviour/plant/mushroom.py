"""Small mushrooms: in the dark on whole blocks, spreading (https://minecraft.wiki/w/Mushroom)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.light import has_brightness
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level

_ONE_IN: Final = 25
_TOO_BRIGHT: Final = 13
_MOST_NEAR: Final = 5
_STEPS: Final = 4


@final
class Mushroom(BlockBehaviour):
    def __init__(self, any_light_ground: TaggedBlocks) -> None:
        self.any_light_ground = any_light_ground

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        if self.any_light_ground.holds(below):
            return True
        is_opaque = below.is_full_cube and below.light_filter == 15
        return is_opaque and not has_brightness(level, pos, _TOO_BRIGHT)

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

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """A walk of four steps through places where it could stand, unless five are near."""
        if level.random.next_int(_ONE_IN) != 0 or _is_crowded(level, pos, state):
            return
        place = _step(level, pos)
        for _ in range(_STEPS):
            if self._fits(level, place, state):
                pos = place
            place = _step(level, pos)
        if self._fits(level, place, state):
            level.set_block(place, state, CLIENTS)

    def _fits(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return level.get_block_state(pos).is_air and self.can_survive(level, pos, state)


def _step(level: Level, pos: BlockPos) -> BlockPos:
    random = level.random
    dx = random.next_int(3) - 1
    dy = random.next_int(2) - random.next_int(2)
    return pos.offset(dx, dy, random.next_int(3) - 1)


def _is_crowded(level: Level, pos: BlockPos, state: BlockState) -> bool:
    count = 0
    for dy in (-1, 0, 1):
        for dz in range(-4, 5):
            for dx in range(-4, 5):
                near = level.get_block_state(pos.offset(dx, dy, dz))
                count += near.block is state.block
    return count >= _MOST_NEAR
