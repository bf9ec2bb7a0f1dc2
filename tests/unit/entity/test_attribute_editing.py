"""Attributes as commands change them: https://minecraft.wiki/w/Attribute."""

from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.attribute_editing import (
    add_modifier,
    find_modifier,
    remove_modifier,
    reset_base,
    set_base,
)
from gametest.entity.attribute_ranges import kept_in_range
from gametest.entity.attributes import attribute_base, attribute_value
from gametest.entity.summoning import create_entity
from gametest.level.entities.entity import Entity
from gametest.level.level import Level

HEALTH = "minecraft:max_health"
SCALE = "minecraft:scale"


@pytest.fixture
def cow(void: Level) -> Entity:
    return create_entity(void, "minecraft:cow", Vec3(0.5, 64.0, 0.5), {})


def test_a_base_is_kept_in_the_data(cow: Entity) -> None:
    set_base(cow, HEALTH, 40.0)

    assert cow.to_nbt()["attributes"] == [{"id": HEALTH, "base": 40.0}]


def test_a_base_goes_back_to_that_of_the_kind(cow: Entity) -> None:
    set_base(cow, HEALTH, 40.0)
    reset_base(cow, HEALTH)

    assert attribute_base(cow, HEALTH) == 10.0


def test_additions_come_before_base_multipliers_and_total_multipliers(
    cow: Entity,
) -> None:
    """(10 + 2) * (1 + 0.5 + 0.5) * (1 + 1) * (1 + 0.5) = 72."""
    for id, amount, operation in (
        ("a:a", 1.0, "add_multiplied_total"),
        ("a:b", 0.5, "add_multiplied_base"),
        ("a:c", 2.0, "add_value"),
        ("a:d", 0.5, "add_multiplied_total"),
        ("a:e", 0.5, "add_multiplied_base"),
    ):
        assert add_modifier(cow, HEALTH, id, amount, operation)

    assert attribute_value(cow, HEALTH) == pytest.approx(72.0)


def test_an_attribute_takes_a_modifier_id_once(cow: Entity) -> None:
    assert add_modifier(cow, HEALTH, "a:a", 1.0, "add_value")
    assert not add_modifier(cow, HEALTH, "a:a", 2.0, "add_value")
    assert add_modifier(cow, SCALE, "a:a", 1.0, "add_value")


def test_a_removed_modifier_is_gone(cow: Entity) -> None:
    add_modifier(cow, HEALTH, "a:a", 1.0, "add_value")

    assert remove_modifier(cow, HEALTH, "a:a")
    assert not remove_modifier(cow, HEALTH, "a:a")
    assert find_modifier(cow, HEALTH, "a:a") is None
    assert attribute_value(cow, HEALTH) == 10.0


@pytest.mark.parametrize(("most", "health"), [(5.0, 5.0), (40.0, 10.0)])
def test_health_is_never_above_the_greatest(
    cow: Entity, most: float, health: float
) -> None:
    set_base(cow, HEALTH, most)

    assert cow.to_nbt()["Health"] == health


def test_the_scale_makes_the_box_larger(cow: Entity) -> None:
    width, height = cow.size
    set_base(cow, SCALE, 2.0)

    assert cow.size == pytest.approx((2 * width, 2 * height))


@pytest.mark.parametrize(
    ("name", "value", "kept"),
    [
        ("minecraft:scale", 100.0, 16.0),
        ("minecraft:scale", 0.0, 0.0625),
        ("minecraft:max_health", 0.0, 1.0),
        ("minecraft:max_health", 4096.0, 1024.0),
        ("minecraft:gravity", -5.0, -1.0),
        ("minecraft:armor", 31.0, 30.0),
        ("minecraft:bounciness", 1e9, 1e9),
    ],
)
def test_a_value_stays_in_the_range_of_its_attribute(
    name: str, value: float, kept: float
) -> None:
    assert kept_in_range(name, value) == kept
