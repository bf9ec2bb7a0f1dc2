"""Pointed dripstone and sulfur spikes: columns of points that break or fall.

https://minecraft.wiki/w/Pointed_Dripstone. A stalagmite breaks a tick after it lost its ground, a
stalactite falls after two. Dripping into cauldrons and growing are unsupported; both want a fluid
or mud above the block from which a stalactite hangs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.interaction.falling import start_falling
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level

_STALACTITE_DELAY: Final = 2
_STALAGMITE_DELAY: Final = 1
_UP: Final = Direction.UP
_DOWN: Final = Direction.DOWN
_TIPS: Final = ("tip", "tip_merge")


@final
class Speleothem(BlockBehaviour):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        tip = _tip_direction(state)
        carrier = level.get_neighbor_state(pos, tip.opposite)
        return _points(carrier, state, tip) or carrier.is_face_sturdy(tip)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        if direction.is_horizontal:
            return state
        tip = _tip_direction(state)
        if tip is _DOWN and level.has_scheduled_tick(pos, state.block):
            return state
        if direction is tip.opposite and not self.can_survive(level, pos, state):
            delay = _STALACTITE_DELAY if tip is _DOWN else _STALAGMITE_DELAY
            level.schedule_tick(pos, state.block, delay)
            return state
        return state.with_("thickness", thickness_of(level, pos, state, tip))

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _tip_direction(state) is _DOWN:
            _fall(level, pos, state)
        elif not self.can_survive(level, pos, state):
            level.destroy_block(pos, drop=True)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.get("vertical_direction") == "down"

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _tip_direction(state) is not _DOWN:
            return
        root_pos = _UP.from_pos(pos)
        if _points(level.get_block_state(root_pos), state, _DOWN):
            return
        above = level.get_neighbor_state(root_pos, _UP)
        if above.fluid is not None or above.is_block("minecraft:mud"):
            raise UnsupportedError(f"{state.block.name}: drip or grow", pos)


def _fall(level: Level, pos: BlockPos, state: BlockState) -> None:
    """Every piece down to the tip."""
    kind = state.block
    while state.block is kind and _tip_direction(state) is _DOWN:
        start_falling(level, pos, state)
        if state.get("thickness") in _TIPS:
            return
        pos = _DOWN.from_pos(pos)
        state = level.get_block_state(pos)


def _tip_direction(state: BlockState) -> Direction:
    return Direction.by_label(state.get("vertical_direction"))


def _points(state: BlockState, own: BlockState, direction: Direction) -> bool:
    """It is of the same kind and points that way."""
    return state.block is own.block and _tip_direction(state) is direction


def thickness_of(level: Level, pos: BlockPos, state: BlockState, tip: Direction) -> str:
    """Of a piece that points towards `tip`, by what is ahead of it and behind."""
    ahead = level.get_neighbor_state(pos, tip)
    if _points(ahead, state, tip.opposite):
        merges = "tip_merge" in (state.get("thickness"), ahead.get("thickness"))
        return "tip_merge" if merges else "tip"
    if not _points(ahead, state, tip):
        return "tip"
    if ahead.get("thickness") in _TIPS:
        return "frustum"
    behind = level.get_neighbor_state(pos, tip.opposite)
    return "middle" if _points(behind, state, tip) else "base"
