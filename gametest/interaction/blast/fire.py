"""Fire that blasts, fireballs and crystals leave (https://minecraft.wiki/w/Fire#Block_states)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

_FIRE: Final = "minecraft:fire"


def put_fire(level: Level, pos: BlockPos) -> None:
    """In the shape that belongs there; where it cannot stay it goes out at once."""
    shape = level.behaviours.fire_for
    fire = (
        level.blocks.block(_FIRE).default_state if shape is None else shape(level, pos)
    )
    level.set_block(pos, fire, ALL)
