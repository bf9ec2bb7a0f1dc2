"""What packs' enchantments do to their wearer in every turn, and where it comes to another block.

The game's own, `boots`, do such things to blocks only (https://minecraft.wiki/w/Enchantment_definition).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.entity.living.worn.enchantments import (
    EnchantmentEffects,
    has_things,
    worn_effects,
)
from gametest.entity.living.worn.requirements import EffectContext, holds

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.level import Level
    from gametest.level.world.item_access import ItemAccess

_COMPONENTS: Final = ("tick", "location_changed")


@final
@attrs.frozen
class TickingEnchantments:
    """Whether there are any, so that all other worlds pay one look."""

    ticks: bool
    moves: bool

    @classmethod
    def load(cls, items: ItemAccess) -> TickingEnchantments:
        if items.load_enchantments is None:
            return cls(ticks=False, moves=False)
        effects = items.once(EnchantmentEffects, EnchantmentEffects.load)
        found = [effects.of(one) for one in items.enchantments.all() if one.is_of_pack]
        ticks, moves = (any(name in one for one in found) for name in _COMPONENTS)
        return cls(ticks, moves)

    @property
    def any(self) -> bool:
        return self.ticks or self.moves


def may_tick(level: Level, body: LivingBody) -> bool:
    items = level.world.items
    ticking = items.once(TickingEnchantments, TickingEnchantments.load)
    return ticking.any and (has_things(body.entity) or bool(body.placed_worn))


def tick_worn(level: Level, body: LivingBody) -> None:
    """Raises `UnsupportedError` where one would do something at another block."""
    if body.on_ground and body.worn and "feet" in body.worn:
        # Here, as few wear boots.
        from gametest.entity.living.worn.boots import check_boots

        check_boots(level, body)
    if not may_tick(level, body):
        return
    from gametest.entity.living.effects.entity_effects import run_effect

    entity = body.entity
    for found in worn_effects(level, entity, "tick"):
        context = EffectContext(level, entity, None, found.stack)
        if holds(found.effect.get("requirements"), context, found.level):
            run_effect(level, found.effect["effect"], found, entity, entity)
    items = level.world.items
    if items.once(TickingEnchantments, TickingEnchantments.load).moves:
        from gametest.entity.living.worn.place_effects import look_at_place

        look_at_place(level, body)
