"""Rails: https://minecraft.wiki/w/Rail, https://minecraft.wiki/w/Powered_Rail."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Byte, Int

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene


def _ground(scene: Scene) -> None:
    cells = {(x, 100, z): "stone" for x in range(-12, 13) for z in range(-3, 4)}
    scene.build(cells)


def _powered(scene: Scene, kind: str) -> list[int]:
    return [
        x
        for x in range(-12, 13)
        if scene.name((x, 101, 0)) == kind
        and scene.get((x, 101, 0)).get("powered") == "true"
    ]


@pytest.mark.parametrize("kind", ["powered_rail", "activator_rail"])
def test_power_reaches_eight_rails_further_both_ways(scene: Scene, kind: str) -> None:
    _ground(scene)
    scene.build({(x, 101, 0): f"{kind}[shape=east_west]" for x in range(-12, 13)})
    scene.put((0, 101, 1), "redstone_block")

    assert list(range(-8, 9)) == _powered(scene, kind)

    scene.put((0, 101, 1), "air")

    assert [] == _powered(scene, kind)
    assert [] == scene.missing


def test_power_goes_up_and_down_slopes(scene: Scene) -> None:
    scene.build(
        {
            (0, 100, 0): "stone",
            (1, 101, 0): "stone",
            (2, 101, 0): "stone",
            (1, 100, 0): "stone",
            (0, 101, 0): "powered_rail[shape=ascending_east]",
            (1, 102, 0): "powered_rail[shape=east_west]",
            (2, 102, 0): "powered_rail[shape=east_west]",
            (3, 100, 0): "stone",
            (3, 101, 0): "powered_rail[shape=ascending_west]",
        }
    )
    scene.put((0, 101, 1), "redstone_block")
    rails: list[Pos] = [(0, 101, 0), (1, 102, 0), (2, 102, 0), (3, 101, 0)]

    assert ["true"] * 4 == [scene.get(rail).get("powered") for rail in rails]


def test_power_does_not_pass_to_the_other_kind_nor_across(scene: Scene) -> None:
    _ground(scene)
    scene.build(
        {
            (0, 101, 0): "powered_rail[shape=east_west]",
            (1, 101, 0): "activator_rail[shape=east_west]",
            (-1, 101, 0): "powered_rail[shape=north_south]",
        }
    )
    scene.put((0, 101, 1), "redstone_block")

    assert "true" == scene.get((0, 101, 0)).get("powered")
    assert "false" == scene.get((1, 101, 0)).get("powered")
    assert "false" == scene.get((-1, 101, 0)).get("powered")


@pytest.mark.parametrize(
    ("others", "expected"),
    [
        ([], "north_south"),
        ([(1, 101, 0)], "east_west"),
        ([(0, 101, 1), (1, 101, 0)], "south_east"),
        ([(0, 101, -1), (-1, 101, 0)], "north_west"),
        ([(1, 102, 0)], "ascending_east"),
        ([(0, 102, -1)], "ascending_north"),
    ],
)
def test_new_rail_turns_to_its_neighbours(
    scene: Scene, others: list[Pos], expected: str
) -> None:
    """https://minecraft.wiki/w/Rail#Placement."""
    _ground(scene)
    for x, y, z in others:
        scene.build({(x, y - 1, z): "stone"})
        scene.put((x, y, z), "rail")
    scene.put((0, 101, 0), "rail")

    assert expected == scene.get((0, 101, 0)).get("shape")
    assert [] == scene.missing


def test_laid_rail_turns_its_neighbour_too(scene: Scene) -> None:
    _ground(scene)
    scene.put((1, 101, 0), "rail")
    scene.put((0, 101, 0), "rail")

    assert "east_west" == scene.get((1, 101, 0)).get("shape")


def test_powered_rail_makes_no_curve(scene: Scene) -> None:
    _ground(scene)
    scene.put((0, 101, 1), "rail")
    scene.put((1, 101, 0), "rail")
    scene.put((0, 101, 0), "powered_rail")

    assert "north_south" == scene.get((0, 101, 0)).get("shape")


def test_junction_of_three_switches_with_power(scene: Scene) -> None:
    """https://minecraft.wiki/w/Rail: a T junction curves to the south and east without power."""
    _ground(scene)
    scene.build(
        {
            (0, 101, 0): "rail[shape=south_east]",
            (1, 101, 0): "rail[shape=east_west]",
            (-1, 101, 0): "rail[shape=east_west]",
            (0, 101, 1): "rail[shape=north_south]",
            (0, 101, -1): "lever[face=floor,powered=false]",
        }
    )
    scene.use((0, 101, -1))

    assert "south_west" == scene.get((0, 101, 0)).get("shape")

    scene.use((0, 101, -1))

    assert "south_east" == scene.get((0, 101, 0)).get("shape")


def test_detector_rail_set_down_powered_goes_off_at_once(scene: Scene) -> None:
    """https://minecraft.wiki/w/Detector_Rail: on only while a cart is there."""
    _ground(scene)
    scene.put((0, 101, 0), "detector_rail[powered=true]")

    assert "false" == scene.get((0, 101, 0)).get("powered")


def test_cart_on_a_new_detector_rail_switches_it_on(scene: Scene) -> None:
    _ground(scene)
    scene.level.add_entity(Entity("minecraft:minecart", 1, Vec3(0.5, 101.0, 0.5)))
    scene.put((0, 101, 0), "detector_rail")

    assert "true" == scene.get((0, 101, 0)).get("powered")


def test_detector_rail_goes_off_twenty_ticks_after_it_was_switched_on(
    scene: Scene,
) -> None:
    _ground(scene)
    cart = Entity("minecraft:minecart", 1, Vec3(0.5, 101.0, 0.5))
    scene.level.add_entity(cart)
    scene.put((0, 101, 0), "detector_rail")
    scene.level.remove_entity(cart)
    scene.tick(19)

    assert "true" == scene.get((0, 101, 0)).get("powered")

    scene.tick()

    assert "false" == scene.get((0, 101, 0)).get("powered")


@pytest.mark.parametrize(("count", "reading"), [(0, 0), (1, 1), (64, 1), (1728, 15)])
def test_comparator_reads_the_cart_on_a_detector_rail(
    scene: Scene, count: int, reading: int
) -> None:
    """https://minecraft.wiki/w/Detector_Rail: as the chest in the cart, of 27 slots."""
    _ground(scene)
    cart = Entity("minecraft:chest_minecart", 1, Vec3(0.5, 101.0, 0.5))
    stacks = [min(64, count - 64 * slot) for slot in range(27) if count > 64 * slot]
    cart.nbt["Items"] = [
        {"Slot": Byte(slot), "id": "minecraft:stone", "count": Int(size)}
        for slot, size in enumerate(stacks)
    ]
    scene.level.add_entity(cart)
    scene.put((0, 101, 0), "detector_rail")
    pos = BlockPos(0, 101, 0)
    behaviour = scene.level.behaviours.behaviour(scene.get(pos).block)
    assert behaviour is not None

    assert reading == behaviour.get_analog_output(scene.level, pos, scene.get(pos))
