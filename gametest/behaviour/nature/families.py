"""Rows of the list of behaviours: the elements."""

# size: tables, one row a family

from __future__ import annotations

from gametest.behaviour import machine, nature
from gametest.behaviour.block_family import BlockFamily, SupportLevel

_PARTLY = SupportLevel.PARTLY
_UNSUPPORTED = SupportLevel.UNSUPPORTED


def nature_families() -> tuple[BlockFamily, ...]:
    return (*_fluids(), *_falling(), *_ground(), *_weather())


def _fluids() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily("water lava", lambda: nature.fluid.LiquidBlock()),
        BlockFamily("bubble_column", lambda: nature.bubble_column.BubbleColumn()),
        BlockFamily(
            "soul_sand magma_block", lambda: nature.bubble_column.BubbleGround()
        ),
        BlockFamily(
            "sponge",
            lambda: nature.sponge.Sponge(),
            note="drinks, while it is dry, at each change beside it; how much of a lake it takes "
            "at most is not confirmed",
        ),
        BlockFamily(
            "wet_sponge",
            lambda: nature.sponge.WetSponge(),
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
            "potent_sulfur",
            lambda: machine.unsupported.ActsBeside("erupt", "geyser"),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "beacon",
            lambda: machine.near_players.ActsOnPlayers(
                "give effects", machine.near_players.shines, 80
            ),
            level=_PARTLY,
            note="its effects on players are unsupported",
        ),
        BlockFamily(
            "conduit",
            lambda: machine.near_players.ActsOnPlayers(
                "give power", machine.near_players.gives_power, 40
            ),
            level=_PARTLY,
            note="its power for players is unsupported; it does not strike mobs",
        ),
        BlockFamily(
            "spawner",
            lambda: machine.near_players.Spawner(),
            level=_PARTLY,
            note="counts its delay while a player is near; spawning is unsupported",
        ),
    )


def _falling() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "sand red_sand gravel anvil chipped_anvil damaged_anvil",
            lambda: nature.falling_block.FallingBlock(),
        ),
        BlockFamily(
            "suspicious_sand suspicious_gravel",
            lambda: nature.falling_block.FallingBlock(),
            level=_PARTLY,
            note="falls; nobody brushes it",
        ),
        BlockFamily(
            "dragon_egg",
            lambda: nature.falling_block.FallingBlock(delay=5),
            level=_PARTLY,
            note="falls; jumping away from a hand is unsupported",
        ),
        BlockFamily("*_concrete_powder", lambda: nature.falling_block.ConcretePowder()),
        BlockFamily(
            "pointed_dripstone",
            lambda: nature.speleothem.Speleothem(),
            level=_PARTLY,
            note="breaks and falls; dripping and growing are unsupported",
        ),
        BlockFamily(
            "sulfur_spike",
            lambda: nature.speleothem.Speleothem(),
            level=_PARTLY,
            note="breaks and falls as dripstone does, by likeness; growing is unsupported",
        ),
    )


def _ground() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "grass_block mycelium",
            lambda: nature.ground.SpreadingGround(),
            level=_PARTLY,
            note="spreads and dies; by itself only in sections in which a block that ticks at "
            "random was written",
        ),
        BlockFamily("crimson_nylium warped_nylium", lambda: nature.ground.Nylium()),
        BlockFamily(
            "farmland",
            lambda: nature.farmland.Farmland(),
            level=_PARTLY,
            note="dries and moistens, in the rain too; trampling is unsupported",
        ),
        BlockFamily("dirt_path", lambda: nature.farmland.Farmland()),
        BlockFamily("budding_amethyst", lambda: nature.amethyst.BuddingAmethyst()),
        BlockFamily(
            "copper_block exposed_copper weathered_copper cut_copper "
            "exposed_cut_copper weathered_cut_copper chiseled_copper "
            "exposed_chiseled_copper weathered_chiseled_copper",
            lambda: nature.weathering.Aging(),
        ),
    )


def _weather() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "fire",
            lambda: nature.fire.Fire(),
            level=_PARTLY,
            note="lights portals, burns and spreads; what the numbers of red_shrub, "
            "shelf_mushroom, straw_bed, wool stairs and slabs are is not known, so fire beside "
            "them is unsupported",
        ),
        BlockFamily("soul_fire", lambda: nature.fire.SoulFire()),
        BlockFamily(
            "nether_portal",
            lambda: nature.portal.NetherPortal(),
            level=_PARTLY,
            note="stands and breaks; nobody travels",
        ),
        BlockFamily(
            "snow",
            lambda: nature.ice.SnowLayer(),
            note="melts; none falls, as the flat world's biomes are dry or temperate",
        ),
        BlockFamily("ice", lambda: nature.ice.Ice()),
        BlockFamily("frosted_ice", lambda: nature.ice.FrostedIce()),
    )


def _coral(*patterns: str) -> list[str]:
    kinds = ("tube", "brain", "bubble", "fire", "horn")
    return [pattern.format(kind) for pattern in patterns for kind in kinds]
