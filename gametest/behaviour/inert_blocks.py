"""Blocks and states that do nothing by themselves, and where it says so.

A pattern is an id without namespace, a `*` stands for any text, and what follows in brackets must
hold of the state: `*_slab[waterlogged=false]`. `python -m tools.block_sweep` finds any state that
neither acts, nor is reported, nor stands here, and any that stands here and acts.
"""

# size: a table, one row a family

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final, final

import attrs

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState


@final
@attrs.frozen
class InertFamily:
    """Inert means: no update, power, tick or loss of support changes it or anything around it."""

    name: str
    source: str
    """A page of the wiki that tells all that the blocks do."""
    patterns: str
    """Apart by blanks."""
    excepted: str = attrs.field(default="", kw_only=True)
    """What the patterns catch and is not of the family; apart by blanks."""
    note: str = attrs.field(default="", kw_only=True)
    """What it does by other means: entities, items, windows."""

    def catches(self, name: str) -> bool:
        """By the block's name without namespace; a condition may still rule the state out."""
        return not any(
            fnmatchcase(name, pattern) for pattern in self.excepted.split()
        ) and any(
            fnmatchcase(name, pattern.partition("[")[0])
            for pattern in self.patterns.split()
        )

    def holds(self, state: BlockState) -> bool:
        """By a pattern that catches the block, with its condition."""
        name = state.block.name.removeprefix("minecraft:")
        for pattern in self.patterns.split():
            block, _, conditions = pattern.partition("[")
            if fnmatchcase(name, block) and _holds(state, conditions.rstrip("]")):
                return True
        return False


_W: Final = "https://minecraft.wiki/w/"

INERT_FAMILIES: Final = (
    InertFamily("air", f"{_W}Air", "air cave_air void_air"),
    InertFamily(
        "stone and its kinds",
        f"{_W}Stone",
        "stone granite diorite andesite polished_granite polished_diorite polished_andesite "
        "smooth_stone cobblestone mossy_cobblestone calcite tuff polished_tuff chiseled_tuff "
        "bedrock dripstone_block",
    ),
    InertFamily(
        "stone bricks and other masonry",
        f"{_W}Bricks",
        "bricks *_bricks cracked_*_tiles deepslate_tiles packed_mud",
        excepted="infested_*",
    ),
    InertFamily(
        "deepslate",
        f"{_W}Deepslate",
        "deepslate cobbled_deepslate polished_deepslate chiseled_deepslate "
        "reinforced_deepslate",
    ),
    InertFamily(
        "basalt and blackstone",
        f"{_W}Blackstone",
        "basalt polished_basalt smooth_basalt blackstone gilded_blackstone "
        "polished_blackstone chiseled_polished_blackstone",
    ),
    InertFamily(
        "sandstone",
        f"{_W}Sandstone",
        "sandstone chiseled_sandstone cut_sandstone smooth_sandstone red_sandstone "
        "chiseled_red_sandstone cut_red_sandstone smooth_red_sandstone",
    ),
    InertFamily("prismarine", f"{_W}Prismarine", "prismarine dark_prismarine"),
    InertFamily(
        "quartz and purpur",
        f"{_W}Block_of_Quartz",
        "quartz_block quartz_pillar chiseled_quartz_block smooth_quartz purpur_block "
        "purpur_pillar",
    ),
    InertFamily(
        "sulfur and cinnabar",
        f"{_W}Sulfur_(block)",
        "sulfur polished_sulfur chiseled_sulfur cinnabar polished_cinnabar "
        "chiseled_cinnabar",
    ),
    InertFamily("end stone", f"{_W}End_Stone", "end_stone"),
    InertFamily(
        "Nether rock and soil",
        f"{_W}Netherrack",
        "netherrack nether_wart_block warped_wart_block soul_soil",
        note="fungus and fire stand on it",
    ),
    InertFamily(
        "ores",
        f"{_W}Ore",
        "*_ore ancient_debris",
        excepted="redstone_ore deepslate_redstone_ore",
    ),
    InertFamily(
        "blocks of minerals",
        f"{_W}Block",
        "coal_block iron_block gold_block diamond_block emerald_block lapis_block "
        "netherite_block raw_iron_block raw_gold_block raw_copper_block amethyst_block "
        "resin_block",
        note="amethyst passes on what a sensor beside it heard",
    ),
    InertFamily(
        "copper that does not age",
        f"{_W}Block_of_Copper",
        "waxed_copper_block waxed_exposed_copper waxed_weathered_copper "
        "waxed_oxidized_copper oxidized_copper *oxidized_cut_copper waxed_cut_copper "
        "waxed_exposed_cut_copper waxed_weathered_cut_copper *oxidized_chiseled_copper "
        "waxed_chiseled_copper waxed_exposed_chiseled_copper "
        "waxed_weathered_chiseled_copper waxed_copper_grate waxed_exposed_copper_grate "
        "waxed_weathered_copper_grate *oxidized_copper_grate",
    ),
    InertFamily(
        "chains",
        f"{_W}Chain",
        "iron_chain[waterlogged=false] oxidized_copper_chain[waterlogged=false] "
        "waxed_*copper_chain[waterlogged=false]",
    ),
    InertFamily(
        "obsidian",
        f"{_W}Obsidian",
        "obsidian crying_obsidian",
    ),
    InertFamily(
        "earth",
        f"{_W}Dirt",
        "dirt coarse_dirt rooted_dirt clay mud muddy_mangrove_roots",
        note="hoes, shovels and bottles turn some of them; grass spreads to dirt",
    ),
    InertFamily(
        "moss", f"{_W}Moss_Block", "moss_block pale_moss_block", note="bone meal"
    ),
    InertFamily(
        "planks",
        f"{_W}Planks",
        "*_planks bamboo_mosaic",
    ),
    InertFamily(
        "logs and wood",
        f"{_W}Log",
        "*_log *_wood *_stem[axis=x] *_stem[axis=y] *_stem[axis=z] *_hyphae bamboo_block "
        "stripped_bamboo_block mangrove_roots",
        note="axes strip them",
    ),
    InertFamily(
        "slabs",
        f"{_W}Slab",
        "*_slab[waterlogged=false] *_slab[type=double]",
        excepted="cut_copper_slab exposed_cut_copper_slab weathered_cut_copper_slab",
    ),
    InertFamily(
        "dyed blocks",
        f"{_W}Dye",
        "*_wool *_concrete *_terracotta terracotta",
        note="wool keeps vibrations out",
    ),
    InertFamily(
        "glass",
        f"{_W}Glass",
        "glass tinted_glass *_stained_glass",
    ),
    InertFamily(
        "lights",
        f"{_W}Light",
        "glowstone sea_lantern shroomlight *_froglight end_rod light[waterlogged=false]",
    ),
    InertFamily(
        "blocks with windows only",
        f"{_W}Crafting_Table",
        "crafting_table cartography_table fletching_table smithing_table loom grindstone "
        "stonecutter enchanting_table beacon",
        note="a player's window; a beacon's effect is for players",
    ),
    InertFamily("bookshelf", f"{_W}Bookshelf", "bookshelf"),
    InertFamily("lodestone", f"{_W}Lodestone", "lodestone", note="compasses"),
    InertFamily(
        "slime, honey and hay",
        f"{_W}Slime_Block",
        "slime_block honey_block hay_block honeycomb_block dried_kelp_block bone_block",
        note="entities bounce, stick or land softly; pistons are another family",
    ),
    InertFamily(
        "ice that never melts",
        f"{_W}Packed_Ice",
        "packed_ice blue_ice snow_block",
    ),
    InertFamily("cobweb", f"{_W}Cobweb", "cobweb", note="slows entities"),
    InertFamily("powder snow", f"{_W}Powder_Snow", "powder_snow", note="entities sink"),
    InertFamily(
        "pumpkin and melon",
        f"{_W}Pumpkin",
        "pumpkin melon",
        note="shears carve a pumpkin",
    ),
    InertFamily(
        "heads of golems",
        f"{_W}Carved_Pumpkin",
        "carved_pumpkin jack_o_lantern",
        note="on the right body it is reported, as a golem would be made",
    ),
    InertFamily("dead coral blocks", f"{_W}Coral_Block", "dead_*_coral_block"),
    InertFamily(
        "infested blocks",
        f"{_W}Infested_Block",
        "infested_*",
        note="a broken one would let a silverfish out: reported",
    ),
    InertFamily("sculk", f"{_W}Sculk", "sculk"),
    InertFamily(
        "wet sponge", f"{_W}Wet_Sponge", "wet_sponge", note="dries in the Nether"
    ),
    InertFamily(
        "spawner",
        f"{_W}Monster_Spawner",
        "spawner",
        note="rests while no player is near",
    ),
    InertFamily("conduit", f"{_W}Conduit", "conduit[waterlogged=false]"),
    InertFamily("heavy core", f"{_W}Heavy_Core", "heavy_core[waterlogged=false]"),
    InertFamily(
        "portals of the End",
        f"{_W}End_Portal_(block)",
        "end_portal end_gateway end_portal_frame[eye=false]",
        note="they take entities elsewhere",
    ),
    InertFamily(
        "for the makers of maps",
        f"{_W}Jigsaw_Block",
        "barrier structure_void jigsaw test_instance_block test_block[mode=start]",
        note="the runner starts a test block of mode `start`",
    ),
    InertFamily(
        "what holds nothing",
        f"{_W}Redstone_Comparator#Measure_block_state",
        "cauldron flower_pot composter[level=0] bee_nest[honey_level=0] "
        "beehive[honey_level=0] respawn_anchor[charges=0] "
        "lectern[has_book=false,powered=false] jukebox[has_record=false] "
        "dried_ghast[hydration=0,waterlogged=false] "
        "chiseled_bookshelf[slot_0_occupied=false,slot_1_occupied=false,"
        "slot_2_occupied=false,slot_3_occupied=false,slot_4_occupied=false,"
        "slot_5_occupied=false] "
        "brewing_stand[has_bottle_0=false,has_bottle_1=false,has_bottle_2=false]",
        note="items, hoppers and hands fill them, and rain a cauldron",
    ),
    InertFamily(
        "fires and furnaces without food",
        f"{_W}Furnace",
        "furnace smoker blast_furnace campfire[waterlogged=false,signal_fire=false] "
        "soul_campfire[waterlogged=false,signal_fire=false]",
        note="hay below a campfire makes it a signal fire, burning arrows light it",
    ),
    InertFamily(
        "a shrieker at rest",
        f"{_W}Sculk_Shrieker",
        "sculk_shrieker[shrieking=false,waterlogged=false]",
        note="answers players only",
    ),
    InertFamily(
        "mushroom blocks without a face",
        f"{_W}Mushroom_Block",
        "*_mushroom_block[down=false,east=false,north=false,south=false,up=false,west=false] "
        "mushroom_stem[down=false,east=false,north=false,south=false,up=false,west=false]",
    ),
    InertFamily(
        "lightning rods that do not age",
        f"{_W}Lightning_Rod",
        "oxidized_lightning_rod[powered=false,waterlogged=false] "
        "waxed_*lightning_rod[powered=false,waterlogged=false]",
        note="lightning strikes them",
    ),
)


def find_inert(state: BlockState) -> InertFamily | None:
    """The family that says that the state does nothing; None: there is none."""
    name = state.block.name.removeprefix("minecraft:")
    for family in INERT_FAMILIES:
        if family.catches(name) and family.holds(state):
            return family
    return None


def _holds(state: BlockState, conditions: str) -> bool:
    for condition in conditions.split(",") if conditions else ():
        key, _, value = condition.partition("=")
        if state.find(key) != value:
            return False
    return True
