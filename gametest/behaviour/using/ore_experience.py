"""Experience out of broken blocks (https://minecraft.wiki/w/Experience#Blocks)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.interaction.drops.experience_orbs import drop_points

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


def experience_of(name: str) -> tuple[int, int] | None:
    """Least and most, by the block's id without namespace."""
    return _RANGES.get(name)


def drawn_experience(random: RandomSource, range_: tuple[int, int]) -> int:
    least, most = range_
    return least + random.next_int(most - least + 1) if most > least else least


def spill_experience(
    level: Level, pos: BlockPos, random: RandomSource, points: int
) -> None:
    drop_points(level, pos.center, points, random)
