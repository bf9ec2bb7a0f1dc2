"""Vibrations: nothing hears them but sculk sensors, which do not listen here.

https://minecraft.wiki/w/Sculk_Sensor#Vibration_detection. A shrieker hears sensors only
(https://minecraft.wiki/w/Sculk_Shrieker).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

_HEARING_RANGE: Final = {
    "minecraft:sculk_sensor": 8,
    "minecraft:calibrated_sculk_sensor": 16,
}
"""In blocks, by block entity type."""


def vibrate(level: Level, pos: BlockPos) -> None:
    """Report the first sensor that would hear what just happened at `pos`.

    One that is active or cooling down hears nothing.
    """
    for listener_pos, block_entity in level.block_entities.items():
        reach = _HEARING_RANGE.get(block_entity.type_id)
        if reach is None:
            continue
        state = level.get_block_state(listener_pos)
        if state.find("sculk_sensor_phase") not in (None, "inactive"):
            continue
        distance_squared = sum(
            (one - other) ** 2 for one, other in zip(pos, listener_pos, strict=True)
        )
        if distance_squared <= reach * reach:
            level.report_unsupported(f"{block_entity.type_id}: vibration", listener_pos)
            return


def vibrate_at_destruction(level: Level, pos: BlockPos, state: BlockState) -> None:
    """Every destroyed block is heard but wool and its carpets (tag `dampens_vibrations`)."""
    name = state.block.name
    is_wool = name.endswith(("_wool", "_wool_stairs", "_wool_slab"))
    is_carpet = name.endswith("_carpet") and "moss" not in name
    if not is_wool and not is_carpet:
        vibrate(level, pos)
