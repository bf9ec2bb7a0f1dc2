"""What repeaters and comparators share: support, input, the block in front, the choice of priority.

`facing` names the input side (https://minecraft.wiki/w/Redstone_Repeater).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.redstone.diode_site import DiodeSite, DiodeSites
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level


class Diode(BlockBehaviour):
    _sites: DiodeSites | None = None
    """Made when first needed, for the tables that hold this behaviour."""

    def output_signal(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        """What it gives to the front while powered."""
        return 15

    def check_tick(
        self, level: Level, pos: BlockPos, state: BlockState, site: DiodeSite
    ) -> None:
        """Schedule a tick if the input asks for another output."""
        raise NotImplementedError

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        sites = self.sites_in(level)
        return sites.is_carried(level, sites.site(level, pos, state))

    def sites_in(self, level: Level) -> DiodeSites:
        sites = self._sites
        if sites is None or sites.tables is not level.behaviours:
            sites = self._sites = DiodeSites(level.behaviours)
        return sites

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        tell_front(level, pos, state)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if not moved:
            tell_front(level, pos, state)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        sites = self.sites_in(level)
        site = sites.site(level, pos, state)
        if sites.is_carried(level, site):
            self.check_tick(level, pos, state, site)
        else:
            self.break_(level, pos, state)

    def break_(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """Its support is gone; what it powered through a conductor hears of it too."""
        level.destroy_block(pos, drop=True)
        for side in Direction:
            level.update_neighbors_at(side.from_pos(pos), state.block)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is Direction.DOWN and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        properties = state.properties
        if properties["powered"] == "false" or properties["facing"] != direction.label:
            return 0
        return self.output_signal(level, pos, state)

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return self.get_signal(level, pos, state, direction)


def tell_front(level: Level, pos: BlockPos, state: BlockState) -> None:
    """The block in front, then all around it but the diode or observer itself."""
    back = Direction.by_label(state.properties["facing"])
    level.updater.update_front(pos, back, state.block)


def back_signal(level: Level, site: DiodeSite) -> int:
    """Power at the input; dust counts with its power whether or not it points here."""
    section, index, at = site.back
    state_id = section.ids[index]
    tables = level.behaviours
    if state_id in tables.wire_ids:
        return int(tables.state(state_id).properties["power"])
    hook = tables.get_signal[state_id]
    if tables.conductor[state_id]:
        return level.get_signal(at, site.facing)
    if hook is None:
        return 0
    # As `Level.get_signal` for what conducts nothing, a diode above all.
    power: int = hook(level, at, tables.state(state_id), site.facing)
    return power


def is_facing_diode(level: Level, site: DiodeSite) -> bool:
    """The block in front is a diode that does not face back: its tick must come first.

    https://techmcdocs.github.io/pages/GameTick/TileTicks
    """
    section, index, _ = site.front
    state_id = section.ids[index]
    if state_id not in level.behaviours.diode_ids:
        return False
    other = level.behaviours.state(state_id)
    return other.properties["facing"] != site.facing.opposite.label
