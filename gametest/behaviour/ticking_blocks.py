"""Which blocks the game ticks; used where no behaviour here says what the tick would do.

https://minecraft.wiki/w/Tick#Random_tick and https://minecraft.wiki/w/Tick#Scheduled_tick, with the
pages of the blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState

_RANDOM: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "bamboo",
        "bamboo_sapling",
        "beetroots",
        "brown_mushroom",
        "budding_amethyst",
        "cactus",
        "carrots",
        "cave_vines",
        "chorus_flower",
        "closed_eyeblossom",
        "cocoa",
        "crimson_nylium",
        "dried_ghast",
        "farmland",
        "grass_block",
        "ice",
        "kelp",
        "lava",
        "mangrove_propagule",
        "melon_stem",
        "mycelium",
        "nether_portal",
        "nether_wart",
        "open_eyeblossom",
        "pitcher_crop",
        "pointed_dripstone",
        "potatoes",
        "potted_closed_eyeblossom",
        "potted_open_eyeblossom",
        "pumpkin_stem",
        "red_mushroom",
        "snow",
        "sugar_cane",
        "sulfur_spike",
        "sweet_berry_bush",
        "torchflower_crop",
        "turtle_egg",
        "twisting_vines",
        "vine",
        "warped_nylium",
        "weeping_vines",
        "wheat",
        # Of 26.3, and how it grows is not known here.
        "shelf_mushroom",
    )
)
_RANDOM_ENDINGS: Final = ("_sapling", "_leaves")

_SCHEDULED: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "bamboo",
        "barrel",
        "big_dripleaf",
        "big_dripleaf_stem",
        "bubble_column",
        "cactus",
        "cave_vines",
        "cave_vines_plant",
        "chest",
        "chorus_flower",
        "chorus_plant",
        "closed_eyeblossom",
        "creaking_heart",
        "dried_ghast",
        "ender_chest",
        "frogspawn",
        "kelp",
        "kelp_plant",
        "lectern",
        "open_eyeblossom",
        "pale_hanging_moss",
        "pointed_dripstone",
        "sculk_catalyst",
        "sculk_shrieker",
        "sniffer_egg",
        "sugar_cane",
        "sulfur_spike",
        "trapped_chest",
        "twisting_vines",
        "twisting_vines_plant",
        "weeping_vines",
        "weeping_vines_plant",
    )
)
_SCHEDULED_ENDINGS: Final = ("copper_chest",)


def ticks_at_random(state: BlockState) -> bool:
    name = state.block.name
    is_potted = name.startswith("minecraft:potted_")
    return name in _RANDOM or (name.endswith(_RANDOM_ENDINGS) and not is_potted)


def is_scheduled(state: BlockState) -> bool:
    """The block schedules ticks for itself."""
    name = state.block.name
    return name in _SCHEDULED or name.endswith(_SCHEDULED_ENDINGS)
