from __future__ import annotations

from collections.abc import Callable

from gametest.core.position import Vec3
from gametest.entity.summoning import create_entity
from gametest.entity.teleporting import teleport
from gametest.level.dimension_type import THE_NETHER
from gametest.level.entities.entity_riding import mount
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

AT = Vec3(0.5, 64.0, 0.5)
THERE = Vec3(10.0, 70.0, -3.0)


# https://minecraft.wiki/w/Commands/teleport
def test_angles_are_wrapped(void: Level) -> None:
    marker = create_entity(void, "marker", AT)

    teleport(marker, void, THERE, 270.0, 10.0)

    assert (THERE, -90.0, 10.0) == (marker.pos, marker.yaw, marker.pitch)


def test_another_dimension_keeps_identity_and_data(
    make_void: Callable[..., Level],
) -> None:
    here, there = make_void(), make_void(THE_NETHER)
    nbt = parse_snbt("{Tags: ['a'], Passengers: [{id: 'marker'}], CustomName: 'Bo'}")
    assert isinstance(nbt, dict)
    display = create_entity(here, "item_display", AT, nbt)
    rider, uuid = display.passengers[0], display.uuid

    teleport(display, there, THERE)

    assert {} == here.entities
    assert [] == here.entities_with_tag("a")
    assert [display, rider] == list(there.entities.values())
    assert (uuid, "Bo", there) == (display.uuid, display.display_name, display.level)
    assert [display] == there.entities_with_tag("a")
    assert [rider] == display.passengers
    assert THERE == rider.pos
    assert not display.is_removed


def test_who_rides_gets_off(void: Level) -> None:
    rider, vehicle = (create_entity(void, "item_display", AT) for _ in range(2))
    mount(rider, vehicle)

    teleport(rider, void, THERE)

    assert rider.vehicle is None
    assert [] == vehicle.passengers
    assert AT == vehicle.pos
