"""Which entity a player looks at.

https://minecraft.wiki/w/Predicate#Entity (`looking_at`): the first entity on 100 blocks of the line of
sight, if the player's eyes also see its eyes. Both lengths are general knowledge of the game.
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3
from gametest.interaction.blast.exposure import sees
from gametest.interaction.entity_search import entities_in
from gametest.interaction.hand.reach import look_vector
from gametest.interaction.sight.ray import ray_enters

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_REACH: Final = 100.0
_AROUND: Final = 1.0
_SEES: Final = 128.0


def looked_at(level: Level, player: Entity) -> Entity | None:
    """None too if the first one stands behind a block."""
    start = player.eye_position
    x, y, z = start
    dx, dy, dz = (part * _REACH for part in look_vector(player))
    way = Vec3(dx, dy, dz)
    around = (
        *(x + min(dx, 0.0) - _AROUND, y + min(dy, 0.0) - _AROUND),
        z + min(dz, 0.0) - _AROUND,
        *(x + max(dx, 0.0) + _AROUND, y + max(dy, 0.0) + _AROUND),
        z + max(dz, 0.0) + _AROUND,
    )
    best: tuple[float, Entity] | None = None
    for entity in entities_in(level, around):
        if entity is player:
            continue
        part = ray_enters(entity.bounding_box, start, way)
        if part is not None and (best is None or part < best[0]):
            best = part, entity
    if best is None:
        return None
    found = best[1]
    eyes = found.eye_position
    is_near = dist(tuple(start), tuple(eyes)) <= _SEES
    return found if is_near and sees(level, start, eyes, player) else None
