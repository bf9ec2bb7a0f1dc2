"""Trapdoors, doors and fence gates: they follow power, and hands unless of iron.

https://minecraft.wiki/w/Trapdoor, https://minecraft.wiki/w/Door, https://minecraft.wiki/w/Fence_Gate
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Axis, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS, IMMEDIATE

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level


@final
@attrs.define(eq=False, repr=False)
class Trapdoor(BlockBehaviour):
    opens_by_hand: bool

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        has_signal = level.has_neighbor_signal(pos)
        if has_signal == (state.get("powered") == "true"):
            return
        word = str(has_signal).lower()
        if state.get("open") != word:
            state = state.with_("open", word)
            vibrate(level, pos, opening_event(word == "true"))
        level.set_block(pos, state.with_("powered", word), CLIENTS)
        schedule_flow(level, pos, state)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if not self.opens_by_hand:
            return False
        turned = state.cycle("open")
        level.set_block(pos, turned, CLIENTS)
        schedule_flow(level, pos, state)
        vibrate(level, pos, opening_event(turned.get("open") == "true"))
        return True

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
        return state


@final
class FenceGate(BlockBehaviour):
    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        has_signal = level.has_neighbor_signal(pos)
        if has_signal == (state.get("powered") == "true"):
            return
        word = str(has_signal).lower()
        if state.get("open") != word:
            vibrate(level, pos, opening_event(has_signal))
        level.set_block(pos, state.with_("powered", word).with_("open", word), CLIENTS)

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
        if direction.axis is Axis.Y or direction.axis is facing.axis:
            return state
        across = level.get_block_state(direction.opposite.from_pos(pos))
        in_wall = _is_wall(neighbor_state) or _is_wall(across)
        return state.with_("in_wall", str(in_wall).lower())

    def use_looking(
        self, level: Level, pos: BlockPos, state: BlockState, front: Direction | None
    ) -> bool:
        """It opens away from the player."""
        if state.get("open") == "true":
            turned = state.with_("open", "false")
        elif front is None:
            raise UnsupportedError(f"{state.block.name}: open by hand", pos)
        else:
            turned = state.with_("open", "true")
            if state.get("facing") == front.opposite.label:
                turned = turned.with_("facing", front.label)
        level.set_block(pos, turned, CLIENTS | IMMEDIATE)
        vibrate(level, pos, opening_event(turned.get("open") == "true"))
        return True


def opening_event(is_open: bool) -> str:
    """The game event of a door, trapdoor or gate that now is open or shut."""
    return "block_open" if is_open else "block_close"


def _is_wall(state: BlockState) -> bool:
    return state.block.name.endswith("_wall")
