"""What repeaters and comparators share: support, input, the block in front, the choice of priority.

`facing` names the input side (https://minecraft.wiki/w/Redstone_Repeater).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.behaviour.redstone.wire_connections import WIRE
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_DIODES: Final = ("minecraft:repeater", "minecraft:comparator")


class Diode(BlockBehaviour):
    def output_signal(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        """What it gives to the front while powered."""
        return 15

    def check_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """Schedule a tick if the input asks for another output."""
        raise NotImplementedError

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return can_hang_or_stand(level, pos, Direction.DOWN, SupportType.RIGID)

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
        if self.can_survive(level, pos, state):
            self.check_tick(level, pos, state)
            return
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
        if state.get("powered") == "false" or direction.label != state.get("facing"):
            return 0
        return self.output_signal(level, pos, state)

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return self.get_signal(level, pos, state, direction)


def tell_front(level: Level, pos: BlockPos, state: BlockState) -> None:
    """The block in front, then all around it but the diode or observer itself."""
    back = Direction.by_label(state.get("facing"))
    front_pos = back.opposite.from_pos(pos)
    level.neighbor_changed(front_pos, state.block, pos)
    level.update_neighbors_at(front_pos, state.block, back)


def back_signal(level: Level, pos: BlockPos, state: BlockState) -> int:
    """Power at the input; dust counts with its power whether or not it points here."""
    back = Direction.by_label(state.get("facing"))
    input_pos = back.from_pos(pos)
    signal = level.get_signal(input_pos, back)
    if signal >= 15:
        return signal
    source = level.get_block_state(input_pos)
    return max(signal, int(source.get("power"))) if source.is_block(WIRE) else signal


def is_diode(state: BlockState) -> bool:
    return state.block.name in _DIODES


def is_facing_diode(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """The block in front is a diode that does not face back: its tick must come first.

    https://techmcdocs.github.io/pages/GameTick/TileTicks
    """
    front = Direction.by_label(state.get("facing")).opposite
    other = level.get_block_state(front.from_pos(pos))
    return is_diode(other) and other.get("facing") != front.label
