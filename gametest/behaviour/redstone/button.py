"""Buttons: pressed by use only; arrows do not exist here.

https://minecraft.wiki/w/Button
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.redstone.face_attached import FaceAttached, tell_support
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
@attrs.define(eq=False, repr=False)
class Button(FaceAttached):
    ticks_pressed: int
    """20 for stone, 30 for wood."""

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if state.get("powered") == "false":
            self._set(level, pos, state.with_("powered", "true"))
            level.schedule_tick(pos, state.block, self.ticks_pressed)
            vibrate(level, pos, "block_activate")
        return True

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("powered") == "true":
            self._set(level, pos, state.with_("powered", "false"))
            vibrate(level, pos, "block_deactivate")

    def _set(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        level.set_block(pos, state, ALL)
        tell_support(level, pos, state)
