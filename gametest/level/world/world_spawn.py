"""Where players appear: the world's point, and a player's own."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.level.dimension_type import OVERWORLD


@final
@attrs.frozen
class SpawnPoint:
    """A place and where to look (https://minecraft.wiki/w/Spawn)."""

    dimension: Identifier
    pos: BlockPos
    yaw: float = 0.0
    pitch: float = 0.0
    """Since 1.21.9; 0 before."""
    forced: bool = False
    """Set by a command: a bed need not stand there."""


ORIGIN_SPAWN: Final = SpawnPoint(OVERWORLD, BlockPos(0, 0, 0))
