"""What enchantments do to a projectile that has just left a hand, or has struck a block.

Effect components `projectile_spawned` and `hit_block`: https://minecraft.wiki/w/Enchantment_definition#Effect_components.
That the first is asked after the projectile has come into the world, and that the second works inside of the block,
a hair below its surface, is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.living.worn.enchantments import effects_on
from gametest.entity.living.worn.requirements import EffectContext, holds

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.entity.projectile.projectile_path import Hit
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


_HAIR: Final = 1e-5
_SPAWNED: Final = "projectile_spawned"


def tell_spawned(
    level: Level, projectile: Entity, stack: ItemStack, slot: str, owner: Entity
) -> None:
    """`stack`: the bow, or what was thrown, out of a slot of its owner."""
    if not stack.components:
        return
    from gametest.entity.living.effects.entity_effects import run_effect

    for found in effects_on(level, stack, slot, _SPAWNED, anywhere=True):
        context = EffectContext(level, projectile, None, stack)
        if holds(found.effect.get("requirements"), context, found.level):
            run_effect(level, found.effect["effect"], found, owner, projectile)


def tell_hit_block(
    level: Level, projectile: Entity, stack: ItemStack, hit: Hit, owner: Entity | None
) -> None:
    """`stack`: the bow, or the trident itself. What would wear it off is unsupported."""
    if not stack.components or hit.block is None:
        return
    from gametest.entity.living.effects.entity_effects import run_effect

    for found in effects_on(level, stack, "mainhand", "hit_block", anywhere=True):
        context = EffectContext(level, projectile, None, stack)
        if not holds(found.effect.get("requirements"), context, found.level):
            continue
        if "change_item_damage" in str(found.effect["effect"]):
            mechanic = "enchantment: change_item_damage where a projectile strikes"
            raise UnsupportedError(mechanic, hit.block)
        where = _inside(hit.block, hit.pos)
        by = projectile if owner is None else owner
        run_effect(level, found.effect["effect"], found, by, projectile, where)


def _inside(block: BlockPos, point: Vec3) -> Vec3:
    return Vec3(
        *(
            max(low + _HAIR, min(low + 1.0 - _HAIR, part))
            for low, part in zip(block, point, strict=True)
        )
    )
