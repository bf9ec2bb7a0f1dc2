"""Heights, clocks and timelines of the three dimensions.

From the dynamic registry `minecraft:dimension_type` of 26.1 (npm `minecraft-data`, login packet).
Which timelines a dimension's tag names is not in it; the members below are the likely ones.
"""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.core.identifier import Identifier
from gametest.level.world.world_clocks import OVERWORLD_CLOCK, THE_END_CLOCK

OVERWORLD: Final = Identifier("minecraft", "overworld")
THE_NETHER: Final = Identifier("minecraft", "the_nether")
THE_END: Final = Identifier("minecraft", "the_end")


@final
@attrs.frozen
class DimensionType:
    id: Identifier
    min_y: int = attrs.field(kw_only=True)
    height: int = attrs.field(kw_only=True)
    """In blocks, a multiple of 16."""
    has_sky_light: bool = attrs.field(kw_only=True)
    default_clock: str | None = attrs.field(kw_only=True)
    """None: time stands still."""
    timelines: tuple[str, ...] = attrs.field(kw_only=True)

    @property
    def max_y(self) -> int:
        """Exclusive."""
        return self.min_y + self.height


DIMENSION_TYPES: Final = (
    DimensionType(
        OVERWORLD,
        min_y=-64,
        height=384,
        has_sky_light=True,
        default_clock=OVERWORLD_CLOCK,
        timelines=(
            "minecraft:day",
            "minecraft:moon",
            "minecraft:early_game",
            "minecraft:villager_schedule",
        ),
    ),
    DimensionType(
        THE_NETHER,
        min_y=0,
        height=256,
        has_sky_light=False,
        default_clock=None,
        timelines=("minecraft:villager_schedule",),
    ),
    DimensionType(
        THE_END,
        min_y=0,
        height=256,
        has_sky_light=True,
        default_clock=THE_END_CLOCK,
        timelines=("minecraft:villager_schedule",),
    ),
)
"""In the order in which a server ticks them."""


def dimension_type(dimension: Identifier) -> DimensionType:
    """Raises `KeyError` for a dimension that a world does not have."""
    for found in DIMENSION_TYPES:
        if found.id == dimension:
            return found
    raise KeyError(str(dimension))
