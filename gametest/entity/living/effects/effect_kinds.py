"""Status effects by kind (https://minecraft.wiki/w/Effect): what each does to a living body.

Modifiers of attributes and their ids: https://minecraft.wiki/w/Attribute#Vanilla_modifiers; that the
amounts are 32-bit numbers widened is general knowledge of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, final

import attrs

from gametest.core.version import SUPPORTED_VERSIONS, GameVersion


@final
@attrs.frozen
class EffectModifier:
    """Full names; the amount of the first level, which every level adds once more."""

    attribute: str
    id: str
    amount: float
    operation: str

    def at(self, amplifier: int) -> float:
        return self.amount * (amplifier + 1)


@final
@attrs.frozen
class EffectKind:
    id: str
    """With namespace."""
    is_instant: bool = False
    modifiers: tuple[EffectModifier, ...] = ()
    missing: str | None = None
    """What it would do and is not simulated here, in a few words."""
    missing_when: str = "death"
    """`death`: at death only, `hurt`: when hurt."""
    is_passive: bool = True
    """Its turns do nothing but count down."""
    since: str | None = None


def _modifier(
    effect: str, attribute: str, amount: float, operation: str = "add_value"
) -> EffectModifier:
    return EffectModifier(
        f"minecraft:{attribute}", f"minecraft:effect.{effect}", amount, operation
    )


_TOTAL: Final = "add_multiplied_total"
_FIFTH: Final = 0.20000000298023224
_SLOW: Final = -0.15000000596046448
_TENTH: Final = 0.10000000149011612
_MODIFIERS: Final = {
    "absorption": (_modifier("absorption", "max_absorption", 4.0),),
    "haste": (_modifier("haste", "attack_speed", _TENTH, _TOTAL),),
    "health_boost": (_modifier("health_boost", "max_health", 4.0),),
    "invisibility": (
        _modifier(
            "waypoint_transmit_range_hide", "waypoint_transmit_range", -1.0, _TOTAL
        ),
    ),
    "jump_boost": (_modifier("jump_boost", "safe_fall_distance", 1.0),),
    "luck": (_modifier("luck", "luck", 1.0),),
    "mining_fatigue": (_modifier("mining_fatigue", "attack_speed", -_TENTH, _TOTAL),),
    "slowness": (_modifier("slowness", "movement_speed", _SLOW, _TOTAL),),
    "speed": (_modifier("speed", "movement_speed", _FIFTH, _TOTAL),),
    "strength": (_modifier("strength", "attack_damage", 3.0),),
    "unluck": (_modifier("unluck", "luck", -1.0),),
    "weakness": (_modifier("weakness", "attack_damage", -4.0),),
}
_ACTIVE: Final = ("absorption", "hunger", "poison", "regeneration", "wither")
_INSTANT: Final = ("instant_damage", "instant_health", "saturation")
_MISSING: Final = {
    "infested": ("silverfish of the infested", "hurt"),
    "oozing": ("slimes of the oozing", "death"),
    "weaving": ("cobwebs of the weaving", "death"),
    "wind_charged": ("a burst of the wind charged", "death"),
}
_SINCE: Final = {"breath_of_the_nautilus": "1.21.11"}
_NAMES: Final = (
    *("speed", "slowness", "haste", "mining_fatigue", "strength", "instant_health"),
    *("instant_damage", "jump_boost", "nausea", "regeneration", "resistance"),
    *("fire_resistance", "water_breathing", "invisibility", "blindness"),
    *("night_vision", "hunger", "weakness", "poison", "wither", "health_boost"),
    *("absorption", "saturation", "glowing", "levitation", "luck", "unluck"),
    *("slow_falling", "conduit_power", "dolphins_grace", "bad_omen"),
    *("hero_of_the_village", "darkness", "trial_omen", "raid_omen", "wind_charged"),
    *("weaving", "oozing", "infested", "breath_of_the_nautilus"),
)


def _kind(name: str) -> EffectKind:
    missing, when = _MISSING.get(name, (None, "death"))
    return EffectKind(
        f"minecraft:{name}",
        name in _INSTANT,
        _MODIFIERS.get(name, ()),
        missing,
        when,
        name not in (*_ACTIVE, *_INSTANT, "levitation", "slow_falling"),
        _SINCE.get(name),
    )


EFFECT_KINDS: Final[Mapping[str, EffectKind]] = MappingProxyType(
    {f"minecraft:{name}": _kind(name) for name in _NAMES}
)
"""By full id, in the order of the registry."""


def known_effects(version: GameVersion) -> tuple[str, ...]:
    """Full ids of a version."""
    names = [each.name for each in SUPPORTED_VERSIONS]
    here = names.index(version.name)
    return tuple(
        id
        for id, kind in EFFECT_KINDS.items()
        if kind.since is None or names.index(kind.since) <= here
    )
