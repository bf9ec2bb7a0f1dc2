"""An item that a hand is busy with for a while: food, a bow, a shield."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

if TYPE_CHECKING:
    from gametest.interaction.hand.hand import Hand
    from gametest.item.item_stack import ItemStack


@final
@attrs.define(eq=False)
class ItemInUse:
    hand: Hand
    stack: ItemStack
    """What the hand held when it began; with another kind in it, it ends."""
    left: int
    """Ticks until it is done."""
    is_eaten: bool = False
    """At its end it is eaten or drunk; other things end when they are let go."""


def hold(hand: Hand, ticks: int, *, is_eaten: bool = False) -> None:
    """Begin; a player that is busy already goes on with what it does."""
    player = hand.player
    if player.using is None:
        player.using = ItemInUse(hand, hand.stack, ticks, is_eaten)
        player.changed()
