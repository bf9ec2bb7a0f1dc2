"""Drawings of structures, there and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from gametest.core.errors import DiagnosticError
from gametest.structure.comparison import first_difference
from gametest.structure.convert import convert
from gametest.structure.reader import load_template
from gametest.structure.writer import Layout, write_template

DATAPACKS = Path(__file__).parents[3] / "datapacks"
STRUCTURES = sorted(DATAPACKS.glob("*/data/*/gametest/structure/**/*.snbt"))

DRAWING = """\
# A lever and a lamp.
version 5023
size 3 2 2

legend
  S stone
  L minecraft:lever[face=floor,facing=north,powered=false]
  C minecraft:chest{id:"minecraft:chest",Items:[]}
  A minecraft:air

layer 0
  SSS
  SSS

layer 1
  L.A
  _C_
"""


@pytest.mark.parametrize(
    "path", STRUCTURES[::7], ids=lambda path: str(path.relative_to(DATAPACKS))
)
def test_a_structure_survives_being_drawn(path: Path) -> None:
    source = path.read_bytes()

    drawn = convert(source, path.name, Layout.LAYERS)
    back = convert(drawn, "a.layers", Layout.SNBT_PACKED)

    one, other = load_template(source, "a.snbt"), load_template(back, "b.snbt")
    assert first_difference(one, other) is None
    assert drawn == convert(back, "b.snbt", Layout.LAYERS)


def test_a_drawing_says_what_stands_where() -> None:
    template = load_template(DRAWING.encode(), "a.layers")
    found = {
        tuple(block.pos): str(template.palette[block.state])
        for block in template.blocks
    }

    assert (3, 2, 2) == template.size
    assert 5023 == template.data_version
    assert 10 == len(found)
    assert "minecraft:stone" == found[2, 0, 1]
    assert "minecraft:lever{face:floor,facing:north,powered:false}" == found[0, 1, 0]
    assert "minecraft:air" == found[1, 1, 0] == found[2, 1, 0]
    assert (0, 1, 1) not in found
    (chest,) = [block for block in template.blocks if block.nbt is not None]
    assert (1, 1, 1) == tuple(chest.pos)


def test_a_layer_may_stand_for_several() -> None:
    text = "legend\n  S stone\nlayer 0-2\n  SS\n"

    template = load_template(text.encode(), "a.layers")

    assert (2, 3, 1) == template.size
    assert 6 == len(template.blocks)


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("layer 0\n  X\n", "a.layers:2:1", "the legend does not say what 'X' is"),
        ("legend\n  S\n", "a.layers:2:1", "a character, a space and a block"),
        ("legend\n  S stone\n  S dirt\n", "a.layers:3:1", "has a meaning already"),
        ("layer 0\n  ..\n  .\n", "a.layers:3:1", "a row has 2 characters"),
        ("size 1 1 1\nlayer 1\n  .\n", "a.layers:3:1", "does not fit the size 1 1 1"),
        ("layer 0\n  .\nlayer 0\n  .\n", "a.layers:3:1", "drawn twice"),
        ("legend\n  L lever[face]\n", "a.layers:2:1", "expected key=value"),
        ("legend\n  C chest{\n", "a.layers:2:1", ""),
        ("drawing\n", "a.layers:1:1", "expected version"),
    ],
)
def test_a_mistake_in_a_drawing_has_its_line(
    text: str, place: str, message: str
) -> None:
    with pytest.raises(DiagnosticError) as caught:
        load_template(text.encode(), "a.layers")

    assert place == str(caught.value.diagnostic.location)
    assert message in caught.value.diagnostic.message


def test_what_has_no_place_in_a_drawing_is_refused() -> None:
    text = (
        "{size:[1,1,1],palettes:[{'minecraft:stone':'minecraft:stone'},"
        "{'minecraft:stone':'minecraft:dirt'}],"
        "data:[{pos:[0,0,0],state:'minecraft:stone'}],entities:[]}"
    )
    template = load_template(text.encode(), "a.snbt")

    with pytest.raises(ValueError, match="one palette"):
        write_template(template, Layout.LAYERS)
