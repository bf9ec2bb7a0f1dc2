"""Redstone dust: shape, power and the storm of updates when its power changes.

https://minecraft.wiki/w/Redstone_Dust, https://minecraft.wiki/w/Redstone_mechanics
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.redstone.wire_site import WireSite, WireSites
from gametest.behaviour.redstone.wire_tables import (
    COMPLETED,
    EMPTY,
    FULL,
    IS_CROSS,
    POWERS,
    WEIGHTS,
    WireTables,
    can_lie_on,
    digit,
)
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_SLOT: Final = {side: slot for slot, side in enumerate(HORIZONTALS)}


@final
@attrs.define(eq=False, repr=False)
class RedstoneWire(BlockBehaviour):
    _sites: WireSites | None = attrs.field(init=False, default=None)
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
        sites = self._sites
        if sites is None or sites.wires.tables is not level.behaviours:
            sites = self._sites_in(level)
        site = sites.site(level, pos)
        if not sites.is_carried(level, site):
            level.destroy_block(pos, drop=True)
            return
        power = sites.power_at(level, site)
        if power == sites.wires.power[state.id]:
            level.updater.settle(site.pos)
        else:
            before = level.write_count
            self._write_power(level, site, state, power)
            if level.write_count == before + 1:
                level.updater.settle(site.pos)
            level.updater.update_around_each(sites.rounds(level, site), state.block)

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
        sites = self._sites
        if sites is None or sites.wires.tables is not level.behaviours:
            sites = self._sites_in(level)
        shape = sites.wires.shape[state.id]
        now = sites.shape_at(level, sites.site(level, pos))
        if COMPLETED[now] == shape:
            return state
        if direction is Direction.UP:
            return self._shaped(level, state, _completed(shape, now))
        slot = _SLOT[direction]
        old, new = digit(shape, slot), digit(now, slot)
        if (old == 0) == (new == 0) and not IS_CROSS[shape]:
            changed = shape + (new - old) * WEIGHTS[slot]
        else:
            changed = COMPLETED[now]
        return state if changed == shape else self._shaped(level, state, changed)

    def update_indirect_neighbor_shapes(
        self, level: Level, pos: BlockPos, state: BlockState, flags: int, limit: int
    ) -> None:
        sites = self._sites_in(level)
        site = sites.site(level, pos)
        sites.shape_at(level, site)
        if not site.corners:
            return
        shape = sites.wires.shape[state.id]
        for slot, wire_pos, back in site.corners:
            if digit(shape, slot):
                beside = level.neighbor(wire_pos, back)
                beside_state = level.get_block_state(beside)
                level.update_shape_at(
                    wire_pos, back, beside, beside_state, flags, limit
                )

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        if direction is Direction.DOWN:
            return 0
        sites = self._sites_in(level)
        power = sites.wires.power[state.id]
        if power == 0 or direction is Direction.UP:
            return power
        # What it would look like now counts, not what it looks like.
        now = sites.shape_at(level, sites.site(level, pos))
        shape = _completed(sites.wires.shape[state.id], now)
        return power if digit(shape, _SLOT[direction.opposite]) else 0

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return self.get_signal(level, pos, state, direction)

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        sites = self._sites_in(level)
        return sites.is_carried(level, sites.site(level, pos))

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """Dots and crosses turn into each other."""
        sites = self._sites_in(level)
        shape = sites.wires.shape[state.id]
        if IS_CROSS[shape]:
            wanted = EMPTY
        elif shape == EMPTY:
            wanted = FULL
        else:
            return False
        now = sites.shape_at(level, sites.site(level, pos))
        turned_shape = _completed(wanted, now)
        if turned_shape == shape:
            return False
        turned = self._shaped(level, state, turned_shape)
        level.set_block(pos, turned, ALL)
        for slot, side in enumerate(HORIZONTALS):
            beside = side.from_pos(pos)
            changed = (digit(shape, slot) == 0) != (digit(turned_shape, slot) == 0)
            if changed and level.get_block_state(beside).is_conductor:
                level.update_neighbors_at(beside, turned.block, side.opposite)
        return True

    def _update_power(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """Also where the dust has just gone: its neighbours hear of it all the same."""
        sites = self._sites_in(level)
        site = sites.site(level, pos)
        power = sites.power_at(level, site)
        if power == sites.wires.power[state.id]:
            return
        if level.get_block_state(pos) is state:
            self._write_power(level, site, state, power)
        level.updater.update_around_each(sites.rounds(level, site), state.block)

    def _write_power(
        self, level: Level, site: WireSite, state: BlockState, power: int
    ) -> None:
        wires = self._sites_in(level).wires
        shape = wires.shape[state.id]
        changed = wires.tables.state(wires.state_ids[shape * POWERS + power])
        level.updater.unsettle(site.dependents)
        level.set_block(site.pos, changed, CLIENTS)

    def _shaped(self, level: Level, state: BlockState, shape: int) -> BlockState:
        wires = self._sites_in(level).wires
        power = wires.power[state.id]
        return wires.tables.state(wires.state_ids[shape * POWERS + power])

    def _sites_in(self, level: Level) -> WireSites:
        sites = self._sites
        if sites is None or sites.wires.tables is not level.behaviours:
            sites = self._sites = WireSites(WireTables(level.behaviours))
        return sites

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


def _completed(shape: int, now: int) -> int:
    """A dot without a neighbour stays a dot."""
    return EMPTY if shape == now == EMPTY else COMPLETED[now]


def _update_if_wire(level: Level, pos: BlockPos, block: Block) -> None:
    if level.get_block_state(pos).block is block:
        level.update_neighbors_at(pos, block)
        for side in Direction:
            level.update_neighbors_at(side.from_pos(pos), block)
