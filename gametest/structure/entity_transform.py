"""Entity data of a structure: what turns with it and what belongs to its old place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gametest.core.direction import HORIZONTALS, Direction, Mirror, Rotation
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
        _change_facing(
            result, lambda side: rotation.rotate(side) if side in HORIZONTALS else side
        )
    passengers = result.get("Passengers")
    if isinstance(passengers, list):
        result["Passengers"] = [
            turned_entity_nbt(passenger, rotation, block_pos)
            if isinstance(passenger, dict)
            else passenger
            for passenger in passengers
        ]
    return result


def mirrored_entity_nbt(nbt: Compound, mirror: Mirror) -> Compound:
    """A copy that looks the other way; `mirror` is not none."""
    result = copy_compound(nbt)
    yaw, pitch = _angles(result.get("Rotation"))
    yaw = 180.0 - yaw if mirror is Mirror.LEFT_RIGHT else -yaw
    result["Rotation"] = [Float(yaw), Float(pitch)]
    if result.get("id") in _HANGING:
        across = (Direction.NORTH, Direction.SOUTH)
        along = (Direction.EAST, Direction.WEST)
        flips = across if mirror is Mirror.LEFT_RIGHT else along
        _change_facing(result, lambda side: side.opposite if side in flips else side)
    return result


def _angles(value: Tag | None) -> tuple[float, float]:
    """Yaw and pitch; what is missing or of the wrong length counts as 0, 0."""
    if isinstance(value, list) and len(value) == 2:
        yaw, pitch = value
        if isinstance(yaw, float) and isinstance(pitch, float):
            return yaw, pitch
    return 0.0, 0.0


def _change_facing(nbt: Compound, change: Callable[[Direction], Direction]) -> None:
    frame, painting = nbt.get("Facing"), nbt.get("facing")
    if isinstance(frame, int) and 0 <= frame < 6:
        side = change(_DIRECTIONS[frame])
        nbt["Facing"] = Byte(_DIRECTIONS.index(side))
    if isinstance(painting, int) and 0 <= painting < 4:
        side = change(_PAINTING_SIDES[painting])
        nbt["facing"] = Byte(_PAINTING_SIDES.index(side))
