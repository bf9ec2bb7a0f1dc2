"""A right click with an empty hand, and ticks out of turn: nothing stays silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.behaviour.interaction import (
    attack_block,
    tick_block,
    tick_block_randomly,
)
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity import Entity

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
        # https://minecraft.wiki/w/Daylight_Detector: a hand turns it over; 15 less 15 by day.
        ("daylight_detector", "daylight_detector[inverted=true]"),
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
        "dragon_egg",
        "candle_cake",
        "respawn_anchor[charges=1]",
        "lectern[has_book=true]",
        "chiseled_bookshelf[slot_3_occupied=true]",
        "copper_golem_statue",
        "weathered_copper_golem_statue",
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


@pytest.mark.parametrize(
    ("block", "above"),
    [
        ("shelf_mushroom", "air"),
        ("pointed_dripstone[vertical_direction=down]", "water"),
        ("sulfur_spike[vertical_direction=down]", "lava"),
    ],
)
def test_random_tick_that_is_not_simulated_is_refused(
    scene: Scene, block: str, above: str
) -> None:
    """https://minecraft.wiki/w/Tick#Random_tick: what such a tick may change as it stands."""
    scene.build({_POS: block, (0, 102, 0): "stone", (0, 103, 0): above})

    with pytest.raises(UnsupportedError, match=scene.get(_POS).block.name):
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


@pytest.mark.parametrize("touch", ["use", "attack", "step"])
def test_redstone_ore_lights_up_when_touched(scene: Scene, touch: str) -> None:
    """https://minecraft.wiki/w/Redstone_Ore."""
    scene.build({_POS: "deepslate_redstone_ore"})
    pos, state = BlockPos(*_POS), scene.get(_POS)
    if touch == "use":
        assert scene.use(_POS)
    elif touch == "attack":
        attack_block(scene.level, pos)
    else:
        hook = scene.level.behaviours.step_on[state.id]
        assert hook is not None
        hook(scene.level, pos, state, Entity("minecraft:pig", 1, Vec3(0.5, 102.0, 0.5)))

    assert "true" == scene.get(_POS).get("lit")


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
