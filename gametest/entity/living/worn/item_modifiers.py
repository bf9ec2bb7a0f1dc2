"""Attribute modifiers that worn and held things give: their component, their kind, enchantments.

https://minecraft.wiki/w/Attribute#Item_modifiers; a modifier counts while the thing is in its slot,
a tick late, and is no part of the entity's data.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

import attrs

from gametest.core.float32 import f32
from gametest.entity.living.worn.enchantments import SLOTS, effects_on, has_things
from gametest.entity.living.worn.level_values import value_at
from gametest.item.enchantments import SLOT_GROUPS
from gametest.item.item_stack import ItemStack, full_id
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.entity.living.worn.place_effects import PlaceModifier
    from gametest.level.entities.entity import Entity
    from gametest.level.world.item_access import ItemAccess

_FILE: Final = Path(__file__).parents[2] / "tables" / "item_attributes.json"
_COMPONENT: Final = "minecraft:attribute_modifiers"
_CREATIVE: Final = {
    "minecraft:block_interaction_range": ("minecraft:creative_mode_block_range", 0.5),
    "minecraft:entity_interaction_range": ("minecraft:creative_mode_entity_range", 2.0),
}
"""Longer arms: https://minecraft.wiki/w/Attribute#Vanilla_modifiers."""


class ItemModifier(NamedTuple):
    """Names with namespace."""

    attribute: str
    id: str
    amount: float
    operation: str
    slot: str
    """A word of `SLOT_GROUPS`."""


@final
@attrs.define(eq=False, repr=False)
class DefaultModifiers:
    """What a kind of item has by itself, made when first asked for."""

    _raw: Mapping[str, Any]
    _found: dict[str, tuple[ItemModifier, ...]] = attrs.field(factory=dict, init=False)

    @classmethod
    def load(cls, _items: ItemAccess) -> DefaultModifiers:
        return cls(json.loads(_FILE.read_bytes()))

    def of(self, id: str) -> tuple[ItemModifier, ...]:
        """By full id."""
        found = self._found.get(id)
        if found is None:
            found = tuple(self._read(id.removeprefix("minecraft:")))
            self._found[id] = found
        return found

    def wear_per_hit(self, id: str) -> int:
        """How much a blow wears a weapon off; 0 for what is none."""
        word = id.removeprefix("minecraft:")
        if word in ("mace", "trident"):
            return 1
        tier, _, tool = word.partition("_")
        if tier in self._raw["attack"]["sword"]:
            for amount, tools in self._raw["wear"].items():
                if tool in tools:
                    return int(amount)
        return 0

    def _read(self, word: str) -> Iterator[ItemModifier]:
        raw = self._raw
        tier, _, part = word.partition("_")
        attack = raw["attack"].get(word) or raw["attack"].get(part, {})
        if isinstance(attack, dict):
            attack = attack.get(tier)
        if attack:
            yield from _attack(attack, is_spear=part == "spear")
        armor = raw["sets"].get(tier)
        if word == "turtle_helmet":
            yield from _armor("helmet", *raw["turtle_helmet"])
        elif armor is not None and part in raw["pieces"]:
            points = armor["points"][raw["pieces"].index(part)]
            yield from _armor(
                part, points, armor["toughness"], armor.get("knockback", 0)
            )
        elif word in raw["body"]:
            yield from _armor("body", *raw["body"][word])
        if word.endswith(("_head", "skeleton_skull")) or word == "carved_pumpkin":
            yield ItemModifier(
                "minecraft:waypoint_transmit_range",
                "minecraft:waypoint_transmit_range_hide",
                -1.0,
                "add_multiplied_total",
                "head",
            )


_SLOT_OF: Final = {
    "body": "body",
    "boots": "feet",
    "chestplate": "chest",
    "helmet": "head",
    "leggings": "legs",
}


def _attack(numbers: list[float], *, is_spear: bool) -> Iterator[ItemModifier]:
    damage, speed = numbers
    added = f32(1.0 / f32(speed)) - 4.0 if is_spear else f32(speed)
    for attribute, amount in (("attack_damage", f32(damage)), ("attack_speed", added)):
        id = f"minecraft:base_{attribute}"
        yield ItemModifier(
            f"minecraft:{attribute}", id, amount, "add_value", "mainhand"
        )


def _armor(
    piece: str, points: float, toughness: float, knockback: float = 0.0
) -> Iterator[ItemModifier]:
    slot, id = _SLOT_OF[piece], f"minecraft:armor.{piece}"
    yield ItemModifier("minecraft:armor", id, float(points), "add_value", slot)
    yield ItemModifier(
        "minecraft:armor_toughness", id, float(toughness), "add_value", slot
    )
    if knockback:
        name = "minecraft:knockback_resistance"
        yield ItemModifier(name, id, f32(knockback), "add_value", slot)


def look_at_worn(body: LivingBody) -> None:
    """In each turn: until then, what was worn before counts.

    https://github.com/hpfxd/PandaSpigot/pull/153 and https://github.com/Pumpkin-MC/Pumpkin/pull/3076 tell it
    of the game: the attack damage of a thing just taken in hand comes with the next tick.
    """
    entity = body.entity
    if not has_things(entity):
        if body.worn:
            body.worn = {}
        return
    stacks = ((slot, equipped(entity, slot)) for slot in SLOTS)
    body.worn = {slot: stack for slot, stack in stacks if not stack.is_empty}


def worn_modifiers(entity: Entity, attribute: str) -> dict[str, tuple[float, str]]:
    """Amount and operation by id; of two with the same id the later slot's counts.

    Of what it wore at its last turn; see `look_at_worn`. Creative mode too gives some that are no data.
    """
    found: dict[str, tuple[float, str]] = {}
    if attribute in _CREATIVE and getattr(entity, "is_creative", False):
        id, amount = _CREATIVE[attribute]
        found[id] = amount, "add_value"
    level = entity.level
    worn: dict[str, ItemStack] = getattr(entity.body, "worn", {})
    if level is None or not worn:
        return found
    items = level.world.items
    defaults = items.once(DefaultModifiers, DefaultModifiers.load)
    for slot, stack in worn.items():
        for one in _of_stack(stack, defaults):
            if one.attribute == attribute and slot in SLOT_GROUPS.get(one.slot, ()):
                found[one.id] = one.amount, one.operation
        for effect, number, _, _ in effects_on(level, stack, slot, "attributes"):
            if full_id(effect["attribute"]) == attribute:
                id = f"{full_id(effect['id'])}/{slot}"
                found[id] = value_at(effect["amount"], number), effect["operation"]
    placed: dict[str, dict[str, PlaceModifier]] = getattr(entity.body, "placed", {})
    for modifiers in placed.values():
        for id, placed_one in modifiers.items():
            if placed_one.attribute == attribute:
                found[id] = placed_one.amount, placed_one.operation
    return found


def _of_stack(stack: ItemStack, defaults: DefaultModifiers) -> Iterator[ItemModifier]:
    own = stack.components.get(_COMPONENT)
    if own is None:
        if not stack.removes(_COMPONENT):
            yield from defaults.of(stack.id)
        return
    listed = own.get("modifiers") if isinstance(own, dict) else own
    for each in listed if isinstance(listed, list) else ():
        if not isinstance(each, dict):
            continue
        type, amount = each.get("type"), each.get("amount")
        if isinstance(type, str) and isinstance(amount, (int, float)):
            yield ItemModifier(
                full_id(type),
                full_id(str(each.get("id", ""))),
                float(amount),
                str(each.get("operation", "add_value")),
                str(each.get("slot", "any")),
            )
