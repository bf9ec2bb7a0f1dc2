"""Pistons: known is when they would move, and moving is unsupported.

https://minecraft.wiki/w/Piston; power for the block above counts too (quasi-connectivity).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.machine.push_list import can_extend
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level


@final
class Piston(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block:
            _check(level, pos, state)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        _check(level, pos, state)

    def trigger_event(
        self, level: Level, pos: BlockPos, state: BlockState, event_id: int, data: int
    ) -> bool:
        """Power is asked again: what came and went before the event moves nothing."""
        facing = Direction.by_label(state.get("facing"))
        has_signal = _has_signal(level, pos, facing)
        if event_id == _EXTEND:
            if has_signal and can_extend(level, pos, facing):
                raise UnsupportedError(f"{state.block.name}: extend", pos)
        elif has_signal:
            level.set_block(pos, state.with_("extended", "true"), CLIENTS)
        else:
            raise UnsupportedError(f"{state.block.name}: retract", pos)
        return False


@final
class PistonHead(BlockBehaviour):
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
        is_base = (
            neighbor_state.block.name in ("minecraft:piston", "minecraft:sticky_piston")
            and neighbor_state.get("extended") == "true"
        )
        if direction is facing.opposite and not is_base:
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
        """The head passes updates on to its base."""
        base_pos = Direction.by_label(state.get("facing")).opposite.from_pos(pos)
        level.neighbor_changed(base_pos, source, source_pos)


def _check(level: Level, pos: BlockPos, state: BlockState) -> None:
    facing = Direction.by_label(state.get("facing"))
    is_extended = state.get("extended") == "true"
    has_signal = _has_signal(level, pos, facing)
    if has_signal and not is_extended:
        if can_extend(level, pos, facing):
            level.block_event(pos, state.block, _EXTEND, facing.index)
    elif is_extended and not has_signal:
        level.block_event(pos, state.block, _RETRACT, facing.index)


def _has_signal(level: Level, pos: BlockPos, facing: Direction) -> bool:
    if any(
        side is not facing and level.has_signal(side.from_pos(pos), side)
        for side in Direction
    ):
        return True
    if level.has_signal(pos, Direction.DOWN):
        return True
    above = Direction.UP.from_pos(pos)
    return any(
        side is not Direction.DOWN and level.has_signal(side.from_pos(above), side)
        for side in Direction
    )


_EXTEND: Final = 0
_RETRACT: Final = 1
