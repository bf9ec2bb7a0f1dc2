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
    from gametest.core.random_source import RandomSource
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound

_ORB: Final = "minecraft:experience_orb"
_SIZES: Final = (2477, 1237, 617, 307, 149, 73, 37, 17, 7, 3, 1)


def drop_points(
    level: Level, pos: Vec3, points: int, random: RandomSource | None = None
) -> None:
    """The largest orbs first; `random`: the numbers of their speeds, if not the level's."""
    random = random or level.random
    for size in orb_sizes(points):
        motion = Vec3(
            (random.next_double() * 0.2 - 0.1) * 2.0,
            random.next_double() * 0.2 * 2.0,
            (random.next_double() * 0.2 - 0.1) * 2.0,
        )
        nbt: Compound = {"Value": Short(size)}
        level.add_entity(Entity(_ORB, level.new_uuid(), pos, motion=motion, nbt=nbt))


def orb_sizes(points: int) -> list[int]:
    """Of a sum of points, the largest first."""
    found: list[int] = []
    for size in _SIZES:
        while points >= size:
            found.append(size)
            points -= size
    return found
