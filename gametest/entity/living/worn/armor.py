"""What armour keeps off, and how it wears (https://minecraft.wiki/w/Armor#Mechanics)."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32, half_up
from gametest.entity.attributes import attribute_value
from gametest.entity.living.damage_types import damage_type, resists
from gametest.entity.living.worn.enchantments import damage_protection, weapon_value
from gametest.entity.living.worn.wear import wear_slot
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gametest.entity.living.living_body import LivingBody
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.level import Level

PIECES: Final = ("feet", "legs", "chest", "head")
_MOST_PROTECTION: Final = 20.0
_ELYTRA: Final = "minecraft:elytra"


def after_armor(
    level: Level, body: LivingBody, source: DamageSource, amount: float
) -> float:
    """Players' armour wears with it; what mobs wear does not."""
    if damage_type(level, source).has("bypasses_armor"):
        return amount
    entity = body.entity
    if entity.is_player:
        wear_armor(level, body, source, amount, PIECES)
    armor = floor(attribute_value(entity, "minecraft:armor") or 0.0)
    toughness = f32(attribute_value(entity, "minecraft:armor_toughness") or 0.0)
    part = f32(f32(toughness / 4.0) + 2.0)
    points = f32(armor - f32(amount / part))
    points = max(f32(armor * f32(0.2)), min(_MOST_PROTECTION, points))
    kept = f32(points / 25.0)
    striker = source.direct
    if striker is not None and striker.is_living:
        weapon = equipped(striker, "mainhand")
        if weapon.components:
            kept = weapon_value(
                level, weapon, "armor_effectiveness", kept, entity, source
            )
            kept = max(0.0, min(1.0, kept))
    return f32(amount * f32(1.0 - kept))


def after_magic(
    level: Level, body: LivingBody, source: DamageSource, amount: float
) -> float:
    """Resistance, then the enchantments that protect."""
    type = damage_type(level, source)
    if type.has("bypasses_effects"):
        return amount
    resistance = body.effect("resistance")
    if resistance is not None and not type.has("bypasses_resistance"):
        left = 25 - (resistance.amplifier + 1) * 5
        before, amount = amount, max(0.0, f32(f32(amount * left) / 25.0))
        _note_resisted(level, body, source, f32(before - amount))
    if amount <= 0.0:
        return 0.0
    if type.has("bypasses_enchantments"):
        return amount
    points = damage_protection(level, body.entity, source)
    if points <= 0.0:
        return amount
    points = min(_MOST_PROTECTION, points)
    return f32(amount * f32(1.0 - f32(points / 25.0)))


def _note_resisted(
    level: Level, body: LivingBody, source: DamageSource, amount: float
) -> None:
    if not 0.0 < amount < 3.4028235e37:
        return
    triggers, tenths = level.world.triggers, half_up(f32(amount * 10.0))
    if body.entity.is_player:
        triggers.award(
            body.entity, "minecraft.custom:minecraft.damage_resisted", tenths
        )
    elif source.causing is not None and source.causing.is_player:
        name = "minecraft.custom:minecraft.damage_dealt_resisted"
        triggers.award(source.causing, name, tenths)


def wear_armor(
    level: Level,
    body: LivingBody,
    source: DamageSource,
    amount: float,
    slots: Iterable[str],
) -> None:
    """A quarter of the damage, at least one, for each piece that the damage can hurt."""
    if amount <= 0.0:
        return
    wear = int(max(1.0, amount / 4.0))
    for slot in slots:
        stack = equipped(body.entity, slot)
        if stack.is_empty or not _wears(level, stack):
            continue
        if resists(level, stack, source):
            continue
        wear_slot(level, body.entity, slot, wear)


def _wears(level: Level, stack: ItemStack) -> bool:
    """What is made for a slot and wears by blows; elytra do so by flight only."""
    own = stack.components.get("minecraft:equippable")
    if isinstance(own, dict):
        return own.get("damage_on_hurt", 1) != 0
    return stack.id != _ELYTRA and level.world.items.table.slot(stack) is not None
