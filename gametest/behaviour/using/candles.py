"""Candles, cakes and TNT under a hand that holds fire or a candle.

https://minecraft.wiki/w/Candle, https://minecraft.wiki/w/Cake, https://minecraft.wiki/w/TNT
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.vibration import vibrate
from gametest.interaction.hand.outcome import Outcome

if TYPE_CHECKING:
    from gametest.interaction.hand.use import Use

_LIGHTERS: Final = ("flint_and_steel", "fire_charge")


def use_candle(use: Use) -> Outcome:
    """An empty hand puts it out; a candle joins it as a block would."""
    if use.stack.is_empty and use.state.get("lit") == "true":
        return Outcome.EMPTY_HAND
    return Outcome.PASSED


def use_candle_cake(use: Use) -> Outcome:
    """Lighters light the candle; all else eats, where the candle is not put out."""
    return Outcome.PASSED if use.item in _LIGHTERS else Outcome.EMPTY_HAND


def put_candle(use: Use) -> Outcome:
    """On a whole cake; else the cake is eaten."""
    item, level = use.item, use.level
    if not item.endswith("candle") or use.state.get("bites") != "0":
        return Outcome.EMPTY_HAND
    block = level.blocks.find_block(f"minecraft:{item}_cake")
    if block is None:
        return Outcome.EMPTY_HAND
    use.hand.count_use(level, use.stack)
    use.hand.use_up()
    use.set(block.default_state)
    vibrate(level, use.pos, "block_change", by=use.player)
    return Outcome.DONE


def light_tnt(use: Use) -> Outcome:
    item, level = use.item, use.level
    if item not in _LIGHTERS:
        return Outcome.EMPTY_HAND
    if not level.world.game_rules.is_on("tnt_explodes"):
        return Outcome.PASSED
    from gametest.interaction.priming import prime_tnt

    prime_tnt(level, use.pos)
    vibrate(level, use.pos, "prime_fuse", by=use.player)
    use.set(level.blocks.air)
    use.hand.count_use(level, use.stack)
    if item == "flint_and_steel":
        use.hand.wear(level)
    else:
        use.hand.use_up()
    return Outcome.DONE
