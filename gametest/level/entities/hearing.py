"""What entities do, told to the blocks within earshot (https://minecraft.wiki/w/Sculk_Sensor#Vibration_detection).

Who sneaks makes no noise by walking, landing, shooting and using things; spectators and wool make none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_QUIET_WHEN_SNEAKING: Final = frozenset(
    {"hit_ground", "item_interact_finish", "projectile_shoot", "step", "swim"}
)
"""Tag `ignore_vibrations_sneaking`."""
_DAMPENS: Final = "dampens_vibrations"


def make_noise(
    level: Level,
    where: Vec3,
    event: str,
    by: Entity | None,
    *,
    on: BlockState | None = None,
) -> None:
    """`on`: the block that was struck, of which wool takes the noise."""
    listeners = level.listening_block_entities
    if not listeners or _is_silent(level, event, by, on):
        return
    for listener in tuple(listeners.values()):
        listener.hear(level, event, where, by)


def _is_silent(
    level: Level, event: str, by: Entity | None, on: BlockState | None
) -> bool:
    items = level.world.items
    if on is not None and items.is_tagged("block", _DAMPENS, on.block.name):
        return True
    if by is None:
        return False
    if getattr(by, "is_spectator", False):
        return True
    if by.type_id == "minecraft:item":
        item = by.nbt.get("Item")
        id = item.get("id") if isinstance(item, dict) else None
        return isinstance(id, str) and items.is_tagged("item", _DAMPENS, id)
    sneaks = bool(getattr(by, "is_sneaking", False))
    return sneaks and event in _QUIET_WHEN_SNEAKING
