"""To which sides redstone dust reaches out: none, level, or up a block.

https://minecraft.wiki/w/Redstone_Dust#Placement
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.level.level import Level

WIRE: Final = "minecraft:redstone_wire"
NONE: Final = "none"
SIDE: Final = "side"
UP: Final = "up"


def is_cross(state: BlockState) -> bool:
    found = state.properties
    return NONE not in (found["east"], found["north"], found["south"], found["west"])


def is_dot(state: BlockState) -> bool:
    found = state.properties
    return found["east"] == found["north"] == found["south"] == found["west"] == NONE


def with_all_sides(state: BlockState, connection: str) -> BlockState:
    for side in HORIZONTALS:
        state = state.with_(side.label, connection)
    return state


def can_lie_on(below: BlockState) -> bool:
    return below.is_face_sturdy(Direction.UP) or below.is_block("minecraft:hopper")


def connected(level: Level, state: BlockState, pos: BlockPos) -> BlockState:
    """`state` with the connections that its surroundings give it.

    A dot without a neighbour stays a dot; anything else without a neighbour is a cross, and a
    single connection goes on to the opposite side.
    """
    was_dot = is_dot(state)
    state = with_all_sides(state, NONE)
    may_climb = not level.get_neighbor_state(pos, Direction.UP).is_conductor
    for side in HORIZONTALS:
        state = state.with_(side.label, connection_to(level, pos, side, may_climb))
    if was_dot and is_dot(state):
        return state
    north, east, south, west = (state.get(side.label) != NONE for side in HORIZONTALS)
    if not north and not south:
        if not west:
            state = state.with_("west", SIDE)
        if not east:
            state = state.with_("east", SIDE)
    if not east and not west:
        if not north:
            state = state.with_("north", SIDE)
        if not south:
            state = state.with_("south", SIDE)
    return state


def connection_to(
    level: Level, pos: BlockPos, side: Direction, may_climb: bool | None = None
) -> str:
    """`may_climb`: no conductor above cuts the way up; asked of the level if not given."""
    neighbor = level.get_neighbor_state(pos, side)
    if neighbor.is_block(WIRE):
        return SIDE
    neighbor_pos = level.neighbor(pos, side)
    if may_climb is None:
        may_climb = not level.get_neighbor_state(pos, Direction.UP).is_conductor
    if may_climb:
        above = level.get_neighbor_state(neighbor_pos, Direction.UP)
        if above.is_block(WIRE) and (
            can_lie_on(neighbor) or neighbor.block.name.endswith("_trapdoor")
        ):
            return UP if neighbor.is_face_sturdy(side.opposite) else SIDE
    if _connects_to(level, neighbor, side):
        return SIDE
    if not neighbor.is_conductor:
        below = level.get_neighbor_state(neighbor_pos, Direction.DOWN)
        if below.is_block(WIRE):
            return SIDE
    return NONE


def _connects_to(level: Level, state: BlockState, side: Direction) -> bool:
    """`side` is where the block stands, seen from the dust."""
    if state.is_air:
        return False
    match state.block.name:
        case "minecraft:repeater":
            facing = Direction.by_label(state.get("facing"))
            return side is facing or side is facing.opposite
        case "minecraft:observer":
            return side.label == state.get("facing")
        case _:
            behaviour = level.behaviours.behaviours[state.id]
            return behaviour is not None and behaviour.is_signal_source(state)
