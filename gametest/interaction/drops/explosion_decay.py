"""What an explosion leaves of drops (https://minecraft.wiki/w/Explosion#Drops).

Drops of most blocks survive whole or not at all, those of some item by item, a few always; the
lists were read off the 26.2 drops of every block.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gametest.core.random_source import RandomSource
    from gametest.item.item_stack import ItemStack

_SAFE_ENDINGS: Final = ("shulker_box", "_head", "_skull", "candle_cake")
_SAFE: Final = frozenset(
    {
        *("beacon", "conduit", "dragon_egg", "beehive", "decorated_pot", "cave_vines"),
        *("cave_vines_plant", "snow"),
    }
)
_ONE_BY_ONE_ENDINGS: Final = ("_slab", "candle")
_ONE_BY_ONE: Final = frozenset(
    {
        *("sea_pickle", "pink_petals", "wildflowers", "leaf_litter", "resin_clump"),
        *("glow_lichen", "sculk_vein", "cocoa", "mangrove_propagule", "pitcher_plant"),
        *("pitcher_crop", "torchflower_crop", "pale_moss_carpet", "composter"),
        *("bookshelf", "clay", "snow_block", "ender_chest", "amethyst_cluster"),
    }
)


def surviving(
    stacks: Iterable[ItemStack], name: str, radius: float, random: RandomSource
) -> list[ItemStack]:
    """`name` is the block's, without namespace; each chance is 1 in the radius."""
    chance = 1.0 / radius
    found = list(stacks)
    if name in _SAFE or (name.endswith(_SAFE_ENDINGS) and name != "piston_head"):
        return found
    if name in _ONE_BY_ONE or name.endswith(_ONE_BY_ONE_ENDINGS):
        left = []
        for stack in found:
            if name == "composter" and stack.id == "minecraft:bone_meal":
                left.append(stack)
                continue
            count = sum(random.next_float() <= chance for _ in range(stack.count))
            if count:
                left.append(stack.with_count(count))
        return left
    # One draw for each pool of a table; a table of a simple drop has a pool for each item.
    return [stack for stack in found if random.next_float() <= chance]
