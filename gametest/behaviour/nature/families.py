"""Rows of the list of behaviours: plants and the elements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour import machine, nature, standing
from gametest.behaviour.block_family import BlockFamily, SupportLevel
from gametest.core.direction import Direction

if TYPE_CHECKING:
    from gametest.level.block_behaviour import BlockBehaviour

_PARTLY = SupportLevel.PARTLY
_UNSUPPORTED = SupportLevel.UNSUPPORTED
_VERTICAL = frozenset({Direction.DOWN, Direction.UP})


def nature_families() -> tuple[BlockFamily, ...]:
    return (*_plants(), *_nature())


def _plants() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    return (
        BlockFamily(
            "wheat carrots potatoes beetroots",
            lambda: nature.plant.Plant(nature.plant.FARMLAND, grows=True),
        ),
        BlockFamily(
            "torchflower_crop pumpkin_stem melon_stem attached_pumpkin_stem "
            "attached_melon_stem",
            lambda: nature.plant.DelicateBlock(grows=True),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "*_sapling",
            lambda: nature.plant.Plant(
                nature.plant.DIRT | nature.plant.FARMLAND, grows=True
            ),
            level=_PARTLY,
            note="does not grow",
        ),
        BlockFamily(
            "dandelion golden_dandelion torchflower poppy blue_orchid allium azure_bluet "
            "*_tulip oxeye_daisy cornflower lily_of_the_valley wither_rose short_grass "
            "fern bush azalea flowering_azalea pink_petals wildflowers firefly_bush "
            "closed_eyeblossom open_eyeblossom sweet_berry_bush red_shrub",
            _flower,
            level=_PARTLY,
            note="stands and breaks; does not grow",
        ),
        BlockFamily(
            "dead_bush short_dry_grass tall_dry_grass",
            lambda: nature.plant.Plant(
                nature.plant.DIRT | nature.plant.FARMLAND | nature.plant.SAND
            ),
            level=_PARTLY,
            note="stands and breaks; does not grow",
        ),
        BlockFamily(
            "sunflower lilac rose_bush peony tall_grass large_fern",
            lambda: standing.double_block.TallPlant(_flower()),
            level=_PARTLY,
            note="stands and breaks",
        ),
        BlockFamily(
            "cactus sugar_cane cocoa chorus_plant chorus_flower shelf_mushroom vine "
            "glow_lichen resin_clump sculk_vein",
            lambda: nature.plant.DelicateBlock(grows=True),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "cactus_flower bamboo bamboo_sapling kelp kelp_plant seagrass "
            "tall_seagrass lily_pad weeping_vines weeping_vines_plant twisting_vines "
            "twisting_vines_plant cave_vines cave_vines_plant spore_blossom "
            "hanging_roots pale_hanging_moss big_dripleaf big_dripleaf_stem "
            "small_dripleaf pointed_dripstone sulfur_spike mangrove_propagule "
            "pitcher_crop pitcher_plant",
            lambda: nature.plant.DelicateBlock(_VERTICAL, grows=True),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "nether_wart nether_sprouts crimson_roots warped_roots crimson_fungus "
            "warped_fungus brown_mushroom red_mushroom sea_pickle frogspawn leaf_litter",
            lambda: nature.plant.DelicateBlock(frozenset({Direction.DOWN}), grows=True),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "turtle_egg sniffer_egg dried_ghast",
            lambda: nature.plant.DelicateBlock(grows=True),
            level=_UNSUPPORTED,
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
            note="does not decay",
        ),
        BlockFamily(
            "sponge",
            lambda: machine.unsupported.ActsBeside("absorb", "water"),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            " ".join(
                _coral(
                    "{}_coral_block", "{}_coral", "{}_coral_fan", "{}_coral_wall_fan"
                )
            ),
            lambda: machine.unsupported.ActsBeside("die", "no_water", 60),
            level=_PARTLY,
            note="dying out of water is unsupported",
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
            "farmland dirt_path",
            lambda: machine.unsupported.ActsBeside("turn to dirt", "solid_above", 1),
            level=_PARTLY,
            note="turning to dirt is unsupported",
        ),
        BlockFamily(
            "fire soul_fire bubble_column nether_portal scaffolding creaking_heart",
            lambda: nature.plant.DelicateBlock(),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "snow",
            lambda: nature.plant.DelicateBlock(frozenset({Direction.DOWN})),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "ice frosted_ice",
            lambda: machine.unsupported.RandomlyTicking("melt"),
            level=_PARTLY,
            note="does not melt",
        ),
        BlockFamily(
            "crimson_nylium warped_nylium budding_amethyst",
            lambda: machine.unsupported.RandomlyTicking("change"),
            level=_PARTLY,
            note="does not change by random ticks",
        ),
    )


def _flower() -> BlockBehaviour:
    return nature.plant.Plant(nature.plant.DIRT | nature.plant.FARMLAND)


def _coral(*patterns: str) -> list[str]:
    kinds = ("tube", "brain", "bubble", "fire", "horn")
    return [pattern.format(kind) for pattern in patterns for kind in kinds]
