"""How plants grow by random ticks, and what makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.behaviour.interaction import tick_block_randomly
from gametest.behaviour.plant.bone_meal import apply_bone_meal
from gametest.behaviour.plant.crop import growth_points
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.core.version import version_named
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.dimension_type import OVERWORLD
from gametest.level.level import Level

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

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


def _column(scene: Scene, count: int, start: int = 101) -> list[str]:
    return [scene.name((0, start + up, 0)) for up in range(count)]


_FIELD = {(x, 100, z): "farmland" for x in (-1, 0, 1) for z in (-1, 0, 1)}
_WET = dict.fromkeys(_FIELD, "farmland[moisture=7]")


@pytest.mark.parametrize(
    ("cells", "points"),
    [
        # https://minecraft.wiki/w/Tutorial:Crop_farming#Growth_rate
        ({_BELOW: "farmland"}, 2.0),
        ({_BELOW: "farmland[moisture=1]"}, 4.0),
        (_FIELD, 4.0),
        (_WET, 10.0),
        ({**_WET, _EAST: "wheat"}, 10.0),
        ({**_WET, _EAST: "wheat", (-1, 101, 0): "wheat"}, 10.0),
        ({**_WET, _EAST: "wheat", (0, 101, 1): "wheat"}, 5.0),
        ({**_WET, (1, 101, 1): "wheat"}, 5.0),
        ({**_WET, (1, 101, 1): "carrots"}, 10.0),
        ({_BELOW: "dirt"}, 1.0),
    ],
)
def test_points_of_a_crop(scene: Scene, cells: dict[Pos, str], points: float) -> None:
    scene.build({**cells, _POS: "wheat"})

    assert points == growth_points(scene.level, BlockPos(*_POS), scene.get(_POS))


@pytest.mark.parametrize(
    ("crop", "ground", "expected"),
    [
        ("wheat", "farmland", "wheat[age=7]"),
        ("carrots", "farmland", "carrots[age=7]"),
        ("potatoes", "farmland", "potatoes[age=7]"),
        ("beetroots", "farmland", "beetroots[age=3]"),
        ("torchflower_crop", "farmland", "torchflower"),
        ("nether_wart", "soul_sand", "nether_wart[age=3]"),
        ("sweet_berry_bush", "grass_block", "sweet_berry_bush[age=3]"),
    ],
)
def test_crop_ripens(scene: Scene, crop: str, ground: str, expected: str) -> None:
    scene.build({_BELOW: ground, _POS: crop})
    _hit(scene, times=2000)

    assert scene.state(expected) is scene.get(_POS)
    assert [] == scene.missing


def test_cocoa_ripens_on_its_log(scene: Scene) -> None:
    """https://minecraft.wiki/w/Cocoa_Beans."""
    scene.build({_EAST: "jungle_log", _POS: "cocoa[facing=east]"})
    _hit(scene, times=200)

    assert "2" == scene.get(_POS).get("age")


def test_wet_field_grows_in_three_ticks_on_average(scene: Scene) -> None:
    """10 points: int(25 / 10) + 1 = 3, so 300 of 900 random ticks succeed, give or take."""
    scene.build({**_WET, _POS: "wheat"})
    grown = 0
    for _ in range(900):
        scene.build({_POS: "wheat"})
        _hit(scene)
        grown += scene.get(_POS).get("age") == "1"

    assert 240 < grown < 360


@pytest.mark.parametrize("crop", ["wheat", "pumpkin_stem", "beetroots"])
def test_crop_does_not_grow_in_the_dark(scene: Scene, crop: str) -> None:
    roof = {(x, 104, z): "stone" for x in range(-9, 10) for z in range(-9, 10)}
    scene.build({**roof, _BELOW: "farmland", _POS: crop})
    state = scene.get(_POS)
    _hit(scene, times=500)

    assert state is scene.get(_POS)


@pytest.mark.parametrize(("hour", "expected"), [(_NOON, "1"), (_MIDNIGHT, "1")])
def test_crop_grows_under_the_open_sky_at_any_hour(
    scene: Scene, hour: int, expected: str
) -> None:
    """Raw light counts: https://minecraft.wiki/w/Light."""
    _hour(scene, hour)
    scene.build({_BELOW: "farmland", _POS: "wheat"})
    for _ in range(500):
        if scene.get(_POS).get("age") == expected:
            break
        _hit(scene)

    assert expected == scene.get(_POS).get("age")


def test_crop_breaks_in_the_dark_when_updated(scene: Scene) -> None:
    """https://minecraft.wiki/w/Wheat_Crops: it needs light 8."""
    box = {
        (x, y, z): "stone"
        for x in range(-2, 3)
        for y in range(99, 105)
        for z in range(-2, 3)
    }
    scene.build({**box, _BELOW: "farmland", _POS: "wheat", _EAST: "air"})
    scene.put(_EAST, "dirt")

    assert "air" == scene.name(_POS)
    assert ["wheat_seeds"] == scene.item_names()


@pytest.mark.parametrize("fruit", ["pumpkin", "melon"])
def test_ripe_stem_bears_fruit_and_takes_it_back(scene: Scene, fruit: str) -> None:
    """https://minecraft.wiki/w/Melon_Stem."""
    blocked: dict[Pos, str] = {(-1, 101, 0): "stone", (0, 101, 1): "stone"}
    scene.build(
        {
            **blocked,
            (0, 101, -1): "stone",
            (1, 100, 0): "dirt",
            _BELOW: "farmland",
            _POS: f"{fruit}_stem[age=7]",
        }
    )
    _hit(scene, times=600)

    assert fruit == scene.name(_EAST)
    assert scene.state(f"attached_{fruit}_stem[facing=east]") is scene.get(_POS)

    scene.put(_EAST, "air")

    assert scene.state(f"{fruit}_stem[age=7]") is scene.get(_POS)


def test_stem_bears_no_fruit_on_sand(scene: Scene) -> None:
    scene.build({_BELOW: "farmland", _POS: "melon_stem[age=7]"})
    scene.build({(x, 100, z): "sand" for x, z in ((1, 0), (-1, 0), (0, 1), (0, -1))})
    _hit(scene, times=500)

    assert "melon_stem" == scene.name(_POS)


def test_pitcher_crop_grows_a_second_half(scene: Scene) -> None:
    """https://minecraft.wiki/w/Pitcher_Crop: two high from the fourth stage on."""
    scene.build({_BELOW: "farmland", _POS: "pitcher_crop[half=lower]"})
    while scene.get(_POS).get("age") != "2":
        _hit(scene)

    assert "air" == scene.name(_UP)

    while scene.get(_POS).get("age") != "4":
        _hit(scene)

    assert scene.state("pitcher_crop[age=4,half=upper]") is scene.get(_UP)


@pytest.mark.parametrize(
    "sapling", ["oak_sapling", "cherry_sapling", "mangrove_propagule"]
)
def test_sapling_ripens_and_its_tree_is_reported(scene: Scene, sapling: str) -> None:
    _hour(scene, _NOON)
    scene.build({_BELOW: "dirt", _POS: sapling})
    while scene.get(_POS).get("stage") == "0":
        _hit(scene)

    with pytest.raises(UnsupportedError, match=f"{sapling}: grow a tree"):
        _hit(scene, times=200)


def test_sapling_rests_at_night(scene: Scene) -> None:
    """https://minecraft.wiki/w/Sapling: it needs light 9 above it."""
    _hour(scene, _MIDNIGHT)
    scene.build({_BELOW: "dirt", _POS: "oak_sapling"})
    _hit(scene, times=200)

    assert scene.state("oak_sapling") is scene.get(_POS)


def test_propagule_ages_where_it_hangs(scene: Scene) -> None:
    """https://minecraft.wiki/w/Mangrove_Propagule."""
    scene.build({_UP: "mangrove_leaves", _POS: "mangrove_propagule[hanging=true]"})
    _hit(scene, times=10)

    assert "4" == scene.get(_POS).get("age")


@pytest.mark.parametrize(
    ("plant", "ground"), [("sugar_cane", "sand"), ("cactus", "sand")]
)
def test_column_grows_three_high(scene: Scene, plant: str, ground: str) -> None:
    """16 random ticks a block (https://minecraft.wiki/w/Sugar_Cane)."""
    scene.build({_BELOW: ground, _POS: plant, (1, 100, 0): "water"})
    _hit(scene, times=15)

    assert [plant, "air"] == _column(scene, 2)
    assert "15" == scene.get(_POS).get("age")
    if plant == "cactus":
        # Half grown it may have flowered.
        assert "air" == scene.name(_UP)

    _hit(scene)

    assert [plant, plant, "air"] == _column(scene, 3)
    assert "0" == scene.get(_POS).get("age")

    for pos in (_UP, (0, 103, 0)):
        _hit(scene, pos, times=16)

    assert plant == scene.name((0, 103, 0))
    assert plant != scene.name((0, 104, 0))


def test_cactus_flowers_now_and_then(scene: Scene) -> None:
    """https://minecraft.wiki/w/Cactus_Flower: one in ten, at three blocks one in four."""
    low = tall = 0
    for _ in range(400):
        scene.build({_BELOW: "sand", _POS: "cactus[age=8]", _UP: "air"})
        _hit(scene)
        low += scene.name(_UP) == "cactus_flower"
        top = (0, 103, 0)
        scene.build({_UP: "cactus", _POS: "cactus", top: "cactus[age=8]"})
        scene.build({(0, 104, 0): "air"})
        _hit(scene, top)
        tall += scene.name((0, 104, 0)) == "cactus_flower"
        scene.build({top: "air", _UP: "air", (0, 104, 0): "air"})

    assert 20 < low < 65
    assert 70 < tall < 135


def test_bamboo_grows_to_its_end(scene: Scene) -> None:
    """https://minecraft.wiki/w/Bamboo: 12 to 16 high, leaves at the top."""
    scene.build({_BELOW: "grass_block", _POS: "bamboo_sapling"})
    while scene.name(_POS) == "bamboo_sapling":
        _hit(scene)
    top = 102
    for _ in range(5000):
        if scene.get((0, top, 0)).get("stage") == "1":
            break
        _hit(scene, (0, top, 0))
        top += scene.name((0, top + 1, 0)) == "bamboo"
    height = top - 100

    assert 12 <= height <= 16
    assert ["large", "large", "small", "none"] == [
        scene.get((0, top - down, 0)).get("leaves") for down in range(4)
    ]
    assert {"1"} == {scene.get((0, top - down, 0)).get("age") for down in range(3)}


@pytest.mark.parametrize(
    ("head", "pos", "step", "room"),
    [
        ("kelp", (0, 95, 0), 1, "water"),
        ("twisting_vines", (0, 95, 0), 1, "air"),
        ("weeping_vines", (0, 110, 0), -1, "air"),
        ("cave_vines", (0, 110, 0), -1, "air"),
    ],
)
def test_vine_grows_from_its_tip(
    scene: Scene, head: str, pos: Pos, step: int, room: str
) -> None:
    """https://minecraft.wiki/w/Kelp, https://minecraft.wiki/w/Cave_Vines: up to age 25."""
    x, y, z = pos
    scene.build({(x, y + up * step, z): room for up in range(1, 7)})
    scene.build({(x, y - step, z): "stone", pos: head, (x, y + 7 * step, z): "stone"})
    tip = y
    for _ in range(1000):
        _hit(scene, (x, tip, z))
        if scene.name((x, tip + step, z)) == head:
            tip += step

    assert y + 6 * step == tip
    assert f"{head}_plant" == scene.name(pos)
    assert "6" == scene.get((x, tip, z)).get("age")


def test_cut_vine_grows_a_new_tip_and_a_lost_one_breaks(scene: Scene) -> None:
    scene.build(
        {
            (0, 104, 0): "stone",
            (0, 103, 0): "weeping_vines_plant",
            _UP: "weeping_vines_plant",
            _POS: "weeping_vines",
        }
    )
    scene.put(_POS, "air")

    assert "weeping_vines" == scene.name(_UP)

    scene.put((0, 104, 0), "air")
    scene.tick(3)

    assert ["air", "air"] == [scene.name(_UP), scene.name((0, 103, 0))]


@pytest.mark.parametrize(
    ("block", "left", "item", "least", "most"),
    [
        ("sweet_berry_bush[age=3]", "sweet_berry_bush[age=1]", "sweet_berries", 2, 3),
        ("sweet_berry_bush[age=2]", "sweet_berry_bush[age=1]", "sweet_berries", 1, 2),
        ("cave_vines[berries=true]", "cave_vines", "glow_berries", 1, 1),
        ("cave_vines_plant[berries=true]", "cave_vines_plant", "glow_berries", 1, 1),
    ],
)
def test_hand_takes_berries(
    scene: Scene, block: str, left: str, item: str, least: int, most: int
) -> None:
    """https://minecraft.wiki/w/Sweet_Berry_Bush, https://minecraft.wiki/w/Glow_Berries."""
    scene.build({_POS: block})

    assert scene.use(_POS)
    assert scene.state(left) is scene.get(_POS)
    assert [item] == scene.item_names()
    assert least <= scene.items()[0].count <= most


@pytest.mark.parametrize(("rule", "spreads"), [(True, True), (False, False)])
def test_vines_spread_where_the_rule_says_so(
    scene: Scene, rule: bool, spreads: bool
) -> None:
    """https://minecraft.wiki/w/Vines#Spread."""
    scene.level.world.game_rules.set("spread_vines", rule)
    wall = {(x, y, -1): "stone" for x in range(-3, 4) for y in range(97, 106)}
    scene.build({**wall, _POS: "vine[north=true]"})
    _hit(scene, times=300)
    near = [(x, y, 0) for x in range(-3, 4) for y in range(97, 106)]
    count = sum(scene.name(pos) == "vine" for pos in near)

    assert (count > 1) is spreads
    assert 0 == sum(
        scene.name(pos) == "vine" and scene.get(pos).get("south") == "true"
        for pos in near
    )


@pytest.mark.parametrize(
    ("ground", "roof", "expected"),
    [
        ("stone", "stone", "brown_mushroom"),
        ("stone", "air", "air"),
        ("mycelium", "air", "brown_mushroom"),
        ("podzol", "air", "brown_mushroom"),
        ("glass", "stone", "air"),
    ],
)
def test_mushroom_wants_darkness_or_its_ground(
    scene: Scene, ground: str, roof: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Mushroom: light below 13."""
    cells = {(x, 104, z): roof for x in range(-4, 5) for z in range(-4, 5)}
    scene.build({**cells, _BELOW: ground, _POS: "brown_mushroom"})
    scene.put(_EAST, "stone")

    assert expected == scene.name(_POS)


def test_mushrooms_spread_up_to_five(scene: Scene) -> None:
    ground = {(x, 100, z): "mycelium" for x in range(-4, 5) for z in range(-4, 5)}
    scene.build({**ground, _POS: "red_mushroom"})
    _hit(scene, times=3000)
    count = sum(scene.name((x, 101, z)) == "red_mushroom" for x, _, z in ground)

    assert 5 == count


def test_chorus_flower_grows_a_tree_that_ends(scene: Scene) -> None:
    """https://minecraft.wiki/w/Chorus_Flower: on end stone, no flower above age 5."""
    scene.build({_BELOW: "end_stone", _POS: "chorus_flower"})
    flowers = {BlockPos(*_POS)}
    for _ in range(3000):
        growing = [
            pos
            for pos in sorted(flowers)
            if scene.name(pos) == "chorus_flower" and scene.get(pos).get("age") != "5"
        ]
        if not growing:
            break
        _hit(scene, growing[0])
        flowers |= {
            growing[0].offset(*step)
            for step in ((0, 1, 0), (1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1))
        }

    assert "chorus_plant" == scene.name(_POS)
    assert {"5"} == {
        scene.get(pos).get("age")
        for pos in flowers
        if scene.name(pos) == "chorus_flower"
    }

    scene.put(_BELOW, "air")
    scene.tick(40)

    assert not any(scene.name(pos).startswith("chorus") for pos in flowers)


@pytest.mark.parametrize(
    ("hour", "block", "expected"),
    [
        (_MIDNIGHT, "closed_eyeblossom", "open_eyeblossom"),
        (_NOON, "open_eyeblossom", "closed_eyeblossom"),
        (_NOON, "closed_eyeblossom", "closed_eyeblossom"),
        (_MIDNIGHT, "potted_closed_eyeblossom", "potted_open_eyeblossom"),
        (_NOON, "potted_open_eyeblossom", "potted_closed_eyeblossom"),
    ],
)
def test_eyeblossom_follows_the_hour(
    scene: Scene, hour: int, block: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Eyeblossom."""
    _hour(scene, hour)
    scene.build({_BELOW: "grass_block", _POS: block})
    _hit(scene)

    assert expected == scene.name(_POS)


def test_eyeblossom_wakes_its_neighbours(scene: Scene) -> None:
    """Within three blocks, 5 to 10 ticks a block later."""
    _hour(scene, _MIDNIGHT)
    places = [(0, 101, 0), (3, 101, 0), (6, 101, 0), (11, 101, 0)]
    scene.build({(x, 100, z): "grass_block" for x, _, z in places})
    scene.build(dict.fromkeys(places, "closed_eyeblossom"))
    _hit(scene)
    scene.tick(14)

    assert "closed_eyeblossom" == scene.name(places[1])

    scene.tick(46)

    assert ["open", "open", "open", "closed"] == [
        scene.name(pos).split("_")[0] for pos in places
    ]


@pytest.mark.parametrize(
    ("leaves", "expected"),
    [
        ("oak_leaves[distance=7]", "air"),
        ("oak_leaves[distance=7,waterlogged=true]", "water"),
        ("oak_leaves[distance=6]", "oak_leaves"),
        ("oak_leaves[distance=7,persistent=true]", "oak_leaves"),
    ],
)
def test_leaves_far_from_a_log_decay(scene: Scene, leaves: str, expected: str) -> None:
    """https://minecraft.wiki/w/Leaves#Decay."""
    scene.build({_POS: leaves})
    _hit(scene)

    assert expected == scene.name(_POS)


def test_leaves_count_their_way_to_the_log(scene: Scene) -> None:
    row = {(x, 101, 0): "oak_leaves[distance=7]" for x in range(1, 9)}
    scene.build(row)
    scene.put(_POS, "oak_log")
    scene.tick(10)

    assert ["1", "2", "3", "4", "5", "6", "7", "7"] == [
        scene.get(pos).get("distance") for pos in row
    ]


def test_dried_ghast_hydrates_in_water_and_dries_again(scene: Scene) -> None:
    """https://minecraft.wiki/w/Dried_Ghast: 5000 ticks a stage."""
    scene.build({_BELOW: "stone", _POS: "dried_ghast[waterlogged=true]"})
    _hit(scene)
    _hit(scene)
    scene.level.world.game_time += 4998
    scene.tick()

    assert "0" == scene.get(_POS).get("hydration")

    scene.tick()

    assert "1" == scene.get(_POS).get("hydration")

    scene.build({_POS: "dried_ghast[waterlogged=false,hydration=1]"})
    _hit(scene)
    scene.level.world.game_time += 4999
    scene.tick()

    assert "0" == scene.get(_POS).get("hydration")


def test_turtle_egg_cracks_on_sand_before_dawn(scene: Scene) -> None:
    """https://minecraft.wiki/w/Turtle_Egg."""
    _hour(scene, 21500)
    scene.build({_BELOW: "sand", _POS: "turtle_egg"})
    _hit(scene, times=2)

    assert "2" == scene.get(_POS).get("hatch")

    with pytest.raises(UnsupportedError, match="turtle_egg: hatch"):
        _hit(scene)


@pytest.mark.parametrize(
    ("block", "ground", "least", "most"),
    [
        ("wheat", "farmland", 2, 5),
        ("carrots[age=1]", "farmland", 3, 6),
        ("beetroots", "farmland", 0, 1),
        ("melon_stem", "farmland", 2, 5),
        ("sweet_berry_bush", "dirt", 1, 1),
        ("torchflower_crop", "farmland", 1, 1),
    ],
)
def test_bone_meal_makes_crops_older(
    scene: Scene, block: str, ground: str, least: int, most: int
) -> None:
    """https://minecraft.wiki/w/Bone_Meal."""
    scene.build({_BELOW: ground, _POS: block})

    assert apply_bone_meal(scene.level, BlockPos(*_POS))
    assert least <= int(scene.get(_POS).get("age")) <= most


@pytest.mark.parametrize(
    "block",
    ["wheat[age=7]", "stone", "cactus", "sugar_cane", "cave_vines[berries=true]"],
)
def test_bone_meal_is_not_used_up(scene: Scene, block: str) -> None:
    scene.build({_BELOW: "sand", _POS: block})

    assert not apply_bone_meal(scene.level, BlockPos(*_POS))


@pytest.mark.parametrize("block", ["grass_block", "small_dripleaf", "moss_block"])
def test_bone_meal_that_needs_world_generation_is_refused(
    scene: Scene, block: str
) -> None:
    scene.build({_POS: block})

    with pytest.raises(UnsupportedError, match=f"bone meal: on minecraft:{block}"):
        apply_bone_meal(scene.level, BlockPos(*_POS))


def test_growth_repeats_with_the_seed(scene: Scene) -> None:
    """The level's own random numbers decide, so a run can be repeated."""

    def run() -> list[str]:
        scene.level.random.set_seed(5)
        scene.build({**_WET, _POS: "wheat"})
        ages = []
        for _ in range(20):
            _hit(scene)
            ages.append(scene.get(_POS).get("age"))
        return ages

    assert run() == run()


@pytest.mark.parametrize(
    ("plant", "good", "bad"),
    [
        # https://minecraft.wiki/w/Flower, https://minecraft.wiki/w/Sapling
        ("poppy", "moss_block", "barrier"),
        ("oak_sapling", "farmland", "stone"),
        # https://minecraft.wiki/w/Wheat_Seeds, https://minecraft.wiki/w/Nether_Wart
        ("wheat", "farmland", "dirt"),
        ("nether_wart", "soul_sand", "soul_soil"),
    ],
)
def test_plant_knows_its_ground_before_there_were_tags_for_it(
    plant: str, good: str, bad: str
) -> None:
    blocks = BlockTable.load(version_named("1.21.5"))
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    level = Level.of(tables.freeze(), dimension=OVERWORLD)
    found = []
    for ground in (good, bad):
        level.set_block(BlockPos(*_BELOW), blocks.parse_state(ground))
        state = blocks.parse_state(plant)
        behaviour = tables.behaviour(state.block)
        assert behaviour is not None
        found.append(behaviour.can_survive(level, BlockPos(*_POS), state))

    assert [True, False] == found
