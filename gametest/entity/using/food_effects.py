"""What food, potions and stews do to who eats them (https://minecraft.wiki/w/Food#Effects)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.entity.living.effects.active_effect import ActiveEffect
from gametest.entity.living.effects.consuming import consume
from gametest.entity.living.effects.effect_store import add_effect, apply_instantly
from gametest.entity.living.effects.potions import effects_of_stack
from gametest.entity.living.living_body import living_body
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.entity.player import Player
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound

_STEW: Final = "minecraft:suspicious_stew_effects"
_BOTTLE: Final = "minecraft:ominous_bottle"
_OMEN: Final = "minecraft:ominous_bottle_amplifier"
_STEW_TICKS: Final = 160
_OMEN_TICKS: Final = 120000


def apply_consumed(
    level: Level, player: Player, stack: ItemStack, consumable: Compound
) -> None:
    """Raises `UnsupportedError` for what is not simulated."""
    body = living_body(player)
    if body is None:
        return
    for drunk in effects_of_stack(stack):
        _drink(level, body, drunk)
    stew = stack.find(_STEW)
    for each in stew if isinstance(stew, list) else ():
        if isinstance(each, dict):
            _add(level, body, {"duration": Int(_STEW_TICKS), **each})
    amplifier = _omen_of(stack)
    if amplifier is not None:
        omen = ActiveEffect("minecraft:bad_omen", _OMEN_TICKS, amplifier)
        omen.shows_particles = False
        add_effect(level, body, omen)
    consume(level, body, stack, consumable.get("on_consume_effects"))


def _drink(level: Level, body: LivingBody, effect: ActiveEffect) -> None:
    player = body.entity
    if effect.kind.is_instant:
        apply_instantly(level, body, effect, direct=player, owner=player)
    else:
        add_effect(level, body, effect)


def _omen_of(stack: ItemStack) -> int | None:
    """None without the component, which ominous bottles have of themselves."""
    found = stack.find(_OMEN)
    if isinstance(found, int):
        return int(found)
    has_own = stack.id == _BOTTLE and not stack.removes(_OMEN)
    return 0 if has_own else None


def _add(level: Level, body: LivingBody, given: Compound) -> None:
    """As the component spells an effect: its duration may be left out."""
    effect = ActiveEffect.from_nbt(given)
    if effect is not None:
        add_effect(level, body, effect)
