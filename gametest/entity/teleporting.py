"""Moving entities at once, also to another dimension (https://minecraft.wiki/w/Commands/teleport)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.float32 import wrap_degrees
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_riding import dismount, self_and_riders
from gametest.level.entities.entity_seats import position_riders

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.level.level import Level


def teleport(
    entity: Entity,
    level: Level,
    pos: Vec3,
    yaw: float | None = None,
    pitch: float | None = None,
) -> None:
    """It leaves what it rides; its passengers come along.

    Angles are wrapped into -180 to 180. In another dimension it keeps its UUID, tags and data
    and, unless it is a player, gets a new network id.
    """
    dismount(entity, stays=True)
    if entity.is_player and entity.level is not None:
        _get_up(entity, entity.level)
    if entity.level is not level:
        _change_level(entity, level)
    entity.move_to(
        pos,
        None if yaw is None else wrap_degrees(yaw),
        None if pitch is None else wrap_degrees(pitch),
    )
    for rider in entity.passengers:
        rider.pos = pos
        rider.changed()
    position_riders(entity)


def _get_up(player: Entity, level: Level) -> None:
    """General knowledge of the game: who sleeps gets up first."""
    if getattr(player, "bed", None) is not None:
        from gametest.entity.playing.sleeping import wake

        wake(level, player)


def _change_level(entity: Entity, level: Level) -> None:
    before = entity.level
    everyone = tuple(self_and_riders(entity))
    seats = [(rider, rider.vehicle) for rider in everyone[1:]]
    for each in everyone:
        if each.level is not None:
            each.level.remove_entity(each)
    for each in everyone:
        if not each.is_player:
            each.id = 0
        level.add_entity(each)
    for rider, vehicle in seats:
        if vehicle is not None:
            rider.vehicle = vehicle
            vehicle.passengers.append(rider)
    for each in everyone:
        if each.is_player and before is not None:
            ends = {"from": before.dimension, "to": level.dimension}
            level.world.triggers.fire(each, "minecraft:changed_dimension", **ends)
