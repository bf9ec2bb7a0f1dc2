"""Falling sand, concrete, sponges, bubbles, fire, ice, and living ground."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from gametest.behaviour.interaction import tick_block, tick_block_randomly
from gametest.behaviour.nature.light import has_brightness, has_brightness_now
from gametest.core.bounding_box import BoundingBox
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.level import Level
from gametest.level.world_preset import WorldPreset
from tests.integration.conftest import Scene

if TYPE_CHECKING:
    from gametest.level.behaviour_tables import BehaviourTables
    from tests.integration.conftest import Pos

_POS = (0, 101, 0)
_BELOW = (0, 100, 0)
_UP = (0, 102, 0)
_EAST = (1, 101, 0)
_NOON = 6000
_MIDNIGHT = 18000


def _hit(scene: Scene, pos: Pos = _POS, times: int = 1) -> None:
    for _ in range(times):
        tick_block_randomly(scene.level, BlockPos(*pos))


def _hour(scene: Scene, hour: int) -> None:
    scene.level.world.clocks.set("minecraft:overworld", hour)


@pytest.mark.parametrize(
    ("block", "ticks"),
    [
        ("sand", 2),
        ("gravel", 2),
        ("anvil", 2),
        ("suspicious_gravel", 2),
        ("white_concrete_powder", 2),
        ("dragon_egg", 5),
    ],
)
def test_block_in_the_air_falls_after_its_delay(
    scene: Scene, block: str, ticks: int
) -> None:
    """https://minecraft.wiki/w/Falling_Block, https://minecraft.wiki/w/Dragon_Egg."""
    scene.put(_POS, block)
    scene.tick(ticks - 1)

    assert block == scene.name(_POS)

    scene.tick()

    assert "air" == scene.name(_POS)
    (entity,) = scene.level.entities_of_type("minecraft:falling_block")
    carried = entity.to_nbt()["BlockState"]
    assert isinstance(carried, dict)
    assert f"minecraft:{block}" == carried["id"]


@pytest.mark.parametrize(
    "below", ["water", "lava[level=3]", "fire", "short_grass", "snow", "vine"]
)
def test_sand_falls_into_what_gives_way(scene: Scene, below: str) -> None:
    scene.build({_BELOW: below, (0, 99, 0): "grass_block", (1, 100, 0): "stone"})
    scene.put(_POS, "sand")
    scene.tick(2)

    assert "air" == scene.name(_POS)


@pytest.mark.parametrize(
    ("block", "expected"), [("sand", "sand"), ("suspicious_sand", "air")]
)
def test_suspicious_sand_is_gone_when_it_lands(
    scene: Scene, block: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Suspicious_Block."""
    scene.build({(0, 97, 0): "stone"})
    scene.put(_POS, block)
    scene.tick(30)

    assert expected == scene.name((0, 98, 0))
    assert [] == scene.level.entities_of_type("minecraft:falling_block")
    assert [] == scene.items()


@pytest.mark.parametrize("below", ["stone", "torch", "snow[layers=2]", "oak_sign"])
def test_sand_lies_on_what_does_not(scene: Scene, below: str) -> None:
    scene.build({_BELOW: below, (0, 99, 0): "stone"})
    scene.put(_POS, "sand")
    scene.tick(5)

    assert "sand" == scene.name(_POS)


@pytest.mark.parametrize(
    ("water", "block", "expected"),
    [
        (_EAST, "water", "white_concrete"),
        (_UP, "water", "white_concrete"),
        (_EAST, "water[level=5]", "white_concrete"),
        (_EAST, "oak_slab[waterlogged=true]", "white_concrete"),
        (_EAST, "oak_stairs[facing=west,waterlogged=true]", "white_concrete_powder"),
        (_BELOW, "water", "white_concrete_powder"),
        (_EAST, "lava", "white_concrete_powder"),
    ],
)
def test_concrete_powder_hardens_beside_water(
    scene: Scene, water: Pos, block: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Concrete_Powder: not from below, nor through a closed face."""
    scene.build({_BELOW: "stone", _POS: "white_concrete_powder"})
    scene.put(water, block)

    assert expected == scene.name(_POS)


def test_stalactite_falls_piece_by_piece(scene: Scene) -> None:
    """https://minecraft.wiki/w/Pointed_Dripstone."""
    hang = "pointed_dripstone[vertical_direction=down,thickness={}]"
    scene.build(
        {
            (0, 103, 0): "stone",
            _UP: hang.format("base"),
            _POS: hang.format("frustum"),
            _BELOW: hang.format("tip"),
        }
    )
    scene.put((0, 103, 0), "air")
    scene.tick(2)

    assert ["air"] * 3 == [scene.name(pos) for pos in (_UP, _POS, _BELOW)]
    assert 3 == len(scene.level.entities_of_type("minecraft:falling_block"))


def test_stalagmite_breaks_and_takes_its_points_along(scene: Scene) -> None:
    stand = "pointed_dripstone[vertical_direction=up,thickness={}]"
    scene.build(
        {_BELOW: "stone", _POS: stand.format("frustum"), _UP: stand.format("tip")}
    )
    scene.put(_BELOW, "air")
    scene.tick(3)

    assert ["air", "air"] == [scene.name(pos) for pos in (_POS, _UP)]
    assert 2 == len(scene.level.entities_of_type("minecraft:item"))


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (1, "tip"),
        (2, "frustum tip"),
        (3, "base frustum tip"),
        (5, "base middle middle frustum tip"),
    ],
)
def test_dripstone_grows_thicker_towards_its_root(
    scene: Scene, pieces: int, expected: str
) -> None:
    scene.build({_BELOW: "stone"})
    for up in range(pieces):
        scene.put((0, 101 + up, 0), "pointed_dripstone[vertical_direction=up]")
    found = [scene.get((0, 101 + up, 0)).get("thickness") for up in range(pieces)]

    assert expected.split() == found


def test_sponge_drinks_what_is_joined_and_near(scene: Scene) -> None:
    """https://minecraft.wiki/w/Sponge: water, waterlogged blocks, water plants."""
    scene.build(
        {
            _EAST: "water",
            (2, 101, 0): "oak_slab[waterlogged=true]",
            (3, 101, 0): "water[level=3]",
            (4, 101, 0): "stone",
            (5, 101, 0): "water",
            (0, 101, 1): "seagrass",
            (0, 100, 1): "stone",
        }
    )
    scene.put(_POS, "sponge")

    assert "wet_sponge" == scene.name(_POS)
    assert "air" == scene.name(_EAST)
    assert scene.state("oak_slab") is scene.get((2, 101, 0))
    assert "air" == scene.name((3, 101, 0))
    assert "water" == scene.name((5, 101, 0))
    assert "air" == scene.name((0, 101, 1))


def test_sponge_drinks_nothing_that_is_far(scene: Scene) -> None:
    """Not beyond seven blocks of way, and at least its fill."""
    box = BoundingBox(-8, 93, -8, 8, 109, 8)
    scene.level.fill_states(box, scene.state("water").id)
    scene.put(_POS, "sponge")
    drunk = [pos for pos in box.positions() if scene.level.get_block_state(pos).is_air]

    assert len(drunk) >= 64
    assert max(pos.manhattan_distance(_POS) for pos in drunk) <= 7


def test_dry_sponge_away_from_water_stays_dry(scene: Scene) -> None:
    scene.put(_POS, "sponge")

    assert "sponge" == scene.name(_POS)


@pytest.mark.parametrize(
    ("ground", "drag"), [("soul_sand", "false"), ("magma_block", "true")]
)
def test_column_of_bubbles_rises_and_ends(scene: Scene, ground: str, drag: str) -> None:
    """https://minecraft.wiki/w/Bubble_Column: 20 ticks after the ground was set."""
    for y in range(101, 105):
        cells = {(x, y, z): "stone" for x in (-1, 0, 1) for z in (-1, 0, 1)}
        scene.build({**cells, (0, y, 0): "water"})
    scene.put(_BELOW, ground)
    scene.tick(19)

    assert "water" == scene.name(_POS)

    scene.tick()
    found = [str(scene.get((0, y, 0)))[10:] for y in range(101, 105)]

    assert [f"bubble_column[drag={drag}]"] * 4 == found

    scene.put(_BELOW, "stone")
    scene.tick(30)

    assert ["water"] * 4 == [scene.name((0, y, 0)) for y in range(101, 105)]


def test_column_of_bubbles_stops_at_flowing_water(scene: Scene) -> None:
    scene.build({_POS: "water", _UP: "water[level=8]", (0, 103, 0): "water"})
    scene.put(_BELOW, "soul_sand")
    tick_block(scene.level, BlockPos(*_BELOW))

    assert "bubble_column" == scene.name(_POS)
    assert "water" == scene.name(_UP)


# -- fire ---------------------------------------------------------------------------------


def _let_fire_spread(scene: Scene) -> None:
    scene.level.world.game_rules.set("fire_spread_radius_around_player", -1)


def test_fire_beside_what_burns_clings_to_it(scene: Scene) -> None:
    scene.build({_EAST: "oak_planks"})
    scene.put(_POS, "fire")
    scene.put((0, 101, 1), "stone")

    assert "true" == scene.get(_POS).get("east")
    assert "false" == scene.get(_POS).get("north")
    assert [] == scene.missing


def test_fire_does_nothing_where_no_player_is_near(scene: Scene) -> None:
    """https://minecraft.wiki/w/Game_rule: fire_spread_radius_around_player."""
    scene.build({_BELOW: "stone"})
    scene.put(_POS, "fire")
    scene.tick(500)

    assert scene.state("fire") is scene.get(_POS)


def test_fire_on_stone_goes_out_by_itself(scene: Scene) -> None:
    _let_fire_spread(scene)
    scene.build({_BELOW: "stone"})
    scene.put(_POS, "fire")
    scene.tick(2000)

    assert "air" == scene.name(_POS)
    assert [] == scene.missing


@pytest.mark.parametrize("ground", ["netherrack", "magma_block"])
def test_fire_burns_for_ever_on_some_ground(scene: Scene, ground: str) -> None:
    _let_fire_spread(scene)
    scene.build({_BELOW: ground})
    scene.put(_POS, "fire")
    scene.tick(3000)

    assert "fire" == scene.name(_POS)
    assert "15" == scene.get(_POS).get("age")


@pytest.mark.parametrize(
    ("block", "burns"),
    [
        ("oak_planks", True),
        ("white_wool", True),
        ("oak_leaves", True),
        ("hay_block", True),
        ("crimson_planks", False),
        ("stone", False),
        ("oak_slab[waterlogged=true]", False),
    ],
)
def test_fire_burns_blocks_away(scene: Scene, block: str, burns: bool) -> None:
    """The table in https://minecraft.wiki/w/Fire."""
    _let_fire_spread(scene)
    scene.build({_BELOW: "netherrack", _EAST: block, (1, 100, 0): "stone"})
    state = scene.get(_EAST)
    scene.put(_POS, "fire")
    scene.tick(8000)

    assert burns is (scene.get(_EAST) is not state)


def test_fire_lights_tnt_that_it_burns(scene: Scene) -> None:
    _let_fire_spread(scene)
    scene.build({_BELOW: "netherrack", _EAST: "tnt"})
    scene.put(_POS, "fire")
    for _ in range(5000):
        scene.tick()
        if scene.name(_EAST) != "tnt":
            break

    assert 1 == len(scene.level.entities_of_type("minecraft:tnt"))


def test_fire_beside_a_block_of_unknown_burning_is_reported(scene: Scene) -> None:
    scene.build({_EAST: "white_wool_slab"})
    scene.put(_POS, "fire")

    assert ["minecraft:white_wool_slab: burn"] == scene.missing


@pytest.mark.parametrize(("radius", "burns"), [(-1, True), (0, False)])
def test_lava_lights_what_is_near(scene: Scene, radius: int, burns: bool) -> None:
    """https://minecraft.wiki/w/Lava#Fire_spread."""
    scene.level.world.game_rules.set("fire_spread_radius_around_player", radius)
    planks = {(x, 101, z): "oak_planks" for x in (-1, 0, 1) for z in (-1, 0, 1)}
    scene.build({**planks, _POS: "lava"})
    _hit(scene, times=200)
    lit = [(x, 102, z) for x in (-1, 0, 1) for z in (-1, 0, 1)]

    assert burns is any(scene.name(pos) == "fire" for pos in lit)


# -- light, ice, ground -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cells", "brightness"),
    [
        ({}, 15),
        ({(0, 110, 0): "stone"}, 14),
        ({(0, 110, 0): "glass"}, 15),
        ({(0, 110, 0): "oak_leaves[persistent=true]"}, 14),
    ],
)
def test_sky_light_comes_down_and_loses_one_per_block_aside(
    scene: Scene, cells: dict[Pos, str], brightness: int
) -> None:
    """https://minecraft.wiki/w/Light."""
    scene.build(cells)
    pos = BlockPos(*_POS)

    assert has_brightness(scene.level, pos, brightness)
    assert brightness == 15 or not has_brightness(scene.level, pos, brightness + 1)


@pytest.mark.parametrize(
    ("source", "expected"),
    [("torch", 13), ("glowstone", 14), ("redstone_torch[lit=true]", 6)],
)
def test_block_light_loses_one_per_block(
    scene: Scene, source: str, expected: int
) -> None:
    """Luminances: torch 14, glowstone 15, redstone torch 7 (https://minecraft.wiki/w/Light)."""
    _hour(scene, _MIDNIGHT)
    shell = BoundingBox(-6, 96, -6, 6, 106, 6)
    scene.level.fill_states(shell, scene.state("stone").id)
    scene.build({_POS: "air", _EAST: source})
    pos = BlockPos(*_POS)

    assert has_brightness(scene.level, pos, expected)
    assert not has_brightness(scene.level, pos, expected + 1)


@pytest.mark.parametrize(
    ("hour", "at_least", "expected"),
    [
        (_NOON, 15, True),
        (0, 15, True),
        (_MIDNIGHT, 4, True),
        (_MIDNIGHT, 5, False),
        (13300, 8, False),
        (13100, 8, True),
    ],
)
def test_sky_light_follows_the_hour(
    scene: Scene, hour: int, at_least: int, expected: bool
) -> None:
    """https://minecraft.wiki/w/Daylight_cycle: below 8 from 13188 on, 4 at midnight."""
    _hour(scene, hour)

    assert expected is has_brightness_now(scene.level, BlockPos(*_POS), at_least)


def test_light_that_shapes_decide_is_unsupported(scene: Scene) -> None:
    scene.level.fill_states(
        BoundingBox(-9, 110, -9, 9, 110, 9), scene.state("oak_slab[type=top]").id
    )

    with pytest.raises(UnsupportedError, match="light"):
        has_brightness(scene.level, BlockPos(*_POS), 9)


@pytest.mark.parametrize(
    ("block", "light", "expected"),
    [
        ("ice", "glowstone", "water"),
        ("ice", "torch", "water"),
        ("ice", "soul_torch", "ice"),
        ("snow", "glowstone", "air"),
        ("snow", "torch", "air"),
        ("snow", "soul_torch", "snow"),
        ("packed_ice", "glowstone", "packed_ice"),
    ],
)
def test_ice_and_snow_melt_in_block_light(
    scene: Scene, block: str, light: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Ice, https://minecraft.wiki/w/Snow: light above 11."""
    scene.build({_BELOW: "stone", _POS: block, _EAST: light, (1, 100, 0): "stone"})
    _hit(scene)

    assert expected == scene.name(_POS)


def test_ice_melts_to_nothing_in_the_nether(make_scene: Callable[..., Scene]) -> None:
    scene = make_scene("the_nether")
    scene.build({_POS: "ice", _EAST: "glowstone"})
    _hit(scene)

    assert "air" == scene.name(_POS)


def test_frosted_ice_ages_and_melts_in_the_light(scene: Scene) -> None:
    """https://minecraft.wiki/w/Frosted_Ice."""
    _hour(scene, _NOON)
    scene.build({_BELOW: "stone"})
    scene.put(_POS, "frosted_ice")
    scene.tick(59)

    assert "0" == scene.get(_POS).get("age")

    scene.tick(61 + 3 * 121)

    assert "water" == scene.name(_POS)


@pytest.mark.parametrize(
    ("ground", "above", "expected"),
    [
        ("grass_block", "stone", "dirt"),
        ("grass_block", "water", "dirt"),
        ("grass_block", "oak_slab[type=bottom]", "dirt"),
        ("grass_block", "oak_slab[type=top]", "grass_block"),
        ("grass_block", "snow[layers=1]", "grass_block"),
        ("grass_block", "snow[layers=2]", "dirt"),
        ("grass_block", "glass", "grass_block"),
        ("grass_block", "red_carpet", "grass_block"),
        ("mycelium", "stone", "dirt"),
        ("crimson_nylium", "stone", "netherrack"),
        ("warped_nylium", "glass", "warped_nylium"),
    ],
)
def test_living_ground_dies_in_the_dark(
    scene: Scene, ground: str, above: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Grass_Block#Spread, https://minecraft.wiki/w/Nylium."""
    _hour(scene, _NOON)
    scene.build({_POS: ground, _UP: above})
    _hit(scene)

    assert expected == scene.name(_POS)


@pytest.mark.parametrize(
    ("hour", "place", "spreads"),
    [
        (_NOON, (1, 101, 0), True),
        (_NOON, (1, 102, 1), True),
        (_NOON, (0, 98, 1), True),
        (_NOON, (2, 101, 0), False),
        (_NOON, (0, 103, 1), False),
        (_MIDNIGHT, (1, 101, 0), False),
    ],
)
def test_grass_spreads_to_dirt_in_the_light(
    scene: Scene, hour: int, place: Pos, spreads: bool
) -> None:
    """One up, three down, one aside; only from where the light is 9."""
    _hour(scene, hour)
    scene.build({_POS: "grass_block", place: "dirt"})
    _hit(scene, times=400)

    assert ("grass_block" if spreads else "dirt") == scene.name(place)


def test_amethyst_buds_grow_to_clusters(scene: Scene) -> None:
    """https://minecraft.wiki/w/Budding_Amethyst."""
    scene.build({_POS: "budding_amethyst", _EAST: "water", _UP: "stone"})
    _hit(scene, times=2000)
    east = scene.state("amethyst_cluster[facing=east,waterlogged=true]")

    assert east is scene.get(_EAST)
    assert "stone" == scene.name(_UP)
    assert scene.state("amethyst_cluster[facing=west]") is scene.get((-1, 101, 0))


def test_farmland_moistens_in_the_rain(all_behaviours: BehaviourTables) -> None:
    """https://minecraft.wiki/w/Farmland#Hydration; in plains, as it never rains in deserts."""
    scene = Scene(
        Level.of(all_behaviours, preset=WorldPreset.void(all_behaviours.blocks)), []
    )
    weather = scene.level.world.weather
    weather.is_raining, weather.rain_level = True, 1.0
    scene.build({_POS: "farmland[moisture=2]", (5, 101, 0): "farmland[moisture=2]"})
    scene.build({(5, 110, 0): "glass"})
    _hit(scene)
    _hit(scene, (5, 101, 0))

    assert "7" == scene.get(_POS).get("moisture")
    assert "1" == scene.get((5, 101, 0)).get("moisture")


def test_no_rain_falls_in_a_desert(scene: Scene) -> None:
    """The biome of the flat world of 26.3."""
    weather = scene.level.world.weather
    weather.is_raining, weather.rain_level = True, 1.0
    scene.build({_POS: "farmland[moisture=2]"})
    _hit(scene)

    assert "1" == scene.get(_POS).get("moisture")
