"""Rows of the list of behaviours: plants."""

# size: tables, one row a family

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour import plant, standing
from gametest.behaviour.block_family import BlockFamily, SupportLevel
from gametest.behaviour.nature.soil import DIRT, FARMLAND, NYLIUM, SAND, SOUL_SAND
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction

if TYPE_CHECKING:
    from gametest.behaviour.plant.rooted import RootedPlant

_PARTLY = SupportLevel.PARTLY
_UNSUPPORTED = SupportLevel.UNSUPPORTED
_SOIL = DIRT | FARMLAND
_LIGHT_NOTE = "where light past slabs, stairs and their like decides, it is unsupported"


def plant_families() -> tuple[BlockFamily, ...]:
    return (
        *_crops(),
        *_trees(),
        *_flowers(),
        *_nether(),
        *_columns(),
        *_clinging(),
        *_wet(),
        *_others(),
    )


def _crops() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "wheat carrots potatoes",
            lambda: plant.crop.Crop(_crop_ground("supports_crops")),
            note=_LIGHT_NOTE,
        ),
        BlockFamily(
            "beetroots torchflower_crop",
            lambda: plant.crop.Crop(_crop_ground("supports_crops"), True),
            note=_LIGHT_NOTE,
        ),
        BlockFamily(
            "pitcher_crop",
            lambda: plant.tall_crop.PitcherCrop(_crop_ground("supports_crops")),
            note=_LIGHT_NOTE,
        ),
        BlockFamily(
            "pumpkin_stem melon_stem",
            lambda: plant.stem.Stem(
                _crop_ground("supports_stem_crops"),
                TaggedBlocks("supports_stem_fruit", _SOIL),
            ),
            note=_LIGHT_NOTE,
        ),
        BlockFamily(
            "attached_pumpkin_stem attached_melon_stem",
            lambda: plant.stem.AttachedStem(_crop_ground("supports_stem_crops")),
        ),
        BlockFamily(
            "sweet_berry_bush",
            lambda: plant.ripening.BerryBush(_vegetation_ground()),
            note=_LIGHT_NOTE,
        ),
        BlockFamily(
            "cocoa",
            lambda: plant.ripening.Cocoa(TaggedBlocks("supports_cocoa", _JUNGLE_LOGS)),
        ),
    )


def _trees() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "*_sapling",
            lambda: plant.sapling.Sapling(_vegetation_ground()),
            level=_PARTLY,
            note=f"ripens; growing a tree is unsupported; {_LIGHT_NOTE}",
        ),
        BlockFamily(
            "mangrove_propagule",
            lambda: plant.sapling.Propagule(
                TaggedBlocks("supports_mangrove_propagule", _SOIL)
            ),
            level=_PARTLY,
            note="ripens; growing a tree is unsupported",
        ),
        BlockFamily(
            "*_leaves",
            lambda: plant.leaves.Leaves(),
            level=_PARTLY,
            note="counts the way to a log and decays; what leaves of poplars drop is "
            "unsupported",
        ),
        BlockFamily(
            "leaf_litter",
            lambda: plant.hanging.Fixed(Direction.DOWN, SupportType.FULL),
        ),
        BlockFamily(
            "azalea flowering_azalea",
            lambda: _rooted("supports_azalea", _SOIL),
            level=_PARTLY,
            note="stands and breaks; growing by bone meal is unsupported",
        ),
    )


def _flowers() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "dandelion golden_dandelion torchflower poppy blue_orchid allium azure_bluet "
            "*_tulip oxeye_daisy cornflower lily_of_the_valley short_grass fern bush "
            "pink_petals wildflowers firefly_bush",
            _flower,
        ),
        BlockFamily(
            "closed_eyeblossom open_eyeblossom",
            lambda: plant.eyeblossom.Eyeblossom(_vegetation_ground()),
            level=_PARTLY,
            note="opens and closes; a minute at dusk and dawn is unsupported",
        ),
        BlockFamily(
            "potted_closed_eyeblossom potted_open_eyeblossom",
            lambda: plant.eyeblossom.PottedEyeblossom(),
            level=_PARTLY,
            note="opens and closes; a minute at dusk and dawn is unsupported",
        ),
        BlockFamily("wither_rose", lambda: _rooted("supports_wither_rose", _SOIL)),
        BlockFamily(
            "red_shrub",
            _flower,
            level=_PARTLY,
            note="that it stands as flowers do is taken for granted",
        ),
        BlockFamily(
            "dead_bush short_dry_grass tall_dry_grass",
            lambda: _rooted("supports_dry_vegetation", _SOIL | SAND),
        ),
        BlockFamily(
            "sunflower lilac rose_bush peony tall_grass large_fern pitcher_plant",
            lambda: standing.double_block.TallPlant(_flower()),
        ),
    )


def _nether() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "nether_wart",
            lambda: plant.ripening.NetherWart(
                TaggedBlocks("supports_nether_wart", SOUL_SAND, True)
            ),
        ),
        BlockFamily(
            "nether_sprouts", lambda: _rooted("supports_nether_sprouts", NYLIUM)
        ),
        BlockFamily("crimson_roots", lambda: _rooted("supports_crimson_roots", NYLIUM)),
        BlockFamily("warped_roots", lambda: _rooted("supports_warped_roots", NYLIUM)),
        BlockFamily(
            "crimson_fungus", lambda: _rooted("supports_crimson_fungus", NYLIUM)
        ),
        BlockFamily("warped_fungus", lambda: _rooted("supports_warped_fungus", NYLIUM)),
        BlockFamily("chorus_flower", lambda: plant.chorus.ChorusFlower()),
        BlockFamily("chorus_plant", lambda: plant.chorus.ChorusPlant()),
    )


def _columns() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "cactus", lambda: plant.column.Cactus(TaggedBlocks("supports_cactus", SAND))
        ),
        BlockFamily(
            "cactus_flower",
            lambda: plant.column.CactusFlower(
                TaggedBlocks(
                    "support_override_cactus_flower",
                    frozenset({"minecraft:cactus", "minecraft:farmland"}),
                )
            ),
        ),
        BlockFamily(
            "sugar_cane",
            lambda: plant.column.SugarCane(
                TaggedBlocks("supports_sugar_cane", DIRT | SAND)
            ),
        ),
        BlockFamily(
            "bamboo",
            lambda: plant.bamboo.Bamboo(_bamboo_ground()),
            note=_LIGHT_NOTE,
        ),
        BlockFamily(
            "bamboo_sapling",
            lambda: plant.bamboo.BambooShoot(_bamboo_ground()),
            note=_LIGHT_NOTE,
        ),
        *_growing("kelp", "KELP"),
        *_growing("cave_vines", "CAVE_VINES"),
        *_growing("twisting_vines", "TWISTING_VINES"),
        *_growing("weeping_vines", "WEEPING_VINES"),
    )


def _growing(head: str, kind: str) -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            head,
            lambda: plant.growing_column.GrowingHead(
                getattr(plant.growing_column, kind)
            ),
        ),
        BlockFamily(
            f"{head}_plant",
            lambda: plant.growing_column.GrowingBody(
                getattr(plant.growing_column, kind)
            ),
        ),
    )


def _clinging() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily("vine", lambda: plant.vine.Vine()),
        BlockFamily(
            "glow_lichen resin_clump sculk_vein", lambda: plant.face_cover.FaceCover()
        ),
        BlockFamily(
            "spore_blossom",
            lambda: plant.hanging.Fixed(Direction.UP, SupportType.CENTER, True),
        ),
        BlockFamily(
            "hanging_roots",
            lambda: plant.hanging.Fixed(Direction.UP, SupportType.FULL),
        ),
        BlockFamily("pale_hanging_moss", lambda: plant.hanging.HangingMoss()),
        BlockFamily("pale_moss_carpet", lambda: plant.hanging.PaleMossCarpet()),
    )


def _wet() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily("seagrass", lambda: plant.water_plant.Seagrass()),
        BlockFamily(
            "tall_seagrass",
            lambda: standing.double_block.TallPlant(plant.water_plant.Seagrass()),
        ),
        BlockFamily("lily_pad", lambda: plant.water_plant.LilyPad()),
        BlockFamily("sea_pickle", lambda: plant.water_plant.SeaPickle()),
        BlockFamily(
            "frogspawn",
            lambda: plant.water_plant.Frogspawn(),
            level=_PARTLY,
            note="stands and breaks; hatching is unsupported",
        ),
        BlockFamily(
            "big_dripleaf",
            lambda: plant.dripleaf.BigDripleaf(
                TaggedBlocks("supports_big_dripleaf", _DRIPLEAF_SOIL)
            ),
        ),
        BlockFamily(
            "big_dripleaf_stem",
            lambda: plant.dripleaf.DripleafStem(
                TaggedBlocks("supports_big_dripleaf", _DRIPLEAF_SOIL)
            ),
        ),
        BlockFamily(
            "small_dripleaf",
            lambda: standing.double_block.TallPlant(
                plant.dripleaf.SmallDripleafGround(
                    TaggedBlocks("supports_small_dripleaf", _SMALL_DRIPLEAF_SOIL),
                    _flower(),
                )
            ),
        ),
    )


def _others() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "brown_mushroom red_mushroom",
            lambda: plant.mushroom.Mushroom(
                TaggedBlocks("overrides_mushroom_light_requirement", _MUSHROOM_SOIL)
            ),
            level=_PARTLY,
            note="stands, breaks and spreads; growing huge is unsupported",
        ),
        BlockFamily(
            "shelf_mushroom",
            lambda: plant.hanging.Unknown(),
            level=_UNSUPPORTED,
            note="of 26.3, and its rules are not known here",
        ),
        BlockFamily(
            "turtle_egg",
            lambda: plant.egg.TurtleEgg(),
            level=_PARTLY,
            note="cracks and is trampled; hatching is unsupported",
        ),
        BlockFamily(
            "sniffer_egg",
            lambda: plant.egg.SnifferEgg(),
            level=_PARTLY,
            note="cracks; hatching is unsupported",
        ),
        BlockFamily(
            "dried_ghast",
            lambda: plant.dried_ghast.DriedGhast(),
            level=_PARTLY,
            note="hydrates and dries; hatching is unsupported",
        ),
    )


_JUNGLE_LOGS = frozenset(
    f"minecraft:{name}"
    for name in (
        "jungle_log",
        "jungle_wood",
        "stripped_jungle_log",
        "stripped_jungle_wood",
    )
)
_SMALL_DRIPLEAF_SOIL = frozenset({"minecraft:clay", "minecraft:moss_block"})
_DRIPLEAF_SOIL = _SOIL | _SMALL_DRIPLEAF_SOIL
_MUSHROOM_SOIL = frozenset(
    f"minecraft:{name}"
    for name in ("mycelium", "podzol", "crimson_nylium", "warped_nylium")
)
_BAMBOO_SOIL = (
    DIRT
    | SAND
    | frozenset(
        f"minecraft:{name}"
        for name in ("bamboo", "bamboo_sapling", "gravel", "suspicious_gravel")
    )
)


def _bamboo_ground() -> TaggedBlocks:
    return TaggedBlocks("supports_bamboo", _BAMBOO_SOIL)


def _vegetation_ground() -> TaggedBlocks:
    """Dirt of every kind and farmland, before the tag too (https://minecraft.wiki/w/Flower)."""
    return TaggedBlocks("supports_vegetation", _SOIL, True)


def _crop_ground(tag: str) -> TaggedBlocks:
    """Farmland alone, before the tag too (https://minecraft.wiki/w/Crops)."""
    return TaggedBlocks(tag, FARMLAND, True)


def _flower() -> RootedPlant:
    return plant.rooted.RootedPlant(_vegetation_ground())


def _rooted(tag: str, older: frozenset[str]) -> RootedPlant:
    return plant.rooted.RootedPlant(TaggedBlocks(tag, older))
