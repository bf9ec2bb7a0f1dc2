"""Coral dies out of water, 60 to 100 ticks after it noticed (https://minecraft.wiki/w/Coral)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.place_random import random_at
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level

_DELAY: Final = 60
_DELAY_SPREAD: Final = 40


@final
@attrs.define(eq=False, repr=False)
class Coral(BlockBehaviour):
    is_block: bool
    """The full block: it needs no support, and being set down tells it nothing."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return self.is_block or can_hang_or_stand(
            level, pos, _support_side(state), SupportType.FULL
        )

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if not self.is_block:
            _notice(level, pos, state)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is _support_side(state) and not self.can_survive(
            level, pos, state
        ):
            return level.blocks.air
        _notice(level, pos, state)
        schedule_flow(level, pos, state)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _is_wet(level, pos, state):
            return
        name = state.block.name.removeprefix("minecraft:")
        dead = level.blocks.block(f"minecraft:dead_{name}")
        level.set_block(pos, dead.state_of(state.properties), CLIENTS)


def _support_side(state: BlockState) -> Direction:
    facing = state.find("facing")
    return Direction.DOWN if facing is None else Direction.by_label(facing).opposite


def _notice(level: Level, pos: BlockPos, state: BlockState) -> None:
    if not _is_wet(level, pos, state):
        delay = _DELAY + random_at(level, pos).next_int(_DELAY_SPREAD)
        level.schedule_tick(pos, state.block, delay)


def _is_wet(level: Level, pos: BlockPos, state: BlockState) -> bool:
    return state.fluid == "water" or any(
        level.get_block_state(side.from_pos(pos)).fluid == "water" for side in Direction
    )
