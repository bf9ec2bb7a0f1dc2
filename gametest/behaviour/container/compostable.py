"""How likely an item fills a composter by one level (https://minecraft.wiki/w/Composter#Items)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_COMPONENT: Final = "minecraft:compostable"
_CHANCES: Final = {
    0.3: "beetroot_seeds bush cactus_flower dried_kelp firefly_bush glow_berries "
    "hanging_roots kelp leaf_litter mangrove_propagule mangrove_roots melon_seeds moss_carpet "
    "pale_hanging_moss pale_moss_carpet pink_petals pitcher_pod pumpkin_seeds seagrass "
    "short_dry_grass short_grass small_dripleaf sweet_berries tall_dry_grass "
    "torchflower_seeds wheat_seeds wildflowers",
    0.5: "cactus dried_kelp_block flowering_azalea_leaves glow_lichen melon_slice "
    "nether_sprouts sugar_cane tall_grass twisting_vines vine weeping_vines",
    0.65: "allium apple azalea azure_bluet beetroot big_dripleaf blue_orchid "
    "brown_mushroom carrot carved_pumpkin closed_eyeblossom cocoa_beans cornflower "
    "crimson_fungus crimson_roots dandelion fern large_fern lilac lily_of_the_valley "
    "lily_pad melon moss_block mushroom_stem nether_wart open_eyeblossom orange_tulip "
    "oxeye_daisy pale_moss_block peony pink_tulip poppy potato pumpkin red_mushroom "
    "red_tulip rose_bush sea_pickle shroomlight spore_blossom sunflower warped_fungus "
    "warped_roots wheat white_tulip wither_rose",
    0.85: "baked_potato bread brown_mushroom_block cookie flowering_azalea hay_block "
    "nether_wart_block pitcher_plant red_mushroom_block torchflower warped_wart_block",
    1.0: "cake pumpkin_pie",
}
_BY_ITEM: Final = {
    f"minecraft:{name}": f32(chance)
    for chance, names in _CHANCES.items()
    for name in names.split()
}
_UNKNOWN: Final = frozenset(
    f"minecraft:{name}" for name in ("golden_dandelion", "red_shrub", "shelf_mushroom")
)
"""New plants whose chance is in no source read here."""


def compost_chance(level: Level, stack: ItemStack) -> float:
    """0 for what cannot be composted."""
    if stack.find(_COMPONENT) is not None or stack.removes(_COMPONENT):
        mechanic = f"minecraft:composter: component {_COMPONENT}"
        raise UnsupportedError(mechanic)
    found = _BY_ITEM.get(stack.id)
    if found is not None:
        return found
    if stack.id in _UNKNOWN:
        mechanic = f"minecraft:composter: compost {stack.id}"
        raise UnsupportedError(mechanic)
    if stack.id.endswith(("_leaves", "_sapling")):
        return _BY_ITEM["minecraft:kelp"]
    return 0.0
