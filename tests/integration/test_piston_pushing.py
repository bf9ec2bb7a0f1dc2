"""Bodies in the way of moving blocks: https://minecraft.wiki/w/Piston#Entities."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import Vec3
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Byte, Compound

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

_POWER: Pos = (0, 101, 1)
_STONE: Compound = {"Item": {"id": "minecraft:stone"}}
_FLOOR: dict[Pos, str] = {(x, 100, 0): "barrier" for x in range(-1, 7)}


def _build(scene: Scene, cells: dict[Pos, str]) -> None:
    """A piston at the origin, facing east, on a floor that nothing moves."""
    scene.build({**_FLOOR, (0, 101, 0): "piston[facing=east]", **cells})


def _add(scene: Scene, kind: str, pos: Vec3, nbt: Compound | None = None) -> Entity:
    level = scene.level
    entity = Entity(f"minecraft:{kind}", level.new_uuid(), pos, nbt=nbt or {})
    level.add_entity(entity)
    return entity


def test_head_pushes_a_minecart_half_a_block_a_tick(scene: Scene) -> None:
    """Trace `piston_entity`, lane z=1: 3.5, 4.000000009536743, 4.500000009536743."""
    _build(scene, {})
    cart = _add(scene, "minecart", Vec3(1.5, 101.0, 0.5))
    scene.put(_POWER, "redstone_block")
    path = []
    for _ in range(4):
        scene.tick()
        path.append(cart.pos.x)

    expected = [2.000000009536743, 2.500000009536743, 2.500000009536743]
    assert [*expected, expected[-1]] == pytest.approx(path, abs=1e-6)
    assert scene.missing == []


@pytest.mark.parametrize(
    ("facing", "start", "end"),
    [
        ("up", Vec3(0.5, 102.0, 0.5), Vec3(0.5, 103.0, 0.5)),
        ("east", Vec3(1.5, 101.0, 0.5), Vec3(2.45, 101.0, 0.5)),
        ("north", Vec3(0.5, 101.0, -0.5), Vec3(0.5, 101.0, -1.45)),
    ],
)
def test_a_mob_ends_before_the_head(
    scene: Scene, facing: str, start: Vec3, end: Vec3
) -> None:
    """The head takes up the whole cell before the base; a pig is 0.9 wide, so 0.45 from it."""
    scene.build({(x, 100, z): "stone" for x in range(-1, 4) for z in range(-3, 2)})
    scene.build({(0, 101, 0): f"piston[facing={facing}]"})
    pig = _add(scene, "pig", start, {"NoAI": Byte(1)})
    scene.put(_POWER, "redstone_block")
    scene.tick(3)

    assert list(end) == pytest.approx(list(pig.pos), abs=0.02)


def test_slime_throws_what_it_meets(scene: Scene) -> None:
    """https://minecraft.wiki/w/Slime_Block#Pistons: one block a tick the way the piston faces."""
    _build(scene, {(1, 101, 0): "slime_block"})
    item = _add(scene, "item", Vec3(2.2, 101.0, 0.5), _STONE)
    scene.put(_POWER, "redstone_block")
    scene.tick()

    assert 1.0 == item.motion.x


def test_honey_carries_what_stands_on_it(scene: Scene) -> None:
    """https://minecraft.wiki/w/Honey_Block#Pistons."""
    _build(scene, {(1, 101, 0): "honey_block"})
    item = _add(scene, "item", Vec3(1.5, 102.0, 0.5), _STONE)
    scene.tick(5)
    scene.put(_POWER, "redstone_block")
    scene.tick(3)

    assert 2.5 == pytest.approx(item.pos.x, abs=1e-6)


def test_stone_does_not_carry_what_stands_on_it(scene: Scene) -> None:
    _build(scene, {(1, 101, 0): "stone"})
    item = _add(scene, "item", Vec3(1.5, 102.0, 0.5), _STONE)
    scene.tick(5)
    scene.put(_POWER, "redstone_block")
    scene.tick(3)

    assert 1.5 == item.pos.x


@pytest.mark.parametrize("kind", ["marker", "block_display", "interaction"])
def test_what_has_no_body_stays(scene: Scene, kind: str) -> None:
    """https://minecraft.wiki/w/Piston#Entities."""
    _build(scene, {})
    entity = _add(scene, kind, Vec3(1.5, 101.0, 0.5))
    scene.put(_POWER, "redstone_block")
    scene.tick(3)

    assert Vec3(1.5, 101.0, 0.5) == entity.pos
    assert scene.missing == []


def test_a_kind_that_does_not_move_here_is_reported_and_the_stroke_goes_on(
    scene: Scene,
) -> None:
    _build(scene, {})
    _add(scene, "evoker_fangs", Vec3(1.5, 101.0, 0.5))
    _add(scene, "eye_of_ender", Vec3(1.5, 101.0, 0.5))
    scene.put(_POWER, "redstone_block")
    scene.tick(3)

    assert "minecraft:eye_of_ender: pushed by a piston" in scene.missing
    assert "piston_head" == scene.name((1, 101, 0))


def test_a_frame_that_a_piston_moves_breaks(scene: Scene) -> None:
    """https://minecraft.wiki/w/Item_Frame."""
    _build(scene, {})
    _add(scene, "item_frame", Vec3(1.5, 101.5, 0.5))
    scene.put(_POWER, "redstone_block")
    scene.tick(3)

    assert not scene.level.entities_of_type("minecraft:item_frame")
    assert "piston_head" == scene.name((1, 101, 0))
