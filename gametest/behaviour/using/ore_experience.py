"""Experience out of broken blocks (https://minecraft.wiki/w/Experience#Blocks), in orbs of fixed sizes.

https://minecraft.wiki/w/Experience_Orb: a sum falls apart into the largest sizes that fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Short

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.core.random_source import RandomSource
    from gametest.level.level import Level

_RANGES: Final = {
    "coal_ore": (0, 2),
    "deepslate_coal_ore": (0, 2),
    "diamond_ore": (3, 7),
    "deepslate_diamond_ore": (3, 7),
    "emerald_ore": (3, 7),
    "deepslate_emerald_ore": (3, 7),
    "lapis_ore": (2, 5),
    "deepslate_lapis_ore": (2, 5),
    "nether_gold_ore": (0, 1),
    "nether_quartz_ore": (2, 5),
    "redstone_ore": (1, 5),
    "deepslate_redstone_ore": (1, 5),
    "sculk": (1, 1),
    "sculk_catalyst": (5, 5),
    "sculk_sensor": (5, 5),
    "sculk_shrieker": (5, 5),
    "calibrated_sculk_sensor": (5, 5),
    "spawner": (15, 43),
}
_SIZES: Final = (2477, 1237, 617, 307, 149, 73, 37, 17, 7, 3, 1)


def experience_of(name: str) -> tuple[int, int] | None:
    """Least and most, by the block's id without namespace."""
    return _RANGES.get(name)


def spill_experience(
    level: Level, pos: BlockPos, random: RandomSource, range_: tuple[int, int]
) -> None:
    least, most = range_
    points = least + random.next_int(most - least + 1) if most > least else least
    for size in orb_sizes(points):
        motion = Vec3(
            (random.next_double() * 0.2 - 0.1) * 2.0,
            random.next_double() * 0.2 * 2.0,
            (random.next_double() * 0.2 - 0.1) * 2.0,
        )
        orb = Entity(
            "minecraft:experience_orb",
            level.new_uuid(),
            pos.center,
            motion=motion,
            nbt={"Value": Short(size)},
        )
        level.add_entity(orb)


def orb_sizes(points: int) -> list[int]:
    """Of a sum of points, the largest first."""
    found: list[int] = []
    for size in _SIZES:
        while points >= size:
            found.append(size)
            points -= size
    return found
