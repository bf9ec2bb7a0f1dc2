"""Redstone repeater: delay, pulse lengthening and lock.

https://minecraft.wiki/w/Redstone_Repeater
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.redstone.diode import Diode, back_signal, is_facing_diode
from gametest.behaviour.redstone.diode_site import CARRIES, DiodeSite
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.level_ticks import TickPriority
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_BOTH_WAYS: Final = {
    side.label: (side, side.opposite) for side in Direction if side.is_horizontal
}

_DELAYS: Final = {str(steps): 2 * steps for steps in range(1, 5)}
"""In ticks, by the property."""


@final
class Repeater(Diode):
    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        sites = self._sites
        if sites is None or sites.tables is not level.behaviours:
            sites = self.sites_in(level)
        site = sites.site(level, pos, state)
        section, index, _ = site.below
        if sites.carries[section.ids[index]] == CARRIES or sites.is_carried(
            level, site
        ):
            self.check_tick(level, pos, state, site)
            # What it looks at are states, so it would do the same until one is written.
            level.updater.settle_for_now(pos)
        else:
            self.break_(level, pos, state)

    def check_tick(
        self, level: Level, pos: BlockPos, state: BlockState, site: DiodeSite
    ) -> None:
        if is_locked(level, site):
            return
        is_on = state.properties["powered"] == "true"
        has_input = back_signal(level, site) > 0
        if is_on == has_input or level.will_tick_this_tick(pos, state.block):
            return
        if is_facing_diode(level, site):
            priority = TickPriority.EXTREMELY_HIGH
        elif is_on:
            priority = TickPriority.VERY_HIGH
        else:
            priority = TickPriority.HIGH
        level.schedule_tick(pos, state.block, _delay(state), priority)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        site = self.sites_in(level).site(level, pos, state)
        if is_locked(level, site):
            return
        has_input = back_signal(level, site) > 0
        if state.properties["powered"] == "true":
            if not has_input:
                level.set_block(pos, state.with_("powered", "false"), CLIENTS)
            return
        level.set_block(pos, state.with_("powered", "true"), CLIENTS)
        if not has_input:
            # The pulse was shorter than the delay: it comes out as long as the delay.
            level.schedule_tick(pos, state.block, _delay(state), TickPriority.VERY_HIGH)

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
            return super().update_shape(
                level, pos, state, direction, neighbor_pos, neighbor_state
            )
        if direction in _BOTH_WAYS[state.properties["facing"]]:
            return state
        site = self.sites_in(level).site(level, pos, state)
        locked = "true" if is_locked(level, site) else "false"
        if state.properties["locked"] == locked:
            return state
        return state.with_("locked", locked)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        level.set_block(pos, state.cycle("delay"), ALL)
        return True


def is_locked(level: Level, site: DiodeSite) -> bool:
    """A powered repeater or comparator points at one of its sides."""
    diodes = level.behaviours.diode_ids
    # Not a loop: every update and tick of a repeater asks.
    (section, index, at), side = site.left
    if section.ids[index] in diodes and level.get_direct_signal(at, side) > 0:
        return True
    (section, index, at), side = site.right
    return section.ids[index] in diodes and level.get_direct_signal(at, side) > 0


def _delay(state: BlockState) -> int:
    return _DELAYS[state.properties["delay"]]
