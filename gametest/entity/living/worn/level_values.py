"""Numbers that hang on an enchantment's level (https://minecraft.wiki/w/Enchantment_definition).

They are read from the JSON as it stands; what is unknown is unsupported by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32

if TYPE_CHECKING:
    from gametest.core.random_source import RandomSource


def value_at(raw: Any, level: int) -> float:
    """A 32-bit number."""
    if isinstance(raw, (int, float)):
        return f32(float(raw))
    match _word(raw):
        case "linear":
            more = f32(float(raw["per_level_above_first"]))
            return f32(f32(float(raw["base"])) + f32(more * (level - 1)))
        case "clamped":
            low, high = f32(float(raw["min"])), f32(float(raw["max"]))
            return max(low, min(high, value_at(raw["value"], level)))
        case "fraction":
            below = value_at(raw["denominator"], level)
            return f32(value_at(raw["numerator"], level) / below) if below else 0.0
        case "exponent":
            power = value_at(raw["power"], level)
            return f32(value_at(raw["base"], level) ** power)
        case "levels_squared":
            return f32(float(level * level) + f32(float(raw["added"])))
        case "exponent":
            # Since 1.21.11 (https://minecraft.wiki/w/Java_Edition_1.21.11).
            base, power = value_at(raw["base"], level), value_at(raw["power"], level)
            return f32(base**power)
        case "lookup":
            values = raw["values"]
            if 1 <= level <= len(values):
                return f32(float(values[level - 1]))
            return value_at(raw["fallback"], level)
        case word:
            mechanic = f"enchantment: level-based value {word}"
            raise UnsupportedError(mechanic)


def changed_value(raw: Any, level: int, value: float, random: RandomSource) -> float:
    """What a value effect makes of a number."""
    match _word(raw):
        case "add":
            return f32(value + value_at(raw["value"], level))
        case "multiply":
            return f32(value * value_at(raw["factor"], level))
        case "set":
            return value_at(raw["value"], level)
        case "remove_binomial":
            chance, lost = value_at(raw["chance"], level), 0
            for _ in range(int(value)):
                lost += random.next_float() < chance
            return value - lost
        case "all_of":
            for each in raw["effects"]:
                value = changed_value(each, level, value, random)
            return value
        case word:
            mechanic = f"enchantment: value effect {word}"
            raise UnsupportedError(mechanic)


def _word(raw: Any) -> str:
    found = raw.get("type", "") if isinstance(raw, dict) else ""
    return str(found).removeprefix("minecraft:")
