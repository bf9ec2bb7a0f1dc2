"""What every entity does at the beginning of its turn: fluids, fire, the void."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.interaction.fluid_push import update_fluids
from gametest.level.entities.damage_source import DamageSource

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

_VOID_DEPTH: Final = 64
"""Blocks below the world at which it is gone."""
_VOID_DAMAGE: Final = 4.0
"""For what lives (https://minecraft.wiki/w/Void)."""


def base_turn(level: Level, entity: Entity, body: EntityBody) -> None:
    """It may remove the entity."""
    update_fluids(level, entity, body)
    if body.fire_ticks > 0:
        _burn(level, entity, body)
    if body.is_in_lava:
        body.fall_distance *= 0.5
    if entity.pos.y < level.min_y - _VOID_DEPTH:
        if entity.is_living:
            body.hurt(level, DamageSource.of("out_of_world"), _VOID_DAMAGE)
        else:
            level.remove_entity(entity)


def _burn(level: Level, entity: Entity, body: EntityBody) -> None:
    if entity.kind.is_fire_immune:
        body.fire_ticks = max(0, body.fire_ticks - 4)
        return
    if body.fire_ticks % 20 == 0 and not body.is_in_lava:
        body.hurt(level, DamageSource.of("on_fire"), 1.0)
    body.fire_ticks -= 1
