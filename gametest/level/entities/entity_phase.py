"""The entity phase of a level's tick: bodies take their turns, riders their seats.

What has no body is data; what would act in the game is reported once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.level.entities.entity_seats import place_rider

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

_STILL: Final = Vec3(0.0, 0.0, 0.0)


def tick_entities(level: Level) -> None:
    if level.bodies:
        _move_bodies(level)
        level.body_in_turn = 0
    if not level.changed_entities and not level.resting_entities:
        return
    # Here, as most levels hold no entities.
    from gametest.level.entities.entity_activity import missing_mechanic, needs_watch
    from gametest.level.entities.entity_seats import position_riders

    changed, level.changed_entities = level.changed_entities, {}
    for entity in {**level.resting_entities, **changed}.values():
        if entity.is_removed or entity.level is not level:
            continue
        if entity.passengers:
            position_riders(entity)
        mechanic = missing_mechanic(entity)
        if mechanic is not None:
            level.resting_entities.pop(entity.uuid, None)
            if not entity.is_reported:
                entity.is_reported = True
                level.report_unsupported(mechanic, entity.block_pos)
        elif needs_watch(entity):
            level.resting_entities[entity.uuid] = entity


def _move_bodies(level: Level) -> None:
    """In the order in which they were added; one that rides comes after what carries it.

    Where nothing was written since the last turn, those at rest need not look around.
    """
    now = level.game_time
    for entity in tuple(level.bodies.values()):
        body = entity.body
        if body is None or entity.is_removed:
            continue
        if entity.vehicle is not None:
            if not _is_carried_by_body(level, entity):
                _ride(level, entity, now)
            continue
        rest = body.rest
        rests = (
            rest is not None
            and (level.write_count == level.bodies_looked_at or rest.holds())
            and body.still_rests(level)
        )
        if rests and rest is not None and (rest.due is None or now < rest.due):
            if entity.passengers:
                _carry(level, entity, now)
            continue
        level.body_in_turn = entity.order
        _take_turn(level, entity, body, rests=rests)
        if entity.passengers and not entity.is_removed:
            _carry(level, entity, now)
    # A tick counts as a write, as the time goes on.
    level.bodies_looked_at = level.write_count + 1


def _take_turn(level: Level, entity: Entity, body: EntityBody, *, rests: bool) -> None:
    body.old_pos = entity.pos
    try:
        if rests:
            body.tick_at_rest(level)
        else:
            if body.rest is not None:
                body.disturbed(level)
            body.tick(level)
    except UnsupportedError as error:
        level.bodies.pop(entity.uuid, None)
        entity.is_reported = True
        level.report_unsupported(error.mechanic, error.pos or entity.block_pos)


def _carry(level: Level, vehicle: Entity, now: int) -> None:
    for rider in tuple(vehicle.passengers):
        if not rider.is_removed and rider.vehicle is vehicle:
            _ride(level, rider, now)


def _ride(level: Level, rider: Entity, now: int) -> None:
    """It takes its turn without speed, then its vehicle puts it where it sits.

    A player that sneaks gets off instead (https://minecraft.wiki/w/Riding).
    """
    body = rider.body
    if rider.is_player and getattr(rider, "is_sneaking", False):
        # Here, as few players ride.
        from gametest.level.entities.entity_riding import dismount

        dismount(rider)
        rider.is_sneaking = False  # type: ignore[attr-defined]
        return
    if body is not None and rider.uuid in level.bodies and not _sleeps(level, body):
        rider.motion = _STILL
        _take_turn(level, rider, body, rests=False)
        body.fall_distance = 0.0
    vehicle = rider.vehicle
    if vehicle is not None and not rider.is_removed:
        place_rider(vehicle, rider)
        _carry(level, rider, now)


def _sleeps(level: Level, body: EntityBody) -> bool:
    rest = body.rest
    return (
        rest is not None
        and rest.due is None
        and (level.write_count == level.bodies_looked_at or rest.holds())
        and body.still_rests(level)
    )


def _is_carried_by_body(level: Level, rider: Entity) -> bool:
    """Whether its turn comes with that of what carries it, directly or not."""
    vehicle = rider.vehicle
    while vehicle is not None:
        if vehicle.uuid in level.bodies:
            return True
        vehicle = vehicle.vehicle
    return False


def had_its_turn(level: Level, entity: Entity) -> bool:
    """Whether its turn of the tick that runs is over; between ticks it is."""
    if level.is_handling_tick:
        return False
    return not level.body_in_turn or entity.order < level.body_in_turn


def next_due(level: Level) -> int | None:
    """The earliest game time at which a body does something by itself."""
    following = level.game_time + 1
    least: int | None = None
    for entity in level.bodies.values():
        if entity.body is None:
            continue
        if entity.vehicle is not None and _sleeps(level, entity.body):
            continue
        due = entity.body.next_due(level)
        if due is not None and due <= following:
            return following
        if due is not None and (least is None or due < least):
            least = due
    return least
