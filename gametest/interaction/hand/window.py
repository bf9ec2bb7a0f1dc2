"""A window that a player looks into, as long as it is near (https://minecraft.wiki/w/Reach)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.core.position import BlockPos
    from gametest.entity.player import Player
    from gametest.level.level import Level

_FARTHER: Final = 4.0
"""Blocks beyond its reach at which it closes (general knowledge)."""


@final
@attrs.frozen(eq=False)
class Window:
    level: Level
    pos: BlockPos
    block: Block
    on_close: Callable[[], None]

    def still_opens_for(self, player: Player) -> bool:
        """The block stands there, and the player near it."""
        if player.level is not self.level or not player.is_alive:
            return False
        if self.level.get_block_state(self.pos).block is not self.block:
            return False
        gaps = (
            max(corner - at, 0.0, at - corner - 1.0)
            for at, corner in zip(player.eye_position, self.pos, strict=True)
        )
        return sum(gap * gap for gap in gaps) < (player.block_reach + _FARTHER) ** 2
