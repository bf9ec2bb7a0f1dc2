"""A right click into the air: what the item in the hand does by itself.

https://minecraft.wiki/w/Controls: the main hand first, then the off hand. Items that look for a block are
asked by the caller before these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gametest.core.errors import UnsupportedError
from gametest.entity.player import cooldown_group
from gametest.entity.using.bundles import BUNDLE_TICKS
from gametest.entity.using.cooling import cool_down
from gametest.entity.using.eating import begin_to_eat, leave_remainder
from gametest.entity.using.throwing import THROWN, throw
from gametest.entity.using.wearing import swap_on
from gametest.interaction.hand.holding import hold
from gametest.interaction.hand.outcome import Outcome
from gametest.interaction.hand.reach import find_sight
from gametest.item.enchantments import enchantment_level
from gametest.item.item_stack import full_id
from gametest.item.item_uses import consumable_of, is_swapped_on

if TYPE_CHECKING:
    from gametest.interaction.hand.hand import Hand
    from gametest.level.level import Level

_LONG: Final = 72000
_OPENS: Final = ("writable_book", "written_book")
_NOT_SIMULATED: Final = frozenset(
    {
        *("fishing_rod", "map"),
    }
)
_ARROWS: Final = ("arrow", "spectral_arrow", "tipped_arrow")
_SPYGLASS: Final = 1200
_KINETIC: Final = "minecraft:kinetic_weapon"
_INSTRUMENT: Final = "minecraft:instrument"
_HORN_TICKS: Final = 140
_DRIVEN: Final = ("minecraft:pig", "minecraft:strider")


def use_in_air(level: Level, hand: Hand) -> Outcome:
    """Raises `UnsupportedError` by the item's name."""
    player, stack = hand.player, hand.stack
    if stack.is_empty or player.is_spectator or player.cools_down(stack):
        return Outcome.PASSED
    consumable = consumable_of(level.world.items.table, stack)
    name = stack.id.removeprefix("minecraft:")
    if consumable is not None and name not in THROWN:
        return begin_to_eat(level, hand, consumable)
    outcome = _use(level, hand, name)
    if outcome.is_done and player.using is None:
        leave_remainder(level, hand, stack)
        cool_down(level, player, stack)
    return outcome


def _use(level: Level, hand: Hand, name: str) -> Outcome:
    player, stack = hand.player, hand.stack
    if name in THROWN:
        return throw(level, hand)
    if name in _NOT_SIMULATED:
        raise UnsupportedError(f"{stack.id}: use", player.block_pos)
    if is_swapped_on(level.world.items.table, stack):
        return swap_on(level, hand)
    return _special(level, hand, name)


def _special(level: Level, hand: Hand, name: str) -> Outcome:
    # Longer than other functions because it is a table, one case a kind of item.
    player, stack = hand.player, hand.stack
    match name:
        case "shield":
            hold(hand, _LONG)
            return Outcome.DONE
        case "spyglass":
            hold(hand, _SPYGLASS)
            hand.count_use(level, stack)
            return Outcome.DONE
        case "bow":
            return _draw_bow(hand)
        case "crossbow":
            return _use_crossbow(level, hand)
        case "trident":
            return _raise_trident(level, hand)
        case "goat_horn":
            return _blow_horn(level, hand)
        case "ender_eye":
            return _look_for_stronghold(level, hand)
        case "knowledge_book":
            return _learn(level, hand)
        case "carrot_on_a_stick" | "warped_fungus_on_a_stick":
            return _prod(level, hand)
        case "firework_rocket":
            # Only who glides is driven by it.
            return Outcome.PASSED
        case _ if name in _OPENS:
            if name == "written_book":
                from gametest.entity.using.reading import fill_in_book

                fill_in_book(level, hand)
            hand.count_use(level, stack)
            return Outcome.DONE
        case _ if name.endswith("bundle"):
            hold(hand, BUNDLE_TICKS)
            return Outcome.DONE
        case _ if name.endswith("_spear") or stack.find(_KINETIC) is not None:
            if player.vehicle is not None:
                raise UnsupportedError(f"{stack.id}: charge", player.block_pos)
            # Who stands still hurts nobody with it.
            hold(hand, _LONG)
            return Outcome.DONE
        case _ if stack.find("minecraft:blocks_attacks") is not None:
            hold(hand, _LONG)
            return Outcome.DONE
        case _:
            return Outcome.PASSED


def _draw_bow(hand: Hand) -> Outcome:
    """A dummy never lets go, so it draws and draws (https://minecraft.wiki/w/Bow)."""
    player = hand.player
    has_arrow = any(
        stack.id.removeprefix("minecraft:") in _ARROWS
        for stack in player.inventory.stacks()
    )
    if not has_arrow and not player.is_creative:
        return Outcome.FAILED
    hold(hand, _LONG)
    return Outcome.DONE


def _use_crossbow(level: Level, hand: Hand) -> Outcome:
    loaded = hand.stack.find("minecraft:charged_projectiles")
    if isinstance(loaded, list) and loaded:
        # Here, as few crossbows come loaded.
        from gametest.entity.using.crossbow import shoot_crossbow

        return shoot_crossbow(level, hand)
    return _draw_bow(hand)


def _prod(level: Level, hand: Hand) -> Outcome:
    """Counted though it does nothing, unless one rides what it drives (general knowledge)."""
    vehicle = hand.player.vehicle
    if vehicle is not None and vehicle.type_id in _DRIVEN:
        mechanic = f"{hand.stack.id}: drive {vehicle.type_id}"
        raise UnsupportedError(mechanic, hand.player.block_pos)
    hand.count_use(level, hand.stack)
    return Outcome.PASSED


def _learn(level: Level, hand: Hand) -> Outcome:
    """https://minecraft.wiki/w/Knowledge_Book: its recipes are known from then on."""
    from gametest.entity.recipe_book import unlock_recipes

    player, stack = hand.player, hand.stack
    listed = stack.find("minecraft:recipes")
    hand.use_up()
    ids = [full_id(id) for id in listed or () if isinstance(id, str)]  # type: ignore[union-attr]
    if not ids:
        return Outcome.FAILED
    unlock_recipes(player, level, ids)
    hand.count_use(level, stack)
    return Outcome.DONE


def _look_for_stronghold(level: Level, hand: Hand) -> Outcome:
    """The worlds of tests have none, so an eye stays in the hand (general knowledge)."""
    sight = find_sight(level, hand.player)
    is_frame = sight is not None and level.get_block_state(sight.pos).is_block(
        "minecraft:end_portal_frame"
    )
    return Outcome.PASSED if is_frame else Outcome.DONE


def _raise_trident(level: Level, hand: Hand) -> Outcome:
    table = level.world.items.table
    stack = hand.stack
    if table.damage(stack) >= table.max_damage(stack) - 1:
        return Outcome.FAILED
    pos = hand.player.block_pos
    if enchantment_level(stack, "minecraft:riptide"):
        raise UnsupportedError("minecraft:trident: riptide", pos)
    enchantments = level.world.items.enchantments
    enchantments.refuse_effect(stack, "minecraft:trident_spin_attack_strength", pos)
    hold(hand, _LONG)
    return Outcome.DONE


def _horn_ticks(level: Level, hand: Hand) -> int | None:
    """None without an instrument; the game's own all sound for seven seconds.

    https://minecraft.wiki/w/Instrument_definition
    """
    if hand.stack.removes(_INSTRUMENT):
        return None
    found: Any = hand.stack.find(_INSTRUMENT)
    if isinstance(found, str):
        found = level.world.items.entries("instrument").get(full_id(found))
    seconds = found.get("use_duration") if isinstance(found, dict) else None
    return int(seconds * 20.0) if isinstance(seconds, (int, float)) else _HORN_TICKS


def _blow_horn(level: Level, hand: Hand) -> Outcome:
    """As long as its instrument sounds, and as long until the next (https://minecraft.wiki/w/Goat_Horn)."""
    player = hand.player
    ticks = _horn_ticks(level, hand)
    if ticks is None:
        return Outcome.FAILED
    hold(hand, ticks)
    player.cooldowns[cooldown_group(hand.stack)] = level.game_time + ticks
    hand.count_use(level, hand.stack)
    return Outcome.DONE
