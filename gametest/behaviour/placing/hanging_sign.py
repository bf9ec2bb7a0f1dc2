"""Hanging signs: below a block, or from the side of one.

https://minecraft.wiki/w/Hanging_Sign#Placement; which chains it gets is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.placing.place_context import PlaceContext
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState

_QUARTER = 4


def hanging_sign(context: PlaceContext, state: BlockState) -> BlockState | None:
    on_side = _on_side(context, state)
    for side in context.directions():
        if side is Direction.DOWN:
            continue
        placed = _below(context, state) if side is Direction.UP else on_side
        if placed is not None:
            return placed
    return None


def _below(context: PlaceContext, state: BlockState) -> BlockState | None:
    """Its chains run together where the block above is narrow, or the player sneaks."""
    above = context.state_at(Direction.UP)
    if not above.is_face_sturdy(Direction.DOWN, SupportType.CENTER):
        return None
    is_narrow = not above.is_face_sturdy(Direction.DOWN, SupportType.FULL)
    attached = is_narrow or context.is_sneaking
    if above.block.name.endswith("_hanging_sign") and not context.is_sneaking:
        attached = not _hangs_alike(context, above)
    if attached:
        rotation = context.segment(180.0)
    else:
        rotation = str(_quarter_of(context.front.opposite))
    return state.with_("attached", str(attached).lower()).with_("rotation", rotation)


def _hangs_alike(context: PlaceContext, above: BlockState) -> bool:
    """Whether the sign above runs along the same axis."""
    facing = above.find("facing")
    if facing is not None:
        return Direction.by_label(facing).axis is context.front.axis
    rotation = int(above.get("rotation"))
    if rotation % _QUARTER:
        return False
    return (rotation // _QUARTER) % 2 == _quarter_of(context.front) // _QUARTER % 2


def _quarter_of(front: Direction) -> int:
    """As `rotation` counts: south is 0, west 4."""
    sides = (Direction.SOUTH, Direction.WEST, Direction.NORTH, Direction.EAST)
    return sides.index(front) * _QUARTER


def _on_side(context: PlaceContext, state: BlockState) -> BlockState | None:
    """Across the clicked face, held at either end."""
    name = state.block.name.replace("_hanging_sign", "_wall_hanging_sign")
    wall = state.block.table.block(name).default_state
    for side in context.directions():
        if side.is_horizontal and side.axis is not context.face.axis:
            facing = side.opposite
            ends = (facing.clockwise, facing.counterclockwise)
            if any(_holds(context, end, facing) for end in ends):
                return wall.with_("facing", facing.label)
            return None
    return None


def _holds(context: PlaceContext, end: Direction, facing: Direction) -> bool:
    neighbor = context.state_at(end)
    if neighbor.block.name.endswith("_wall_hanging_sign"):
        return Direction.by_label(neighbor.get("facing")).axis is facing.axis
    return neighbor.is_face_sturdy(end.opposite, SupportType.FULL)
