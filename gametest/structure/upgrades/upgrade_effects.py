"""Status effects: numbers become names, keys become snake case.

https://github.com/misode/technical-changes 1.20.2 23w32a; the numbers are those of
https://minecraft.wiki/w/Effect.
"""

from __future__ import annotations

from typing import Final

from gametest.nbt.tags import Compound, Int, Tag
from gametest.structure.upgrades.upgrade_rules import compounds, rename

EFFECTS_VERSION: Final = 3569
"""23w32a."""

_NAMES: Final = [
    "speed",
    "slowness",
    "haste",
    "mining_fatigue",
    "strength",
    "instant_health",
    "instant_damage",
    "jump_boost",
    "nausea",
    "regeneration",
    "resistance",
    "fire_resistance",
    "water_breathing",
    "invisibility",
    "blindness",
    "night_vision",
    "hunger",
    "weakness",
    "poison",
    "wither",
    "health_boost",
    "absorption",
    "saturation",
    "glowing",
    "levitation",
    "luck",
    "unluck",
    "slow_falling",
    "conduit_power",
    "dolphins_grace",
    "bad_omen",
    "hero_of_the_village",
    "darkness",
]
"""By number, from 1."""
_KEYS: Final = {
    "Ambient": "ambient",
    "Amplifier": "amplifier",
    "Duration": "duration",
    "ShowParticles": "show_particles",
    "ShowIcon": "show_icon",
    "HiddenEffect": "hidden_effect",
}


def effect_name(number: Tag) -> Tag:
    """A name stays; 0 and other unknown numbers stay too, so that they can be seen."""
    if isinstance(number, int):
        index = number & 0xFF
        if 1 <= index <= len(_NAMES):
            return f"minecraft:{_NAMES[index - 1]}"
    return number


def upgrade_effect(effect: Compound) -> None:
    rename(effect, "Id", "id", effect_name)
    rename(effect, "EffectId", "id", effect_name)
    rename(effect, "EffectDuration", "duration")
    for old, new in _KEYS.items():
        rename(effect, old, new)
    hidden = effect.get("hidden_effect")
    if isinstance(hidden, dict):
        upgrade_effect(hidden)


def upgrade_effects(value: Tag) -> Tag:
    """A list of effects, changed in place."""
    for effect in compounds(value):
        upgrade_effect(effect)
    return value


def upgrade_beacon(compound: Compound) -> None:
    for old, new in (("Primary", "primary_effect"), ("Secondary", "secondary_effect")):
        value = compound.pop(old, None)
        if isinstance(value, int) and value > 0:
            compound.setdefault(new, effect_name(Int(value)))
