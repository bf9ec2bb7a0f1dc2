"""Hurting an entity of any kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_NEVER_HURT: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("block_display", "interaction", "item_display", "marker", "text_display"),
        *("area_effect_cloud", "lightning_bolt"),
    )
)
_PASSED: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("tnt", "falling_block", "arrow", "spectral_arrow", "trident", "snowball"),
        *("egg", "ender_pearl", "splash_potion", "lingering_potion", "llama_spit"),
        *("experience_bottle", "fishing_bobber", "firework_rocket", "evoker_fangs"),
    )
)
"""Without health, so that nothing hurts them."""


def hurt_entity(
    level: Level, target: Entity, source: DamageSource, amount: float
) -> bool:
    """Whether it was hurt. Raises `UnsupportedError` for one that nothing moves here."""
    if target.type_id in _NEVER_HURT or target.type_id in _PASSED:
        return False
    body = target.body
    if body is None or target.uuid not in level.entities:
        mechanic = f"{target.type_id}: damage by {source.name}"
        raise UnsupportedError(mechanic, target.block_pos)
    return body.hurt(level, source, amount)
