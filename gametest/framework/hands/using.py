"""A right click of one hand: on a block, or into the air."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.using.in_sight import use_in_sight
from gametest.behaviour.using.on_block import use_on_block
from gametest.entity.using.in_air import use_in_air
from gametest.entity.using.setting_out import set_afloat, set_out
from gametest.interaction.hand.outcome import Outcome
from gametest.interaction.hand.use import Use
from gametest.item.item_uses import consumable_of

if TYPE_CHECKING:
    from gametest.core.direction import Direction
    from gametest.core.position import BlockPos, Vec3
    from gametest.interaction.hand.hand import Hand
    from gametest.level.level import Level


def use_item_on(
    level: Level, hand: Hand, pos: BlockPos, face: Direction, hit: Vec3
) -> Outcome:
    """On the side `face` of a block, at the point `hit`; nobody asks whether it is in reach.

    Raises `UnsupportedError` by the name of what is not simulated.
    """
    return use_on_block(Use(level, hand, pos, face, hit), more_rules=_more)


def use_item(level: Level, hand: Hand) -> Outcome:
    """Into the air; raises as `use_item_on` does."""
    if hand.stack.is_empty or hand.is_cooling or hand.player.is_spectator:
        return Outcome.PASSED
    for rule in (use_in_sight, set_afloat):
        outcome = rule(level, hand)
        if outcome is not None:
            return outcome
    return use_in_air(level, hand)


def _more(use: Use) -> Outcome | None:
    """Entities that are set out; food that found no ground to be planted in."""
    outcome = set_out(use)
    if outcome is not None:
        return outcome
    table = use.level.world.items.table
    if consumable_of(table, use.stack) is not None:
        return use_in_air(use.level, use.hand)
    return None
