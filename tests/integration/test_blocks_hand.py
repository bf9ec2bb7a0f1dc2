"""A right click with an empty hand, and ticks out of turn: nothing stays silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.behaviour.interaction import tick_block, tick_block_randomly
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from tests.integration.conftest import Scene

_POS = (0, 101, 0)


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        # https://minecraft.wiki/w/Cake: a bite; a creative player always eats.
        ("cake[bites=0]", "cake[bites=1]"),
        ("cake[bites=6]", "air"),
        # https://minecraft.wiki/w/Candle: put out by hand.
        ("candle[lit=true]", "candle[lit=false]"),
        ("candle[lit=false]", "candle[lit=false]"),
        # https://minecraft.wiki/w/Flower_Pot: the plant is taken out.
        ("potted_poppy", "flower_pot"),
        ("flower_pot", "flower_pot"),
        ("lever[face=floor]", "lever[face=floor,powered=true]"),
        ("oak_door[half=upper]", "oak_door[half=upper,open=true]"),
        ("iron_door[half=upper]", "iron_door[half=upper]"),
    ],
)
def test_hand_changes_the_block(scene: Scene, block: str, expected: str) -> None:
    scene.build({(0, 100, 0): "stone", _POS: block})
    scene.use(_POS)

    assert scene.state(expected) is scene.get(_POS)


@pytest.mark.parametrize(
    "block",
    [
        "oak_sign",
        "oak_wall_hanging_sign",
        "red_bed",
        "chest",
        "trapped_chest",
        "copper_chest",
        "ender_chest",
        "barrel",
        "red_shulker_box",
        "daylight_detector",
        "dragon_egg",
        "candle_cake",
        "composter[level=8]",
        "sweet_berry_bush[age=3]",
        "cave_vines[berries=true]",
        "respawn_anchor[charges=1]",
        "lectern[has_book=true]",
        "jukebox[has_record=true]",
        "chiseled_bookshelf[slot_3_occupied=true]",
        "copper_golem_statue",
        "weathered_copper_golem_statue",
        "redstone_ore",
    ],
)
def test_answer_that_is_not_simulated_is_refused(scene: Scene, block: str) -> None:
    scene.build({_POS: block})
    name = scene.get(_POS).block.name

    with pytest.raises(UnsupportedError, match=f"{name}: "):
        scene.use(_POS)


@pytest.mark.parametrize(
    "block",
    [
        "stone",
        "air",
        "vault",
        "campfire",
        "composter[level=7]",
        "sweet_berry_bush[age=1]",
        "cave_vines",
        "respawn_anchor",
        "lectern",
        "jukebox",
        "chiseled_bookshelf",
        "oak_shelf",
        "crafting_table",
        "furnace",
        "water",
    ],
)
def test_block_that_does_not_answer_stays_as_it_is(scene: Scene, block: str) -> None:
    scene.build({_POS: block})
    state = scene.get(_POS)

    assert not scene.use(_POS)
    assert state is scene.get(_POS)


_RANDOMLY_TICKED = (
    "bamboo",
    "bamboo_sapling",
    "beetroots",
    "brown_mushroom",
    "carrots",
    "cave_vines",
    "chorus_flower",
    "closed_eyeblossom",
    "cocoa",
    "dried_ghast[hydration=1]",
    "kelp",
    "mangrove_propagule",
    "melon_stem[age=7]",
    "nether_wart",
    "oak_leaves[distance=7]",
    "oak_sapling",
    "open_eyeblossom",
    "pitcher_crop",
    "pointed_dripstone",
    "potatoes",
    "potted_open_eyeblossom",
    "pumpkin_stem",
    "red_mushroom",
    "shelf_mushroom",
    "sugar_cane",
    "sulfur_spike",
    "sweet_berry_bush",
    "torchflower_crop",
    "twisting_vines",
    "vine",
    "weeping_vines",
    "wheat",
)
"""https://minecraft.wiki/w/Tick#Random_tick: what such a tick may change as it stands."""


@pytest.mark.parametrize("block", _RANDOMLY_TICKED)
def test_random_tick_that_is_not_simulated_is_refused(scene: Scene, block: str) -> None:
    scene.build({_POS: block})

    with pytest.raises(UnsupportedError, match=scene.get(_POS).block.name):
        tick_block_randomly(scene.level, BlockPos(*_POS))


@pytest.mark.parametrize(
    ("ground", "above", "mechanic"),
    [
        ("grass_block", "stone", "grass_block: turn to dirt"),
        ("mycelium", "water", "mycelium: turn to dirt"),
        ("crimson_nylium", "stone", "crimson_nylium: turn to netherrack"),
        ("ice", "torch", "ice: melt"),
        ("snow", "torch", "snow: melt"),
    ],
)
def test_ground_under_something_is_reported(
    scene: Scene, ground: str, above: str, mechanic: str
) -> None:
    scene.build({_POS: ground, (0, 102, 0): above})

    with pytest.raises(UnsupportedError, match=mechanic):
        tick_block_randomly(scene.level, BlockPos(*_POS))


@pytest.mark.parametrize(
    "block",
    [
        "stone",
        "grass_block",
        "mycelium",
        "ice",
        "snow",
        "warped_nylium",
        "turtle_egg",
        "wheat[age=7]",
        "oak_leaves[distance=7,persistent=true]",
        "waxed_copper_bulb",
        "oxidized_copper",
        "water",
        "lily_pad",
        "poppy",
        "redstone_ore[lit=false]",
    ],
)
def test_random_tick_that_changes_nothing_is_silent(scene: Scene, block: str) -> None:
    scene.build({_POS: block})
    state = scene.get(_POS)
    tick_block_randomly(scene.level, BlockPos(*_POS))

    assert state is scene.get(_POS)


def test_grass_beside_open_dirt_is_reported(scene: Scene) -> None:
    """https://minecraft.wiki/w/Grass_Block#Spread."""
    scene.build({_POS: "grass_block", (1, 101, 0): "dirt"})

    with pytest.raises(UnsupportedError, match="grass_block: spread"):
        tick_block_randomly(scene.level, BlockPos(*_POS))


def test_lit_redstone_ore_goes_out(scene: Scene) -> None:
    """https://minecraft.wiki/w/Redstone_Ore."""
    scene.build({_POS: "redstone_ore[lit=true]"})
    tick_block_randomly(scene.level, BlockPos(*_POS))

    assert "false" == scene.get(_POS).get("lit")


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("composter[level=7]", "composter[level=8]"),
        ("composter[level=6]", "composter[level=6]"),
        ("redstone_lamp[lit=true]", "redstone_lamp[lit=false]"),
        ("sculk_shrieker[shrieking=true]", "sculk_shrieker[shrieking=false]"),
        ("stone", "stone"),
        ("poppy", "poppy"),
    ],
)
def test_scheduled_tick_out_of_turn(scene: Scene, block: str, expected: str) -> None:
    scene.build({_POS: block})
    tick_block(scene.level, BlockPos(*_POS))

    assert scene.state(expected) is scene.get(_POS)


@pytest.mark.parametrize(
    "block", ["chorus_plant", "kelp_plant", "bubble_column", "big_dripleaf", "bamboo"]
)
def test_scheduled_tick_that_is_not_simulated_is_refused(
    scene: Scene, block: str
) -> None:
    scene.build({_POS: block})

    with pytest.raises(UnsupportedError, match=f"minecraft:{block}: scheduled tick"):
        tick_block(scene.level, BlockPos(*_POS))
