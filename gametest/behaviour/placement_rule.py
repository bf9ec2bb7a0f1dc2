"""Where a block that needs support may stand or hang.

https://minecraft.wiki/w/Opacity/Placement
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.level.level import Level


def can_hang_or_stand(
    level: Level, pos: BlockPos, side: Direction, support: SupportType
) -> bool:
    """Whether the block on `side` of `pos` carries what stands at `pos`."""
    carrier_pos = side.from_pos(pos)
    carrier = level.get_block_state(carrier_pos)
    if carrier.is_air:
        return False
    face = side.opposite
    if (
        support is SupportType.CENTER
        and face is Direction.DOWN
        and carrier.block.name.endswith("_fence_gate")
    ):
        # Block tag `unstable_bottom_center`: nothing hangs from a fence gate.
        return False
    return level.is_face_sturdy(carrier_pos, face, support)
