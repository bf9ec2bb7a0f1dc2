"""Blocks of two halves: doors, beds, tall plants. One half goes with the other.

https://minecraft.wiki/w/Door, https://minecraft.wiki/w/Bed
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.behaviour.standing.openable import opening_event
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS, IMMEDIATE

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level


@final
@attrs.define(eq=False, repr=False)
class Door(BlockBehaviour):
    opens_by_hand: bool

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if state.get("half") == "lower":
            return can_hang_or_stand(level, pos, Direction.DOWN, SupportType.FULL)
        return level.get_block_state(Direction.DOWN.from_pos(pos)).block is state.block

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        half = state.get("half")
        if direction is _other_half(half):
            if (
                neighbor_state.block is state.block
                and neighbor_state.get("half") != half
            ):
                return neighbor_state.with_("half", half)
            return level.blocks.air
        is_ground = half == "lower" and direction is Direction.DOWN
        if is_ground and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        other_pos = _other_half(state.get("half")).from_pos(pos)
        has_signal = level.has_neighbor_signal(pos) or level.has_neighbor_signal(
            other_pos
        )
        word = str(has_signal).lower()
        # The other half tells this one through its shape, so its updates are not looked at.
        if source is state.block or state.get("powered") == word:
            return
        if state.get("open") != word:
            vibrate(level, pos, opening_event(has_signal))
        level.set_block(pos, state.with_("powered", word).with_("open", word), CLIENTS)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if not self.opens_by_hand:
            return False
        turned = state.cycle("open")
        level.set_block(pos, turned, CLIENTS | IMMEDIATE)
        vibrate(level, pos, opening_event(turned.get("open") == "true"))
        return True


@final
class Bed(BlockBehaviour):
    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        facing = Direction.by_label(state.get("facing"))
        part = state.get("part")
        if direction is not (facing if part == "foot" else facing.opposite):
            return state
        if neighbor_state.block is state.block and neighbor_state.get("part") != part:
            return state.with_("occupied", neighbor_state.get("occupied"))
        return level.blocks.air


@final
@attrs.define(eq=False, repr=False)
class TallPlant(BlockBehaviour):
    """What it grows on is looked at by `Plant`; here only that both halves stand."""

    ground: BlockBehaviour

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
        half = state.get("half")
        if direction is _other_half(half):
            is_whole = (
                neighbor_state.block is state.block
                and neighbor_state.get("half") != half
            )
            return state if is_whole else level.blocks.air
        if half == "upper":
            return state
        return self.ground.update_shape(
            level, pos, state, direction, neighbor_pos, neighbor_state
        )


def _other_half(half: str) -> Direction:
    return Direction.UP if half == "lower" else Direction.DOWN
