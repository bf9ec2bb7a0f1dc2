"""Sand and its like: they look down 2 ticks after a change, and falling is unsupported.

https://minecraft.wiki/w/Falling_Block
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
@attrs.define(eq=False, repr=False)
class FallingBlock(BlockBehaviour):
    hardens_in_water: bool = False
    """Concrete powder."""
    delay: int = 2

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        level.schedule_tick(pos, state.block, self.delay)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if self.hardens_in_water and _touches_water(level, pos):
            raise UnsupportedError(f"{state.block.name}: harden", pos)
        level.schedule_tick(pos, state.block, self.delay)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        below = level.get_block_state(Direction.DOWN.from_pos(pos))
        is_free = below.is_air or below.is_replaceable or below.block.name in _FIRES
        if is_free and pos.y >= level.min_y:
            raise UnsupportedError(f"{state.block.name}: fall", pos)


_FIRES: Final = ("minecraft:fire", "minecraft:soul_fire")


def _touches_water(level: Level, pos: BlockPos) -> bool:
    """On any side but below."""
    return any(
        level.get_block_state(side.from_pos(pos)).fluid == "water"
        for side in Direction
        if side is not Direction.DOWN
    )
