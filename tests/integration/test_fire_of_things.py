"""Fire that fireballs and crystals leave clings to what burns (https://minecraft.wiki/w/Fire#Block_states)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import Vec3
from gametest.entity.summoning import create_entity
from gametest.nbt.snbt import parse_snbt

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene


@pytest.mark.parametrize(
    ("struck", "beneath", "then"),
    [
        ("oak_planks", "air", "fire[age=0,east=true,north=false,south=false,up=false"),
        ("oak_planks", "stone", "fire[age=0,east=false"),
        ("stone", "stone", "fire[age=0,east=false"),
        ("stone", "soul_sand", "soul_fire"),
        ("stone", "air", "air"),
    ],
)
def test_small_fireball_sets_the_cell_before_the_face_on_fire(
    scene: Scene, struck: str, beneath: str, then: str
) -> None:
    cells: dict[Pos, str] = {(3, 101, 0): struck, (2, 100, 0): beneath}
    scene.build(cells)
    data = parse_snbt("{Motion: [0.9d, 0d, 0d]}")
    assert isinstance(data, dict)
    create_entity(scene.level, "small_fireball", Vec3(1.5, 101.5, 0.5), data)

    scene.tick(3)

    found = str(scene.get((2, 101, 0))).removeprefix("minecraft:")
    assert found.startswith(then)
    assert scene.missing == []


@pytest.mark.parametrize("kind", ["small_fireball", "wither_skull"])
@pytest.mark.parametrize(
    ("struck", "lit"),
    [
        ("campfire[lit=false]", "campfire[facing=north,lit=true"),
        ("candle_cake[lit=false]", "candle_cake[lit=true"),
        ("tnt", "air"),
    ],
)
def test_fireball_lights_what_it_strikes(
    scene: Scene, kind: str, struck: str, lit: str
) -> None:
    """https://minecraft.wiki/w/Fireball; a skull does not burn."""
    scene.level.world.game_rules.set("mob_griefing", False)
    scene.build({(3, 101, 0): struck, (3, 100, 0): "stone"})
    data = parse_snbt("{Motion: [0.9d, 0d, 0d]}")
    assert isinstance(data, dict)
    create_entity(scene.level, kind, Vec3(1.5, 101.2, 0.5), data)

    scene.tick(3)

    found = str(scene.get((3, 101, 0))).removeprefix("minecraft:")
    assert found.startswith(lit) == (kind == "small_fireball")
