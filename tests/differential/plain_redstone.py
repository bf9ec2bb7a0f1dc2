"""Redstone dust and updates written for reading: nothing is remembered, nothing is skipped.

The rules are those of https://minecraft.wiki/w/Redstone_Dust; the fast forms in `gametest` must do
the same writes in the same order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.redstone.wire_tables import (
    NONE,
    SIDE,
    UP,
    WIRE,
    can_lie_on,
)
from gametest.behaviour.redstone.wire_update_order import wire_update_order
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.propagation import NeighborUpdater, Round
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gametest.block.block import Block
    from gametest.level.level import Level


@final
@attrs.define(eq=False, repr=False)
class PlainUpdater(NeighborUpdater):
    def update_around_each(self, rounds: tuple[Round, ...], block: Block) -> None:
        for pos, _ in rounds:
            self.update_around(pos, block)

    def update_front(self, pos: BlockPos, back: Direction, block: Block) -> None:
        front = back.opposite.from_pos(pos)
        self.update_one(front, block, pos)
        self.update_around(front, block, back)

    def settle(self, pos: BlockPos) -> None:
        pass

    def settle_for_now(self, pos: BlockPos) -> None:
        pass

    def unsettle(self, places: Iterable[BlockPos]) -> None:
        pass


@final
class PlainWire(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is state.block:
            return
        self._update_power(level, pos, state)
        for side in (Direction.UP, Direction.DOWN):
            level.update_neighbors_at(side.from_pos(pos), state.block)
        self._update_neighboring_wires(level, pos, state.block)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if moved or new_state.block is state.block:
            return
        for side in Direction:
            level.update_neighbors_at(side.from_pos(pos), state.block)
        self._update_power(level, pos, state)
        self._update_neighboring_wires(level, pos, state.block)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        if self.can_survive(level, pos, state):
            self._update_power(level, pos, state)
        else:
            level.destroy_block(pos, drop=True)

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
            is_carried = can_lie_on(neighbor_state) or level.is_face_sturdy(
                neighbor_pos, Direction.UP
            )
            return state if is_carried else level.blocks.air
        if direction is Direction.UP:
            return connected(level, state, pos)
        connection = connection_to(level, pos, direction)
        same = (connection == NONE) == (state.get(direction.label) == NONE)
        if same and not is_cross(state):
            return state.with_(direction.label, connection)
        cross = with_all_sides(state, SIDE).with_(direction.label, connection)
        return connected(level, cross, pos)

    def update_indirect_neighbor_shapes(
        self, level: Level, pos: BlockPos, state: BlockState, flags: int, limit: int
    ) -> None:
        for side in HORIZONTALS:
            beside = side.from_pos(pos)
            if state.get(side.label) == NONE or level.get_block_state(beside).is_block(
                WIRE
            ):
                continue
            for step in (Direction.DOWN, Direction.UP):
                wire_pos = step.from_pos(beside)
                if level.get_block_state(wire_pos).is_block(WIRE):
                    back = side.opposite
                    neighbor_pos = back.from_pos(wire_pos)
                    level.update_shape_at(
                        wire_pos,
                        back,
                        neighbor_pos,
                        level.get_block_state(neighbor_pos),
                        flags,
                        limit,
                    )

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        if direction is Direction.DOWN:
            return 0
        power = int(state.get("power"))
        if power == 0 or direction is Direction.UP:
            return power
        # What it would look like now counts, not what it looks like.
        shape = connected(level, state, pos)
        return power if shape.get(direction.opposite.label) != NONE else 0

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return self.get_signal(level, pos, state, direction)

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = Direction.DOWN.from_pos(pos)
        return can_lie_on(level.get_block_state(below)) or level.is_face_sturdy(
            below, Direction.UP
        )

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """Dots and crosses turn into each other."""
        if is_cross(state):
            turned = with_all_sides(state, NONE)
        elif is_dot(state):
            turned = with_all_sides(state, SIDE)
        else:
            return False
        turned = connected(level, turned, pos)
        if turned is state:
            return False
        level.set_block(pos, turned, ALL)
        for side in HORIZONTALS:
            beside = side.from_pos(pos)
            changed = (state.get(side.label) == NONE) != (
                turned.get(side.label) == NONE
            )
            if changed and level.get_block_state(beside).is_conductor:
                level.update_neighbors_at(beside, turned.block, side.opposite)
        return True

    def _update_power(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        power = _power_for(level, pos)
        if power == int(state.get("power")):
            return
        if level.get_block_state(pos) is state:
            level.set_block(pos, state.with_("power", str(power)), CLIENTS)
        for source in wire_update_order(pos):
            level.update_neighbors_at(source, state.block)

    def _update_neighboring_wires(
        self, level: Level, pos: BlockPos, block: Block
    ) -> None:
        for side in HORIZONTALS:
            _update_if_wire(level, side.from_pos(pos), block)
        for side in HORIZONTALS:
            beside = side.from_pos(pos)
            climbs = level.get_block_state(beside).is_conductor
            step = Direction.UP if climbs else Direction.DOWN
            _update_if_wire(level, step.from_pos(beside), block)


def _update_if_wire(level: Level, pos: BlockPos, block: Block) -> None:
    if level.get_block_state(pos).block is block:
        level.update_neighbors_at(pos, block)
        for side in Direction:
            level.update_neighbors_at(side.from_pos(pos), block)


def _power_for(level: Level, pos: BlockPos) -> int:
    """What all but dust gives, or dust around less one."""
    best, dust = 0, 1
    is_covered = level.get_block_state(Direction.UP.from_pos(pos)).is_conductor
    for side in Direction:
        beside = side.from_pos(pos)
        state = level.get_block_state(beside)
        if state.is_block(WIRE):
            if side.is_horizontal:
                dust = max(dust, int(state.get("power")))
        else:
            best = max(best, _given_by(level, beside, side))
        if not side.is_horizontal:
            continue
        if not state.is_conductor:
            dust = max(dust, _dust_at(level, Direction.DOWN.from_pos(beside)))
        elif not is_covered:
            dust = max(dust, _dust_at(level, Direction.UP.from_pos(beside)))
    return max(best, dust - 1)


def _given_by(level: Level, pos: BlockPos, side: Direction) -> int:
    """Weak power of a block that is not dust, and what it conducts but for dust."""
    state = level.get_block_state(pos)
    behaviour = level.behaviours.behaviours[state.id]
    best = 0 if behaviour is None else behaviour.get_signal(level, pos, state, side)
    if not state.is_conductor:
        return best
    for direction in Direction:
        beside = direction.from_pos(pos)
        other = level.get_block_state(beside)
        behaviour = level.behaviours.behaviours[other.id]
        if behaviour is not None and not other.is_block(WIRE):
            strong = behaviour.get_direct_signal(level, beside, other, direction)
            best = max(best, strong)
    return best


def _dust_at(level: Level, pos: BlockPos) -> int:
    state = level.get_block_state(pos)
    return int(state.get("power")) if state.is_block(WIRE) else 0


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
            can_lie_on(neighbor)
            or neighbor.block.name.endswith("_trapdoor")
            or level.is_face_sturdy(neighbor_pos, Direction.UP)
        ):
            return UP if level.is_face_sturdy(neighbor_pos, side.opposite) else SIDE
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
