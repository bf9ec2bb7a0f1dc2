"""The fluid that a block state holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class FluidContent(NamedTuple):
    """`amount` is 8 for a source or a falling column, 7 to 1 flowing, 0 for none."""

    fluid: str | None
    amount: int
    is_source: bool
    is_falling: bool


NO_FLUID: Final = FluidContent(None, 0, False, False)
_WATER_SOURCE: Final = FluidContent("water", 8, True, False)
_FALLING_WATER_SOURCE: Final = FluidContent("water", 8, True, True)


def fluid_content(
    traits: Mapping[str, Any], properties: Mapping[str, str]
) -> FluidContent:
    """Level 0 is a source, 1 to 7 flow with amount 7 to 1, 8 to 15 fall.

    https://minecraft.wiki/w/Fluid
    """
    fluid = traits.get("fluid")
    if fluid is None:
        if properties.get("waterlogged") != "true":
            return NO_FLUID
        # Copper grates: their water reads as falling, unlike any other waterlogged block's.
        return _FALLING_WATER_SOURCE if traits.get("falling_water") else _WATER_SOURCE
    if fluid == "held_water":  # kelp, seagrass, bubble columns
        return _WATER_SOURCE
    level = int(properties["level"])
    if level == 0:
        return FluidContent(fluid, 8, True, False)
    if level < 8:
        return FluidContent(fluid, 8 - level, False, False)
    return FluidContent(fluid, 8, False, True)
