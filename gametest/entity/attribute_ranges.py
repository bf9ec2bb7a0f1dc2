"""The attributes that there are, and between which numbers the value of each is kept."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RANGES: Final[Mapping[str, tuple[float, float] | None]] = MappingProxyType(
    {
        "air_drag_modifier": None,
        "armor": (0.0, 30.0),
        "armor_toughness": (0.0, 20.0),
        "attack_damage": (0.0, 2048.0),
        "attack_knockback": (0.0, 5.0),
        "attack_speed": (0.0, 1024.0),
        "below_name_distance": None,
        "block_break_speed": (0.0, 1024.0),
        "block_interaction_range": (0.0, 64.0),
        "bounciness": None,
        "burning_time": (0.0, 1024.0),
        "camera_distance": (0.0, 32.0),
        "entity_interaction_range": (0.0, 64.0),
        "explosion_knockback_resistance": (0.0, 1.0),
        "fall_damage_multiplier": (0.0, 100.0),
        "flying_speed": (0.0, 1024.0),
        "follow_range": (0.0, 2048.0),
        "friction_modifier": None,
        "gravity": (-1.0, 1.0),
        "jump_strength": (0.0, 32.0),
        "knockback_resistance": (0.0, 1.0),
        "luck": (-1024.0, 1024.0),
        "max_absorption": (0.0, 2048.0),
        "max_health": (1.0, 1024.0),
        "mining_efficiency": (0.0, 1024.0),
        "movement_efficiency": (0.0, 1.0),
        "movement_speed": (0.0, 1024.0),
        "name_tag_distance": None,
        "oxygen_bonus": (0.0, 1024.0),
        "safe_fall_distance": (-1024.0, 1024.0),
        "scale": (0.0625, 16.0),
        "sneaking_speed": (0.0, 1.0),
        "spawn_reinforcements": (0.0, 1.0),
        "step_height": (0.0, 10.0),
        "submerged_mining_speed": (0.0, 20.0),
        "sweeping_damage_ratio": (0.0, 1.0),
        "tempt_range": (0.0, 2048.0),
        "water_movement_efficiency": (0.0, 1.0),
        "waypoint_receive_range": (0.0, 60_000_000.0),
        "waypoint_transmit_range": (0.0, 60_000_000.0),
    }
)
"""By id without namespace (https://minecraft.wiki/w/Attribute); None where no page names one."""


def kept_in_range(name: str, value: float) -> float:
    """By full id."""
    ends = RANGES.get(name.removeprefix("minecraft:"))
    return value if ends is None else max(ends[0], min(value, ends[1]))
