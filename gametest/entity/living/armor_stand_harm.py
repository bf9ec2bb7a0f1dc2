"""What harms an armour stand, and what is left of it (https://minecraft.wiki/w/Armor_Stand#Behavior).

By the tags of damage types that are made for it; the order is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gametest.core.float32 import f32
from gametest.entity.living.damage_types import damage_type
from gametest.entity.living.invulnerability import is_spared_by_rule
from gametest.entity.living.worn.wear import equipment_access
from gametest.interaction.item_spawn import pop_item
from gametest.item.item_stack import ItemStack
from gametest.nbt.tags import Float

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_LEAST_HEALTH: Final = 0.5
"""With no more left it breaks."""
_BURNING: Final = 4.0
_SINGED: Final = f32(0.15)
_BURN_TIME: Final = 100
_TWICE_WITHIN: Final = 5
_SLOTS: Final = ("mainhand", "offhand", "feet", "legs", "chest", "head")
_ITEM: Final = "minecraft:armor_stand"


def hurt_armor_stand(
    level: Level, body: LivingBody, source: DamageSource, amount: float
) -> bool:
    """Mostly false, though it breaks: the game asks no more."""
    entity, type = body.entity, damage_type(level, source)
    if entity.is_removed or is_spared_by_rule(level, source):
        return False
    if type.has("bypasses_invulnerability"):
        level.remove_entity(entity)
        return False
    if (
        body.is_invulnerable_to(level, source)
        or entity.nbt.get("Invisible")
        or entity.nbt.get("Marker")
    ):
        return False
    if type.has("is_explosion"):
        _break(level, entity)
        return False
    if type.has("ignites_armor_stands"):
        if body.fire_ticks > 0:
            _lose_health(level, body, _SINGED)
        else:
            body.ignite(_BURN_TIME)
        return False
    if type.has("burns_armor_stands"):
        if body.health > _LEAST_HEALTH:
            _lose_health(level, body, _BURNING)
        return False
    return _is_struck(level, body, source)


def _is_struck(level: Level, body: Any, source: DamageSource) -> bool:
    entity, type = body.entity, damage_type(level, source)
    kills = type.has("always_kills_armor_stands")
    if not (kills or type.has("can_break_armor_stand")):
        return False
    causing = source.causing
    mode = getattr(causing, "game_mode", None)
    if mode in ("adventure", "spectator"):
        return False
    if mode == "creative":
        level.remove_entity(entity)
        return True
    now = level.game_time
    if not kills and (body.struck_at is None or now - body.struck_at > _TWICE_WITHIN):
        body.struck_at = now
        return True
    pop_item(level, entity.block_pos, _as_item(entity))
    _break(level, entity)
    return True


def _as_item(entity: Entity) -> ItemStack:
    stack = ItemStack(_ITEM)
    name = entity.custom_name
    return (
        stack if name is None else stack.with_component("minecraft:custom_name", name)
    )


def _lose_health(level: Level, body: LivingBody, amount: float) -> None:
    left = f32(body.health - amount)
    if left > _LEAST_HEALTH:
        body.entity.nbt["Health"] = Float(left)
    else:
        _break(level, body.entity)


def _break(level: Level, entity: Entity) -> None:
    """What it wears pops out above its feet."""
    above = entity.block_pos.offset(0, 1, 0)
    for slot in _SLOTS:
        access = equipment_access(entity, slot)
        stack = access.get()
        if not stack.is_empty:
            access.set(stack.with_count(0))
            pop_item(level, above, stack)
    level.remove_entity(entity)
