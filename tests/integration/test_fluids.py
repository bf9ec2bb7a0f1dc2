"""Water and lava flow, fall, meet, wash away and dry up.

https://minecraft.wiki/w/Fluid, https://minecraft.wiki/w/Water, https://minecraft.wiki/w/Lava,
https://minecraft.wiki/w/Waterlogging. Distances: water looks for a hole four blocks beyond its
neighbour; it spreads seven blocks and lava three, in the Nether seven.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

_POS = (0, 101, 0)
_REACH = 9
_SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def _floor(scene: Scene, *holes: Pos, radius: int = _REACH) -> None:
    cells: dict[Pos, str] = {
        (x, 100, z): "stone"
        for x in range(-radius, radius + 1)
        for z in range(-radius, radius + 1)
    }
    for hole in holes:
        del cells[hole]
    scene.build(cells)


def _channel(scene: Scene, length: int) -> None:
    """Open from x 0 to `length` - 1, closed at the ends and sides."""
    cells: dict[Pos, str] = {}
    for x in range(-1, length + 1):
        cells |= {(x, 100, 0): "stone", (x, 101, 1): "stone", (x, 101, -1): "stone"}
    cells |= {(-1, 101, 0): "stone", (length, 101, 0): "stone"}
    scene.build(cells)


def _levels(scene: Scene, count: int, y: int = 101) -> list[str]:
    """Along x: the level of a fluid, or nothing."""
    return [scene.get((x, y, 0)).find("level") or "" for x in range(count)]


@pytest.mark.parametrize(
    ("dimension", "fluid", "delay", "levels"),
    [
        ("overworld", "water", 5, "0 1 2 3 4 5 6 7"),
        ("the_nether", "water", 5, "0 1 2 3 4 5 6 7"),
        ("overworld", "lava", 30, "0 2 4 6"),
        ("the_nether", "lava", 10, "0 1 2 3 4 5 6 7"),
        ("the_end", "lava", 30, "0 2 4 6"),
    ],
)
def test_fluid_spreads_block_by_block_and_ends(
    make_scene: Callable[..., Scene],
    dimension: str,
    fluid: str,
    delay: int,
    levels: str,
) -> None:
    scene = make_scene(dimension)
    _channel(scene, 10)
    scene.put(_POS, fluid)
    expected = levels.split()
    for step in range(1, len(expected)):
        scene.tick(delay - 1)

        assert [*expected[:step], ""] == _levels(scene, step + 1)

        scene.tick()

        assert expected[: step + 1] == _levels(scene, step + 1)
    scene.tick(3 * delay)

    assert expected + [""] * (10 - len(expected)) == _levels(scene, 10)
    assert 0 == scene.level.statistics().fluid_ticks
    assert [] == scene.missing


def test_open_water_spreads_as_a_diamond(scene: Scene) -> None:
    _floor(scene)
    scene.put(_POS, "water")
    scene.tick(50)
    found = {
        (x, z): scene.get((x, 101, z)).find("level")
        for x in range(-_REACH, _REACH + 1)
        for z in range(-_REACH, _REACH + 1)
    }

    assert {
        place: str(abs(place[0]) + abs(place[1]))
        if abs(place[0]) + abs(place[1]) <= 7
        else None
        for place in found
    } == found


@pytest.mark.parametrize(
    ("fluid", "hole", "sides"),
    [
        ("water", (5, 100, 0), "east"),
        ("water", (6, 100, 0), "north east south west"),
        ("water", (0, 100, -3), "north"),
        ("water", (3, 100, 2), "east south"),
        ("lava", (3, 100, 0), "east"),
        ("lava", (4, 100, 0), "north east south west"),
    ],
)
def test_fluid_looks_for_a_hole(
    scene: Scene, fluid: str, hole: Pos, sides: str
) -> None:
    _floor(scene, hole)
    scene.put(_POS, fluid)
    scene.tick(30 if fluid == "lava" else 5)
    places: dict[str, Pos] = {
        "north": (0, 101, -1),
        "east": (1, 101, 0),
        "south": (0, 101, 1),
        "west": (-1, 101, 0),
    }
    found = [side for side, place in places.items() if scene.name(place) == fluid]

    assert sides.split() == found


def test_water_falls_before_it_spreads(scene: Scene) -> None:
    """Falling water does not spread in the air; its source does, a step later."""
    shaft: dict[Pos, str] = {(x, 101, z): "stone" for x, z in _SIDES}
    scene.build({(0, 97, 0): "stone", **shaft})
    scene.put(_POS, "water")
    scene.tick(5)

    assert "8" == scene.get((0, 100, 0)).get("level")

    scene.tick(10)

    assert "8" == scene.get((0, 98, 0)).get("level")
    assert "air" == scene.name((1, 98, 0))

    scene.tick(5)

    assert "1" == scene.get((1, 98, 0)).get("level")
    assert "air" == scene.name((1, 99, 0))


def test_source_in_the_air_spreads_one_step_after_it_fell(scene: Scene) -> None:
    scene.put(_POS, "water")
    scene.tick(5)

    assert "air" == scene.name((1, 101, 0))

    scene.tick(5)

    assert "1" == scene.get((1, 101, 0)).get("level")


def test_source_among_three_sources_spreads_although_it_falls(scene: Scene) -> None:
    scene.build({(-1, 101, 0): "water", (0, 101, 1): "water", (0, 101, -1): "water"})
    scene.put(_POS, "water")
    scene.tick(5)

    assert "8" == scene.get((0, 100, 0)).get("level")
    assert "1" == scene.get((1, 101, 0)).get("level")


@pytest.mark.parametrize(
    ("fluid", "rule", "value", "below", "expected"),
    [
        ("water", "water_source_conversion", True, "stone", "0"),
        ("water", "water_source_conversion", True, "water", "0"),
        ("water", "water_source_conversion", True, "water[level=1]", "1"),
        ("water", "water_source_conversion", False, "stone", "1"),
        ("lava", "lava_source_conversion", True, "stone", "0"),
        ("lava", "lava_source_conversion", False, "stone", "2"),
    ],
)
def test_two_sources_make_a_third_where_the_rule_says_so(
    scene: Scene, fluid: str, rule: str, value: bool, below: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Game_rule; over something solid or a source only."""
    scene.level.world.game_rules.set(rule, value)
    _channel(scene, 3)
    scene.build({(1, 100, 0): below, (1, 99, 0): "stone"})
    if below.startswith("water["):
        # Held up by its own source, so that it stays flowing.
        scene.build({(2, 100, 0): "water", (1, 100, 1): "stone"})
        scene.build({(0, 100, 0): "stone", (1, 100, -1): "stone"})
    for x in (0, 2):
        scene.put((x, 101, 0), fluid)
    scene.tick(60)

    assert expected == scene.get((1, 101, 0)).find("level")


def test_flowing_water_dries_up_when_its_source_goes(scene: Scene) -> None:
    _channel(scene, 10)
    scene.put(_POS, "water")
    scene.tick(60)
    scene.put(_POS, "air")
    scene.tick(100)

    assert [""] * 10 == _levels(scene, 10)


@pytest.mark.parametrize(
    "block",
    [
        "oak_door",
        "oak_sign",
        "oak_wall_sign",
        "oak_wall_hanging_sign",
        "ladder",
        "sugar_cane",
        "structure_void",
        "end_portal",
        "stone",
        "glass",
        "oak_fence",
        "oak_slab",
        "oak_slab[type=double]",
        "kelp",
    ],
)
def test_block_keeps_flowing_water_out(scene: Scene, block: str) -> None:
    _channel(scene, 3)
    scene.build({(1, 101, 0): block, (1, 100, 0): "sand", (1, 100, 1): "frosted_ice"})
    state = scene.get((1, 101, 0))
    scene.put(_POS, "water")
    scene.tick(20)

    assert state is scene.get((1, 101, 0))


@pytest.mark.parametrize(
    ("block", "item"),
    [
        ("torch", "torch"),
        ("rail", "keeps"),
        ("redstone_wire", "redstone"),
        ("poppy", "poppy"),
        ("red_carpet", "red_carpet"),
        ("lever[face=floor]", "lever"),
        ("snow[layers=3]", None),
        ("fire", None),
        ("tripwire", "string"),
        ("scaffolding", "keeps"),
        ("repeater", "repeater"),
    ],
)
def test_flowing_water_washes_away(scene: Scene, block: str, item: str | None) -> None:
    """What can be waterlogged stays; the rest drops what it drops without a tool."""
    _channel(scene, 3)
    scene.build({(1, 101, 0): block})
    scene.put(_POS, "water")
    scene.tick(5)

    if item == "keeps":
        assert block == scene.name((1, 101, 0))
    else:
        assert "1" == scene.get((1, 101, 0)).find("level")
        assert [item] * (item is not None) == scene.item_names()


def test_flowing_lava_burns_what_it_washes_away(scene: Scene) -> None:
    _channel(scene, 3)
    scene.build({(1, 101, 0): "torch"})
    scene.put(_POS, "lava")
    scene.tick(30)

    assert "lava" == scene.name((1, 101, 0))
    assert [] == scene.level.entities_of_type("minecraft:item")


@pytest.mark.parametrize(
    ("block", "open_side", "closed_side"),
    [
        ("oak_slab[type=bottom,waterlogged=true]", (1, 101, 0), (0, 100, 0)),
        ("oak_slab[type=top,waterlogged=true]", (0, 100, 0), (0, 102, 0)),
        ("oak_stairs[facing=east,waterlogged=true]", (-1, 101, 0), (1, 101, 0)),
        (
            "oak_trapdoor[facing=west,open=true,waterlogged=true]",
            (-1, 101, 0),
            (1, 101, 0),
        ),
        ("oak_fence[waterlogged=true]", (1, 101, 0), (0, 102, 0)),
    ],
)
def test_waterlogged_block_is_a_source_and_holds_back_by_its_shape(
    scene: Scene, block: str, open_side: Pos, closed_side: Pos
) -> None:
    floor = (
        {(0, 100, 0): "stone"} if open_side[1] == 101 and closed_side[1] != 100 else {}
    )
    scene.build({**floor, _POS: block})
    scene.put((0, 101, 5), "stone")
    scene.level.schedule_fluid_tick(BlockPos(*_POS), "minecraft:water", 5)
    scene.tick(5)

    assert "water" == scene.name(open_side)
    assert "water" != scene.name(closed_side)


def test_two_half_slabs_close_the_way_together(scene: Scene) -> None:
    """Neither of the two closes the face between them, both do."""
    scene.build(
        {
            (0, 100, 0): "stone",
            (1, 100, 0): "stone",
            _POS: "oak_slab[type=bottom,waterlogged=true]",
            (1, 101, 0): "oak_slab[type=top]",
            (0, 101, 1): "stone",
            (0, 101, -1): "stone",
            (-1, 101, 0): "stone",
        }
    )
    scene.level.schedule_fluid_tick(BlockPos(*_POS), "minecraft:water", 5)
    scene.tick(20)

    assert "oak_slab[type=top]" == str(scene.get((1, 101, 0))).removeprefix(
        "minecraft:"
    ).replace(",waterlogged=false", "")


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("oak_slab", "oak_slab[waterlogged=true]"),
        ("oak_slab[type=double]", "oak_slab[type=double]"),
        ("barrier", "barrier"),
        ("campfire[lit=true]", "campfire[lit=false,waterlogged=true]"),
        ("candle[lit=true]", "candle[lit=false,waterlogged=true]"),
    ],
)
def test_source_that_would_form_waterlogs_a_block(
    scene: Scene, block: str, expected: str
) -> None:
    _channel(scene, 3)
    scene.build({(1, 101, 0): block})
    scene.put((0, 101, 0), "water")
    scene.put((2, 101, 0), "water")
    scene.tick(10)

    assert scene.state(expected) is scene.get((1, 101, 0))


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ({(1, 101, 0): "water"}, "obsidian"),
        ({(0, 102, 0): "water"}, "obsidian"),
        ({(0, 102, 0): "water[level=8]"}, "obsidian"),
        ({(0, 101, 1): "oak_slab[waterlogged=true]"}, "obsidian"),
        ({(0, 100, 0): "water"}, "lava"),
        ({(0, 100, 0): "soul_soil", (1, 101, 0): "blue_ice"}, "basalt"),
        ({(0, 100, 0): "soul_soil", (1, 101, 0): "packed_ice"}, "lava"),
        ({(0, 100, 0): "soul_sand", (1, 101, 0): "blue_ice"}, "lava"),
        ({(0, 100, 0): "soul_soil", (0, 102, 0): "blue_ice"}, "basalt"),
    ],
)
def test_lava_hardens_beside_water(
    scene: Scene, cells: dict[Pos, str], expected: str
) -> None:
    """https://minecraft.wiki/w/Lava, https://minecraft.wiki/w/Basalt."""
    scene.build(cells)
    scene.put(_POS, "lava")

    assert expected == scene.name(_POS)


def test_flowing_lava_beside_water_becomes_cobblestone(scene: Scene) -> None:
    _channel(scene, 3)
    scene.build({_POS: "lava", (1, 101, 0): "lava[level=2]"})
    scene.put((2, 101, 0), "water")

    assert "cobblestone" == scene.name((1, 101, 0))
    assert "lava" == scene.name(_POS)


def test_lava_that_falls_on_water_makes_stone(scene: Scene) -> None:
    scene.build({(0, 100, 0): "water", (0, 99, 0): "stone"})
    scene.put(_POS, "lava")
    scene.tick(30)

    assert "stone" == scene.name((0, 100, 0))
    assert "lava" == scene.name(_POS)


def test_flowing_water_that_becomes_a_source_waits_anew(scene: Scene) -> None:
    """A source and flowing water have ticks of their own: the old one finds the other fluid."""
    _channel(scene, 4)
    scene.put(_POS, "water[level=7]")
    scene.tick(3)
    scene.put(_POS, "water")
    scene.tick(4)

    assert "air" == scene.name((1, 101, 0))

    scene.tick()

    assert "1" == scene.get((1, 101, 0)).get("level")


def test_still_pool_costs_nothing(scene: Scene) -> None:
    """Nothing waits once the water has settled, however much of it there is."""
    scene.level.fill_states(BoundingBox(-8, 99, -8, 8, 99, 8), scene.state("stone").id)
    scene.level.fill_states(
        BoundingBox(-8, 100, -8, 8, 104, 8), scene.state("stone").id
    )
    scene.level.fill_states(
        BoundingBox(-7, 100, -7, 7, 104, 7), scene.state("water").id
    )

    assert None is scene.level.next_due()

    scene.put((0, 105, 0), "stone")
    scene.tick(10)

    assert None is scene.level.next_due()
    assert "water" == scene.name((0, 104, 0))
