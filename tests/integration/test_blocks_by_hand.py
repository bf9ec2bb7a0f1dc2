"""Which state a block gets from a player's hand: each block's page on https://minecraft.wiki."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.behaviour.placing.place_context import PlaceContext
from gametest.behaviour.placing.placing import place_block
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

_POS = (0, 101, 0)
_YAW = {"south": 0.0, "west": 90.0, "north": 180.0, "east": 270.0}


def _place(
    scene: Scene,
    block: str,
    *,
    pos: Pos = _POS,
    face: str = "up",
    looking: str = "south",
    pitch: float = 0.0,
    hit: tuple[float, float, float] = (0.5, 0.5, 0.5),
) -> bool:
    context = PlaceContext(
        level=scene.level,
        pos=BlockPos(*pos),
        face=Direction.by_label(face),
        yaw=_YAW[looking],
        pitch=pitch,
        hit=Vec3(*hit),
    )
    return place_block(context, scene.level.blocks.block(f"minecraft:{block}"))


def _walls(scene: Scene) -> None:
    """Stone on all six sides."""
    x, y, z = _POS
    scene.build(
        {(x + side.dx, y + side.dy, z + side.dz): "stone" for side in Direction}
    )


@pytest.mark.parametrize(
    ("block", "looking", "facing"),
    [
        ("furnace", "south", "north"),
        ("furnace", "east", "west"),
        ("repeater", "west", "east"),
        ("comparator", "north", "south"),
        ("chest", "south", "north"),
        ("white_glazed_terracotta", "east", "west"),
        ("oak_stairs", "east", "east"),
        ("oak_fence_gate", "west", "west"),
        ("anvil", "south", "west"),
        ("observer", "north", "north"),
        ("piston", "north", "south"),
        ("dispenser", "east", "west"),
        ("command_block", "south", "north"),
    ],
)
def test_block_faces_by_the_players_look(
    scene: Scene, block: str, looking: str, facing: str
) -> None:
    scene.put((0, 100, 0), "stone")
    _place(scene, block, looking=looking)

    assert facing == scene.get(_POS).get("facing")


@pytest.mark.parametrize(
    ("block", "pitch", "facing"),
    [
        ("piston", 90.0, "up"),
        ("piston", -90.0, "down"),
        ("observer", 90.0, "down"),
        ("dropper", 60.0, "up"),
        ("furnace", 90.0, "north"),
    ],
)
def test_look_up_or_down_counts_where_the_block_can_stand_upright(
    scene: Scene, block: str, pitch: float, facing: str
) -> None:
    scene.put((0, 100, 0), "stone")
    _place(scene, block, pitch=pitch)

    assert facing == scene.get(_POS).get("facing")


@pytest.mark.parametrize(
    ("block", "face", "name", "value"),
    [
        ("oak_log", "up", "axis", "y"),
        ("oak_log", "east", "axis", "x"),
        ("iron_chain", "north", "axis", "z"),
        ("hopper", "up", "facing", "down"),
        ("hopper", "east", "facing", "west"),
        ("hopper", "down", "facing", "down"),
        ("lightning_rod", "north", "facing", "north"),
        ("shulker_box", "west", "facing", "west"),
        ("end_rod", "up", "facing", "up"),
        ("oak_trapdoor", "north", "facing", "north"),
        ("oak_trapdoor", "down", "half", "top"),
        ("oak_slab", "down", "type", "top"),
        ("oak_slab", "up", "type", "bottom"),
        ("oak_stairs", "down", "half", "top"),
        ("lever", "up", "face", "floor"),
        ("lever", "down", "face", "ceiling"),
        ("stone_button", "east", "face", "wall"),
        ("stone_button", "east", "facing", "east"),
        ("ladder", "west", "facing", "west"),
        ("lantern", "down", "hanging", "true"),
        ("lantern", "up", "hanging", "false"),
        ("bell", "down", "attachment", "ceiling"),
        ("bell", "up", "attachment", "floor"),
        ("bell", "north", "attachment", "double_wall"),
        ("tripwire_hook", "south", "facing", "south"),
    ],
)
def test_block_goes_by_the_clicked_face(
    scene: Scene, block: str, face: str, name: str, value: str
) -> None:
    _walls(scene)
    _place(scene, block, face=face)

    assert value == scene.get(_POS).get(name)


@pytest.mark.parametrize(
    ("block", "face", "expected"),
    [
        ("torch", "up", "torch"),
        ("torch", "east", "wall_torch[facing=east]"),
        ("redstone_torch", "north", "redstone_wall_torch[facing=north]"),
        ("oak_sign", "west", "oak_wall_sign[facing=west]"),
        ("white_banner", "south", "white_wall_banner[facing=south]"),
        # Below a ceiling it takes the next that carries it, by the player's look.
        ("torch", "down", "wall_torch[facing=north]"),
    ],
)
def test_torches_and_signs_stand_or_hang(
    scene: Scene, block: str, face: str, expected: str
) -> None:
    _walls(scene)
    _place(scene, block, face=face)

    assert scene.state(expected) is scene.get(_POS)


@pytest.mark.parametrize(
    ("looking", "rotation"), [("south", "8"), ("west", "12"), ("north", "0")]
)
def test_standing_sign_looks_at_the_player(
    scene: Scene, looking: str, rotation: str
) -> None:
    """https://minecraft.wiki/w/Sign: rotation 0 looks south."""
    scene.put((0, 100, 0), "stone")
    _place(scene, "oak_sign", looking=looking)

    assert rotation == scene.get(_POS).get("rotation")


@pytest.mark.parametrize(
    ("y", "block", "name", "value"),
    [
        (0.2, "oak_slab", "type", "bottom"),
        (0.8, "oak_slab", "type", "top"),
        (0.2, "oak_stairs", "half", "bottom"),
        (0.8, "oak_stairs", "half", "top"),
        (0.8, "oak_trapdoor", "half", "top"),
    ],
)
def test_half_goes_by_where_the_side_was_clicked(
    scene: Scene, y: float, block: str, name: str, value: str
) -> None:
    _walls(scene)
    _place(scene, block, face="north", hit=(0.5, y, 1.0))

    assert value == scene.get(_POS).get(name)


@pytest.mark.parametrize(
    ("block", "there", "expected"),
    [
        ("oak_slab", "oak_slab[type=bottom]", "oak_slab[type=double]"),
        ("candle", "candle[candles=2]", "candle[candles=3]"),
        ("sea_pickle", "sea_pickle[pickles=1]", "sea_pickle[pickles=2]"),
        ("turtle_egg", "turtle_egg[eggs=1]", "turtle_egg[eggs=2]"),
    ],
)
def test_block_joins_one_of_its_kind(
    scene: Scene, block: str, there: str, expected: str
) -> None:
    scene.build({(0, 100, 0): "stone", _POS: there})
    _place(scene, block)

    assert scene.state(expected).properties == {
        **scene.get(_POS).properties,
        **({"waterlogged": "true"} if block == "sea_pickle" else {}),
    }


@pytest.mark.parametrize("there", ["stone", "candle[candles=4]", "torch"])
def test_nothing_is_set_where_something_stands(scene: Scene, there: str) -> None:
    scene.build({(0, 100, 0): "stone", _POS: there})

    assert not _place(scene, "candle")
    assert scene.state(there) is scene.get(_POS)


@pytest.mark.parametrize("there", ["water", "short_grass", "fire"])
def test_replaceable_block_makes_room(scene: Scene, there: str) -> None:
    scene.build({(0, 100, 0): "stone", _POS: there})

    assert _place(scene, "stone")
    assert "stone" == scene.name(_POS)


def test_water_source_stays_in_a_block_that_can_hold_it(scene: Scene) -> None:
    scene.build({(0, 100, 0): "stone", _POS: "water"})
    _place(scene, "oak_slab")

    assert "true" == scene.get(_POS).get("waterlogged")


@pytest.mark.parametrize(
    "block", ["torch", "redstone_wire", "repeater", "oak_pressure_plate", "rail"]
)
def test_block_is_not_set_where_nothing_carries_it(scene: Scene, block: str) -> None:
    assert not _place(scene, block)
    assert "air" == scene.name(_POS)


def test_fence_joins_what_stands_beside_it(scene: Scene) -> None:
    _walls(scene)
    scene.put((1, 101, 0), "air")
    _place(scene, "oak_fence")

    sides = [scene.get(_POS).get(side) for side in ("north", "east", "south", "west")]
    assert ["true", "false", "true", "true"] == sides


def test_stairs_make_a_corner(scene: Scene) -> None:
    """https://minecraft.wiki/w/Stairs#Shape."""
    scene.build({(0, 100, 0): "stone", (0, 101, 1): "oak_stairs[facing=east]"})
    _place(scene, "oak_stairs", looking="south")

    assert "outer_left" == scene.get(_POS).get("shape")


@pytest.mark.parametrize(
    ("x", "half", "other"), [(1, "left", "right"), (-1, "right", "left")]
)
def test_chest_joins_one_beside_it(scene: Scene, x: int, half: str, other: str) -> None:
    """https://minecraft.wiki/w/Chest: the left half has the other one clockwise of its front."""
    scene.put((0, 100, 0), "stone")
    scene.put((x, 101, 0), "chest[facing=north]")
    _place(scene, "chest", looking="south")

    assert [half, other] == [scene.get(pos).get("type") for pos in (_POS, (x, 101, 0))]


def test_door_has_two_halves_and_its_hinge_at_the_wall(scene: Scene) -> None:
    """https://minecraft.wiki/w/Door#Placement: a wall on the right takes the hinge."""
    scene.build({(0, 100, 0): "stone", (-1, 101, 0): "stone", (-1, 102, 0): "stone"})
    _place(scene, "oak_door", looking="south")

    assert ["lower", "upper"] == [
        scene.get(pos).get("half") for pos in (_POS, (0, 102, 0))
    ]
    assert "right" == scene.get(_POS).get("hinge")


def test_second_door_takes_the_other_hinge(scene: Scene) -> None:
    scene.build({(x, 100, 0): "stone" for x in (0, 1)})
    _place(scene, "oak_door", pos=(1, 101, 0), looking="south")
    _place(scene, "oak_door", looking="south")

    assert {"left", "right"} == {
        scene.get(pos).get("hinge") for pos in (_POS, (1, 101, 0))
    }


def test_door_under_power_stands_open(scene: Scene) -> None:
    scene.build({(0, 100, 0): "stone", (1, 102, 0): "redstone_block"})
    _place(scene, "oak_door")

    assert "true" == scene.get((0, 102, 0)).get("open")


@pytest.mark.parametrize(
    ("block", "part", "other"),
    [("red_bed", "part", (0, 101, 1)), ("sunflower", "half", (0, 102, 0))],
)
def test_block_of_two_halves_needs_room_for_both(
    scene: Scene, block: str, part: str, other: Pos
) -> None:
    scene.build({(0, 100, 0): "dirt", (0, 100, 1): "dirt"})

    assert _place(scene, block)
    assert scene.get(_POS).get(part) != scene.get(other).get(part)

    scene.build({_POS: "air", other: "stone"})

    assert not _place(scene, block)


def test_hook_looks_for_its_line(scene: Scene) -> None:
    scene.build({(-1, 101, 0): "stone", (4, 101, 0): "stone"})
    scene.put((3, 101, 0), "tripwire_hook[facing=west]")
    for x in (1, 2):
        scene.put((x, 101, 0), "tripwire")
    _place(scene, "tripwire_hook", face="east")

    assert "true" == scene.get(_POS).get("attached")


def test_repeater_before_power_turns_on_in_the_next_tick(scene: Scene) -> None:
    scene.build({(0, 100, 0): "stone", (0, 101, -1): "redstone_block"})
    _place(scene, "repeater", looking="south")
    scene.tick()

    assert "true" == scene.get(_POS).get("powered")


@pytest.mark.parametrize("block", ["oak_wall_sign", "fire"])
def test_rule_that_is_not_known_is_refused(scene: Scene, block: str) -> None:
    _walls(scene)

    with pytest.raises(UnsupportedError, match=f"placing minecraft:{block} by hand"):
        _place(scene, block)
