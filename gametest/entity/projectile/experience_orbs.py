"""Points of experience come out as orbs of fixed sizes (https://minecraft.wiki/w/Experience#Experience_orbs).

That a new orb joins one of its size that lies near, one time in forty, is left out: what is there to pick up is
the same. Speeds are general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Short

if TYPE_CHECKING:
    from gametest.level.level import Level

ORB: Final = "minecraft:experience_orb"
_SIZES: Final = (2477, 1237, 617, 307, 149, 73, 37, 17, 7, 3, 1)


def drop_points(level: Level, pos: Vec3, points: int) -> None:
    random = level.random
    while points > 0:
        size = next(size for size in _SIZES if size <= points)
        points -= size
        motion = Vec3(
            (random.next_double() * 0.2 - 0.1) * 2.0,
            random.next_double() * 0.2 * 2.0,
            (random.next_double() * 0.2 - 0.1) * 2.0,
        )
        orb = Entity(ORB, level.new_uuid(), pos, motion=motion)
        orb.nbt["Value"] = Short(size)
        level.add_entity(orb)
