"""Ground that plants surely like; it stands in for the tags that versions before 26.1 lack.

https://minecraft.wiki/w/Dirt_(block_tag), https://minecraft.wiki/w/Nylium
"""

from __future__ import annotations

from typing import Final

DIRT: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "dirt",
        "grass_block",
        "podzol",
        "coarse_dirt",
        "mycelium",
        "rooted_dirt",
        "moss_block",
        "pale_moss_block",
        "mud",
        "muddy_mangrove_roots",
    )
)
FARMLAND: Final = frozenset({"minecraft:farmland"})
SAND: Final = frozenset(
    {"minecraft:sand", "minecraft:red_sand", "minecraft:suspicious_sand"}
)
SOUL_SAND: Final = frozenset({"minecraft:soul_sand"})
NYLIUM: Final = frozenset(
    {"minecraft:crimson_nylium", "minecraft:warped_nylium", "minecraft:soul_soil"}
)
