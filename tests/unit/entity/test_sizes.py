from __future__ import annotations

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.summoning import create_entity
from gametest.interaction.entity_search import entities_in
from gametest.level.entities.entity_riding import mount
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Float


# https://minecraft.wiki/w/Slime, /Phantom, /Interaction, /Armor_Stand and the kinds' pages.
@pytest.mark.parametrize(
    ("id", "nbt", "size"),
    [
        ("zombie", "{}", (0.6, 1.95)),
        ("zombie", "{IsBaby: 1b}", (0.49, 0.98)),
        ("cow", "{Age: -1}", (0.45, 0.7)),
        ("cow", "{Age: 100}", (0.9, 1.4)),
        ("armor_stand", "{Small: 1b}", (0.25, 0.9875)),
        ("armor_stand", "{Marker: 1b}", (0.0, 0.0)),
        ("interaction", "{}", (1.0, 1.0)),
        ("interaction", "{width: 2f, height: 0.5f}", (2.0, 0.5)),
        ("slime", "{Size: 1}", (1.04, 1.04)),
        ("slime", "{Size: 2147483647}", (66.04, 66.04)),
        ("slime", "{Size: -5}", (0.52, 0.52)),
        ("area_effect_cloud", "{Radius: 1.5f}", (3.0, 0.5)),
        ("cow", "{attributes: [{id: 'scale', base: 2d}]}", (1.8, 2.8)),
    ],
)
def test_size_follows_the_data(
    void: Level, id: str, nbt: str, size: tuple[float, float]
) -> None:
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    entity = create_entity(void, id, Vec3(0.0, 64.0, 0.0), data)

    assert [Float(part) for part in size] == [Float(part) for part in entity.size]


def test_box_stands_on_the_feet(void: Level) -> None:
    pig = create_entity(void, "pig", Vec3(10.0, 64.0, -3.0))

    half = Float(0.9) / 2
    top = 64.0 + Float(0.9)
    assert (10.0 - half, 64.0, -3.0 - half, 10.0 + half, top, -3.0 + half) == (
        pig.bounding_box
    )


def test_box_of_an_attached_kind_is_around_its_position(void: Level) -> None:
    knot = create_entity(void, "leash_knot", Vec3(0.5, 64.5, 0.5))

    assert (0.3125, 64.25, 0.3125, 0.6875, 64.75, 0.6875) == knot.bounding_box


def test_size_that_is_not_known_is_unsupported(void: Level) -> None:
    painting = create_entity(void, "painting", Vec3(0.0, 64.0, 0.0))

    with pytest.raises(UnsupportedError, match="minecraft:painting: size"):
        _ = painting.bounding_box


def test_eyes_of_a_grown_one_are_the_kinds(void: Level) -> None:
    zombie = create_entity(void, "zombie", Vec3(0.0, 64.0, 0.0))

    assert 64.0 + Float(1.74) == zombie.eye_position.y


@pytest.mark.parametrize(("x", "is_told"), [(2.0, True), (20.0, False)])
def test_an_unknown_size_is_told_only_where_it_may_reach(
    void: Level, x: float, is_told: bool
) -> None:
    create_entity(void, "sulfur_cube", Vec3(0.5, 64.0, 0.5), {})
    box = (x, 64.0, 0.0, x + 1.0, 65.0, 1.0)

    if is_told:
        with pytest.raises(UnsupportedError, match="sulfur_cube: size"):
            entities_in(void, box)
    else:
        assert entities_in(void, box) == []


def test_who_rides_a_vehicle_of_unknown_size_is_named(
    void: Level, reports: list[str]
) -> None:
    cube = create_entity(void, "sulfur_cube", Vec3(0.5, 64.0, 0.5), {})
    rider = create_entity(void, "armor_stand", Vec3(0.5, 64.0, 0.5), {})
    mount(rider, cube)
    void.tick()

    assert "minecraft:sulfur_cube: seat of minecraft:armor_stand" in reports
