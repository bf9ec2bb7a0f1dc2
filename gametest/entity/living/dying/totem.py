"""Death that something held keeps off (https://minecraft.wiki/w/Totem_of_Undying)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gametest.entity.living.effects.active_effect import ActiveEffect
from gametest.entity.living.effects.consuming import consume
from gametest.entity.living.effects.effect_store import add_effect, clear_effects
from gametest.entity.living.worn.wear import equipment_access

if TYPE_CHECKING:
    from gametest.entity.living.damage_types import DamageType
    from gametest.entity.living.living_body import LivingBody
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_COMPONENT: Final = "minecraft:death_protection"
_TOTEM: Final = "minecraft:totem_of_undying"
_GIVEN: Final = (
    ("minecraft:regeneration", 900, 1),
    ("minecraft:absorption", 100, 1),
    ("minecraft:fire_resistance", 800, 0),
)


def saved_by_totem(level: Level, body: LivingBody, type: DamageType) -> bool:
    if type.has("bypasses_invulnerability"):
        return False
    entity = body.entity
    for slot in ("mainhand", "offhand"):
        access = equipment_access(entity, slot)
        stack = access.get()
        if stack.is_empty or not _protects(stack):
            continue
        access.set(stack.with_count(stack.count - 1))
        if entity.is_player:
            id = stack.id.replace(":", ".", 1)
            level.world.triggers.award(entity, f"minecraft.used:{id}")
            level.world.triggers.fire(entity, "minecraft:used_totem", item=stack)
        body.set_health(1.0)
        _work(level, body, stack)
        return True
    return False


def _protects(stack: ItemStack) -> bool:
    if _COMPONENT in stack.components:
        return True
    return stack.id == _TOTEM and not stack.removes(_COMPONENT)


def _work(level: Level, body: LivingBody, stack: ItemStack) -> None:
    own: Any = stack.components.get(_COMPONENT)
    if own is None:
        clear_effects(level, body)
        for id, ticks, amplifier in _GIVEN:
            add_effect(level, body, ActiveEffect(id, ticks, amplifier))
        return
    if isinstance(own, dict):
        consume(level, body, stack, own.get("death_effects"))
