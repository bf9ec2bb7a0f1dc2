"""Redstone dust: shape, power and the storm of updates when its power changes.

https://minecraft.wiki/w/Redstone_Dust, https://minecraft.wiki/w/Redstone_mechanics
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.redstone.wire_connections import (
    NONE,
    SIDE,
    can_lie_on,
    connected,
    connection_to,
    is_cross,
    is_dot,
    with_all_sides,
)
from gametest.behaviour.redstone.wire_power import WirePower
from gametest.behaviour.redstone.wire_update_order import wire_update_order
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level


@final
@attrs.define(eq=False, repr=False)
class RedstoneWire(BlockBehaviour):
    _power: WirePower | None = attrs.field(init=False, default=None)
    """Made when first needed, for the tables that hold this behaviour."""

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
        rules = self._power
        if rules is not None and rules.is_settled(level, pos):
            return
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
            return state if can_lie_on(neighbor_state) else level.blocks.air
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
        wires = level.behaviours.wire_ids
        properties = state.properties
        for side, (section, index, _), diagonal in self._power_in(level).diagonals(
            level, pos
        ):
            if properties[side.label] == NONE or section.ids[index] in wires:
                continue
            for around, place, wire_pos in diagonal:
                if around.ids[place] in wires:
                    back = side.opposite
                    neighbor_pos = level.neighbor(wire_pos, back)
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
        power = self._power_in(level).power[state.id]
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
        return self._power_in(level).can_lie_at(level, pos)

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
        rules = self._power_in(level)
        power = rules.for_dust_at(level, pos)
        if power == rules.power[state.id]:
            rules.settle(level, pos)
            return
        if level.get_block_state(pos) is state:
            level.set_block(pos, state.with_("power", str(power)), CLIENTS)
        for source in wire_update_order(pos):
            level.update_neighbors_at(source, state.block)

    def _power_in(self, level: Level) -> WirePower:
        rules = self._power
        if rules is None or rules.tables is not level.behaviours:
            rules = self._power = WirePower(level.behaviours)
        return rules

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
