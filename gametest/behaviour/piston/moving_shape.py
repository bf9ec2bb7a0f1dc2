"""The shape of a block under way, from the cell it goes to (https://minecraft.wiki/w/Moving_Piston).

General knowledge, held against the recorded traces: dust lies on a base that takes its head back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.piston.push_structure import PISTONS

if TYPE_CHECKING:
    from gametest.behaviour.piston.moving_block_entity import MovingBlockEntity
    from gametest.block.block_state import BlockState
    from gametest.block.shape import Box
    from gametest.core.direction import Direction

PISTON_HEAD: Final = "minecraft:piston_head"
_SHORT: Final = 0.25
"""What is left of the way while the head's arm is cut off at the base."""


def shape_of(moving: MovingBlockEntity, passing: Direction | None) -> tuple[Box, ...]:
    """Where it stands now; a base that takes its head back stands still beside it."""
    base: tuple[Box, ...] = ()
    state = moving.moved_state
    if takes_head_back(moving):
        base = state.with_("extended", "true").collision_shape
    if moving.progress < 1.0 and passing is moving.towards:
        return base
    if moving.is_source:
        is_near = 1.0 - moving.progress < _SHORT
        state = _head(state, moving.facing, is_short=moving.is_extending != is_near)
    offset = offset_of(moving)
    return base + tuple(
        shifted(box, moving.facing, offset) for box in state.collision_shape
    )


def pushing_state(moving: MovingBlockEntity) -> BlockState:
    """The block whose shape pushes bodies."""
    state = moving.moved_state
    if not takes_head_back(moving):
        return state
    return _head(state, moving.facing, is_short=moving.progress > _SHORT)


def takes_head_back(moving: MovingBlockEntity) -> bool:
    return (
        moving.is_source
        and not moving.is_extending
        and moving.moved_state.block.name in PISTONS
    )


def offset_of(moving: MovingBlockEntity) -> float:
    """How far from its cell along the piston's facing, in blocks."""
    return moving.progress - 1.0 if moving.is_extending else 1.0 - moving.progress


def shifted(box: Box, direction: Direction, distance: float) -> Box:
    dx, dy, dz = (
        direction.dx * distance,
        direction.dy * distance,
        direction.dz * distance,
    )
    x0, y0, z0, x1, y1, z1 = box
    return x0 + dx, y0 + dy, z0 + dz, x1 + dx, y1 + dy, z1 + dz


def _head(state: BlockState, facing: Direction, *, is_short: bool) -> BlockState:
    return state.block.table.state_of(
        PISTON_HEAD, {"facing": facing.label, "short": str(is_short).lower()}
    )
