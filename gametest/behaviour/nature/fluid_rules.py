"""Numbers and game rules of the two fluids.

https://minecraft.wiki/w/Water, https://minecraft.wiki/w/Lava: in the Nether lava flows as far as
water and three times as fast as elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.level.dimension_type import THE_NETHER

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

WATER_DELAY: Final = 5
LAVA_DELAY: Final = 30
NETHER_LAVA_DELAY: Final = 10
_FAR: Final = 4
_NEAR: Final = 2
_ANYWHERE: Final = -1
"""Value of `fire_spread_radius_around_player`: no player needed."""
_PLAYER: Final = "minecraft:player"


def fluid_delay(level: Level, fluid: str) -> int:
    """Ticks until a fluid looks about itself after a change; `fluid` without namespace."""
    if fluid == "water":
        return WATER_DELAY
    return NETHER_LAVA_DELAY if _has_fast_lava(level) else LAVA_DELAY


def loss_per_block(level: Level, fluid: str) -> int:
    """Of its height, in eighths, per block of way."""
    return 1 if fluid == "water" or _has_fast_lava(level) else 2


def slope_distance(level: Level, fluid: str) -> int:
    """How far it looks for a hole, in blocks beyond its neighbour."""
    return _FAR if fluid == "water" or _has_fast_lava(level) else _NEAR


def makes_sources(level: Level, fluid: str) -> bool:
    """Two sources make a third: https://minecraft.wiki/w/Game_rule."""
    return level.world.game_rules.is_on(f"{fluid}_source_conversion")


def may_light(level: Level, pos: BlockPos | None = None) -> bool:
    """Whether fire spreads there: https://minecraft.wiki/w/Game_rule.

    Without a place: whether it does with no player near.
    """
    rules = level.world.game_rules.snapshot()
    radius = rules.get("fire_spread_radius_around_player")
    if radius is None:
        return bool(rules.get("doFireTick")) and (
            bool(rules.get("allowFireTicksAwayFromPlayer"))
            or (pos is not None and _has_player_near(level, pos, 128))
        )
    return radius == _ANYWHERE or (
        pos is not None and _has_player_near(level, pos, int(radius))
    )


def _has_player_near(level: Level, pos: BlockPos, radius: int) -> bool:
    x, y, z = pos.center
    return any(
        (at.pos.x - x) ** 2 + (at.pos.y - y) ** 2 + (at.pos.z - z) ** 2
        <= radius * radius
        for at in level.entities_of_type(_PLAYER)
    )


def _has_fast_lava(level: Level) -> bool:
    return level.dimension == THE_NETHER
