"""Experience mends what is worn and held before it is gained (https://minecraft.wiki/w/Mending)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.entity.living.worn.enchantments import Found, worn_effects
from gametest.entity.living.worn.level_values import changed_value
from gametest.entity.living.worn.requirements import EffectContext, holds
from gametest.entity.living.worn.wear import equipment_access
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


def mend(level: Level, player: Entity, points: int) -> int:
    """What is left of the points. By chance one of the damaged things is mended, then another."""
    while points > 0:
        found = _damaged(level, player)
        if not found:
            return points
        one = found[level.random.next_int(len(found))]
        table = level.world.items.table
        damage = table.damage(one.stack)
        power = int(
            changed_value(one.effect["effect"], one.level, points, level.random)
        )
        mended = min(power, damage)
        component = Int(damage - mended)
        worn = one.stack.with_component("minecraft:damage", component)
        equipment_access(player, one.slot).set(worn)
        if mended <= 0:
            return 0
        points -= mended * points // power
    return 0


def _damaged(level: Level, player: Entity) -> list[Found]:
    table = level.world.items.table
    return [
        found
        for found in worn_effects(level, player, "repair_with_xp")
        if table.damage(found.stack) > 0
        and holds(
            found.effect.get("requirements"),
            EffectContext(level, player, None, found.stack),
            found.level,
        )
    ]
