"""Lever (https://minecraft.wiki/w/Lever)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.behaviour.redstone.face_attached import FaceAttached, tell_support
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
class Lever(FaceAttached):
    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        switched = state.cycle("powered")
        level.set_block(pos, switched, ALL)
        tell_support(level, pos, switched)
        is_on = switched.get("powered") == "true"
        vibrate(level, pos, "block_activate" if is_on else "block_deactivate")
        return True
