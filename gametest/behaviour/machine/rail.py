"""Rails: they break without ground; turning and chains of powered rails are unsupported.

https://minecraft.wiki/w/Rail, https://minecraft.wiki/w/Powered_Rail
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_ASCENDING = "ascending_"


class Rail(BlockBehaviour):
    removed_by_state_change = True

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if not can_hang_or_stand(level, pos, Direction.DOWN, SupportType.RIGID):
            return False
        shape = state.get("shape")
        if not shape.startswith(_ASCENDING):
            return True
        uphill = Direction.by_label(shape.removeprefix(_ASCENDING))
        carrier = level.get_block_state(uphill.from_pos(pos))
        return carrier.is_face_sturdy(Direction.UP, SupportType.RIGID)

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block and _rails_around(level, pos) > 0:
            raise UnsupportedError(f"{state.block.name}: connect", pos)

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
        if state.get("shape").startswith(_ASCENDING):
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
        behaviour = level.behaviours.behaviour(source)
        gives_power = behaviour is not None and behaviour.is_signal_source(
            source.default_state
        )
        if gives_power and _rails_around(level, pos) >= 3:
            raise UnsupportedError(f"{state.block.name}: turn", pos)

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


@final
class PoweredRail(Rail):
    def react(
        self, level: Level, pos: BlockPos, state: BlockState, source: Block
    ) -> None:
        is_powered = state.get("powered") == "true"
        if level.has_neighbor_signal(pos) != is_powered:
            raise UnsupportedError(f"{state.block.name}: follow power", pos)
        if source is state.block and not is_powered:
            for side in HORIZONTALS:
                beside = level.get_block_state(side.from_pos(pos))
                if beside.block is state.block and beside.get("powered") == "true":
                    raise UnsupportedError(f"{state.block.name}: follow power", pos)


@final
class DetectorRail(Rail):
    """Its power is that of its state; carts do not exist here."""

    def react(
        self, level: Level, pos: BlockPos, state: BlockState, source: Block
    ) -> None:
        """Never turns."""

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("powered") == "true":
            raise UnsupportedError(f"{state.block.name}: power off", pos)

    def has_analog_output(self, state: BlockState) -> bool:
        """Carts with an inventory; without one it reads 0."""
        return True

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return 15 if state.get("powered") == "true" else 0

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        if direction is not Direction.UP:
            return 0
        return self.get_signal(level, pos, state, direction)


def _rails_around(level: Level, pos: BlockPos) -> int:
    """Rails beside it, one step up or down included."""
    count = 0
    for side in HORIZONTALS:
        beside = side.from_pos(pos)
        for dy in (-1, 0, 1):
            name = level.get_block_state(beside.offset(0, dy, 0)).block.name
            if name.endswith("rail"):
                count += 1
                break
    return count
