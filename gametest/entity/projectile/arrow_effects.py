"""What a bow adds to its arrows, and what arrows do beside hurting (https://minecraft.wiki/w/Arrow)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

_SPECTRAL: Final = "minecraft:spectral_arrow"
_GLOWING: Final = "minecraft:glowing"
_GLOW_TIME: Final = 200
_KNOCKBACK: Final = 0.6
_KNOCKBACK_LIFT: Final = 0.1
_RESISTANCE: Final = "minecraft:knockback_resistance"


def bow_damage(
    level: Level,
    weapon: ItemStack,
    target: Entity,
    source: DamageSource,
    damage: float,
) -> float:
    """With the enchantments of what shot it."""
    if not weapon.components:
        return damage
    from gametest.entity.living.worn.enchantments import weapon_value

    return weapon_value(level, weapon, "damage", damage, target, source)


def affect_struck(
    level: Level,
    body: EntityBody,
    weapon: ItemStack,
    target: Entity,
    source: DamageSource,
) -> None:
    """Knock-back of the bow, effects of its potion, glowing; for who was hurt."""
    # Here, as few arrows strike somebody.
    from gametest.entity.living.effects.effect_store import add_effect
    from gametest.entity.living.effects.potions import effects_of_stack
    from gametest.entity.living.living_body import living_body
    from gametest.entity.living.worn.post_attack import after_attack

    arrow, victim = body.entity, living_body(target)
    if victim is None:
        return
    if weapon.components:
        _knock_back(level, arrow, target, source, weapon)
    after_attack(level, source.causing, target, source, weapon)
    owner = source.causing
    if arrow.type_id == _SPECTRAL:
        from gametest.entity.living.effects.active_effect import ActiveEffect

        time = arrow.nbt.get("Duration", _GLOW_TIME)
        ticks = int(time) if isinstance(time, int) else _GLOW_TIME
        add_effect(level, victim, ActiveEffect(_GLOWING, ticks), owner)
        return
    for effect in effects_of_stack(ItemStack.from_nbt(arrow.nbt.get("item"))):
        add_effect(level, victim, effect, owner)


def _knock_back(
    level: Level,
    arrow: Entity,
    target: Entity,
    source: DamageSource,
    weapon: ItemStack,
) -> None:
    """By Punch, along the flight (general knowledge of the game)."""
    from gametest.entity.attributes import attribute_value
    from gametest.entity.living.worn.enchantments import weapon_value

    strength = weapon_value(level, weapon, "knockback", 0.0, target, source)
    if strength <= 0.0:
        return
    x, _, z = arrow.motion
    length = (x * x + z * z) ** 0.5
    resisted = max(0.0, 1.0 - (attribute_value(target, _RESISTANCE) or 0.0))
    if length > 0.0:
        push = strength * _KNOCKBACK * resisted / length
        mx, my, mz = target.motion
        target.set_motion(Vec3(mx + x * push, my + _KNOCKBACK_LIFT, mz + z * push))
