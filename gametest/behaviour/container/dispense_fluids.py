"""Buckets and bottles in a dispenser.

https://minecraft.wiki/w/Dispenser, https://minecraft.wiki/w/Bucket, https://minecraft.wiki/w/Water_Bottle.
Which blocks a fluid replaces is general knowledge of the game: those that nothing stands against.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.nature.fluid_passage import waterlogged
from gametest.behaviour.vibration import vibrate
from gametest.core.identifier import Identifier
from gametest.interaction.block_drops import break_block
from gametest.item.item_stack import ItemStack
from gametest.level.dimension_type import THE_NETHER
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.behaviour.container.dispensing import Dispensing
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

BUCKET: Final = "minecraft:bucket"
BOTTLE: Final = "minecraft:glass_bottle"
_POTION: Final = "minecraft:potion"
_CONTENTS: Final = "minecraft:potion_contents"
_WATER: Final = "minecraft:water"
_SOLID_TO_FLUIDS: Final = ("minecraft:cobweb", "minecraft:bamboo_sapling")
_REFUSES_WATER: Final = "minecraft:barrier"
_MUD_TAGS: Final = ("convertable_to_mud", "convertible_to_mud")


def pour_water(turn: Dispensing) -> ItemStack:
    return _pour(turn, "water")


def pour_lava(turn: Dispensing) -> ItemStack:
    return _pour(turn, "lava")


def _pour(turn: Dispensing, fluid: str) -> ItemStack:
    if not pour_at(turn.level, turn.target, fluid):
        return turn.thrown()
    return turn.exchanged(ItemStack(BUCKET))


def pour_at(level: Level, pos: BlockPos, fluid: str) -> bool:
    """Out of a bucket into a cell; false if it has no room for it."""
    state = level.get_block_state(pos)
    wets = fluid == "water" and takes_water(state)
    if not wets and not _is_washed_away(state):
        return False
    if fluid == "water" and level.dimension is THE_NETHER:
        # It turns to steam.
        return True
    source = level.blocks.block(f"minecraft:{fluid}").default_state
    if wets:
        wet = waterlogged(state)
        level.set_block(pos, wet, ALL)
        schedule_flow(level, pos, wet)
        vibrate(level, pos, "fluid_place")
        return True
    if not state.is_air and state.block.name not in (_WATER, "minecraft:lava"):
        break_block(level, pos, drop=True)
    is_set = level.set_block(pos, source, ALL)
    if not is_set and not level.get_block_state(pos).is_fluid_source:
        return False
    vibrate(level, pos, "fluid_place")
    return True


def takes_water(state: BlockState) -> bool:
    """Whether a bucket of water makes it waterlogged."""
    if state.find("waterlogged") != "false" or state.is_block(_REFUSES_WATER):
        return False
    return state.find("type") != "double"


def _is_washed_away(state: BlockState) -> bool:
    if state.is_air or state.is_replaceable:
        return True
    if state.block.name in _SOLID_TO_FLUIDS:
        return False
    return not state.blocks_motion


def set_powder_snow(turn: Dispensing) -> ItemStack:
    level = turn.level
    if not turn.target_state.is_air:
        return turn.thrown()
    snow = level.blocks.block("minecraft:powder_snow").default_state
    level.set_block(turn.target, snow, ALL)
    vibrate(level, turn.target, "block_place")
    return turn.exchanged(ItemStack(BUCKET))


def fill_bucket(turn: Dispensing) -> ItemStack:
    made = take_at(turn.level, turn.target)
    return turn.thrown() if made is None else turn.exchanged(ItemStack(made))


def take_at(level: Level, pos: BlockPos) -> str | None:
    """Into a bucket: the item that it becomes; None if there is nothing to take."""
    state = level.get_block_state(pos)
    name = state.block.name
    if name == "minecraft:powder_snow":
        made, rest = "powder_snow", level.blocks.air
    elif name in (_WATER, "minecraft:lava") and state.is_fluid_source:
        made, rest = str(state.fluid), level.blocks.air
    elif name == "minecraft:bubble_column":
        made, rest = "water", level.blocks.air
    elif state.find("waterlogged") == "true":
        made, rest = "water", state.with_("waterlogged", "false")
    else:
        return None
    level.set_block(pos, rest, ALL)
    if not rest.is_air:
        behaviour = level.behaviours.behaviour(rest.block)
        if behaviour is not None and not behaviour.can_survive(level, pos, rest):
            break_block(level, pos, drop=True)
    vibrate(level, pos, "fluid_pickup")
    return f"minecraft:{made}_bucket"


def fill_bottle(turn: Dispensing) -> ItemStack:
    from gametest.behaviour.container.beehive import is_full_hive, take_honey

    if is_full_hive(turn.target_state):
        take_honey(turn.level, turn.target, turn.target_state)
        return turn.exchanged(ItemStack("minecraft:honey_bottle"))
    if turn.target_state.fluid == "water":
        vibrate(turn.level, turn.target, "fluid_pickup")
        return turn.exchanged(water_bottle())
    return turn.thrown()


def wet_with_bottle(turn: Dispensing) -> ItemStack:
    """A water bottle makes mud; any other potion is thrown out."""
    if potion_of(turn.stack) != _WATER or not _becomes_mud(turn):
        return turn.thrown()
    mud = turn.level.blocks.block("minecraft:mud").default_state
    turn.level.set_block(turn.target, mud, ALL)
    vibrate(turn.level, turn.target, "fluid_place")
    return turn.exchanged(ItemStack(BOTTLE))


def _becomes_mud(turn: Dispensing) -> bool:
    items, name = turn.level.world.items, turn.target_state.block.name
    return any(items.is_tagged("block", tag, name) for tag in _MUD_TAGS)


def water_bottle() -> ItemStack:
    return ItemStack(_POTION, 1, {_CONTENTS: {"potion": _WATER}})


def potion_of(stack: ItemStack) -> str | None:
    contents = stack.find(_CONTENTS)
    potion = contents.get("potion") if isinstance(contents, dict) else contents
    id = Identifier.find(potion)
    return None if id is None else str(id)
