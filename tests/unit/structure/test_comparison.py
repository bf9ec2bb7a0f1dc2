from __future__ import annotations

from gametest.structure.comparison import first_difference, templates_equal
from gametest.structure.reader import load_template
from gametest.structure.template import StructureTemplate


def _template(text: str) -> StructureTemplate:
    return load_template(text.encode(), "a.snbt")


TEXT = """{DataVersion: 4903, size: [2, 1, 3],
  data: [
    {pos: [0, 0, 0], state: "minecraft:lever{face:floor,facing:north,powered:false}"},
    {pos: [1, 0, 2], state: "minecraft:chest{facing:east}",
     nbt: {id: "minecraft:chest", Items: [{Slot: 1b, id: "minecraft:stone", count: 2}]}}
  ],
  entities: [{pos: [0.25d, 0.0d, 0.5d], blockPos: [0, 0, 0],
              nbt: {id: "minecraft:marker", Rotation: [10.0f, 5.0f]}}]}"""


def test_the_first_difference_is_named() -> None:
    template = _template(TEXT)
    other = _template(TEXT.replace("facing:north", "facing:south"))
    richer = _template(TEXT.replace("count: 2", "count: 3"))

    assert first_difference(template, template) is None
    assert first_difference(template, other) == (
        "block at 0 0 0: minecraft:lever{face:floor,facing:north,powered:false} and "
        "minecraft:lever{face:floor,facing:south,powered:false}"
    )
    assert (first_difference(template, richer) or "").startswith(
        "block at 1 0 2: Items is"
    )


def test_angles_are_equal_modulo_a_full_turn() -> None:
    other = TEXT.replace("10.0f", "370.0f")

    assert templates_equal(_template(TEXT), _template(other))
    assert not templates_equal(
        _template(TEXT), _template(TEXT.replace("10.0f", "11.0f"))
    )
