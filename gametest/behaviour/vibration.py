"""Vibrations: what happens at a place, for the sculk sensors within earshot.

https://minecraft.wiki/w/Sculk_Sensor#Vibration_detection. A shrieker hears sensors that a player
set off, and players (https://minecraft.wiki/w/Sculk_Shrieker).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.hearing import make_noise

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

FREQUENCIES: Final = {
    event: frequency
    for frequency, events in enumerate(
        (
            "step swim flap",
            "projectile_land hit_ground splash",
            "item_interact_finish projectile_shoot instrument_play",
            "entity_action elytra_glide unequip",
            "entity_dismount equip",
            "entity_interact entity_mount shear",
            "entity_damage",
            "drink eat",
            "container_close block_close block_deactivate block_detach",
            "container_open block_open block_activate block_attach prime_fuse "
            "note_block_play",
            "block_change",
            "block_destroy fluid_pickup",
            "block_place fluid_place",
            "entity_place lightning_strike teleport",
            "entity_die explode",
        ),
        start=1,
    )
    for event in (*events.split(), f"resonate_{frequency}")
}
"""By game event without namespace: https://minecraft.wiki/w/Sculk_Sensor#Vibration_frequencies."""


def vibrate(
    level: Level, pos: BlockPos, event: str = "", *, by: Entity | None = None
) -> None:
    """A game event in the middle of the block at `pos`; without a name, of a kind not known here."""
    if level.listening_block_entities:
        x, y, z = pos
        vibrate_from(level, Vec3(x + 0.5, y + 0.5, z + 0.5), event, by=by)


def vibrate_from(
    level: Level, where: Vec3, event: str, *, by: Entity | None = None
) -> None:
    """A game event at a point; `by` is who made it, if anybody did."""
    make_noise(level, where, event, by)


def vibrate_at_destruction(level: Level, pos: BlockPos, state: BlockState) -> None:
    """Every destroyed block is heard but wool and its carpets (tag `dampens_vibrations`)."""
    if level.listening_block_entities:
        make_noise(level, pos.center, "block_destroy", None, on=state)
