"""Rails: they break without ground, and connect as they are laid.

https://minecraft.wiki/w/Rail, https://minecraft.wiki/w/Powered_Rail
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.machine import rail_track
from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

ASCENDING: Final = "ascending_"


class Rail(BlockBehaviour):
    removed_by_state_change = True

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if not can_hang_or_stand(level, pos, Direction.DOWN, SupportType.RIGID):
            return False
        shape = state.get("shape")
        if not shape.startswith(ASCENDING):
            return True
        uphill = Direction.by_label(shape.removeprefix(ASCENDING))
        carrier_pos = uphill.from_pos(pos)
        return level.is_face_sturdy(carrier_pos, Direction.UP, SupportType.RIGID)

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
        turned = rail_track.lay(level, pos, state, is_new=True)
        if not rail_track.may_curve(state):
            level.neighbor_changed(pos, state.block, None)
        self.laid(level, pos, turned)

    def laid(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """After it was placed and turned to its neighbours."""

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if moved:
            return
        if is_ascending(state):
            level.update_neighbors_at(Direction.UP.from_pos(pos), state.block)
        if state.has("powered"):
            level.update_neighbors_at(pos, state.block)
            level.update_neighbors_at(Direction.DOWN.from_pos(pos), state.block)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        if level.get_block_state(pos).block is not state.block:
            return
        if self.can_survive(level, pos, state):
            self.react(level, pos, state, source)
        else:
            level.destroy_block(pos, drop=True)

    def react(
        self, level: Level, pos: BlockPos, state: BlockState, source: Block
    ) -> None:
        """A junction of three may turn when something that gives power changed beside it."""
        if not rail_track.may_curve(state):
            return
        behaviour = level.behaviours.behaviour(source)
        gives_power = behaviour is not None and behaviour.is_signal_source(
            source.default_state
        )
        if gives_power and rail_track.rails_around(level, pos) == 3:
            rail_track.lay(level, pos, state, is_new=False)

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
        return state


def is_ascending(state: BlockState) -> bool:
    return state.get("shape").startswith(ASCENDING)
