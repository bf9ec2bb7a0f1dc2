"""Rain that falls on a place (https://minecraft.wiki/w/Rain).

In a desert, as which the flat world of the game's test server counts, it stays dry. Nothing freezes
and no snow falls here; in a biome that is not known here, weather is unsupported where it would
matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.nature.light import is_open_to_sky, states_down_to
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.level.level import Level

_RAINY_BIOMES: Final = ("minecraft:plains",)
_DRY_BIOMES: Final = (
    "minecraft:basalt_deltas",
    "minecraft:desert",
    "minecraft:nether_wastes",
    "minecraft:the_end",
    "minecraft:the_void",
)


def is_rained_on(level: Level, pos: BlockPos) -> bool:
    """It rains, and nothing between the place and the sky stops it."""
    if not level.world.weather.rains_now or not is_open_to_sky(
        level, pos, shapes_shade=False
    ):
        return False
    for _, state in states_down_to(level, pos.x, pos.z, pos.y + 1):
        if state.blocks_motion or state.fluid is not None:
            return False
    biome = level.biome_at(pos)
    if biome in _DRY_BIOMES:
        return False
    if biome not in _RAINY_BIOMES:
        raise UnsupportedError(f"weather in {biome}", pos)
    return True
