"""Status effects come, work and go (https://minecraft.wiki/w/Effect, and the pages of the effects).

The rhythm of each is general knowledge of the game; modifiers of attributes are written to the
entity's data when an effect comes, not when data with an effect are loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.entity.attribute_editing import add_modifier, remove_modifier
from gametest.entity.living.effects.active_effect import ActiveEffect
from gametest.entity.living.worn.requirements import is_of_kind
from gametest.level.entities.damage_source import DamageSource

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_UNAFFECTED: Final = frozenset({"minecraft:ender_dragon", "minecraft:wither"})
_IMMUNE: Final = {
    "minecraft:cave_spider": "minecraft:poison",
    "minecraft:spider": "minecraft:poison",
    "minecraft:wither_skeleton": "minecraft:wither",
}
_IMMUNE_TAGS: Final = {
    "minecraft:infested": "immune_to_infested",
    "minecraft:oozing": "immune_to_oozing",
    "minecraft:poison": "ignores_poison_and_regen",
    "minecraft:regeneration": "ignores_poison_and_regen",
}
_PERIODS: Final = {
    "minecraft:poison": 25,
    "minecraft:regeneration": 50,
    "minecraft:wither": 40,
}
"""Ticks from one turn of the effect to the next at level 1; each level halves them."""
_HUNGER: Final = 0.005


def can_be_affected(level: Level, entity: Entity, id: str) -> bool:
    """By full id of the effect."""
    if entity.type_id in _UNAFFECTED or _IMMUNE.get(entity.type_id) == id:
        return False
    tag = _IMMUNE_TAGS.get(id)
    return tag is None or not is_of_kind(level, entity, tag)


def add_effect(
    level: Level,
    body: LivingBody,
    effect: ActiveEffect,
    source: Entity | None = None,
) -> bool:
    """False if it is immune, or has something stronger."""
    entity = body.entity
    if not can_be_affected(level, entity, effect.id):
        return False
    # Also of one that had no effect in its last turn: the new one must not count that turn.
    body.count_effects(level)
    there = body.effects.get(effect.id)
    is_changed = True
    if there is None:
        body.effects[effect.id] = effect
        _add_modifiers(body, effect)
    elif there.merge(effect):
        _remove_modifiers(body, there)
        _add_modifiers(body, there)
    else:
        is_changed = False
    if effect.id == "minecraft:absorption":
        most = 4.0 * (effect.amplifier + 1)
        body.set_absorption(max(body.absorption, most))
    if is_changed:
        _tell(level, body, source)
    return is_changed


def remove_effect(level: Level, body: LivingBody, id: str) -> bool:
    """False if it does not have the effect of this full id."""
    effect = body.effects.pop(id, None)
    if effect is None:
        return False
    _remove_modifiers(body, effect)
    _tell(level, body, None)
    return True


def clear_effects(level: Level, body: LivingBody) -> bool:
    """False if it has none."""
    ids = tuple(body.effects)
    for id in ids:
        remove_effect(level, body, id)
    return bool(ids)


def _tell(level: Level, body: LivingBody, source: Entity | None) -> None:
    body.entity.changed()
    if body.entity.is_player:
        criterion = "minecraft:effects_changed"
        level.world.triggers.fire(body.entity, criterion, source=source)
        body.values_changed()


def _add_modifiers(body: LivingBody, effect: ActiveEffect) -> None:
    for one in effect.kind.modifiers:
        if one.attribute in body.entity.kind.attributes:
            remove_modifier(body.entity, one.attribute, one.id)
            amount = one.at(effect.amplifier)
            add_modifier(body.entity, one.attribute, one.id, amount, one.operation)


def _remove_modifiers(body: LivingBody, effect: ActiveEffect) -> None:
    for one in effect.kind.modifiers:
        if one.attribute in body.entity.kind.attributes:
            remove_modifier(body.entity, one.attribute, one.id)
            if one.attribute == "minecraft:max_absorption":
                body.set_absorption(body.absorption)


def apply_instantly(
    level: Level,
    body: LivingBody,
    effect: ActiveEffect,
    *,
    part: float = 1.0,
    direct: Entity | None = None,
    owner: Entity | None = None,
) -> None:
    """One that works at once, as potions apply it; `part`: how much of it reaches the body."""
    amplifier = effect.amplifier
    if effect.id == "minecraft:saturation":
        body.feed(amplifier + 1, 1.0)
        return
    harms = effect.id == "minecraft:instant_damage"
    if harms is is_of_kind(level, body.entity, "inverted_healing_and_harm"):
        body.heal(float(int(part * _shifted(4, amplifier) + 0.5)))
        return
    amount = float(int(part * _shifted(6, amplifier) + 0.5))
    if direct is None:
        body.hurt(level, DamageSource.of("magic"), amount)
    else:
        source = DamageSource("minecraft:indirect_magic", direct, owner)
        body.hurt(level, source, amount)


# -- in every turn -----------------------------------------------------------------------


def tick_effects(level: Level, body: LivingBody) -> None:
    if body.turned_at >= level.game_time:
        # Counted already, when somebody asked for its data at rest.
        return
    body.turned_at = level.game_time
    for effect in tuple(body.effects.values()):
        if body.effects.get(effect.id) is not effect:
            continue
        number = body.tick_count if effect.is_infinite else effect.duration
        works_on = not effect.is_over and _work(level, body, effect, number)
        if works_on:
            effect.count_down()
            if effect.take_hidden():
                _remove_modifiers(body, effect)
                _add_modifiers(body, effect)
                _tell(level, body, None)
        if body.is_gone():
            return
        if not works_on or effect.is_over:
            remove_effect(level, body, effect.id)


def _work(level: Level, body: LivingBody, effect: ActiveEffect, number: int) -> bool:
    """False if the effect ends by it."""
    period = _PERIODS.get(effect.id)
    if period is not None:
        period >>= effect.amplifier
        if period > 0 and number % period:
            return True
    match effect.id.removeprefix("minecraft:"):
        case "regeneration":
            if body.health < body.max_health:
                body.heal(1.0)
        case "poison":
            if body.health > 1.0:
                body.hurt(level, DamageSource.of("magic"), 1.0)
        case "wither":
            body.hurt(level, DamageSource.of("wither"), 1.0)
        case "hunger":
            body.exhaust(_HUNGER * (effect.amplifier + 1))
        case "absorption":
            return body.absorption > 0.0
        case "instant_health":
            _heal_or_harm(level, body, effect.amplifier, harms=False)
        case "instant_damage":
            _heal_or_harm(level, body, effect.amplifier, harms=True)
        case "saturation":
            body.feed(effect.amplifier + 1, 1.0)
    return True


def _heal_or_harm(
    level: Level, body: LivingBody, amplifier: int, *, harms: bool
) -> None:
    """What heals the living harms the undead."""
    if harms is is_of_kind(level, body.entity, "inverted_healing_and_harm"):
        body.heal(float(max(0, _shifted(4, amplifier))))
    else:
        amount = float(_shifted(6, amplifier))
        body.hurt(level, DamageSource.of("magic"), amount)


def _shifted(number: int, by: int) -> int:
    """As 32-bit numbers are shifted."""
    found = number << (by & 31) & 0xFFFFFFFF
    return found - (1 << 32) if found >> 31 else found


def skip_turns(body: LivingBody, ticks: int) -> None:
    """As if so many turns had passed in which the effects did nothing but count down."""
    for effect in body.effects.values():
        each: ActiveEffect | None = effect
        while each is not None:
            if not each.is_infinite:
                each.duration = max(0, each.duration - ticks)
            each = each.hidden
