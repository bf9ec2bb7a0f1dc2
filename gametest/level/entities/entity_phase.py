"""The entity phase of a level's tick: riders take their seats, what stands settles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.nbt.tags import Byte

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_SETTLED: Final = 2
"""In its first tick a standing body gains speed, in its second it meets the ground."""


def tick_entities(level: Level) -> None:
    """Entities are data; what would act is reported once."""
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
            _settle(level, entity)


def _settle(level: Level, entity: Entity) -> None:
    from gametest.level.entities.entity_activity import RESTING_MOTION, stands

    if entity.settled >= _SETTLED or not stands(entity):
        return
    entity.settled += 1
    entity.motion = RESTING_MOTION
    if entity.settled == _SETTLED:
        entity.nbt["OnGround"] = Byte(1)
    else:
        level.changed_entities[entity.uuid] = entity
