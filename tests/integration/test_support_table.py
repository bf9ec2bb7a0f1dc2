"""Every block of 26.3 that needs something to stand on or hang from, and what it leaves behind.

The families follow https://minecraft.wiki/w/Opacity/Placement and the blocks' own pages; drops are
those of 26.2 without a tool (https://minecraft.wiki/w/Breaking).
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from tests.integration.conftest import Pos, Scene

_POS = (0, 101, 0)
_BELOW = (0, 100, 0)
_UP = (0, 102, 0)
_NORTH = (0, 101, -1)
_EAST = (1, 101, 0)

_ON_STONE: Final = [
    "*_banner",
    "*_candle",
    "*_carpet",
    "*_door",
    "*_pressure_plate",
    "*_sign",
    "*rail",
    "activator_rail",
    "cake",
    "candle",
    "comparator",
    "copper_torch",
    "detector_rail",
    "lantern",
    "*_lantern",
    "leaf_litter",
    "redstone_torch",
    "redstone_wire",
    "repeater",
    "sea_pickle",
    "snow",
    "soul_lantern",
    "soul_torch",
    "torch",
    "cactus_flower",
    "candle_cake",
    "*_candle_cake",
    "pointed_dripstone",
    "sulfur_spike",
    "scaffolding",
    "twisting_vines",
    "kelp",
    "seagrass",
    "fire",
    "*_coral",
    "*_coral_fan",
]
_ON_GRASS: Final = [
    "*_sapling",
    "*_tulip",
    "allium",
    "azalea",
    "azure_bluet",
    "bamboo",
    "bamboo_sapling",
    "blue_orchid",
    "bush",
    "closed_eyeblossom",
    "cornflower",
    "crimson_fungus",
    "crimson_roots",
    "dandelion",
    "dead_bush",
    "fern",
    "firefly_bush",
    "flowering_azalea",
    "golden_dandelion",
    "lily_of_the_valley",
    "nether_sprouts",
    "open_eyeblossom",
    "oxeye_daisy",
    "pink_petals",
    "poppy",
    "red_shrub",
    "short_dry_grass",
    "short_grass",
    "sweet_berry_bush",
    "tall_dry_grass",
    "torchflower",
    "warped_fungus",
    "warped_roots",
    "wildflowers",
    "wither_rose",
    "mangrove_propagule",
    "big_dripleaf",
]
_SKIPPED: Final = (
    "*_wall_*",
    "*_hanging_sign",
    "jack_o_lantern",
    "potted_*",
    "sea_lantern",
)


def _names(blocks: BlockTable, patterns: list[str]) -> list[str]:
    found = []
    for block in blocks.blocks():
        name = block.name.removeprefix("minecraft:")
        fits = any(fnmatchcase(name, pattern) for pattern in patterns)
        if fits and not any(fnmatchcase(name, skipped) for skipped in _SKIPPED):
            found.append(name)
    return found


@pytest.mark.parametrize(
    ("carrier", "patterns"),
    [("stone", _ON_STONE), ("grass_block", _ON_GRASS)],
    ids=["stone", "grass"],
)
def test_every_block_that_needs_ground_stands_and_falls_with_it(
    scene: Scene, blocks: BlockTable, carrier: str, patterns: list[str]
) -> None:
    unsteady, floating = [], []
    names = _names(blocks, patterns)
    for number, name in enumerate(names):
        x = number * 8
        place, ground = (x, 101, 0), (x, 100, 0)
        scene.build({ground: carrier, place: name})
        state = scene.get(place)
        scene.put((x, 101, 1), "redstone_lamp")
        scene.tick(3)
        if scene.get(place).block is not state.block:
            unsteady.append(name)
        scene.put(ground, "air")
        scene.tick(3)
        if scene.get(place).block is state.block:
            floating.append(name)

    assert len(names) > 30
    assert [] == unsteady
    assert [] == floating
    assert [] == [told for told in scene.missing if "item drop" not in told]


@pytest.mark.parametrize(
    ("block", "side", "carrier", "items"),
    [
        # On walls: https://minecraft.wiki/w/Torch and the like.
        ("wall_torch[facing=south]", _NORTH, "stone", ["torch"]),
        ("soul_wall_torch[facing=south]", _NORTH, "stone", ["soul_torch"]),
        ("redstone_wall_torch[facing=south]", _NORTH, "stone", ["redstone_torch"]),
        ("ladder[facing=south]", _NORTH, "stone", ["ladder"]),
        ("oak_wall_sign[facing=south]", _NORTH, "stone", ["oak_sign"]),
        ("white_wall_banner[facing=south]", _NORTH, "stone", ["white_banner"]),
        ("tripwire_hook[facing=south]", _NORTH, "stone", ["tripwire_hook"]),
        ("lever[face=wall,facing=south]", _NORTH, "stone", ["lever"]),
        ("oak_button[face=wall,facing=south]", _NORTH, "stone", ["oak_button"]),
        ("tube_coral_wall_fan[facing=south,waterlogged=false]", _NORTH, "stone", []),
        ("amethyst_cluster[facing=south]", _NORTH, "stone", ["amethyst_shard"]),
        ("small_amethyst_bud[facing=south]", _NORTH, "stone", []),
        ("cocoa[facing=north,age=2]", _NORTH, "jungle_log", ["cocoa_beans"]),
        ("vine[north=true]", _NORTH, "stone", []),
        ("glow_lichen[north=true,down=false]", _NORTH, "stone", []),
        ("resin_clump[north=true,down=false]", _NORTH, "stone", ["resin_clump"]),
        # On ceilings.
        ("lantern[hanging=true]", _UP, "stone", ["lantern"]),
        ("oak_hanging_sign", _UP, "stone", ["oak_hanging_sign"]),
        ("spore_blossom", _UP, "stone", ["spore_blossom"]),
        ("hanging_roots", _UP, "stone", []),
        ("pale_hanging_moss", _UP, "stone", []),
        ("weeping_vines_plant", _UP, "stone", {"weeping_vines"}),
        ("cave_vines[berries=true]", _UP, "stone", ["glow_berries"]),
        (
            "mangrove_propagule[hanging=true,age=4]",
            _UP,
            "mangrove_leaves",
            ["mangrove_propagule"],
        ),
        ("bell[attachment=ceiling]", _UP, "stone", ["bell"]),
        # On ground of their own.
        ("wheat", _BELOW, "farmland", ["wheat_seeds"]),
        ("pumpkin_stem", _BELOW, "farmland", {"pumpkin_seeds"}),
        ("attached_melon_stem", _BELOW, "farmland", {"melon_seeds"}),
        ("torchflower_crop", _BELOW, "farmland", ["torchflower_seeds"]),
        ("pitcher_crop[half=lower]", _BELOW, "farmland", ["pitcher_pod"]),
        ("nether_wart", _BELOW, "soul_sand", ["nether_wart"]),
        ("sugar_cane", _BELOW, "sand", ["sugar_cane"]),
        ("cactus", _BELOW, "sand", ["cactus"]),
        ("chorus_flower", _BELOW, "end_stone", []),
        ("chorus_plant[down=true]", _BELOW, "end_stone", {"chorus_fruit"}),
        ("lily_pad", _BELOW, "water", ["lily_pad"]),
        ("frogspawn", _BELOW, "water", []),
        ("brown_mushroom", _BELOW, "mycelium", ["brown_mushroom"]),
        ("soul_fire", _BELOW, "soul_soil", []),
        ("pale_moss_carpet", _BELOW, "stone", ["pale_moss_carpet"]),
        ("candle[candles=3]", _BELOW, "stone", ["candle"]),
        ("redstone_wire", _BELOW, "stone", ["redstone"]),
    ],
)
def test_block_without_its_carrier_breaks_and_drops(
    scene: Scene, block: str, side: Pos, carrier: str, items: list[str] | set[str]
) -> None:
    """A set: chance decides how much of it drops, if anything."""
    scene.build({side: carrier, _POS: block})
    if block == "sugar_cane":
        scene.build({(1, 100, 0): "water"})
    name = scene.name(_POS)
    scene.put((0, 105, 0), "stone")
    scene.put(side, "air")
    scene.tick(3)

    assert name != scene.name(_POS)
    if isinstance(items, set):
        assert set(scene.item_names()) <= items
        assert [] == scene.missing
    else:
        assert items == scene.item_names()


@pytest.mark.parametrize(
    ("plant", "height", "ground"),
    [
        ("sugar_cane", 3, "sand"),
        ("cactus", 3, "sand"),
        ("bamboo", 6, "grass_block"),
        ("twisting_vines_plant", 5, "stone"),
        ("kelp_plant", 5, "stone"),
        ("scaffolding[distance=0]", 4, "stone"),
        ("big_dripleaf_stem", 3, "clay"),
        ("pointed_dripstone[vertical_direction=up]", 4, "stone"),
    ],
)
def test_column_breaks_from_the_ground_up(
    scene: Scene, plant: str, height: int, ground: str
) -> None:
    """One block a tick, as each notices one tick after the one below it broke."""
    for x in (-1, 1):
        scene.build({(x, 100, 0): "water" if plant == "sugar_cane" else "air"})
    column = [(0, 101 + up, 0) for up in range(height)]
    scene.build({_BELOW: ground, **dict.fromkeys(column, plant)})
    if plant.startswith("big_dripleaf"):
        scene.build({column[-1]: "big_dripleaf"})
    if plant.endswith("_plant"):
        scene.build({column[-1]: plant.removesuffix("_plant")})
    kinds = {scene.name(pos) for pos in column}
    scene.put(_BELOW, "air")
    scene.tick(1)

    assert scene.name(column[0]) not in kinds
    assert scene.name(column[-1]) in kinds

    scene.tick(height)

    assert not any(scene.name(pos) in kinds for pos in column)


@pytest.mark.parametrize(
    ("lower", "upper", "ground"),
    [
        ("oak_door[half=lower]", "oak_door[half=upper]", "stone"),
        ("sunflower[half=lower]", "sunflower[half=upper]", "grass_block"),
        ("tall_grass[half=lower]", "tall_grass[half=upper]", "grass_block"),
        ("small_dripleaf[half=lower]", "small_dripleaf[half=upper]", "clay"),
        ("tall_seagrass[half=lower]", "tall_seagrass[half=upper]", "stone"),
        ("pitcher_plant[half=lower]", "pitcher_plant[half=upper]", "grass_block"),
        (
            "pitcher_crop[age=4,half=lower]",
            "pitcher_crop[age=4,half=upper]",
            "farmland",
        ),
    ],
)
@pytest.mark.parametrize("lost", ["ground", "lower", "upper"])
def test_two_halves_go_together(
    scene: Scene, lower: str, upper: str, ground: str, lost: str
) -> None:
    """https://minecraft.wiki/w/Door, https://minecraft.wiki/w/Tall_Grass."""
    scene.build({_BELOW: ground, _POS: lower, _UP: upper})
    name = scene.name(_POS)
    scene.put({"ground": _BELOW, "lower": _POS, "upper": _UP}[lost], "air")

    assert name != scene.name(_POS)
    assert name != scene.name(_UP)


@pytest.mark.parametrize(
    ("ground", "stands"),
    [
        ("stone", True),
        ("oak_fence", True),
        ("cactus", True),
        ("farmland", True),
        ("oak_slab[type=top]", True),
        ("oak_slab[type=bottom]", False),
        ("cobweb", False),
    ],
)
def test_cactus_flower_stands_on_the_middle_of_a_top(
    scene: Scene, ground: str, stands: bool
) -> None:
    """https://minecraft.wiki/w/Cactus_Flower."""
    scene.build({(0, 99, 0): "sand", _BELOW: "stone", _POS: "cactus_flower"})
    scene.put(_BELOW, ground)

    assert stands is (scene.name(_POS) == "cactus_flower")


def test_pale_moss_climbs_and_joins_its_upper_part(scene: Scene) -> None:
    """https://minecraft.wiki/w/Pale_Moss_Carpet."""
    scene.build(
        {
            _BELOW: "stone",
            _NORTH: "stone",
            (0, 102, -1): "stone",
            _POS: "pale_moss_carpet[bottom=true]",
            _UP: "pale_moss_carpet[bottom=false,north=low]",
        }
    )
    scene.put(_EAST, "air")
    scene.put(_EAST, "stone")

    assert "tall" == scene.get(_POS).get("north")
    assert "low" == scene.get(_POS).get("east")

    scene.put((0, 102, -1), "air")

    assert "air" == scene.name(_UP)
    assert "low" == scene.get(_POS).get("north")


def test_hanging_moss_tells_its_tip(scene: Scene) -> None:
    """https://minecraft.wiki/w/Pale_Hanging_Moss."""
    scene.build({(0, 103, 0): "stone", _UP: "pale_hanging_moss[tip=true]"})
    scene.put(_POS, "pale_hanging_moss[tip=true]")

    assert "false" == scene.get(_UP).get("tip")
    assert "true" == scene.get(_POS).get("tip")

    scene.put((0, 103, 0), "air")
    scene.tick(2)

    assert ["air", "air"] == [scene.name(_UP), scene.name(_POS)]


@pytest.mark.parametrize(
    ("above", "below", "expected"),
    [
        ("big_dripleaf", "clay", "big_dripleaf_stem"),
        ("air", "clay", "big_dripleaf"),
        ("air", "stone", "air"),
        ("air", "big_dripleaf_stem", "big_dripleaf"),
    ],
)
def test_big_dripleaf_becomes_a_stem_under_another(
    scene: Scene, above: str, below: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Big_Dripleaf."""
    scene.build({_BELOW: "clay", _POS: "big_dripleaf"})
    scene.put(_UP, above)
    scene.put(_BELOW, below)

    assert expected == scene.name(_POS)
