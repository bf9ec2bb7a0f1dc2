"""Vibrations: nothing hears them but sculk, which is not simulated.

https://minecraft.wiki/w/Sculk_Sensor#Vibration_detection
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.level.level import Level

_HEARING_RANGE: Final = {
    "minecraft:sculk_sensor": 8,
    "minecraft:sculk_shrieker": 8,
    "minecraft:calibrated_sculk_sensor": 16,
}
"""In blocks, by block entity type."""


def vibrate(level: Level, pos: BlockPos) -> None:
    """Report the first sculk block that would hear what just happened at `pos`."""
    for listener_pos, block_entity in level.block_entities.items():
        reach = _HEARING_RANGE.get(block_entity.type_id)
        if reach is None:
            continue
        distance_squared = sum(
            (one - other) ** 2 for one, other in zip(pos, listener_pos, strict=True)
        )
        if distance_squared <= reach * reach:
            level.report_unsupported(f"{block_entity.type_id}: vibration", listener_pos)
            return
