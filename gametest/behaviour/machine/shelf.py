"""Shelves: one that stands alone shows power; how powered ones join is not simulated.

https://minecraft.wiki/w/Shelf#Redstone
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.behaviour.container.storage import StorageBlock
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_SLOTS = 3


@final
class Shelf(StorageBlock):
    def __init__(self) -> None:
        super().__init__(_SLOTS)

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if state.get("powered") == "true" and _beside(level, pos, state):
            _refuse(state, pos)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        word = str(level.has_neighbor_signal(pos)).lower()
        if state.get("powered") == word:
            return
        if _beside(level, pos, state) or state.get("side_chain") != "unconnected":
            _refuse(state, pos)
        level.set_block(pos, state.with_("powered", word), ALL)
        vibrate(level, pos, "block_activate" if word == "true" else "block_deactivate")

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        """It reads which slots hold something, and from one side only."""
        container = self.container(level, pos, state)
        if container is None or all(stack.is_empty for stack in container.stacks()):
            return 0
        raise UnsupportedError(f"{state.block.name}: comparator reading", pos)


def _beside(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """A powered shelf to its left or right that looks the same way."""
    facing = Direction.by_label(state.get("facing"))
    for side in (facing.clockwise, facing.counterclockwise):
        other = level.get_block_state(side.from_pos(pos))
        if (
            other.block.name.endswith("_shelf")
            and other.get("facing") == state.get("facing")
            and other.get("powered") == "true"
        ):
            return True
    return False


def _refuse(state: BlockState, pos: BlockPos) -> None:
    raise UnsupportedError(f"{state.block.name}: connect", pos)
