"""Blocks that change or break when a neighbour does, and those that stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

_POS = (0, 101, 0)
_BELOW = (0, 100, 0)
_NORTH = (0, 101, -1)
_EAST = (1, 101, 0)
_UP = (0, 102, 0)


@pytest.mark.parametrize(
    ("block", "support", "carrier", "expected"),
    [
        # https://minecraft.wiki/w/Bell
        ("bell[attachment=floor]", _BELOW, "stone", "air"),
        ("bell[attachment=ceiling]", _UP, "stone", "air"),
        ("bell[attachment=single_wall,facing=east]", _EAST, "stone", "air"),
        (
            "bell[attachment=double_wall,facing=east]",
            _EAST,
            "stone",
            "bell[attachment=single_wall,facing=west]",
        ),
        # https://minecraft.wiki/w/Cake, https://minecraft.wiki/w/Hanging_Sign
        ("cake", _BELOW, "stone", "air"),
        ("candle_cake", _BELOW, "stone", "air"),
        ("oak_hanging_sign", _UP, "iron_chain", "air"),
        ("oak_wall_hanging_sign[facing=north]", _EAST, "stone", ""),
        # https://minecraft.wiki/w/Snow
        ("snow", _BELOW, "stone", "air"),
        ("snow", _BELOW, "snow[layers=8]", "air"),
        # https://minecraft.wiki/w/Fire
        ("fire", _BELOW, "stone", "air"),
        ("soul_fire", _BELOW, "soul_soil", "air"),
        # https://minecraft.wiki/w/Vines, https://minecraft.wiki/w/Glow_Lichen
        ("vine[north=true]", _NORTH, "stone", "air"),
        ("vine[north=true,east=true]", _NORTH, "stone", ""),
        ("glow_lichen[down=true]", _BELOW, "stone", "air"),
        (
            "glow_lichen[down=true,up=true]",
            _BELOW,
            "stone",
            "glow_lichen[down=false,up=true]",
        ),
        # https://minecraft.wiki/w/Coral
        ("tube_coral", _BELOW, "stone", "water"),
        ("tube_coral_wall_fan[facing=south]", _NORTH, "stone", "water"),
        ("dead_tube_coral_wall_fan[facing=south]", _NORTH, "stone", "water"),
        # https://minecraft.wiki/w/Scaffolding; it looks a tick later
        ("scaffolding[distance=0]", _BELOW, "stone", "air"),
        # https://minecraft.wiki/w/Cactus, https://minecraft.wiki/w/Sugar_Cane
        ("cactus", _BELOW, "sand", "air"),
        ("flower_pot", _BELOW, "stone", "flower_pot"),
        ("potted_oak_sapling", _BELOW, "stone", "potted_oak_sapling"),
        ("potted_red_tulip", _BELOW, "stone", "potted_red_tulip"),
        ("grindstone", _BELOW, "stone", "grindstone"),
        ("turtle_egg", _BELOW, "sand", "turtle_egg"),
        # Chests: https://minecraft.wiki/w/Chest
        (
            "chest[facing=north,type=left]",
            _EAST,
            "chest[facing=north,type=right]",
            "chest[facing=north,type=single]",
        ),
    ],
)
def test_block_without_its_support(
    scene: Scene, block: str, support: Pos, carrier: str, expected: str
) -> None:
    scene.build({support: carrier, _POS: block})
    if block.startswith("vine[north=true,east"):
        scene.build({_EAST: "stone"})
        expected = "vine[east=true]"
    scene.put(support, "air")
    scene.tick()

    assert scene.state(expected or block) is scene.get(_POS)


@pytest.mark.parametrize(
    "plant",
    ["poppy", "oak_sapling", "short_grass", "wheat", "melon_stem", "nether_wart"],
)
@pytest.mark.parametrize("ground", ["stone", "air", "gravel"])
def test_plant_breaks_on_ground_outside_its_tag(
    scene: Scene, plant: str, ground: str
) -> None:
    """https://minecraft.wiki/w/Block_tag_(Java_Edition): `supports_vegetation` and its like."""
    scene.build({_BELOW: "farmland", _POS: plant})
    scene.put(_BELOW, ground)

    assert "air" == scene.name(_POS)


@pytest.mark.parametrize(
    ("plant", "ground"),
    [
        ("poppy", "moss_block"),
        ("poppy", "farmland"),
        ("wither_rose", "netherrack"),
        ("azalea", "clay"),
        ("dead_bush", "red_terracotta"),
        ("nether_wart", "soul_sand"),
        ("warped_fungus", "mycelium"),
        ("sugar_cane", "sand"),
    ],
)
def test_plant_stays_on_ground_of_its_tag(
    scene: Scene, plant: str, ground: str
) -> None:
    scene.build({_BELOW: "stone", _POS: plant, (1, 100, 0): "water"})
    scene.put(_BELOW, ground)
    scene.tick()

    assert plant == scene.name(_POS)


@pytest.mark.parametrize(
    ("block", "cells"),
    [
        ("scaffolding[distance=0]", {_BELOW: "stone"}),
        ("vine[north=true]", {_NORTH: "stone"}),
        ("glow_lichen[north=true]", {_NORTH: "stone"}),
        ("snow", {_BELOW: "stone"}),
        ("poppy", {_BELOW: "grass_block"}),
        ("cactus", {_BELOW: "sand", (0, 101, 1): "air"}),
        ("sea_pickle", {_BELOW: "stone"}),
        ("leaf_litter", {_BELOW: "stone"}),
        ("turtle_egg", {_BELOW: "sand"}),
        ("dried_ghast", {_BELOW: "stone"}),
        ("fire", {_BELOW: "netherrack"}),
    ],
)
def test_standing_block_near_a_blinking_lamp_is_not_reported(
    scene: Scene, block: str, cells: dict[Pos, str]
) -> None:
    lamp = (1, 101, 1)
    scene.build({**cells, _POS: block, lamp: "redstone_lamp", _EAST: "air"})
    if block.startswith("cactus"):
        scene.build({(1, 101, 1): "redstone_lamp"})
    state = scene.get(_POS)
    for _ in range(3):
        scene.put((1, 102, 1), "redstone_block")
        scene.put((1, 101, 0), "stone" if state.block.name[10:] != "cactus" else "air")
        scene.tick(5)
        scene.put((1, 102, 1), "air")
        scene.put((1, 101, 0), "air")
        scene.tick(5)

    # Dry sea pickles and dead water are not this test's matter.
    assert [] == [m for m in scene.missing if not m.startswith("minecraft:water")]
    assert state.block is scene.get(_POS).block


@pytest.mark.parametrize(
    ("above", "expected"),
    [
        ("torch", "true"),
        ("soul_torch", "true"),
        ("copper_torch", "true"),
        ("redstone_torch", "true"),
        ("cactus_flower", "true"),
        ("oak_sign", "true"),
        ("oak_wall_sign", "true"),
        ("white_banner", "true"),
        ("stone_pressure_plate", "true"),
        ("wall_torch", "false"),
        ("redstone_wall_torch", "false"),
        ("oak_hanging_sign", "false"),
        ("oak_wall_hanging_sign", "false"),
        ("air", "false"),
    ],
)
def test_post_of_a_wall_follows_the_tag(
    scene: Scene, above: str, expected: str
) -> None:
    """Block tag `wall_post_override`: https://minecraft.wiki/w/Wall."""
    scene.build({_POS: "cobblestone_wall", _UP: above, (-1, 101, 0): "stone"})
    scene.put(_EAST, "stone")
    scene.put((-1, 101, 0), "dirt")

    assert expected == scene.get(_POS).get("up")


def test_chest_joins_one_that_is_open_to_its_side(scene: Scene) -> None:
    """https://minecraft.wiki/w/Chest."""
    scene.build({_POS: "chest[facing=north,type=single]"})
    scene.put(_EAST, "chest[facing=north,type=right]")

    assert "left" == scene.get(_POS).get("type")


def test_chest_does_not_join_one_that_looks_elsewhere(scene: Scene) -> None:
    scene.build({_POS: "chest[facing=south,type=single]"})
    scene.put(_EAST, "chest[facing=north,type=right]")

    assert "single" == scene.get(_POS).get("type")


@pytest.mark.parametrize(
    ("below", "expected"), [("hay_block", "true"), ("stone", "false")]
)
def test_campfire_on_hay_is_a_signal_fire(
    scene: Scene, below: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Campfire."""
    scene.build({_POS: "campfire"})
    scene.put(_BELOW, "hay_block")
    scene.put(_BELOW, below)

    assert expected == scene.get(_POS).get("signal_fire")


@pytest.mark.parametrize(
    ("power", "expected"), [("redstone_block", "none"), ("stone", "full")]
)
def test_power_lifts_a_tilted_leaf(scene: Scene, power: str, expected: str) -> None:
    """https://minecraft.wiki/w/Big_Dripleaf."""
    scene.build({_POS: "big_dripleaf[tilt=full]"})
    scene.put(_EAST, power)

    assert expected == scene.get(_POS).get("tilt")


def test_bell_rings_and_stays_powered(scene: Scene) -> None:
    scene.build({_BELOW: "stone", _POS: "bell"})
    scene.put(_EAST, "redstone_block")

    assert "true" == scene.get(_POS).get("powered")
    assert 1 == scene.level.statistics().block_events
    assert [] == scene.missing


@pytest.mark.parametrize("block", ["farmland", "dirt_path"])
def test_ground_under_something_solid_turns_to_dirt(scene: Scene, block: str) -> None:
    """https://minecraft.wiki/w/Farmland, https://minecraft.wiki/w/Dirt_Path."""
    scene.build({_POS: block})
    scene.put(_UP, "oak_fence_gate")
    scene.tick()

    assert block == scene.name(_POS)

    scene.put(_UP, "stone")
    scene.tick()

    assert "dirt" == scene.name(_POS)


def test_coral_dies_out_of_water_and_keeps_its_side(scene: Scene) -> None:
    """https://minecraft.wiki/w/Coral."""
    scene.build({_NORTH: "stone"})
    scene.put(_POS, "tube_coral_wall_fan[facing=south,waterlogged=false]")
    scene.tick(100)
    dead = "dead_tube_coral_wall_fan[facing=south,waterlogged=false]"

    assert scene.state(dead) is scene.get(_POS)


def test_dry_coral_block_waits_for_a_neighbour(scene: Scene) -> None:
    scene.put(_POS, "tube_coral_block")
    scene.tick(110)

    assert "tube_coral_block" == scene.name(_POS)

    scene.put(_EAST, "stone")
    scene.tick(110)

    assert "dead_tube_coral_block" == scene.name(_POS)
