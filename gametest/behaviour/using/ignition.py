"""Flint and steel, and fire charges (https://minecraft.wiki/w/Flint_and_Steel)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.interaction.hand.outcome import Outcome

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.interaction.hand.use import Use

_LIT: Final = ("campfire", "candle", "candle_cake")


def light(use: Use) -> Outcome:
    """A campfire or candle, else fire before the clicked face."""
    state = use.state
    if _can_be_lit(state):
        use.set(state.with_("lit", "true"))
        vibrate(use.level, use.pos, "block_change", by=use.player)
        return _spent(use)
    if not use.level.get_block_state(use.before).is_air:
        return Outcome.FAILED
    if not _burns(use, use.before):
        return Outcome.FAILED
    from gametest.behaviour.nature.fire_shape import fire_for

    level = use.level
    fire = fire_for(level, use.before)
    use.set(fire, use.before)
    vibrate(level, use.before, "block_place", by=use.player)
    if use.item == "flint_and_steel":
        level.world.triggers.fire(
            use.player,
            "minecraft:placed_block",
            location=use.before,
            item=use.stack,
            state=level.get_block_state(use.before),
        )
    return _spent(use)


def _can_be_lit(state: BlockState) -> bool:
    if state.find("lit") != "false" or state.find("waterlogged") == "true":
        return False
    return state.block.name.endswith(_LIT)


def _burns(use: Use, pos: BlockPos) -> bool:
    """Where fire stays, or makes a portal of a frame."""
    from gametest.behaviour.nature.fire_shape import fire_for
    from gametest.behaviour.nature.portal import find_frame_to_light

    fire = fire_for(use.level, pos)
    behaviour = use.level.behaviours.behaviour(fire.block)
    if behaviour is None or behaviour.can_survive(use.level, pos, fire):
        return True
    beside = any(
        use.level.get_block_state(side.from_pos(pos)).is_block("minecraft:obsidian")
        for side in Direction
    )
    return beside and find_frame_to_light(use.level, pos) is not None


def _spent(use: Use) -> Outcome:
    if use.item == "flint_and_steel":
        use.hand.wear(use.level)
    else:
        use.hand.use_up()
    return Outcome.DONE
