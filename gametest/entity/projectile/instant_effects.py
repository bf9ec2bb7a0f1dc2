"""Effects that work at once and are gone: healing, harming, saturation (https://minecraft.wiki/w/Instant_Damage)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.entity.living.worn.requirements import is_of_kind
from gametest.level.entities.damage_source import DamageSource

if TYPE_CHECKING:
    from gametest.entity.living.effects.active_effect import ActiveEffect
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_HEALS: Final = "minecraft:instant_health"
_HARMS: Final = "minecraft:instant_damage"
_FEEDS: Final = "minecraft:saturation"


def is_instant(effect: ActiveEffect) -> bool:
    return effect.id in (_HEALS, _HARMS, _FEEDS)


def work_at_once(
    level: Level,
    body: LivingBody,
    effect: ActiveEffect,
    part: float,
    through: Entity,
    owner: Entity | None,
) -> None:
    """`part`: how much of it arrives, 0 to 1; `through` is the potion or the cloud."""
    if effect.id == _FEEDS:
        body.feed(effect.amplifier + 1, 1.0)
        return
    inverted = is_of_kind(level, body.entity, "inverted_healing_and_harm")
    if (effect.id == _HARMS) is inverted:
        body.heal(float(int(part * (4 << effect.amplifier) + 0.5)))
    else:
        source = DamageSource("minecraft:indirect_magic", through, owner)
        body.hurt(level, source, float(int(part * (6 << effect.amplifier) + 0.5)))
