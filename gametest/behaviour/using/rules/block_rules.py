"""What a block does with the item in a hand, by block.

A rule answers `EMPTY_HAND` where the item does not matter to the block: it then answers as to an empty
hand, and after it the item is asked.
"""
# size: one table of families, each with its import

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.interaction.hand.outcome import Outcome

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.interaction.hand.use import Use

BlockRule: TypeAlias = "Callable[[Use], Outcome]"

_NOT_SIMULATED: Final = ("trial_spawner", "vault", "dragon_egg", "creaking_heart")
"""With a hand they do something that only clients or mobs would show."""


def find_block_rule(state: BlockState) -> BlockRule | None:
    """None: what is in the hand does not matter to it."""
    name = state.block.name.removeprefix("minecraft:")
    # Longer than other functions because it is a table, one case a family.
    match name:
        case "cauldron" | "water_cauldron" | "lava_cauldron" | "powder_snow_cauldron":
            from gametest.behaviour.using.cauldrons import use_cauldron

            return use_cauldron
        case "composter":
            from gametest.behaviour.using.filling import compost

            return compost
        case "campfire" | "soul_campfire":
            from gametest.behaviour.using.filling import lay_on_campfire

            return lay_on_campfire
        case "chiseled_bookshelf":
            from gametest.behaviour.using.filling import use_bookshelf

            return use_bookshelf
        case "decorated_pot":
            from gametest.behaviour.using.filling import put_in_pot

            return put_in_pot
        case "jukebox":
            from gametest.behaviour.using.filling import play

            return play
        case "lectern":
            from gametest.behaviour.using.filling import lay_book

            return lay_book
        case "flower_pot":
            from gametest.behaviour.using.filling import pot_plant

            return pot_plant
        case "respawn_anchor":
            from gametest.behaviour.using.filling import charge

            return charge
        case "beehive" | "bee_nest":
            from gametest.behaviour.using.shearing import use_beehive

            return use_beehive
        case "pumpkin":
            from gametest.behaviour.using.shearing import carve

            return carve
        case "cake":
            from gametest.behaviour.using.candles import put_candle

            return put_candle
        case "tnt":
            from gametest.behaviour.using.candles import light_tnt

            return light_tnt
        case "note_block":
            return _note_block
        case "redstone_ore" | "deepslate_redstone_ore":
            return _redstone_ore
        case "sweet_berry_bush" | "cave_vines" | "cave_vines_plant":
            return _fruit
        case _ if name.endswith("candle_cake"):
            from gametest.behaviour.using.candles import use_candle_cake

            return use_candle_cake
        case _ if name.endswith("candle"):
            from gametest.behaviour.using.candles import use_candle

            return use_candle
        case _ if name.endswith("_sign"):
            from gametest.behaviour.using.signs import use_sign

            return use_sign
        case _ if name.endswith("_shelf"):
            from gametest.behaviour.using.filling import swap_on_shelf

            return swap_on_shelf
        case _ if name.startswith("potted_"):
            return _potted
        case _ if name in _NOT_SIMULATED:
            return _refuse
        case _:
            return None


def _refuse(use: Use) -> Outcome:
    use.refuse(f"{use.state.block.name}: use")


def _potted(use: Use) -> Outcome:
    """A plant that could be potted changes nothing; anything else takes the plant out."""
    from gametest.behaviour.using.filling import potted_form

    if potted_form(use.level, use.stack) is not None:
        return Outcome.DONE
    return Outcome.EMPTY_HAND


def _note_block(use: Use) -> Outcome:
    """What is an instrument on its top is set there (https://minecraft.wiki/w/Note_Block)."""
    from gametest.core.direction import Direction

    items = use.level.world.items
    is_top = use.face is Direction.UP and not use.stack.is_empty
    if is_top and items.has_tag(use.stack, "noteblock_top_instruments"):
        return Outcome.PASSED
    return Outcome.EMPTY_HAND


def _redstone_ore(use: Use) -> Outcome:
    """It glows under a hand, and a block in that hand is set all the same."""
    from gametest.behaviour.interaction import use_block
    from gametest.behaviour.using.block_items import find_block

    use_block(use.level, use.pos)
    is_block = find_block(use.level, use.stack) is not None
    return Outcome.PASSED if is_block else Outcome.DONE


def _fruit(use: Use) -> Outcome:
    """Bone meal goes before picking where there is still something to grow.

    https://minecraft.wiki/w/Sweet_Berries
    """
    is_bush = use.state.find("age") is not None and use.state.find("berries") is None
    if is_bush and use.state.get("age") != "3" and use.item == "bone_meal":
        return Outcome.PASSED
    return Outcome.EMPTY_HAND
