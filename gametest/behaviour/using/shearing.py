"""Shears and bottles at blocks that give something for them.

https://minecraft.wiki/w/Shears, https://minecraft.wiki/w/Beehive, https://minecraft.wiki/w/Pumpkin
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.container.beehive import is_full_hive, take_honey
from gametest.behaviour.placing.place_context import PlaceContext
from gametest.behaviour.vibration import vibrate
from gametest.core.position import Vec3
from gametest.interaction.hand.outcome import Outcome
from gametest.interaction.item_spawn import eject_item, pop_item
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from gametest.interaction.hand.use import Use

_COMBS: Final = 3
_SEEDS: Final = 4


def use_beehive(use: Use) -> Outcome:
    level, item = use.level, use.item
    if item not in ("shears", "glass_bottle") or not is_full_hive(use.state):
        return Outcome.EMPTY_HAND
    use.hand.count_use(level, use.stack)
    if item == "shears":
        pop_item(level, use.pos, ItemStack("minecraft:honeycomb", _COMBS))
        use.hand.wear(level)
        vibrate(level, use.pos, "shear", by=use.player)
    else:
        use.hand.exchange(level, ItemStack("minecraft:honey_bottle"))
        vibrate(level, use.pos, "fluid_pickup", by=use.player)
    take_honey(level, use.pos, use.state)
    return Outcome.DONE


def carve(use: Use) -> Outcome:
    """The face comes where the shears cut, on a side; four seeds come out of it."""
    level = use.level
    if use.item != "shears":
        return Outcome.EMPTY_HAND
    side = use.face
    if not side.is_horizontal:
        side = PlaceContext.front_of(use.player.yaw).opposite
    carved = level.blocks.block("minecraft:carved_pumpkin").default_state
    use.set(carved.with_("facing", side.label))
    random = level.random
    x, y, z = use.pos
    place = Vec3(x + 0.5 + side.dx * 0.65, y + 0.1, z + 0.5 + side.dz * 0.65)
    motion = Vec3(
        0.05 * side.dx + random.next_double() * 0.02,
        0.05,
        0.05 * side.dz + random.next_double() * 0.02,
    )
    eject_item(level, place, motion, ItemStack("minecraft:pumpkin_seeds", _SEEDS))
    use.hand.count_use(level, use.stack)
    use.hand.wear(level)
    vibrate(level, use.pos, "shear", by=use.player)
    return Outcome.DONE
