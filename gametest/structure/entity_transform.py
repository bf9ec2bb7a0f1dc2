"""Entity data of a structure: what turns with it and what belongs to its old place."""

from __future__ import annotations

from typing import Final

from gametest.core.direction import HORIZONTALS, Direction, Rotation
from gametest.core.position import BlockPos
from gametest.nbt.tags import Byte, Compound, Float, IntArray, Tag, copy_compound
from gametest.structure.transform import turned_yaw

_PLACE_KEYS: Final = frozenset({"UUID", "UUIDMost", "UUIDLeast", "Pos"})
"""Given anew by the game for each placed copy."""
_HANGING: Final = frozenset(
    {
        "minecraft:glow_item_frame",
        "minecraft:item_frame",
        "minecraft:leash_knot",
        "minecraft:painting",
    }
)
_DIRECTIONS: Final = tuple(Direction)
_PAINTING_SIDES: Final = (
    Direction.SOUTH,
    Direction.WEST,
    Direction.NORTH,
    Direction.EAST,
)
"""A painting's `facing` counts from south, clockwise (https://minecraft.wiki/w/Painting)."""


def turned_entity_nbt(
    nbt: Compound, rotation: Rotation, block_pos: BlockPos
) -> Compound:
    """A copy with its rotation turned, without the identity of the saved entity.

    `block_pos` is the cell in which a hanging entity now is.
    """
    result = copy_compound(nbt)
    for key in _PLACE_KEYS:
        result.pop(key, None)
    yaw, pitch = _angles(result.get("Rotation"))
    result["Rotation"] = [Float(turned_yaw(yaw, rotation)), Float(pitch)]
    if result.get("id") in _HANGING:
        result["block_pos"] = IntArray(block_pos)
        _turn_facing(result, rotation)
    passengers = result.get("Passengers")
    if isinstance(passengers, list):
        result["Passengers"] = [
            turned_entity_nbt(passenger, rotation, block_pos)
            if isinstance(passenger, dict)
            else passenger
            for passenger in passengers
        ]
    return result


def _angles(value: Tag | None) -> tuple[float, float]:
    """Yaw and pitch; what is missing or of the wrong length counts as 0, 0."""
    if isinstance(value, list) and len(value) == 2:
        yaw, pitch = value
        if isinstance(yaw, float) and isinstance(pitch, float):
            return yaw, pitch
    return 0.0, 0.0


def _turn_facing(nbt: Compound, rotation: Rotation) -> None:
    frame, painting = nbt.get("Facing"), nbt.get("facing")
    if isinstance(frame, int) and 0 <= frame < 6:
        nbt["Facing"] = _index(_DIRECTIONS, _DIRECTIONS[frame], rotation)
    if isinstance(painting, int) and 0 <= painting < 4:
        nbt["facing"] = _index(_PAINTING_SIDES, _PAINTING_SIDES[painting], rotation)


def _index(order: tuple[Direction, ...], side: Direction, rotation: Rotation) -> Tag:
    turned = rotation.rotate(side) if side in HORIZONTALS else side
    return Byte(order.index(turned))
