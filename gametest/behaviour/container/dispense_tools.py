"""Tools and treatments in a dispenser.

https://minecraft.wiki/w/Dispenser, https://minecraft.wiki/w/Flint_and_Steel,
https://minecraft.wiki/w/Honeycomb, https://minecraft.wiki/w/Respawn_Anchor
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.plant.bone_meal import apply_bone_meal
from gametest.behaviour.vibration import vibrate
from gametest.interaction.drops.shearing import shear_sheep, shear_snow_golem
from gametest.interaction.item_spawn import pop_item
from gametest.interaction.priming import prime_tnt
from gametest.item.item_stack import ItemStack
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.behaviour.container.dispensing import Dispensing
    from gametest.block.block_state import BlockState

_SHEARS: Final = {
    "minecraft:sheep": shear_sheep,
    "minecraft:snow_golem": shear_snow_golem,
}
_NOT_SHORN: Final = frozenset(
    f"minecraft:{name}" for name in ("bogged", "copper_golem", "mooshroom")
)
_COMBS: Final = 3
_MOST_CHARGES: Final = 4


def light(turn: Dispensing) -> ItemStack:
    """Fire into air, a campfire, candle or TNT; without effect it is not worn."""
    level, pos, state = turn.level, turn.target, turn.target_state
    if state.is_air:
        from gametest.behaviour.nature.fire_shape import fire_for

        fire = fire_for(level, pos)
        behaviour = level.behaviours.behaviour(fire.block)
        survives = behaviour is None or behaviour.can_survive(level, pos, fire)
        if not survives and not _lights_portal(turn):
            return turn.kept()
        level.set_block(pos, fire, ALL)
        vibrate(level, pos, "block_place")
    elif _can_be_lit(state):
        level.set_block(pos, state.with_("lit", "true"), ALL)
        vibrate(level, pos, "block_change")
    elif state.is_block("minecraft:tnt"):
        if not level.world.game_rules.is_on("tnt_explodes"):
            return turn.kept()
        prime_tnt(level, pos)
        vibrate(level, pos, "prime_fuse")
        level.set_block(pos, level.blocks.air, ALL)
    else:
        return turn.kept()
    return turn.worn()


def _lights_portal(turn: Dispensing) -> bool:
    from gametest.behaviour.nature.portal import find_frame_to_light

    return find_frame_to_light(turn.level, turn.target) is not None


def _can_be_lit(state: BlockState) -> bool:
    if state.find("lit") != "false" or state.find("waterlogged") == "true":
        return False
    name = state.block.name
    return name.endswith(("campfire", "candle", "candle_cake"))


def fertilize(turn: Dispensing) -> ItemStack:
    """What does not grow leaves the bone meal alone (https://minecraft.wiki/w/Bone_Meal)."""
    return turn.used() if apply_bone_meal(turn.level, turn.target) else turn.kept()


def shear(turn: Dispensing) -> ItemStack:
    from gametest.behaviour.container.beehive import is_full_hive, take_honey

    level, pos, state = turn.level, turn.target, turn.target_state
    if is_full_hive(state):
        pop_item(level, pos, ItemStack("minecraft:honeycomb", _COMBS))
        take_honey(level, pos, state)
        return turn.worn()
    for entity in turn.entities(lambda entity: entity.is_alive):
        if "leash" in entity.nbt or entity.type_id in _NOT_SHORN:
            turn.refuse("shear")
        shears = _SHEARS.get(entity.type_id)
        if shears is not None and shears(level, entity):
            vibrate(level, turn.target, "shear")
            return turn.worn()
    return turn.kept()


def brush(turn: Dispensing) -> ItemStack:
    if turn.entities(lambda entity: entity.type_id == "minecraft:armadillo"):
        turn.refuse("brush")
    return turn.kept()


def wax(turn: Dispensing) -> ItemStack:
    """Copper that can age; anything else gets the honeycomb thrown at it."""
    level, state = turn.level, turn.target_state
    name = state.block.name.removeprefix("minecraft:")
    waxed = level.blocks.find_block(f"minecraft:waxed_{name}")
    if waxed is None:
        return turn.thrown()
    if state.has_block_entity:
        turn.refuse(f"wax {state.block.name}")
    level.set_block(turn.target, waxed.state_of(state.properties), ALL)
    vibrate(level, turn.target, "block_change")
    return turn.used()


def charge_anchor(turn: Dispensing) -> ItemStack:
    state = turn.target_state
    if not state.is_block("minecraft:respawn_anchor"):
        return turn.thrown()
    charges = int(state.get("charges"))
    if charges >= _MOST_CHARGES:
        return turn.kept()
    charged = state.with_("charges", str(charges + 1))
    turn.level.set_block(turn.target, charged, ALL)
    vibrate(turn.level, turn.target, "block_change")
    return turn.used()
