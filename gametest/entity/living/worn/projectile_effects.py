"""What the enchantments of the thing that shot it do to a projectile.

https://minecraft.wiki/w/Enchantment_definition#Effect_components: `projectile_spawned` when it has come
into the world, `hit_block` where it strikes a block; the entity of both is the projectile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.entity.living.worn.enchantments import effects_on
from gametest.entity.living.worn.requirements import EffectContext, holds

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


def affect_projectile(
    level: Level,
    projectile: Entity,
    weapon: ItemStack,
    component: str,
    pos: Vec3 | None = None,
) -> None:
    """`pos`: where it struck; None: where it is."""
    for found in effects_on(level, weapon, "mainhand", component, anywhere=True):
        context = EffectContext(level, projectile, None, weapon)
        if holds(found.effect.get("requirements"), context, found.level):
            # Here, as few things that shoot are enchanted so.
            from gametest.entity.living.effects.entity_effects import run_effect

            owner = _owner(level, projectile) or projectile
            run_effect(level, found.effect["effect"], found, owner, projectile, pos)


def _owner(level: Level, projectile: Entity) -> Entity | None:
    from gametest.entity.projectile.projectile_body import ProjectileBody

    body = projectile.body
    return body.owner(level) if isinstance(body, ProjectileBody) else None
