"""What enchantments do where their wearer comes to another block (`location_changed`).

https://minecraft.wiki/w/Enchantment_definition#Location-based_effects. A modifier of an attribute lasts until
its requirements fail at another block, or the thing is taken off, and comes back with them; that, and that what
was just put on looks at once, is seen in the tests of https://github.com/the-great-chicken/SGP-Datapack
(`sgp.kits:water_enchantments`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gametest.entity.living.worn.enchantments import SLOTS, Found, effects_on
from gametest.entity.living.worn.level_values import value_at
from gametest.entity.living.worn.requirements import EffectContext, holds
from gametest.item.item_stack import EMPTY, full_id
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level


class PlaceModifier(NamedTuple):
    attribute: str
    amount: float
    operation: str


def look_at_place(level: Level, body: LivingBody) -> None:
    """Every worn thing at another block, else those that were put on or taken off."""
    entity = body.entity
    has_moved = entity.block_pos != body.last_cell
    body.last_cell = entity.block_pos
    for slot in SLOTS:
        stack = equipped(entity, slot)
        if has_moved or body.placed_worn.get(slot, EMPTY) != stack:
            _look(level, body, slot, stack)


def _look(level: Level, body: LivingBody, slot: str, stack: ItemStack) -> None:
    if stack.is_empty:
        body.placed_worn.pop(slot, None)
    else:
        body.placed_worn[slot] = stack
    before = body.placed.pop(slot, {})
    modifiers: dict[str, PlaceModifier] = {}
    for found in effects_on(level, stack, slot, "location_changed"):
        context = EffectContext(level, body.entity, None, stack)
        if holds(found.effect.get("requirements"), context, found.level):
            _work(level, body, found, found.effect["effect"], modifiers)
    if modifiers:
        body.placed[slot] = modifiers
    if modifiers != before:
        body.entity.changed()


def _work(
    level: Level,
    body: LivingBody,
    found: Found,
    effect: Any,
    modifiers: dict[str, PlaceModifier],
) -> None:
    from gametest.entity.living.effects.entity_effects import run_effect

    word = str(effect.get("type", "")).removeprefix("minecraft:")
    if word == "all_of":
        for each in effect["effects"]:
            _work(level, body, found, each, modifiers)
    elif word == "attribute":
        id = f"{full_id(str(effect['id']))}/{found.slot}"
        modifiers[id] = PlaceModifier(
            full_id(str(effect["attribute"])),
            value_at(effect["amount"], found.level),
            str(effect["operation"]),
        )
    else:
        run_effect(level, effect, found, body.entity, body.entity)
