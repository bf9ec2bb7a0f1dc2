"""https://minecraft.wiki/w/Commands/place"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.structure.reader import load_template

if TYPE_CHECKING:
    from tests.integration.data_commands.conftest import World

# Two blocks along x, three along z.
TEXT = """{DataVersion: 4903, size: [2, 1, 3],
  data: [
    {pos: [0, 0, 0], state: "minecraft:carved_pumpkin{facing:north}"},
    {pos: [1, 0, 2], state: "minecraft:barrel{facing:up,open:false}",
     nbt: {id: "minecraft:barrel", Lock: "a"}}
  ],
  entities: [
    {pos: [0.25d, 0.0d, 0.5d], blockPos: [0, 0, 0],
     nbt: {id: "minecraft:marker", Tags: ["m"], Rotation: [10.0f, 5.0f]}}
  ]}"""
ADDRESS = "demo:two"


@pytest.fixture
def placing(world: World) -> World:
    world.templates[ADDRESS] = load_template(TEXT.encode(), "two.snbt")
    return world


# The cell 0 0 0 stays at the position, all else is mirrored, then turned about it.
@pytest.mark.parametrize(
    ("words", "barrel", "facing", "marker", "yaw"),
    [
        ("", (1, 2), "north", (0.25, 0.5), 10.0),
        ("none none", (1, 2), "north", (0.25, 0.5), 10.0),
        ("clockwise_90", (-2, 1), "east", (0.5, 0.25), 100.0),
        ("180", (-1, -2), "south", (0.75, 0.5), -170.0),
        ("counterclockwise_90", (2, -1), "west", (0.5, 0.75), -80.0),
        ("none left_right", (1, -2), "south", (0.25, 0.5), 170.0),
        ("none front_back", (-1, 2), "north", (0.75, 0.5), -10.0),
        ("clockwise_90 front_back", (-2, -1), "east", (0.5, 0.75), 80.0),
        ("180 left_right 1.0 5 strict", (-1, 2), "north", (0.75, 0.5), -10.0),
    ],
)
def test_template_turns_about_its_own_corner(
    placing: World,
    words: str,
    barrel: tuple[int, int],
    facing: str,
    marker: tuple[float, float],
    yaw: float,
) -> None:
    assert 1 == placing.run(f"place template {ADDRESS} 100 100 100 {words}".strip())

    pumpkin = placing.block(100, 100, 100)
    assert f"minecraft:carved_pumpkin[facing={facing}]" == pumpkin
    x, z = 100 + barrel[0], 100 + barrel[1]
    assert '"a"' == placing.data(f"block {x} 100 {z}", "Lock")
    entity = placing.entity("m")
    assert (100 + marker[0], 100.0, 100 + marker[1]) == entity.pos
    assert yaw == pytest.approx(entity.yaw)


def test_position_is_the_source_if_none_is_given(placing: World) -> None:
    assert 1 == placing.run(f"place template {ADDRESS}")
    assert "minecraft:carved_pumpkin" in placing.block(0, 0, 0)


def test_blocks_around_hear_of_it_unless_strict(placing: World) -> None:
    text = """{DataVersion: 4903, size: [1, 1, 1],
      data: [{pos: [0, 0, 0], state: "minecraft:redstone_block"}], entities: []}"""
    placing.templates["demo:power"] = load_template(text.encode(), "p.snbt")
    for words, lit in (("", "true"), (" none none 1 0 strict", "false")):
        placing.run_all(
            "setblock 0 100 0 air", "setblock 1 100 0 redstone_lamp[lit=false]"
        )
        assert 1 == placing.run(f"place template demo:power 0 100 0{words}")

        assert f"lit={lit}" in placing.block(1, 100, 0)


def test_fences_of_the_template_join_what_stands_there(placing: World) -> None:
    text = """{DataVersion: 4903, size: [1, 1, 1],
      data: [{pos: [0, 0, 0], state: "minecraft:oak_fence"}], entities: []}"""
    placing.templates["demo:fence"] = load_template(text.encode(), "f.snbt")
    placing.run("setblock 1 100 0 stone")
    placing.run("place template demo:fence 0 100 0")

    assert "east=true" in placing.block(0, 100, 0)


def test_same_seed_keeps_the_same_blocks(placing: World) -> None:
    # https://minecraft.wiki/w/Structure_Block, integrity and seed.
    cells = " ".join(f"{{pos: [{x}, 0, 0], state: 'stone'}}," for x in range(40))
    text = f"{{DataVersion: 4903, size: [40, 1, 1], data: [{cells}], entities: []}}"
    placing.templates["demo:row"] = load_template(text.encode(), "row.snbt")
    for z in (0, 2):
        placing.run(f"place template demo:row 0 100 {z} none none 0.5 7")
    kept = [[placing.block(x, 100, z) for x in range(40)] for z in (0, 2)]

    assert kept[0] == kept[1]
    assert {"minecraft:stone", "minecraft:air"} == set(kept[0])


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("place template demo:none", "there is no template 'demo:none'"),
        ("place feature minecraft:oak", "unsupported command: place feature"),
        (
            "place structure minecraft:igloo 0 0 0",
            "unsupported command: place structure",
        ),
        ("place jigsaw a:b a:b 3", "unsupported command: place jigsaw"),
    ],
)
def test_what_cannot_be_placed_is_told(placing: World, line: str, outcome: str) -> None:
    assert outcome == placing.run(line)
