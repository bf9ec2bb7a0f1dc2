"""Note block: pitch, instrument, and a block event for each note.

The sound is heard by nobody here; block states, the event and vibrations are what remains
(https://minecraft.wiki/w/Note_Block).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Axis, Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_HEADS: Final = frozenset(
    {
        "zombie",
        "skeleton",
        "creeper",
        "dragon",
        "wither_skeleton",
        "piglin",
        "custom_head",
    }
)
"""Instruments of a head standing on the note block; they play without air above."""


@final
class NoteBlock(BlockBehaviour):
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
        if has_signal:
            _play(level, pos, state)
        level.set_block(pos, state.with_("powered", str(has_signal).lower()), ALL)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction.axis is not Axis.Y:
            return state
        above = level.get_block_state(Direction.UP.from_pos(pos)).instrument
        if above in _HEADS:
            return state.with_("instrument", above)
        below = level.get_block_state(Direction.DOWN.from_pos(pos)).instrument
        return state.with_("instrument", "harp" if below in _HEADS else below)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        tuned = state.cycle("note")
        level.set_block(pos, tuned, ALL)
        _play(level, pos, tuned)
        return True

    def attack(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        _play(level, pos, state)

    def trigger_event(
        self, level: Level, pos: BlockPos, state: BlockState, event_id: int, data: int
    ) -> bool:
        return True


def _play(level: Level, pos: BlockPos, state: BlockState) -> None:
    above = level.get_block_state(Direction.UP.from_pos(pos))
    if state.get("instrument") in _HEADS or above.is_air:
        level.block_event(pos, state.block, 0, 0)
        vibrate(level, pos, "note_block_play")
