"""Vines lose a side when what carries it goes, and spread (https://minecraft.wiki/w/Vines).

In which order they try is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.plant.face_cover import carries
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level

_ONE_IN: Final = 4
_CEILING_CHANCE: Final = 0.05
_MOST_NEAR: Final = 5
_UP: Final = Direction.UP


@final
class Vine(BlockBehaviour):
    """A side also holds where the vine above has it."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is Direction.DOWN:
            return state
        above = level.get_neighbor_state(pos, _UP)
        if state.get("up") == "true" and not carries(above, _UP):
            state = state.with_("up", "false")
        for side in HORIZONTALS:
            if state.get(side.label) == "true" and not _holds(level, pos, state, side):
                state = state.with_(side.label, "false")
        return state if "true" in state.properties.values() else level.blocks.air

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not level.world.game_rules.is_on("spread_vines"):
            return
        random = level.random
        if random.next_int(_ONE_IN) != 0:
            return
        side = tuple(Direction)[random.next_int(6)]
        if side.is_horizontal and state.get(side.label) == "false":
            if _has_room(level, pos, state):
                _spread_aside(level, pos, state, side)
            return
        if side is _UP and pos.y < level.max_y - 1:
            if _holds(level, pos, state, side):
                level.set_block(pos, state.with_("up", "true"), CLIENTS)
                return
            above = _UP.from_pos(pos)
            if level.get_block_state(above).is_air:
                if _has_room(level, pos, state):
                    _spread_up(level, above, state)
                return
        if pos.y > level.min_y:
            _spread_down(level, Direction.DOWN.from_pos(pos), state)


def _spread_aside(
    level: Level, pos: BlockPos, state: BlockState, side: Direction
) -> None:
    """Round the corner, outwards or inwards, or onto the block that stands there."""
    place = side.from_pos(pos)
    beside = level.get_block_state(place)
    bare = state.block.default_state
    if not beside.is_air:
        if carries(beside, side):
            level.set_block(pos, state.with_(side.label, "true"), CLIENTS)
        return
    turns = [
        turn
        for turn in (side.clockwise, side.counterclockwise)
        if state.get(turn.label) == "true"
    ]
    for turn in turns:
        if _is_carried(level, place, turn):
            level.set_block(place, bare.with_(turn.label, "true"), CLIENTS)
            return
    for turn in turns:
        corner = turn.from_pos(place)
        back = side.opposite
        carrier = level.get_neighbor_state(pos, turn)
        if level.get_block_state(corner).is_air and carries(carrier, back):
            level.set_block(corner, bare.with_(back.label, "true"), CLIENTS)
            return
    if level.random.next_float() < _CEILING_CHANCE and _is_carried(level, place, _UP):
        level.set_block(place, bare.with_("up", "true"), CLIENTS)


def _spread_up(level: Level, above: BlockPos, state: BlockState) -> None:
    grown = state
    for side in HORIZONTALS:
        if level.random.next_boolean() or not _is_carried(level, above, side):
            grown = grown.with_(side.label, "false")
    if _has_side(grown):
        level.set_block(above, grown, CLIENTS)


def _spread_down(level: Level, below: BlockPos, state: BlockState) -> None:
    old = level.get_block_state(below)
    if not old.is_air and old.block is not state.block:
        return
    base = state.block.default_state if old.is_air else old
    grown = base
    for side in HORIZONTALS:
        if level.random.next_boolean() and state.get(side.label) == "true":
            grown = grown.with_(side.label, "true")
    if grown is not base and _has_side(grown):
        level.set_block(below, grown, CLIENTS)


def _has_room(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """Fewer than five vines within four blocks, this one counted."""
    count = 0
    for dy in (-1, 0, 1):
        for dz in range(-4, 5):
            for dx in range(-4, 5):
                near = level.get_block_state(pos.offset(dx, dy, dz))
                count += near.block is state.block
                if count >= _MOST_NEAR:
                    return False
    return True


def _holds(level: Level, pos: BlockPos, state: BlockState, side: Direction) -> bool:
    if _is_carried(level, pos, side):
        return True
    above = level.get_neighbor_state(pos, _UP)
    return (
        side.is_horizontal
        and above.block is state.block
        and above.get(side.label) == "true"
    )


def _is_carried(level: Level, pos: BlockPos, side: Direction) -> bool:
    return carries(level.get_neighbor_state(pos, side), side)


def _has_side(state: BlockState) -> bool:
    return any(state.get(side.label) == "true" for side in HORIZONTALS)
