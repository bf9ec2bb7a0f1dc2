"""Redstone repeater: delay, pulse lengthening and lock.

https://minecraft.wiki/w/Redstone_Repeater
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.behaviour.redstone.diode import (
    Diode,
    back_signal,
    is_diode,
    is_facing_diode,
)
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.level_ticks import TickPriority
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
class Repeater(Diode):
    def check_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if is_locked(level, pos, state):
            return
        is_on = state.get("powered") == "true"
        has_input = back_signal(level, pos, state) > 0
        if is_on == has_input or level.will_tick_this_tick(pos, state.block):
            return
        if is_facing_diode(level, pos, state):
            priority = TickPriority.EXTREMELY_HIGH
        elif is_on:
            priority = TickPriority.VERY_HIGH
        else:
            priority = TickPriority.HIGH
        level.schedule_tick(pos, state.block, _delay(state), priority)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if is_locked(level, pos, state):
            return
        has_input = back_signal(level, pos, state) > 0
        if state.get("powered") == "true":
            if not has_input:
                level.set_block(pos, state.with_("powered", "false"), CLIENTS)
            return
        level.set_block(pos, state.with_("powered", "true"), CLIENTS)
        if not has_input:
            # The pulse was shorter than the delay: it comes out as long as the delay.
            level.schedule_tick(pos, state.block, _delay(state), TickPriority.VERY_HIGH)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        state = super().update_shape(
            level, pos, state, direction, neighbor_pos, neighbor_state
        )
        if state.is_air or direction is Direction.DOWN:
            return state
        if direction.axis is Direction.by_label(state.get("facing")).axis:
            return state
        return state.with_("locked", str(is_locked(level, pos, state)).lower())

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        level.set_block(pos, state.cycle("delay"), ALL)
        return True


def is_locked(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """A powered repeater or comparator points at one of its sides."""
    facing = Direction.by_label(state.get("facing"))
    for side in (facing.clockwise, facing.counterclockwise):
        beside = side.from_pos(pos)
        if (
            is_diode(level.get_block_state(beside))
            and level.get_direct_signal(beside, side) > 0
        ):
            return True
    return False


def _delay(state: BlockState) -> int:
    return int(state.get("delay")) * 2
