"""What a dispenser does with each item (https://minecraft.wiki/w/Dispenser#Usage)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.container import (
    dispense_entities,
    dispense_fluids,
    dispense_placing,
    dispense_tools,
    dispense_worn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametest.behaviour.container.dispensing import Dispensing
    from gametest.item.item_stack import ItemStack

_PREFIX: Final = "minecraft:"

_PROJECTILES: Final = frozenset(
    {
        "arrow",
        "blue_egg",
        "brown_egg",
        "egg",
        "experience_bottle",
        "fire_charge",
        "firework_rocket",
        "lingering_potion",
        "snowball",
        "spectral_arrow",
        "splash_potion",
        "tipped_arrow",
        "wind_charge",
    }
)
_MOB_BUCKETS: Final = frozenset(
    {
        "axolotl_bucket",
        "cod_bucket",
        "pufferfish_bucket",
        "salmon_bucket",
        "sulfur_cube_bucket",
        "tadpole_bucket",
        "tropical_fish_bucket",
    }
)
_ENTITIES: Final = (
    "_boat",
    "_raft",
    "minecart",
    "_cushion",
    "armor_stand",
)


def dispense(turn: Dispensing) -> ItemStack:
    """Returns what is left in the slot; raises `UnsupportedError` by the item's name."""
    name = turn.stack.id.removeprefix(_PREFIX)
    rule = _find_rule(name)
    if rule is not None:
        return rule(turn)
    if name in _PROJECTILES:
        return _shoot(turn)
    if name in _MOB_BUCKETS:
        turn.refuse("release")
    if name.endswith(_ENTITIES):
        turn.refuse("set out")
    worn = dispense_worn.put_on(turn)
    return turn.thrown() if worn is None else worn


def _shoot(turn: Dispensing) -> ItemStack:
    # Here, as most dispensers shoot nothing.
    from gametest.interaction.shooting import shoot_from_dispenser

    shot = shoot_from_dispenser(turn.level, turn.pos, turn.facing, turn.stack)
    if shot is None:
        turn.refuse("shoot")
    return turn.used()


def _find_rule(name: str) -> Callable[[Dispensing], ItemStack] | None:
    # Longer than other functions because it is a table, one case a rule.
    match name:
        case "water_bucket":
            return dispense_fluids.pour_water
        case "lava_bucket":
            return dispense_fluids.pour_lava
        case "powder_snow_bucket":
            return dispense_fluids.set_powder_snow
        case "bucket":
            return dispense_fluids.fill_bucket
        case "glass_bottle":
            return dispense_fluids.fill_bottle
        case "potion":
            return dispense_fluids.wet_with_bottle
        case "flint_and_steel":
            return dispense_tools.light
        case "bone_meal":
            return dispense_tools.fertilize
        case "shears":
            return dispense_tools.shear
        case "brush":
            return dispense_tools.brush
        case "honeycomb":
            return dispense_tools.wax
        case "glowstone":
            return dispense_tools.charge_anchor
        case "tnt":
            return dispense_placing.prime
        case "carved_pumpkin":
            return dispense_placing.set_pumpkin
        case "wither_skeleton_skull":
            return dispense_placing.set_skull
        case "shulker_box":
            return dispense_placing.set_shulker_box
        case "chest":
            return dispense_worn.give_chest
        case "armor_stand":
            return dispense_entities.set_out_stand
        case _ if name.endswith("minecart"):
            return dispense_entities.set_out_cart
        case _ if name.endswith(("_boat", "_raft")):
            return dispense_entities.set_out_boat
        case _ if name.endswith("_spawn_egg"):
            return dispense_entities.set_out_mob
        case _ if name.endswith("_shulker_box"):
            return dispense_placing.set_shulker_box
        case _:
            return None
