"""Drops as counted over every state of 26.2 with a plain tool, Silk Touch and shears."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.errors import UnsupportedError
from gametest.core.position import ZERO
from gametest.interaction.drops.drop_rules import find_drops
from gametest.item.item_stack import ItemStack
from gametest.level.block_entity import BlockEntity
from gametest.nbt.tags import Byte, Int

SHEARS = ItemStack("minecraft:shears")
SILK = ItemStack("minecraft:diamond_pickaxe").with_component(
    "enchantments", {"minecraft:silk_touch": Int(1)}
)


def _shown(stacks: list[ItemStack]) -> str:
    return " + ".join(str(stack).replace("minecraft:", "") for stack in stacks)


@pytest.mark.parametrize(
    ("state", "drops"),
    [
        ("stone", "1 cobblestone"),
        ("cobblestone", "1 cobblestone"),
        ("grass_block", "1 dirt"),
        ("oak_wall_sign", "1 oak_sign"),
        ("wall_torch", "1 torch"),
        ("skeleton_wall_skull", "1 skeleton_skull"),
        ("dead_tube_coral_wall_fan", ""),
        ("oak_slab[type=double]", "2 oak_slab"),
        ("oak_slab[type=top]", "1 oak_slab"),
        ("oak_door[half=upper]", ""),
        ("oak_door[half=lower]", "1 oak_door"),
        ("red_bed[part=foot]", ""),
        ("red_bed[part=head]", "1 red_bed"),
        ("sunflower[half=upper]", ""),
        ("candle[candles=3]", "3 candle"),
        ("red_candle_cake", "1 red_candle"),
        ("sea_pickle[pickles=2]", "2 sea_pickle"),
        ("resin_clump[up=true,down=true]", "2 resin_clump"),
        ("glow_lichen[up=true]", ""),
        ("snow[layers=3]", ""),
        ("glass", ""),
        ("red_stained_glass_pane", ""),
        ("infested_stone", ""),
        ("bookshelf", "3 book"),
        ("cobweb", "1 string"),
        ("redstone_wire", "1 redstone"),
        ("tripwire", "1 string"),
        ("water_cauldron", "1 cauldron"),
        ("potted_azalea_bush", "1 flower_pot + 1 azalea"),
        ("cave_vines[berries=true]", "1 glow_berries"),
        ("cave_vines[berries=false]", ""),
        ("cocoa[age=2]", "3 cocoa_beans"),
        ("tnt[unstable=true]", ""),
        ("mangrove_propagule[age=4]", "1 mangrove_propagule"),
        ("pitcher_crop[age=4,half=lower]", "1 pitcher_plant"),
        ("composter[level=8]", "1 composter + 1 bone_meal"),
        ("pale_moss_carpet[bottom=false]", ""),
        ("wheat[age=3]", "1 wheat_seeds"),
        ("sweet_berry_bush[age=1]", ""),
        ("amethyst_cluster", "2 amethyst_shard"),
        ("detector_rail", "1 detector_rail"),
        ("sand", "1 sand"),
    ],
)
def test_block_that_breaks_by_itself_drops(
    blocks: BlockTable, state: str, drops: str
) -> None:
    assert drops == _shown(find_drops(blocks.parse_state(state)))


@pytest.mark.parametrize(
    ("state", "tool", "drops"),
    [
        ("stone", SILK, "1 stone"),
        ("glass", SILK, "1 glass"),
        ("infested_deepslate", SILK, "1 deepslate"),
        ("vine", SHEARS, "1 vine"),
        ("tall_seagrass", SHEARS, "2 seagrass"),
        ("cobweb", SHEARS, "1 cobweb"),
        ("glow_lichen[up=true,east=true]", SHEARS, "2 glow_lichen"),
        ("sculk_vein[up=true]", SILK, "1 sculk_vein"),
        ("bush", SHEARS, "1 bush"),
        ("oak_leaves", SHEARS, "1 oak_leaves"),
        ("diamond_ore", SILK, "1 diamond_ore"),
        ("short_grass", SHEARS, "1 short_grass"),
        ("snow[layers=3]", SHEARS, "3 snowball"),
        ("snow[layers=8]", SILK, "1 snow_block"),
    ],
)
def test_tool_decides_what_drops(
    blocks: BlockTable, state: str, tool: ItemStack, drops: str
) -> None:
    found = find_drops(blocks.parse_state(state), tool=tool, by_entity=True)

    assert drops == _shown(found)


@pytest.mark.parametrize(
    "state",
    ["gravel", "diamond_ore", "oak_leaves", "short_grass", "wheat[age=7]", "melon"],
)
def test_drop_by_chance_is_unsupported(blocks: BlockTable, state: str) -> None:
    with pytest.raises(UnsupportedError, match="item drop"):
        find_drops(blocks.parse_state(state), ZERO)


def test_shulker_box_keeps_what_it_holds(blocks: BlockTable) -> None:
    """https://minecraft.wiki/w/Shulker_Box#Breaking."""
    entity = BlockEntity("minecraft:shulker_box", ZERO)
    entity.load({"Items": [{"Slot": Byte(2), "id": "stone", "count": Int(3)}]})

    (box,) = find_drops(blocks.parse_state("red_shulker_box"), block_entity=entity)

    assert [{"slot": 2, "item": {"id": "stone", "count": 3}}] == box.find(
        "minecraft:container"
    )


def test_chest_keeps_its_name_only(blocks: BlockTable) -> None:
    entity = BlockEntity("minecraft:chest", ZERO)
    entity.load({"CustomName": "Loot", "Items": [{"id": "stone"}]})

    (chest,) = find_drops(blocks.parse_state("chest"), block_entity=entity)

    assert {"minecraft:custom_name": "Loot"} == chest.components
