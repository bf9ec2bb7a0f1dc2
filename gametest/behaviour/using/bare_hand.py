"""What a block does for a player who uses it with an empty hand, or with one that does not matter.

Here is what asks for the player; the rest is the block's own `use`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour import interaction
from gametest.behaviour.placing.place_context import PlaceContext
from gametest.behaviour.using.beds import use_bed
from gametest.behaviour.using.windows import has_window, open_window
from gametest.behaviour.vibration import vibrate
from gametest.interaction.hand.hand import give
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from gametest.interaction.hand.use import Use

_COUNTED: Final = {
    "minecraft:bell": "bell_ring",
    "minecraft:note_block": "tune_noteblock",
}
_BUILDERS_ONLY: Final = (
    *("comparator", "daylight_detector", "redstone_wire", "repeater", "candle"),
)
"""They answer nobody who may not build (https://minecraft.wiki/w/Adventure)."""
_POSE: Final = "copper_golem_pose"
_POSES: Final = ("standing", "sitting", "running", "star")
_SLICE: Final = (2, 0.4)
"""Food points, and saturation (https://minecraft.wiki/w/Cake)."""


def use_with_bare_hand(use: Use) -> bool:
    """Whether the block did something."""
    name = use.state.block.name.removeprefix("minecraft:")
    if has_window(name):
        return open_window(use)
    if name == "cake":
        return _eat_cake(use)
    if name.endswith("candle_cake"):
        return _eat_candle_cake(use)
    if name == "lectern":
        return _read(use)
    if name.endswith("_bed"):
        return use_bed(use)
    if name.endswith("copper_golem_statue"):
        return _work_statue(use)
    if name == "flower_pot" or name.startswith("potted_"):
        return _take_plant(use)
    if name.endswith("_sign"):
        from gametest.behaviour.using.signs import click_sign

        return click_sign(use)
    if name == "respawn_anchor":
        return _set_respawn(use)
    if name == "decorated_pot":
        # It only wobbles.
        return True
    return _use_itself(use)


def _use_itself(use: Use) -> bool:
    front = PlaceContext.front_of(use.player.yaw)
    name = use.state.block.name
    if use.player.game_mode == "adventure" and name.endswith(_BUILDERS_ONLY):
        return False
    if name == "minecraft:bell" and not _rings(use):
        return False
    is_done = interaction.use_block(use.level, use.pos, front)
    statistic = _COUNTED.get(name)
    if is_done and statistic is not None:
        use.count(statistic)
    return is_done


def _rings(use: Use) -> bool:
    """A bell rings where it is struck on a side that swings (https://minecraft.wiki/w/Bell)."""
    if not use.face.is_horizontal or use.hit.y - use.pos.y > 0.8124:
        return False
    along = use.state.get("facing") in ("north", "south")
    is_front = (use.face.dz != 0) is along
    match use.state.get("attachment"):
        case "floor":
            return is_front
        case "single_wall" | "double_wall":
            return not is_front
        case _:
            return True


def _eat(use: Use) -> bool:
    """One slice, by who is hungry or in creative mode (https://minecraft.wiki/w/Cake)."""
    player = use.player
    if not player.is_creative and player.food_level >= 20:
        return False
    player.eat(*_SLICE)
    use.count("eat_cake_slice")
    vibrate(use.level, use.pos, "eat", by=player)
    return True


def _eat_cake(use: Use) -> bool:
    state = use.state
    if not _eat(use):
        return False
    if state.get("bites") == "6":
        use.set(use.level.blocks.air)
    else:
        use.set(state.cycle("bites"))
    return True


def _eat_candle_cake(use: Use) -> bool:
    """The candle falls off; a burning one is put out where it is clicked."""
    state = use.state
    if state.get("lit") == "true" and use.stack.is_empty and _hits_candle(use):
        use.set(state.with_("lit", "false"))
        vibrate(use.level, use.pos, "block_change", by=use.player)
        return True
    if not _eat(use):
        return False
    cake = use.level.blocks.block("minecraft:cake").default_state
    use.set(cake.with_("bites", "1"))
    # Here, as few cakes have a candle.
    from gametest.interaction.item_spawn import pop_item

    pop_item(use.level, use.pos, ItemStack(state.block.name.removesuffix("_cake")))
    return True


def _hits_candle(use: Use) -> bool:
    return use.hit.y - use.pos.y > 0.5


def _read(use: Use) -> bool:
    """A book is opened, which turns no page; one without a book takes the click all the same."""
    if use.state.get("has_book") == "true":
        use.count("interact_with_lectern")
    return True


def _work_statue(use: Use) -> bool:
    """Axes and wax work on its copper; a bare one wakes under an axe, which is not simulated.

    https://minecraft.wiki/w/Copper_Golem_Statue
    """
    is_axe = use.item.endswith("_axe")
    if is_axe and use.state.is_block("minecraft:copper_golem_statue"):
        use.refuse("minecraft:copper_golem_statue: wake the golem")
    is_waxed = use.state.block.id.path.startswith("waxed_")
    if is_axe or (use.item == "honeycomb" and not is_waxed):
        return False
    return _pose(use)


def _pose(use: Use) -> bool:
    """https://minecraft.wiki/w/Copper_Golem_Statue: the next of four."""
    place = _POSES.index(use.state.get(_POSE))
    use.set(use.state.with_(_POSE, _POSES[(place + 1) % len(_POSES)]))
    vibrate(use.level, use.pos, "block_change", by=use.player)
    return True


def _take_plant(use: Use) -> bool:
    """Out of the pot into the hand (https://minecraft.wiki/w/Flower_Pot).

    An empty pot takes the click too, so that nothing is placed against it: the tests of
    https://github.com/Gamemode4Dev/GM4_Datapacks (gm4_blossoming_pots) keep leaves in the hand.
    """
    name = use.state.block.id.path
    if name == "flower_pot":
        return True
    plant = name.removeprefix("potted_").replace("azalea_bush", "azalea")
    if use.stack.is_empty:
        use.hand.put(ItemStack(f"minecraft:{plant}"))
    else:
        give(use.level, use.player, ItemStack(f"minecraft:{plant}"))
    use.set(use.level.blocks.block("minecraft:flower_pot").default_state)
    vibrate(use.level, use.pos, "block_change", by=use.player)
    return True


def _set_respawn(use: Use) -> bool:
    """A charged anchor becomes the place to respawn in the Nether, and explodes elsewhere."""
    from gametest.level.dimension_type import THE_NETHER
    from gametest.level.world.world_spawn import SpawnPoint

    if use.state.get("charges") == "0":
        return False
    if use.level.dimension is not THE_NETHER:
        use.refuse("minecraft:respawn_anchor: explode")
    point = SpawnPoint(use.level.dimension, use.pos)
    if use.player.respawn_point != point:
        use.player.respawn_point = point
    return True
