"""Blocks that a dispenser sets, and TNT that it lights.

https://minecraft.wiki/w/Dispenser, https://minecraft.wiki/w/Shulker_Box
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.container.dispense_worn import put_on
from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.interaction.priming import prime_tnt
from gametest.item.container_component import container_items
from gametest.level.update_flags import ALL
from gametest.nbt.tags import Compound

if TYPE_CHECKING:
    from gametest.behaviour.container.dispensing import Dispensing
    from gametest.item.item_stack import ItemStack

_ITEMS: Final = "minecraft:container"
_KEPT: Final = {
    "minecraft:custom_name": "CustomName",
    "minecraft:lock": "lock",
}
"""Components of a shulker box's item, and the keys of its block's data."""


def prime(turn: Dispensing) -> ItemStack:
    """TNT before the dispenser, already lit."""
    level = turn.level
    if not level.world.game_rules.is_on("tnt_explodes"):
        return turn.kept()
    prime_tnt(level, turn.target)
    vibrate(level, turn.target, "entity_place")
    return turn.used()


def set_pumpkin(turn: Dispensing) -> ItemStack:
    """Only as the head of a golem, else on a head; a golem is not simulated."""
    if turn.target_state.is_air and _has_body(turn):
        turn.refuse("make a golem")
    worn = put_on(turn)
    return turn.kept() if worn is None else worn


def _has_body(turn: Dispensing) -> bool:
    """A golem's body hangs on some side of its head."""
    bodies = ("snow_block", "iron_block", "copper_block")
    copper = ("exposed_copper", "weathered_copper", "oxidized_copper")
    for side in Direction:
        state = turn.level.get_block_state(side.from_pos(turn.target))
        name = state.block.name.removeprefix("minecraft:").removeprefix("waxed_")
        if name in bodies or name in copper:
            return True
    return False


def set_skull(turn: Dispensing) -> ItemStack:
    """Only as the last head of a wither, else on a head."""
    if turn.target_state.is_air:
        for side in Direction:
            state = turn.level.get_block_state(side.from_pos(turn.target))
            if state.block.name in ("minecraft:soul_sand", "minecraft:soul_soil"):
                turn.refuse("make a wither")
    worn = put_on(turn)
    return turn.kept() if worn is None else worn


def set_shulker_box(turn: Dispensing) -> ItemStack:
    """Its lid points away from the dispenser, or up where something stands below."""
    level, pos = turn.level, turn.target
    if not turn.target_state.is_replaceable and not turn.target_state.is_air:
        return turn.kept()
    if turn.entities(lambda _entity: True):
        turn.refuse("set into an entity")
    below = level.get_block_state(Direction.DOWN.from_pos(pos))
    facing = turn.facing if below.is_air else Direction.UP
    box = level.blocks.block(turn.stack.id).default_state
    level.set_block(pos, box.with_("facing", facing.label), ALL)
    block_entity = level.get_block_entity(pos)
    if block_entity is not None:
        block_entity.load(_box_data(turn))
    vibrate(level, pos, "block_place")
    return turn.used()


def _box_data(turn: Dispensing) -> Compound:
    data: Compound = {}
    for name, value in turn.stack.components.items():
        if name == _ITEMS:
            data["Items"] = container_items(value)
        elif name in _KEPT:
            data[_KEPT[name]] = value
        else:
            turn.refuse(f"set with {name}")
    return data
