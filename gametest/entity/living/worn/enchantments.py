"""What enchantments of worn and held things do for a living body.

The effects of the game's own are in `tables/enchantment_effects.json`, those of packs in their files;
both are read the same way (https://minecraft.wiki/w/Enchantment_definition).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

import attrs

from gametest.entity.living.worn.level_values import changed_value
from gametest.entity.living.worn.requirements import EffectContext, holds
from gametest.item.item_stack import ItemStack, full_id
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.item.enchantments import Enchantment
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.world.item_access import ItemAccess

_FILE: Final = Path(__file__).parents[2] / "tables" / "enchantment_effects.json"
SLOTS: Final = (
    *("mainhand", "offhand", "feet", "legs", "chest", "head", "body", "saddle"),
)
_WORN: Final = "minecraft:enchantments"


class Found(NamedTuple):
    """An entry of an effect component on something worn."""

    effect: Any
    level: int
    slot: str
    stack: ItemStack


@final
@attrs.define(eq=False, repr=False)
class EnchantmentEffects:
    """By id, then by effect component; names without the game's namespace."""

    items: ItemAccess
    _own: Mapping[str, Mapping[str, Any]]
    _found: dict[str, Mapping[str, Any]] = attrs.field(factory=dict, init=False)

    @classmethod
    def load(cls, items: ItemAccess) -> EnchantmentEffects:
        return cls(items, json.loads(_FILE.read_bytes()))

    def of(self, enchantment: Enchantment) -> Mapping[str, Any]:
        found = self._found.get(enchantment.id)
        if found is None:
            if enchantment.is_of_pack:
                effects: Mapping[str, Any] = enchantment.effects
            else:
                effects = self._own.get(enchantment.id, {})
            found = {
                key.removeprefix("minecraft:"): one for key, one in effects.items()
            }
            self._found[enchantment.id] = found
        return found


def effects_on(
    level: Level, stack: ItemStack, slot: str, component: str, *, anywhere: bool = False
) -> Iterator[Found]:
    """Of one thing that stands in a slot; nothing for an enchantment that does not count there.

    `anywhere`: what shoots and is shot is not asked for its slot (general knowledge of the game).
    """
    levels = stack.components.get(_WORN)
    if not isinstance(levels, dict) or not levels:
        return
    items = level.world.items
    effects = items.once(EnchantmentEffects, EnchantmentEffects.load)
    for id, number in levels.items():
        enchantment = items.enchantments.find(full_id(id))
        if enchantment is None or not isinstance(number, int):
            continue
        if not (anywhere or enchantment.counts_in(slot)):
            continue
        found = effects.of(enchantment).get(component)
        if found is not None:
            for each in found if isinstance(found, list) else [found]:
                yield Found(each, int(number), slot, stack)


def worn_effects(level: Level, entity: Entity, component: str) -> Iterator[Found]:
    """Of all that it wears and holds."""
    if not has_things(entity):
        return
    for slot in SLOTS:
        stack = equipped(entity, slot)
        if stack.components:
            yield from effects_on(level, stack, slot, component)


def has_things(entity: Entity) -> bool:
    """False if it certainly wears and holds nothing."""
    nbt = entity.nbt
    return bool(nbt.get("equipment") or (entity.is_player and nbt.get("Inventory")))


def damage_protection(level: Level, entity: Entity, source: DamageSource) -> float:
    """Points, before they are cut at 20."""
    points = 0.0
    for found in worn_effects(level, entity, "damage_protection"):
        context = EffectContext(level, entity, source, found.stack)
        if holds(found.effect.get("requirements"), context, found.level):
            effect = found.effect["effect"]
            points = changed_value(effect, found.level, points, level.random)
    return points


def is_immune(level: Level, entity: Entity, source: DamageSource) -> bool:
    for found in worn_effects(level, entity, "damage_immunity"):
        context = EffectContext(level, entity, source, found.stack)
        if holds(found.effect.get("requirements"), context, found.level):
            return True
    return False


def weapon_value(
    level: Level,
    weapon: ItemStack,
    component: str,
    value: float,
    target: Entity,
    source: DamageSource,
) -> float:
    """A number as the thing in the main hand changes it: `damage`, `knockback`..."""
    for found in effects_on(level, weapon, "mainhand", component):
        context = EffectContext(level, target, source, weapon)
        if holds(found.effect.get("requirements"), context, found.level):
            effect = found.effect["effect"]
            value = changed_value(effect, found.level, value, level.random)
    return value


def block_experience(level: Level, player: Entity, tool: ItemStack, points: int) -> int:
    value = float(points)
    for found in effects_on(level, tool, "mainhand", "block_experience"):
        context = EffectContext(level, player, None, tool)
        if holds(found.effect.get("requirements"), context, found.level):
            effect = found.effect["effect"]
            value = changed_value(effect, found.level, value, level.random)
    return int(value)
