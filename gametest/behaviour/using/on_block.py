"""A right click on a block, in the order in which the game asks.

The block with what is in the hand; the block alone, by the main hand; the item. A player that sneaks
with something in a hand does not ask the block (https://minecraft.wiki/w/Sneaking#Usage).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.using.adventure import allows
from gametest.behaviour.using.bare_hand import use_with_bare_hand
from gametest.behaviour.using.block_items import set_block_item
from gametest.behaviour.using.rules.block_rules import find_block_rule
from gametest.behaviour.using.rules.item_rules import find_item_rule
from gametest.interaction.hand.hand import hands_of
from gametest.interaction.hand.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametest.interaction.hand.use import Use


def use_on_block(
    use: Use, *, more_rules: Callable[[Use], Outcome | None] | None = None
) -> Outcome:
    """With one hand. `more_rules` knows items that this room does not; None: nor does it.

    Raises `UnsupportedError` by the name of what is not simulated. The trigger any_block_use is
    not fired: the game does that where a client's message arrives, which dummies bypass (noted in
    the tests of https://github.com/Gamemode4Dev/GM4_Datapacks, gm4_blossoming_pots).
    """
    player, stack = use.player, use.stack
    if player.is_spectator:
        return Outcome.PASSED
    triggers = use.level.world.triggers
    before = use.state
    told = {"location": use.pos, "item": stack, "state": before}
    holds = any(not hand.stack.is_empty for hand in hands_of(player))
    if not (player.is_sneaking and holds):
        rule = find_block_rule(before)
        outcome = Outcome.EMPTY_HAND if rule is None else rule(use)
        if outcome.is_done:
            triggers.fire(player, "minecraft:item_used_on_block", **told)
            return outcome
        is_bare = outcome is Outcome.EMPTY_HAND and use.hand.is_main
        if is_bare and use_with_bare_hand(use):
            triggers.fire(player, "minecraft:default_block_use", **told)
            return Outcome.DONE
    if stack.is_empty or use.hand.is_cooling:
        return Outcome.PASSED
    outcome = _use_item(use, more_rules)
    if outcome.is_done:
        use.hand.count_use(use.level, stack)
        # Its conditions ask for the block as it is now, as the place does.
        told["state"] = use.state
        triggers.fire(player, "minecraft:item_used_on_block", **told)
    return outcome


def _use_item(use: Use, more_rules: Callable[[Use], Outcome | None] | None) -> Outcome:
    is_bound = use.player.game_mode == "adventure"
    if is_bound and not allows(use.level, use.stack, "can_place_on", use.pos):
        return Outcome.PASSED
    rule = find_item_rule(use)
    outcome = None if rule is None else rule(use)
    is_plantless = rule is set_block_item and outcome is Outcome.FAILED
    if more_rules is not None and (rule is None or is_plantless):
        more = more_rules(use)
        outcome = outcome if more is None else more
    return Outcome.PASSED if outcome is None else outcome
