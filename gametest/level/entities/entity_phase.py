"""The entity phase of a level's tick: bodies take their turns, riders their seats.

What has no body is data; what would act in the game is reported once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


def tick_entities(level: Level) -> None:
    if level.bodies:
        _move_bodies(level)
        level.body_in_turn = 0
    if not level.changed_entities and not level.resting_entities:
        return
    # Here, as most levels hold no entities.
    from gametest.level.entities.entity_activity import (
        missing_mechanic,
        needs_watch,
        position_riders,
    )

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
    """In the order in which they were added; one that rides follows what carries it.

    Where nothing was written since the last turn, those at rest need not look around.
    """
    now = level.game_time
    for entity in tuple(level.bodies.values()):
        body = entity.body
        if body is None or entity.is_removed or entity.vehicle is not None:
            continue
        rest = body.rest
        rests = (
            rest is not None
            and (level.write_count == level.bodies_looked_at or rest.holds())
            and body.still_rests(level)
        )
        if rests and rest is not None and (rest.due is None or now < rest.due):
            continue
        level.body_in_turn = entity.order
        body.old_pos = entity.pos
        try:
            if rests:
                body.tick_at_rest(level)
            else:
                if rest is not None:
                    body.disturbed(level)
                body.tick(level)
            if entity.passengers and not entity.is_removed:
                _carry(level, entity)
        except UnsupportedError as error:
            level.bodies.pop(entity.uuid, None)
            entity.is_reported = True
            level.report_unsupported(error.mechanic, error.pos or entity.block_pos)
    # A tick counts as a write, as the time goes on.
    level.bodies_looked_at = level.write_count + 1


def had_its_turn(level: Level, entity: Entity) -> bool:
    """Whether its turn of the tick that runs is over; between ticks it is."""
    if level.is_handling_tick:
        return False
    return not level.body_in_turn or entity.order < level.body_in_turn


def _carry(level: Level, vehicle: Entity) -> None:
    from gametest.level.entities.entity_activity import position_riders

    position_riders(vehicle)


def next_due(level: Level) -> int | None:
    """The earliest game time at which a body does something by itself."""
    following = level.game_time + 1
    least: int | None = None
    for entity in level.bodies.values():
        if entity.body is None or entity.vehicle is not None:
            continue
        due = entity.body.next_due(level)
        if due is not None and due <= following:
            return following
        if due is not None and (least is None or due < least):
            least = due
    return least
