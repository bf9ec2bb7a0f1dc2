"""Food and drink: the time they take, and what they do.

https://minecraft.wiki/w/Food, https://minecraft.wiki/w/Data_component_format#consumable. Who is not hungry
eats only what can always be eaten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.entity.player import FULL_FOOD
from gametest.entity.using.cooling import cool_down
from gametest.entity.using.food_effects import apply_consumed
from gametest.interaction.hand.hand import give
from gametest.interaction.hand.holding import hold
from gametest.interaction.hand.outcome import Outcome
from gametest.item.item_uses import consumable_of, remainder_of
from gametest.level.entities.hearing import make_noise

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.interaction.hand.hand import Hand
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound

_FOOD: Final = "minecraft:food"
_TICKS: Final = 20
_USUAL: Final = 1.6


def begin_to_eat(level: Level, hand: Hand, consumable: Compound) -> Outcome:
    if not _may_eat(level, hand.player, hand.stack):
        return Outcome.FAILED
    ticks = _ticks(consumable)
    if ticks <= 0:
        finish_eating(level, hand)
    else:
        hold(hand, ticks, is_eaten=True)
    return Outcome.DONE


def _ticks(consumable: Compound) -> int:
    seconds = consumable.get("consume_seconds", _USUAL)
    return int(float(seconds) * _TICKS) if isinstance(seconds, (int, float)) else 0


def _may_eat(level: Level, player: Player, stack: ItemStack) -> bool:
    food = level.world.items.table.component(stack, _FOOD)
    if not isinstance(food, dict) or food.get("can_always_eat"):
        return True
    return player.is_creative or player.food_level < FULL_FOOD


def tick_use(level: Level, player: Player) -> None:
    """One turn of what a hand is busy with; it ends if the hand holds something else."""
    using = player.using
    assert using is not None
    if using.hand.stack.id != using.stack.id:
        stop_using(level, player)
        return
    level.world.triggers.fire(player, "minecraft:using_item", item=using.hand.stack)
    if using.stack.id.endswith("bundle"):
        # Here, as few bundles are emptied.
        from gametest.entity.using.bundles import empty_bundle

        empty_bundle(level, using)
    using.left -= 1
    if using.left > 0:
        return
    if using.is_eaten:
        finish_eating(level, using.hand)
    stop_using(level, player)


def stop_using(level: Level, player: Player) -> None:
    """It is heard, unless the thing's component says that it is not.

    https://minecraft.wiki/w/Data_component_format#use_effects
    """
    using, player.using = player.using, None
    effects = None if using is None else using.stack.find("minecraft:use_effects")
    if not isinstance(effects, dict) or effects.get("interact_vibrations") != 0:
        make_noise(level, player.pos, "item_interact_finish", player)


def finish_eating(level: Level, hand: Hand) -> None:
    player, stack = hand.player, hand.stack
    table = level.world.items.table
    consumable = consumable_of(table, stack)
    if consumable is None:
        return
    drinks = consumable.get("animation") == "drink"
    make_noise(level, player.pos, "drink" if drinks else "eat", player)
    hand.count_use(level, stack)
    level.world.triggers.fire(player, "minecraft:consume_item", item=stack)
    food = table.component(stack, _FOOD)
    if isinstance(food, dict):
        nutrition, saturation = food.get("nutrition", 0), food.get("saturation", 0.0)
        if isinstance(nutrition, int) and isinstance(saturation, (int, float)):
            player.eat(int(nutrition), float(saturation))
    try:
        apply_consumed(level, player, stack, consumable)
    except UnsupportedError as error:
        level.report_unsupported(error.mechanic, error.pos or player.block_pos)
    hand.use_up()
    leave_remainder(level, hand, stack)
    cool_down(level, player, stack)


def leave_remainder(level: Level, hand: Hand, used: ItemStack) -> None:
    """Where one was used up: what is left of it."""
    left = remainder_of(used)
    is_less = hand.stack.id != used.id or hand.stack.count < used.count
    if left.is_empty or hand.player.is_creative or not is_less:
        return
    if hand.stack.is_empty:
        hand.put(left)
    else:
        give(level, hand.player, left)
