"""What on its way takes the fall from one who falls fast.

Block tag `fall_damage_resetting` and water (https://minecraft.wiki/w/Damage#Fall_damage); that it is asked of moves of
a block or more only is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import BlockPos
from gametest.interaction.fluid_push import surface_height
from gametest.interaction.sight.cells import cells_on
from gametest.interaction.sight.ray import ray_enters

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.level.level import Level

_BEGUN: Final = 0.001
"""Part of the way at which one that starts inside is looked for."""
_TAG: Final = "fall_damage_resetting"


def is_soft(level: Level, start: Vec3, way: Vec3) -> bool:
    """What the way only just reaches does not count."""
    begin = start.plus(way.scaled(_BEGUN))
    for x, y, z in cells_on(start, way):
        height = _soft_height(level, (x, y, z)) if level.get_state_id(x, y, z) else 0.0
        if not height:
            continue
        if begin.block_pos == (x, y, z) and begin.y < y + height:
            return True
        entered = ray_enters((x, y, z, x + 1.0, y + height, z + 1.0), start, way)
        if entered is not None and entered < 1.0:
            return True
    return False


def _soft_height(level: Level, pos: tuple[int, int, int]) -> float:
    """0 for what is hard, or nothing at all."""
    state = level.get_block_state(pos)
    if level.world.items.is_tagged("block", _TAG, state.block.name):
        return 1.0
    if state.fluid == "water":
        return surface_height(level, BlockPos(*pos), state)
    return 0.0
