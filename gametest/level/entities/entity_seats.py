"""Keeping riders where they sit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity


def seat_of(vehicle: Entity, rider: Entity) -> Vec3 | None:
    """Where the rider's feet are; None if its kind, or the vehicle's, does not tell, or not how large it is."""
    find = vehicle.kind.seat_of
    x, y, z = vehicle.pos
    try:
        if find is not None:
            return find(vehicle, rider)
        return Vec3(x, y + vehicle.size[1], z)
    except UnsupportedError:
        return None


def position_riders(vehicle: Entity) -> None:
    """They, and their riders, come along; those whose seats are not known are reported elsewhere."""
    for rider in vehicle.passengers:
        place_rider(vehicle, rider)
        if rider.passengers:
            position_riders(rider)


def place_rider(vehicle: Entity, rider: Entity) -> None:
    seat = seat_of(vehicle, rider)
    if seat is None or seat == rider.pos:
        return
    rider.pos = seat
    if rider.body is not None:
        rider.body.wake()
    if rider.level is not None:
        rider.level.entity_moved(rider)
