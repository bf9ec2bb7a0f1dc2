"""Redstone torches, standing and on a wall: inverters that burn out.

https://minecraft.wiki/w/Redstone_Torch
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, final
from weakref import WeakKeyDictionary

import attrs

from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import NEIGHBOR_UPDATE_ORDER, Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_DELAY: Final = 2
_SLOTS: Final = tuple(map(NEIGHBOR_UPDATE_ORDER.index, Direction))
"""Down, up, north, south, west, east in `Level.neighbor_cells`."""
_BURN_OUT_COUNT: Final = 8
_BURN_OUT_WINDOW: Final = 60
_RETRY_DELAY: Final = 160


@attrs.define(eq=False, repr=False)
class RedstoneTorch(BlockBehaviour):
    """The standing torch; the wall torch differs in where its support is."""

    burn_out: BurnOut

    def support_side(self, state: BlockState) -> Direction:
        """From the torch to the block that carries and inverts it."""
        return Direction.DOWN

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return can_hang_or_stand(level, pos, Direction.DOWN, SupportType.CENTER)

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        # Also when it only went on or off: that is how it tells the block it powers strongly.
        _tell_neighbors_of_neighbors(level, pos, state.block)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if not moved:
            _tell_neighbors_of_neighbors(level, pos, state.block)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        is_lit = state.get("lit") == "true"
        if is_lit == self._is_inverted_on(
            level, pos, state
        ) and not level.will_tick_this_tick(pos, state.block):
            level.schedule_tick(pos, state.block, _DELAY)
        # What it looks at are states, so it would do the same until one is written.
        level.updater.settle_for_now(pos)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        has_input = self._is_inverted_on(level, pos, state)
        toggles = self.burn_out.toggles_at(level, pos)
        if state.get("lit") == "true":
            if has_input:
                level.set_block(pos, state.with_("lit", "false"), ALL)
                toggles.append(level.game_time)
                if len(toggles) >= _BURN_OUT_COUNT:
                    level.schedule_tick(
                        pos, level.get_block_state(pos).block, _RETRY_DELAY
                    )
        elif not has_input and len(toggles) < _BURN_OUT_COUNT:
            level.set_block(pos, state.with_("lit", "true"), ALL)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        is_support = direction is self.support_side(state)
        if is_support and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        """To all sides but its support."""
        if state.get("lit") == "false":
            return 0
        return 0 if direction is self.support_side(state).opposite else 15

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        """Strong power to the block above only."""
        if direction is not Direction.DOWN:
            return 0
        return self.get_signal(level, pos, state, direction)

    def _is_inverted_on(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        side = self.support_side(state)
        return level.has_signal(side.from_pos(pos), side)


@final
class RedstoneWallTorch(RedstoneTorch):
    def support_side(self, state: BlockState) -> Direction:
        return Direction.by_label(state.get("facing")).opposite

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return can_hang_or_stand(level, pos, self.support_side(state), SupportType.FULL)


@final
@attrs.define(eq=False, repr=False)
class BurnOut:
    """When the torches of a level went off lately.

    A torch that went off 8 times within 60 ticks stays off and looks again after 160
    (https://minecraft.wiki/w/Redstone_Torch#Redstone_component).
    """

    _toggles: WeakKeyDictionary[Level, dict[BlockPos, deque[int]]] = attrs.field(
        init=False, factory=WeakKeyDictionary
    )

    def toggles_at(self, level: Level, pos: BlockPos) -> deque[int]:
        """Game times, oldest first, those of more than 60 ticks ago dropped."""
        of_level = self._toggles.setdefault(level, {})
        toggles = of_level.setdefault(pos, deque())
        oldest = level.game_time - _BURN_OUT_WINDOW
        while toggles and toggles[0] < oldest:
            toggles.popleft()
        return toggles


def _tell_neighbors_of_neighbors(level: Level, pos: BlockPos, block: Block) -> None:
    around = level.neighbor_cells(pos)
    places = [around[slot][2] for slot in _SLOTS]
    rounds = tuple((place, level.neighbor_cells(place)) for place in places)
    level.updater.update_around_each(rounds, block)
