"""Who sits on whom (https://minecraft.wiki/w/Commands/ride), and entities made with riders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.level.entities.entity import Entity, uuid_of_ints
from gametest.level.entities.entity_data import settle_in
from gametest.level.entities.entity_seats import position_riders
from gametest.level.entities.hearing import make_noise
from gametest.nbt.tags import Compound, IntArray, Tag

if TYPE_CHECKING:
    from gametest.level.level import Level

_BOARDING_PAUSE: Final = 60
"""General knowledge of the game."""
MARKER: Final = "minecraft:marker"
"""Can carry nothing."""


def mount(rider: Entity, vehicle: Entity) -> bool:
    """Without asking for room, as commands and summoning do.

    False: it rides it already, the vehicle rides the rider, or nothing can ride that kind.
    """
    if rider.vehicle is vehicle or vehicle.type_id == MARKER or vehicle.is_player:
        return False
    if any(each is vehicle for each in self_and_riders(rider)):
        return False
    dismount(rider)
    rider.vehicle = vehicle
    riders = vehicle.passengers
    if rider.is_player and riders and not riders[0].is_player:
        riders.insert(0, rider)  # The first seat steers.
    else:
        riders.append(rider)
    rider.changed()
    vehicle.changed()
    _tell_players(rider)
    _make_heard(vehicle, "entity_mount", rider)
    return True


def _make_heard(vehicle: Entity, event: str, rider: Entity) -> None:
    """At the vehicle: https://minecraft.wiki/w/Sculk_Sensor#Vibration_frequencies."""
    if vehicle.level is not None:
        make_noise(vehicle.level, vehicle.pos, event, rider)


def _tell_players(rider: Entity) -> None:
    """Players in the saddle, the rider's own too (general knowledge)."""
    for each in self_and_riders(rider):
        if each.is_player and each.level is not None:
            each.level.world.triggers.fire(each, "minecraft:started_riding")


def can_board(rider: Entity) -> bool:
    """Whether it gets in by itself: not for a while after it got off, nor while it sneaks."""
    body, level = rider.body, rider.level
    if body is None or level is None or getattr(rider, "is_sneaking", False):
        return False
    return level.game_time >= body.boards_from


def dismount(rider: Entity, *, stays: bool = False) -> bool:
    """False if it rides nothing.

    Who lives is put beside the vehicle, unless it `stays` where it sat, as all else does.
    """
    vehicle = rider.vehicle
    if vehicle is None:
        return False
    vehicle.passengers.remove(rider)
    rider.vehicle = None
    if rider.body is not None and rider.level is not None:
        rider.body.boards_from = rider.level.game_time + _BOARDING_PAUSE
    find_exit = vehicle.kind.find_exit
    if rider.is_living and rider.is_alive and find_exit is not None and not stays:
        _get_off(rider, vehicle, find_exit)
    rider.changed()
    vehicle.changed()
    _make_heard(vehicle, "entity_dismount", rider)
    return True


def _get_off(
    rider: Entity, vehicle: Entity, find_exit: Callable[[Entity, Entity], Vec3]
) -> None:
    """Out of a vehicle that is gone it stays where it sat, if there is room."""
    if vehicle.is_removed:
        rider.pos = Vec3(rider.pos.x, max(rider.pos.y, vehicle.pos.y), rider.pos.z)
        return
    try:
        rider.pos = find_exit(rider, vehicle)
    except UnsupportedError as error:
        if vehicle.level is not None:
            vehicle.level.report_unsupported(error.mechanic, error.pos)


def eject(vehicle: Entity) -> None:
    """All who ride it directly get off."""
    for rider in tuple(vehicle.passengers):
        dismount(rider)


def self_and_riders(entity: Entity) -> Iterator[Entity]:
    """It, then its passengers and theirs, in the order in which the game adds them."""
    yield entity
    for rider in entity.passengers:
        yield from self_and_riders(rider)


def entity_of_nbt(
    level: Level, nbt: Compound, pos: Vec3, *, keep_uuid: bool
) -> Entity | None:
    """With its passengers, at one place; not yet in the level. None if it names no kind."""
    type_id = nbt.get("id")
    if not isinstance(type_id, str):
        return None
    type_id = type_id if ":" in type_id else f"minecraft:{type_id}"
    uuid = uuid_of_nbt(nbt.get("UUID")) if keep_uuid else None
    if uuid is None:
        uuid = level.new_uuid()
    kind = level.world.entity_kinds.kind(type_id)
    entity = Entity.from_nbt({**nbt, "id": type_id}, uuid, pos, kind=kind)
    settle_in(level, entity, nbt)
    passengers = nbt.get("Passengers")
    for each in passengers if isinstance(passengers, list) else ():
        if isinstance(each, dict):
            rider = entity_of_nbt(level, each, pos, keep_uuid=keep_uuid)
            if rider is not None:
                mount(rider, entity)
    return entity


def add_with_riders(level: Level, entity: Entity) -> bool:
    """False, and nothing is added, if a UUID of them is in use."""
    everyone = tuple(self_and_riders(entity))
    if any(each.uuid in level.entities for each in everyone):
        return False
    if len({each.uuid for each in everyone}) < len(everyone):
        return False
    for each in everyone:
        level.add_entity(each)
    position_riders(entity)
    return True


def uuid_of_nbt(value: Tag | None) -> int | None:
    """From four numbers."""
    if isinstance(value, (IntArray, list)) and len(value) == 4:
        parts = [int(part) for part in value if isinstance(part, int)]
        if len(parts) == 4:
            return uuid_of_ints(parts)
    return None
