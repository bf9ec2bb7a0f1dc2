"""Drops by chance and Fortune, within the bounds of the blocks' pages."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.random_source import LegacyRandom
from gametest.core.version import NEWEST_VERSION
from gametest.interaction.drops.chance_drops import draw_drops
from gametest.item.item_stack import ItemStack
from gametest.nbt.tags import Int

_TRIES = 400


@pytest.fixture(scope="module")
def blocks() -> BlockTable:
    return BlockTable.load(NEWEST_VERSION)


@pytest.mark.parametrize(
    ("block", "fortune", "item", "least", "most"),
    [
        # https://minecraft.wiki/w/Diamond_Ore, https://minecraft.wiki/w/Fortune
        ("diamond_ore", 0, "diamond", 1, 1),
        ("deepslate_diamond_ore", 3, "diamond", 1, 4),
        # https://minecraft.wiki/w/Copper_Ore, https://minecraft.wiki/w/Lapis_Lazuli_Ore
        ("copper_ore", 0, "raw_copper", 2, 5),
        ("lapis_ore", 0, "lapis_lazuli", 4, 9),
        # https://minecraft.wiki/w/Redstone_Ore: Fortune adds.
        ("redstone_ore", 0, "redstone", 4, 5),
        ("redstone_ore", 3, "redstone", 4, 8),
        # https://minecraft.wiki/w/Glowstone, https://minecraft.wiki/w/Melon
        ("glowstone", 3, "glowstone_dust", 2, 4),
        ("melon", 0, "melon_slice", 3, 7),
        # https://minecraft.wiki/w/Gravel: always flint with Fortune III.
        ("gravel", 3, "flint", 1, 1),
        # https://minecraft.wiki/w/Wheat_Seeds, https://minecraft.wiki/w/Nether_Wart
        ("wheat[age=7]", 0, "wheat_seeds", 1, 4),
        ("nether_wart[age=3]", 0, "nether_wart", 2, 4),
        ("sweet_berry_bush[age=3]", 0, "sweet_berries", 2, 3),
        # https://minecraft.wiki/w/Melon_Seeds
        ("attached_melon_stem", 0, "melon_seeds", 0, 3),
        # https://minecraft.wiki/w/Tall_Grass
        ("tall_grass[half=lower]", 0, "wheat_seeds", 0, 1),
        ("tall_grass[half=upper]", 0, "wheat_seeds", 0, 0),
        # https://minecraft.wiki/w/Leaves
        ("oak_leaves", 0, "oak_sapling", 0, 1),
        ("oak_leaves", 0, "stick", 0, 2),
        ("jungle_leaves", 0, "jungle_sapling", 0, 1),
    ],
)
def test_counts_keep_to_their_bounds_and_reach_them(
    blocks: BlockTable, block: str, fortune: int, item: str, least: int, most: int
) -> None:
    random = LegacyRandom(1)
    state = blocks.parse_state(f"minecraft:{block}")
    tool = ItemStack(
        "minecraft:iron_pickaxe",
        1,
        {"minecraft:enchantments": {"minecraft:fortune": Int(fortune)}},
    )
    counts = set()
    for _ in range(_TRIES):
        drops = draw_drops(state, state.block.id.path, tool, random)
        assert drops is not None
        counts.add(sum(count for count, name in drops if name == item))

    assert (least, most) == (min(counts), max(counts))


def test_what_is_not_known_is_not_drawn(blocks: BlockTable) -> None:
    state = blocks.parse_state("minecraft:creaking_heart")

    assert draw_drops(state, "creaking_heart", None, LegacyRandom(1)) is None
