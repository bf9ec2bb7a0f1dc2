"""What enchantments do after a blow that hurt (https://minecraft.wiki/w/Enchantment_definition)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametest.entity.living.effects.entity_effects import run_effect
from gametest.entity.living.worn.enchantments import Found, effects_on, worn_effects
from gametest.entity.living.worn.requirements import EffectContext, holds

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


def after_attack(
    level: Level,
    attacker: Entity | None,
    victim: Entity,
    source: DamageSource,
    weapon: ItemStack,
) -> None:
    """First what the victim wears, then the weapon, which is not asked for its slot.

    https://github.com/SpyglassMC/vanilla-mcdoc (`post_attack`: regardless of the field `slots`)
    """
    if victim.is_living:
        for found in worn_effects(level, victim, "post_attack"):
            if found.effect.get("enchanted") == "victim":
                _apply(level, found, victim, attacker, victim, source)
    if attacker is None:
        return
    for found in effects_on(level, weapon, "mainhand", "post_attack", anywhere=True):
        if found.effect.get("enchanted") == "attacker":
            _apply(level, found, attacker, attacker, victim, source)


def _apply(
    level: Level,
    found: Found,
    owner: Entity,
    attacker: Entity | None,
    victim: Entity,
    source: DamageSource,
) -> None:
    entry: Any = found.effect
    context = EffectContext(level, victim, source, found.stack)
    if not holds(entry.get("requirements"), context, found.level):
        return
    affected = {
        "attacker": attacker,
        "damaging_entity": source.direct,
        "victim": victim,
    }.get(entry.get("affected", "victim"))
    if affected is not None:
        run_effect(level, entry["effect"], found, owner, affected)
