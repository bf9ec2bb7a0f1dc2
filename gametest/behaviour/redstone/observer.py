"""Observer: a pulse of 2 ticks, 2 ticks after the block at its face changed.

https://minecraft.wiki/w/Observer
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.redstone.diode import tell_front
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS, KNOWN_SHAPE

if TYPE_CHECKING:
    from gametest.level.level import Level

_DELAY: Final = 2


@final
class Observer(BlockBehaviour):
    """`facing` names the side of the face; power comes out behind."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is state.block or state.get("powered") == "false":
            return
        if not level.has_scheduled_tick(pos, state.block):
            # Placed while powered, and nothing would ever turn it off.
            state = state.with_("powered", "false")
            level.set_block(pos, state, CLIENTS | KNOWN_SHAPE)
            tell_front(level, pos, state)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        is_powered = state.get("powered") == "true"
        if is_powered and level.has_scheduled_tick(pos, state.block):
            tell_front(level, pos, state)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if (
            direction.label == state.get("facing")
            and state.get("powered") == "false"
            and not level.has_scheduled_tick(pos, state.block)
        ):
            level.schedule_tick(pos, state.block, _DELAY)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("powered") == "true":
            level.set_block(pos, state.with_("powered", "false"), CLIENTS)
        else:
            level.set_block(pos, state.with_("powered", "true"), CLIENTS)
            level.schedule_tick(pos, state.block, _DELAY)
        tell_front(level, pos, state)

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        is_powered = state.get("powered") == "true"
        return 15 if is_powered and direction.label == state.get("facing") else 0

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return self.get_signal(level, pos, state, direction)
