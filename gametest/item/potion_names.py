"""Potions by name (https://minecraft.wiki/w/Potion#Item_data)."""

from __future__ import annotations

from typing import Final

POTIONS: Final = (
    *("water", "mundane", "thick", "awkward", "night_vision", "long_night_vision"),
    *("invisibility", "long_invisibility", "leaping", "long_leaping"),
    *("strong_leaping", "fire_resistance", "long_fire_resistance", "swiftness"),
    *("long_swiftness", "strong_swiftness", "slowness", "long_slowness"),
    *("strong_slowness", "turtle_master", "long_turtle_master"),
    *("strong_turtle_master", "water_breathing", "long_water_breathing", "healing"),
    *("strong_healing", "harming", "strong_harming", "poison", "long_poison"),
    *("strong_poison", "regeneration", "long_regeneration", "strong_regeneration"),
    *("strength", "long_strength", "strong_strength", "weakness", "long_weakness"),
    *("luck", "slow_falling", "long_slow_falling", "wind_charged", "weaving"),
    *("oozing", "infested"),
)
"""Without namespace; the order only matters where one is drawn."""
