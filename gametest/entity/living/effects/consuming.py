"""What things do to who eats, drinks or is saved by them: the list of consume effects.

https://minecraft.wiki/w/Data_component_format#consumable, /death_protection. What works at once does so in every
tick of its effect, other than from a potion: https://minecraft.wiki/w/Saturation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError
from gametest.entity.living.effects.active_effect import ActiveEffect
from gametest.entity.living.effects.effect_store import (
    add_effect,
    clear_effects,
    remove_effect,
)
from gametest.item.item_stack import full_id

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound, Tag


def consume(
    level: Level, body: LivingBody, stack: ItemStack, effects: Tag | None
) -> None:
    """In their order; raises `UnsupportedError` for what is not simulated."""
    for effect in effects if isinstance(effects, list) else ():
        if isinstance(effect, dict):
            _apply(level, body, stack, effect)


def _apply(level: Level, body: LivingBody, stack: ItemStack, effect: Compound) -> None:
    kind = str(effect.get("type", "")).removeprefix("minecraft:")
    match kind:
        case "apply_effects":
            _give(level, body, effect)
        case "remove_effects":
            for id in _listed(stack, body, effect.get("effects")):
                remove_effect(level, body, id)
        case "clear_all_effects":
            clear_effects(level, body)
        case "play_sound":
            pass
        case _:
            pos = body.entity.block_pos
            raise UnsupportedError(f"{stack.id}: {kind} when consumed", pos)


def _give(level: Level, body: LivingBody, effect: Compound) -> None:
    chance = effect.get("probability", 1.0)
    if isinstance(chance, (int, float)) and level.random.next_float() >= chance:
        return
    effects = effect.get("effects")
    for each in effects if isinstance(effects, list) else ():
        given = ActiveEffect.from_nbt(each) if isinstance(each, dict) else None
        if given is not None:
            add_effect(level, body, given)


def _listed(stack: ItemStack, body: LivingBody, effects: Tag | None) -> list[str]:
    ids = effects if isinstance(effects, list) else [effects]
    found = [full_id(id) for id in ids if isinstance(id, str)]
    if any(id.startswith("#") for id in ids if isinstance(id, str)):
        mechanic = f"{stack.id}: remove effects by tag"
        raise UnsupportedError(mechanic, body.entity.block_pos)
    return found
