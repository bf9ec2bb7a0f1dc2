"""Items that look for their block themselves: buckets, bottles, lily pads.

They are used in the air, and take the first block on the player's line of sight
(https://minecraft.wiki/w/Bucket, https://minecraft.wiki/w/Glass_Bottle, https://minecraft.wiki/w/Lily_Pad).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.container.dispense_fluids import (
    pour_at,
    take_at,
    takes_water,
    water_bottle,
)
from gametest.behaviour.using.adventure import allows
from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.interaction.hand.outcome import Outcome
from gametest.interaction.hand.reach import Sight, find_sight
from gametest.interaction.hand.use import Use
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametest.core.position import BlockPos
    from gametest.interaction.hand.hand import Hand
    from gametest.level.level import Level

_POURED: Final = {"water_bucket": "water", "lava_bucket": "lava"}
_AFLOAT: Final = ("lily_pad", "frogspawn")
_WITH_MOBS: Final = frozenset(
    f"{name}_bucket"
    for name in (
        *("axolotl", "cod", "pufferfish", "salmon", "sulfur_cube", "tadpole"),
        "tropical_fish",
    )
)


def use_in_sight(level: Level, hand: Hand) -> Outcome | None:
    """None: the item is none of these."""
    name = hand.stack.id.removeprefix("minecraft:")
    if name == "bucket":
        sight = find_sight(level, hand.player, sources=True)
        return _at(level, hand, sight, _take)
    if name in _POURED or name in _WITH_MOBS:
        return _at(level, hand, find_sight(level, hand.player), _pour)
    if name == "glass_bottle":
        sight = find_sight(level, hand.player, sources=True)
        return _at(level, hand, sight, _fill_bottle)
    if name in _AFLOAT:
        sight = find_sight(level, hand.player, sources=True)
        return _at(level, hand, sight, _set_afloat)
    return None


def _at(
    level: Level, hand: Hand, sight: Sight | None, does: Callable[[Use], Outcome]
) -> Outcome:
    if sight is None:
        return Outcome.PASSED
    is_bound = hand.player.game_mode == "adventure"
    if is_bound and not allows(level, hand.stack, "can_place_on", sight.pos):
        return Outcome.FAILED
    return does(Use(level, hand, sight.pos, sight.face, sight.hit))


def _take(use: Use) -> Outcome:
    made = take_at(use.level, use.pos)
    if made is None:
        return Outcome.FAILED
    filled = ItemStack(made)
    use.hand.count_use(use.level, use.stack)
    use.hand.exchange(use.level, filled)
    use.level.world.triggers.fire(use.player, "minecraft:filled_bucket", item=filled)
    return Outcome.DONE


def _pour(use: Use) -> Outcome:
    if use.item in _WITH_MOBS:
        use.refuse(f"{use.stack.id}: release")
    fluid = _POURED[use.item]
    stack = use.stack
    into = use.pos if fluid == "water" and takes_water(use.state) else use.before
    is_poured = pour_at(use.level, into, fluid)
    if not is_poured and into != use.before:
        into = use.before
        is_poured = pour_at(use.level, into, fluid)
    if not is_poured:
        return Outcome.FAILED
    _tell_placed(use, into, stack)
    use.hand.count_use(use.level, stack)
    if not use.player.is_creative:
        use.hand.exchange(use.level, ItemStack("minecraft:bucket"))
    return Outcome.DONE


def _fill_bottle(use: Use) -> Outcome:
    """From water; also breath of a dragon, which is not simulated."""
    if use.state.fluid != "water":
        return Outcome.PASSED
    vibrate(use.level, use.pos, "fluid_pickup", by=use.player)
    use.hand.count_use(use.level, use.stack)
    use.hand.exchange(use.level, water_bottle())
    return Outcome.DONE


def _set_afloat(use: Use) -> Outcome:
    """On top of the water that is looked at."""
    from gametest.behaviour.using.block_items import find_block, set_block_at

    block = find_block(use.level, use.stack)
    assert block is not None
    above = Direction.UP.from_pos(use.pos)
    on_top = Use(use.level, use.hand, use.pos, Direction.UP, use.hit)
    stack = use.stack
    if not use.level.get_block_state(above).is_air:
        return Outcome.FAILED
    outcome = set_block_at(on_top, block, above)
    if outcome.is_done:
        use.hand.use_up()
        use.hand.count_use(use.level, stack)
    return outcome


def _tell_placed(use: Use, pos: BlockPos, stack: ItemStack) -> None:
    use.level.world.triggers.fire(
        use.player,
        "minecraft:placed_block",
        location=pos,
        item=stack,
        state=use.level.get_block_state(pos),
    )
