"""Rows of the list of behaviours: plants and the elements."""

# size: tables, one row a family

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour import machine, nature, standing
from gametest.behaviour.block_family import BlockFamily, SupportLevel
from gametest.behaviour.nature.soil import DIRT, FARMLAND, NYLIUM, SAND, SOUL_SAND
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.core.direction import Direction

if TYPE_CHECKING:
    from gametest.level.block_behaviour import BlockBehaviour

_PARTLY = SupportLevel.PARTLY
_UNSUPPORTED = SupportLevel.UNSUPPORTED
_VERTICAL = frozenset({Direction.DOWN, Direction.UP})
_SOIL = DIRT | FARMLAND


def nature_families() -> tuple[BlockFamily, ...]:
    return (*_plants(), *_nature())


def _plants() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    return (
        BlockFamily(
            "wheat carrots potatoes beetroots torchflower_crop",
            lambda: _plant("supports_crops", FARMLAND, grows=True),
            level=_PARTLY,
            note="stands and breaks; growing is unsupported",
        ),
        BlockFamily(
            "pumpkin_stem melon_stem",
            lambda: _plant("supports_stem_crops", FARMLAND, grows=True),
            level=_PARTLY,
            note="stands and breaks; growing is unsupported",
        ),
        BlockFamily(
            "attached_pumpkin_stem attached_melon_stem",
            lambda: nature.plant.DelicateBlock(),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "*_sapling",
            lambda: _plant("supports_vegetation", _SOIL, grows=True),
            level=_PARTLY,
            note="stands and breaks; growing is unsupported",
        ),
        BlockFamily(
            "closed_eyeblossom open_eyeblossom",
            lambda: _plant("supports_vegetation", _SOIL, grows=True),
            level=_PARTLY,
            note="stands and breaks; opening and closing are unsupported",
        ),
        BlockFamily(
            "sweet_berry_bush",
            lambda: _plant("supports_vegetation", _SOIL, grows=True),
            level=_PARTLY,
            note="stands and breaks; growing is unsupported",
        ),
        BlockFamily(
            "dandelion golden_dandelion torchflower poppy blue_orchid allium azure_bluet "
            "*_tulip oxeye_daisy cornflower lily_of_the_valley short_grass fern bush "
            "pink_petals wildflowers firefly_bush",
            _flower,
        ),
        BlockFamily(
            "azalea flowering_azalea", lambda: _plant("supports_azalea", _SOIL)
        ),
        BlockFamily("wither_rose", lambda: _plant("supports_wither_rose", _SOIL)),
        BlockFamily(
            "red_shrub",
            _flower,
            level=_PARTLY,
            note="that it stands as flowers do is taken for granted",
        ),
        BlockFamily(
            "dead_bush short_dry_grass tall_dry_grass",
            lambda: _plant("supports_dry_vegetation", _SOIL | SAND),
        ),
        BlockFamily(
            "sunflower lilac rose_bush peony tall_grass large_fern",
            lambda: standing.double_block.TallPlant(_flower()),
        ),
        BlockFamily(
            "nether_wart",
            lambda: _plant("supports_nether_wart", SOUL_SAND, grows=True),
            level=_PARTLY,
            note="stands and breaks; growing is unsupported",
        ),
        BlockFamily(
            "nether_sprouts", lambda: _plant("supports_nether_sprouts", NYLIUM)
        ),
        BlockFamily("crimson_roots", lambda: _plant("supports_crimson_roots", NYLIUM)),
        BlockFamily("warped_roots", lambda: _plant("supports_warped_roots", NYLIUM)),
        BlockFamily(
            "crimson_fungus", lambda: _plant("supports_crimson_fungus", NYLIUM)
        ),
        BlockFamily("warped_fungus", lambda: _plant("supports_warped_fungus", NYLIUM)),
        BlockFamily(
            "cactus",
            lambda: _column("supports_cactus", SAND),
            level=_PARTLY,
            note="stands and breaks; growing is unsupported",
        ),
        BlockFamily(
            "sugar_cane",
            lambda: _column("supports_sugar_cane", DIRT | SAND),
            level=_PARTLY,
            note="stands and breaks; growing is unsupported",
        ),
        BlockFamily(
            "vine",
            lambda: nature.clinging.Vine(),
            level=_PARTLY,
            note="clings and breaks; growing is unsupported",
        ),
        BlockFamily(
            "glow_lichen resin_clump sculk_vein",
            lambda: nature.clinging.FaceCover(),
        ),
        BlockFamily(
            "cocoa chorus_flower shelf_mushroom",
            lambda: nature.plant.DelicateBlock(grows=True),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "chorus_plant",
            lambda: nature.plant.DelicateBlock(),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "bamboo bamboo_sapling kelp weeping_vines twisting_vines cave_vines "
            "pointed_dripstone sulfur_spike mangrove_propagule pitcher_crop",
            lambda: nature.plant.DelicateBlock(_VERTICAL, grows=True),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "cactus_flower kelp_plant seagrass tall_seagrass lily_pad "
            "weeping_vines_plant twisting_vines_plant cave_vines_plant "
            "pale_hanging_moss small_dripleaf big_dripleaf_stem pitcher_plant",
            lambda: nature.plant.DelicateBlock(_VERTICAL),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "spore_blossom hanging_roots",
            lambda: nature.plant.DelicateBlock(
                frozenset({Direction.UP}), support=Direction.UP
            ),
            level=_PARTLY,
            note="hangs from a whole block; other carriers are unsupported",
        ),
        BlockFamily(
            "big_dripleaf",
            lambda: nature.plant.BigDripleaf(_VERTICAL),
            level=_PARTLY,
            note="power lifts it; its neighbours above and below are unsupported",
        ),
        BlockFamily(
            "brown_mushroom red_mushroom",
            lambda: nature.plant.DelicateBlock(
                frozenset({Direction.DOWN}), grows=True, support=Direction.DOWN
            ),
            level=_PARTLY,
            note="stands on a whole dark block; spreading and all else are unsupported",
        ),
        BlockFamily(
            "sea_pickle leaf_litter",
            lambda: nature.plant.DelicateBlock(
                frozenset({Direction.DOWN}), support=Direction.DOWN
            ),
            level=_PARTLY,
            note="stands on a whole block; other carriers are unsupported",
        ),
        BlockFamily(
            "frogspawn",
            lambda: nature.plant.Frogspawn(frozenset({Direction.DOWN})),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "turtle_egg",
            lambda: nature.plant.TurtleEgg(),
            level=_PARTLY,
            note="hatching is unsupported",
        ),
        BlockFamily(
            "sniffer_egg",
            lambda: nature.plant.SnifferEgg(),
            level=_PARTLY,
            note="cracks; hatching is unsupported",
        ),
        BlockFamily(
            "dried_ghast",
            lambda: nature.plant.DriedGhast(),
            level=_PARTLY,
            note="stands; hydrating is unsupported",
        ),
    )


def _nature() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    return (
        BlockFamily(
            "water lava",
            lambda: nature.fluid.LiquidBlock(),
            level=_PARTLY,
            note="stands still; flowing is unsupported",
        ),
        BlockFamily(
            "sand red_sand gravel suspicious_sand suspicious_gravel anvil "
            "chipped_anvil damaged_anvil",
            lambda: nature.falling_block.FallingBlock(),
            level=_PARTLY,
            note="stands; falling is unsupported",
        ),
        BlockFamily(
            "dragon_egg",
            lambda: nature.falling_block.FallingBlock(delay=5),
            level=_PARTLY,
            note="stands; falling is unsupported",
        ),
        BlockFamily(
            "*_concrete_powder",
            lambda: nature.falling_block.FallingBlock(hardens_in_water=True),
            level=_PARTLY,
            note="stands; falling and hardening are unsupported",
        ),
        BlockFamily(
            "*_leaves",
            lambda: nature.leaves.Leaves(),
            level=_PARTLY,
            note="counts the way to a log; decaying is unsupported",
        ),
        BlockFamily(
            "sponge",
            lambda: machine.unsupported.ActsBeside("absorb", "water"),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "wet_sponge",
            lambda: nature.changing.WetSponge(),
            note="dries in the Nether",
        ),
        BlockFamily(
            " ".join(_coral("{}_coral_block")),
            lambda: nature.coral.Coral(is_block=True),
        ),
        BlockFamily(
            " ".join(_coral("{}_coral", "{}_coral_fan", "{}_coral_wall_fan")),
            lambda: nature.coral.Coral(is_block=False),
        ),
        BlockFamily(
            "soul_sand magma_block",
            lambda: machine.unsupported.ActsBeside(
                "raise a bubble column", "water_above", 20
            ),
            level=_PARTLY,
            note="raising bubbles is unsupported",
        ),
        BlockFamily(
            "potent_sulfur",
            lambda: machine.unsupported.ActsBeside("erupt", "geyser"),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "farmland",
            lambda: nature.farmland.Farmland(),
            level=_PARTLY,
            note="dries and moistens; trampling and rain are not simulated",
        ),
        BlockFamily("dirt_path", lambda: nature.farmland.Farmland()),
        BlockFamily(
            "fire",
            lambda: nature.fire.Fire(),
            level=_PARTLY,
            note="stands, goes out and lights portals; burning is unsupported",
        ),
        BlockFamily("soul_fire", lambda: nature.fire.SoulFire()),
        BlockFamily(
            "nether_portal",
            lambda: nature.portal.NetherPortal(),
            level=_PARTLY,
            note="stands and breaks; nobody travels",
        ),
        BlockFamily(
            "bubble_column",
            lambda: nature.plant.DelicateBlock(_VERTICAL),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "snow",
            lambda: nature.changing.SnowLayer(),
            level=_PARTLY,
            note="stands and breaks; melting near a light is unsupported",
        ),
        BlockFamily(
            "ice",
            lambda: nature.changing.Ice(),
            level=_PARTLY,
            note="melting near a light is unsupported",
        ),
        BlockFamily(
            "frosted_ice",
            lambda: nature.changing.FrostedIce(),
            level=_PARTLY,
            note="melting is unsupported",
        ),
        BlockFamily(
            "crimson_nylium warped_nylium",
            lambda: nature.changing.Nylium(),
            level=_PARTLY,
            note="dying under a block is unsupported",
        ),
        BlockFamily(
            "budding_amethyst",
            lambda: nature.changing.BuddingAmethyst(),
            level=_PARTLY,
            note="growing buds is unsupported",
        ),
        BlockFamily(
            "copper_block exposed_copper weathered_copper cut_copper "
            "exposed_cut_copper weathered_cut_copper chiseled_copper "
            "exposed_chiseled_copper weathered_chiseled_copper",
            lambda: nature.weathering.Aging(),
        ),
        BlockFamily(
            "beacon conduit spawner",
            lambda: nature.fluid.Waterloggable(),
            level=_PARTLY,
            note="acts on players and mobs only",
        ),
    )


def _flower() -> BlockBehaviour:
    return _plant("supports_vegetation", _SOIL)


def _plant(tag: str, older: frozenset[str], *, grows: bool = False) -> BlockBehaviour:
    return nature.plant.Plant(TaggedBlocks(tag, older), grows)


def _column(tag: str, older: frozenset[str]) -> BlockBehaviour:
    return nature.plant.Columnar(TaggedBlocks(tag, older))


def _coral(*patterns: str) -> list[str]:
    kinds = ("tube", "brain", "bubble", "fire", "horn")
    return [pattern.format(kind) for pattern in patterns for kind in kinds]
