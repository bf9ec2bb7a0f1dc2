from __future__ import annotations

from collections import Counter

import pytest

from gametest.block.block_table import BlockTable
from gametest.block.errors import BadPropertyError
from gametest.block.push_reaction import PushReaction
from gametest.core.version import version_named


@pytest.fixture(scope="module")
def blocks_26_2() -> BlockTable:
    return BlockTable.load(version_named("26.2"))


# GeyserMC/Geyser, Blocks.java, 26.2
def test_push_reactions_of_26_2_have_the_known_counts(blocks_26_2: BlockTable) -> None:
    counts = Counter(block.push_reaction for block in blocks_26_2.blocks())

    assert counts == {
        PushReaction.NORMAL: 811,
        PushReaction.DESTROY: 356,
        PushReaction.PUSH_ONLY: 16,
        PushReaction.BLOCK: 13,
    }


@pytest.mark.parametrize(
    ("block", "reaction"),
    [
        ("stone", PushReaction.NORMAL),
        ("obsidian", PushReaction.NORMAL),
        ("dead_tube_coral", PushReaction.NORMAL),
        ("tube_coral", PushReaction.DESTROY),
        ("repeater", PushReaction.DESTROY),
        ("melon", PushReaction.DESTROY),
        ("poplar_door", PushReaction.DESTROY),
        ("sea_lantern", PushReaction.NORMAL),
        ("piston_head", PushReaction.BLOCK),
        ("chipped_anvil", PushReaction.BLOCK),
        ("lime_glazed_terracotta", PushReaction.PUSH_ONLY),
    ],
)
def test_push_reaction_of_a_block(
    blocks: BlockTable, block: str, reaction: PushReaction
) -> None:
    assert reaction is blocks.block(block).push_reaction


def test_26_2_has_49_block_entity_types(blocks_26_2: BlockTable) -> None:
    types = {block.block_entity_type for block in blocks_26_2.blocks()} - {None}

    assert len(types) == 49


@pytest.mark.parametrize(
    ("version", "block", "entity"),
    [
        ("26.3", "chest", "minecraft:chest"),
        ("26.3", "waxed_copper_chest", "minecraft:chest"),
        ("26.3", "spawner", "minecraft:mob_spawner"),
        ("26.3", "poplar_wall_sign", "minecraft:sign"),
        ("26.3", "stone", None),
        ("26.1", "red_bed", "minecraft:bed"),
        ("26.2", "red_bed", None),
    ],
)
def test_block_entity_type_of_a_block(
    version: str, block: str, entity: str | None
) -> None:
    table = BlockTable.load(version_named(version))

    assert entity == table.block(block).block_entity_type


# npm minecraft-data 3.119.0, pc/26.1/blocks.json
@pytest.mark.parametrize(
    ("block", "hardness", "resistance"),
    [
        ("stone", 1.5, 6.0),
        ("obsidian", 50.0, 1200.0),
        ("bedrock", -1.0, 3600000.0),
        ("air", 0.0, 0.0),
        ("lever", 0.5, 0.5),
        ("white_wool_slab", 0.8, 0.8),
    ],
)
def test_hardness_and_resistance(
    blocks: BlockTable, block: str, hardness: float, resistance: float
) -> None:
    found = blocks.block(block)

    assert (hardness, resistance) == (found.hardness, found.resistance)


# mcbookshelf/mcdata (26.2)
@pytest.mark.parametrize(
    ("block", "friction"),
    [
        ("ice", 0.98),
        ("frosted_ice", 0.98),
        ("packed_ice", 0.98),
        ("blue_ice", 0.989),
        ("slime_block", 0.8),
        ("stone", 0.6),
        ("honey_block", 0.6),
    ],
)
def test_friction(blocks: BlockTable, block: str, friction: float) -> None:
    assert friction == blocks.block(block).friction


def test_soul_sand_and_honey_slow_down(blocks: BlockTable) -> None:
    soul_sand, honey = blocks.block("soul_sand"), blocks.block("honey_block")

    assert (soul_sand.speed_factor, soul_sand.jump_factor) == (0.4, 1.0)
    assert (honey.speed_factor, honey.jump_factor) == (0.4, 0.5)


# mcbookshelf/mcdata (26.2)
@pytest.mark.parametrize(
    ("instrument", "names"),
    [
        ("basedrum", "stone white_terracotta quartz_block coal_ore netherrack furnace"),
        ("basedrum", "observer dispenser dropper spawner vault tube_coral_block"),
        ("basedrum", "creaking_heart sulfur potent_sulfur chiseled_cinnabar"),
        ("basedrum", "reinforced_deepslate dripstone_block sulfur_spike"),
        ("bass", "oak_planks note_block jukebox bookshelf loom barrel bee_nest"),
        ("bass", "fletching_table smithing_table mangrove_roots composter"),
        ("bass", "campfire soul_campfire beehive chiseled_bookshelf oak_log"),
        ("snare", "sand red_sand suspicious_sand heavy_core"),
        ("hat", "glass tinted_glass red_stained_glass sea_lantern beacon conduit"),
        ("flute", "clay"),
        ("bell", "gold_block"),
        ("guitar", "red_wool"),
        ("chime", "packed_ice"),
        ("xylophone", "bone_block"),
        ("iron_xylophone", "iron_block"),
        ("cow_bell", "soul_sand"),
        ("didgeridoo", "pumpkin"),
        ("banjo", "hay_block"),
        ("pling", "glowstone"),
        ("trumpet", "copper_block waxed_copper_block cut_copper"),
        ("trumpet_exposed", "exposed_copper waxed_exposed_cut_copper"),
        ("trumpet_weathered", "weathered_copper"),
        ("trumpet_oxidized", "oxidized_copper waxed_oxidized_copper"),
        ("harp", "blue_ice carved_pumpkin jack_o_lantern copper_bulb copper_grate"),
        ("harp", "dirt lapis_block netherite_block ancient_debris lodestone hopper"),
        ("harp", "piston command_block test_block infested_deepslate melon"),
        ("harp", "target crafter sponge snow_block muddy_mangrove_roots froglight"),
        ("harp", "redstone_block shroomlight moss_block amethyst_block air"),
    ],
)
def test_instrument_of_a_note_block_on_it(
    blocks: BlockTable, instrument: str, names: str
) -> None:
    found = {
        name: blocks.block(name).instrument
        for name in names.split()
        if name != "froglight"
    }

    assert dict.fromkeys(found, instrument) == found


def test_copper_has_no_trumpet_before_26_1() -> None:
    table = BlockTable.load(version_named("1.21.11"))

    assert table.block("copper_block").instrument == "harp"


@pytest.mark.parametrize(
    "block", ["sand", "anvil", "red_concrete_powder", "dragon_egg"]
)
def test_block_falls(blocks: BlockTable, block: str) -> None:
    assert blocks.block(block).is_gravity_affected


@pytest.mark.parametrize("block", ["sandstone", "red_concrete", "scaffolding"])
def test_block_does_not_fall(blocks: BlockTable, block: str) -> None:
    assert not blocks.block(block).is_gravity_affected


# mcbookshelf/mcdata (26.2)
@pytest.mark.parametrize(
    "block",
    ["tnt", "note_block", "mangrove_roots", "red_carpet", "campfire", "bamboo", "vine"],
)
def test_block_is_ignited_by_lava(blocks: BlockTable, block: str) -> None:
    assert blocks.block(block).is_ignited_by_lava


@pytest.mark.parametrize(
    "block",
    [
        "hay_block",
        "target",
        "moss_block",
        "moss_carpet",
        "azalea",
        "leaf_litter",
        "crimson_stem",
        "pumpkin",
        "creaking_heart",
        "honeycomb_block",
        "sugar_cane",
    ],
)
def test_block_is_not_ignited_by_lava(blocks: BlockTable, block: str) -> None:
    assert not blocks.block(block).is_ignited_by_lava


def test_stone_needs_the_right_tool_and_dirt_does_not(blocks: BlockTable) -> None:
    assert blocks.block("stone").requires_correct_tool
    assert not blocks.block("dirt").requires_correct_tool


def test_states_of_a_block_are_in_the_order_of_their_ids(blocks: BlockTable) -> None:
    lever = blocks.block("lever")
    ids = [state.id for state in lever.states()]

    assert ids == list(range(lever.first_state_id, lever.first_state_id + 24))


def test_property_of_a_block_is_found_by_name(blocks: BlockTable) -> None:
    lever = blocks.block("lever")

    assert lever.get_property("face").values == ("floor", "wall", "ceiling")
    assert lever.find_property("axis") is None
    with pytest.raises(BadPropertyError):
        lever.get_property("axis")
