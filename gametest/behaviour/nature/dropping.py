"""Drops of blocks that vanish for another reason than lost support."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError
from gametest.interaction.block_drops import drop_block

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level


def drop_or_report(level: Level, pos: BlockPos, state: BlockState) -> None:
    """Drops that chance decides are reported, and the game goes on without them."""
    try:
        drop_block(level, pos, state)
    except UnsupportedError as error:
        level.report_unsupported(error.mechanic, error.pos or pos)
