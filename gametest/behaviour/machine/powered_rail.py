"""Powered and activator rails: on by power at the rail or at one of eight further on.

https://minecraft.wiki/w/Powered_Rail#Activation, https://minecraft.wiki/w/Activator_Rail
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.machine.rail import ASCENDING, Rail, is_ascending
from gametest.block.block_state import BlockState
from gametest.core.direction import Axis, Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_REACH: Final = 8
_ENDS: Final = {
    Axis.X: (Direction.WEST, Direction.EAST),
    Axis.Z: (Direction.SOUTH, Direction.NORTH),
}
"""Both ways along a track; one way at a time is followed."""


@final
class PoweredRail(Rail):
    def react(
        self, level: Level, pos: BlockPos, state: BlockState, source: Block
    ) -> None:
        is_on = (
            level.has_neighbor_signal(pos)
            or _finds_power(level, pos, state, 0)
            or _finds_power(level, pos, state, 1)
        )
        word = str(is_on).lower()
        if state.get("powered") == word:
            return
        level.set_block(pos, state.with_("powered", word), ALL)
        level.update_neighbors_at(Direction.DOWN.from_pos(pos), state.block)
        if is_ascending(state):
            level.update_neighbors_at(Direction.UP.from_pos(pos), state.block)


def _finds_power(
    level: Level, pos: BlockPos, state: BlockState, way: int, passed: int = 0
) -> bool:
    """Follow the track one way over rails that are on, to one with power of its own."""
    if passed >= _REACH:
        return False
    axis = _axis(state)
    side = _ENDS[axis][way]
    ahead = side.from_pos(pos)
    if state.get("shape") == ASCENDING + side.label:
        places = [Direction.UP.from_pos(ahead)]
    else:
        places = [ahead, Direction.DOWN.from_pos(ahead)]
    for place in places:
        found = level.get_block_state(place)
        if (
            found.block is state.block
            and _axis(found) is axis
            and found.get("powered") == "true"
            and (
                level.has_neighbor_signal(place)
                or _finds_power(level, place, found, way, passed + 1)
            )
        ):
            return True
    return False


def _axis(state: BlockState) -> Axis:
    shape = state.get("shape")
    if is_ascending(state):
        return Direction.by_label(shape.removeprefix(ASCENDING)).axis
    return Axis.X if shape == "east_west" else Axis.Z
