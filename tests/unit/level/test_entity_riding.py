from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.core.position import Vec3
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_riding import (
    add_with_riders,
    dismount,
    eject,
    entity_of_nbt,
    mount,
    self_and_riders,
)
from gametest.level.level import Level
from gametest.nbt.tags import Compound, IntArray

MakeLevel = Callable[..., Level]
AT = Vec3(8.5, 70.0, 8.5)


def _entities(count: int, kind: str = "item_display") -> list[Entity]:
    return [Entity(f"minecraft:{kind}", number, AT) for number in range(count)]


# https://minecraft.wiki/w/Commands/ride
def test_nobody_rides_itself_or_its_rider() -> None:
    lower, upper = _entities(2)

    assert mount(upper, lower)
    assert not mount(upper, lower)
    assert not mount(lower, upper)
    assert not mount(lower, lower)
    assert [lower, upper] == list(self_and_riders(lower))


def test_a_rider_changes_its_seat() -> None:
    one, other, rider = _entities(3)
    mount(rider, one)

    assert mount(rider, other)
    assert ([], [rider]) == (one.passengers, other.passengers)


def test_markers_carry_nothing() -> None:
    marker = Entity("minecraft:marker", 9, AT)

    assert not mount(_entities(1)[0], marker)


def test_dismounting_says_whether_it_rode() -> None:
    vehicle, rider = _entities(2)
    mount(rider, vehicle)

    assert [True, False] == [dismount(rider), dismount(rider)]
    assert [] == vehicle.passengers


def test_all_riders_are_ejected() -> None:
    vehicle, one, other = _entities(3)
    mount(one, vehicle)
    mount(other, vehicle)

    eject(vehicle)

    assert [None, None] == [one.vehicle, other.vehicle]


@pytest.mark.parametrize(("keep", "uuid"), [(True, 7), (False, None)])
def test_identity_is_kept_on_demand(
    make_level: MakeLevel, keep: bool, uuid: int | None
) -> None:
    nbt: Compound = {"id": "marker", "UUID": IntArray([0, 0, 0, 7])}

    entity = entity_of_nbt(make_level(), nbt, AT, keep_uuid=keep)

    assert entity is not None
    assert "minecraft:marker" == entity.type_id
    assert (uuid == entity.uuid) is keep


def test_nothing_is_added_if_a_rider_is_there_already(make_level: MakeLevel) -> None:
    level = make_level()
    vehicle, rider = _entities(2)
    mount(rider, vehicle)
    level.add_entity(Entity("minecraft:marker", rider.uuid, AT))

    assert not add_with_riders(level, vehicle)
    assert 1 == len(level.entities)


def test_data_without_an_id_make_nothing(make_level: MakeLevel) -> None:
    assert entity_of_nbt(make_level(), {}, AT, keep_uuid=False) is None
