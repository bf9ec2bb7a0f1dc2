"""What hurts a living body where it stands, named as it is not simulated."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

BURN_IN_DAYLIGHT: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("bogged", "drowned", "phantom", "skeleton", "stray", "wither_skeleton"),
        *("zombie", "zombie_horse", "zombie_nautilus", "zombie_villager"),
    )
)
_BREATHE_WATER: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("armor_stand", "axolotl", "cod", "dolphin", "drowned", "elder_guardian"),
        *("frog", "glow_squid", "guardian", "nautilus", "pufferfish", "salmon"),
        *("skeleton", "squid", "stray", "tadpole", "tropical_fish", "turtle"),
        *("wither_skeleton", "zombie", "zombie_villager", "zombie_nautilus", "husk"),
    )
)
"""Or need not breathe."""


def check_living_harm(level: Level, entity: Entity, body: EntityBody) -> None:
    """Raises `UnsupportedError` if it would burn, drown or suffocate now."""
    if not entity.is_alive:
        raise UnsupportedError(f"{entity.type_id}: dying", entity.block_pos)
    if entity.type_id in BURN_IN_DAYLIGHT and _burns(level, entity):
        raise UnsupportedError(f"{entity.type_id}: burn by day", entity.block_pos)
    x, y, z = entity.eye_position
    cell = (floor(x), floor(y), floor(z))
    state = level.get_block_state(cell)
    if state.is_air:
        return
    if state.fluid == "water" and entity.type_id not in _BREATHE_WATER:
        raise UnsupportedError(f"{entity.type_id}: drown", entity.block_pos)
    if state.is_conductor and state.is_full_cube and not body.no_physics:
        raise UnsupportedError(f"{entity.type_id}: suffocate", entity.block_pos)


def _burns(level: Level, entity: Entity) -> bool:
    """By day in the overworld and bare-headed; a roof is not looked for."""
    equipment = entity.nbt.get("equipment")
    if isinstance(equipment, dict) and equipment.get("head"):
        return False
    is_night = 12542 <= level.world.day_time % 24000 <= 23459
    return level.dimension.path == "overworld" and not is_night
