"""Redstone comparator: compare, subtract, and read what stands behind.

https://minecraft.wiki/w/Redstone_Comparator
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.redstone.diode import (
    Diode,
    back_signal,
    is_facing_diode,
    tell_front,
)
from gametest.behaviour.redstone.wire_connections import WIRE
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_entity import BlockEntity
from gametest.level.level_ticks import TickPriority
from gametest.level.update_flags import CLIENTS
from gametest.nbt.tags import Compound, Int

if TYPE_CHECKING:
    from gametest.level.level import Level

_DELAY: Final = 2


@final
@attrs.define(eq=False, repr=False)
class ComparatorBlockEntity(BlockEntity):
    output_signal: int = attrs.field(init=False, default=0)

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        stored = self.nbt.pop("OutputSignal", 0)
        self.output_signal = int(stored) if isinstance(stored, int) else 0

    def save(self) -> Compound:
        return {**super().save(), "OutputSignal": Int(self.output_signal)}


@final
class Comparator(Diode):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return ComparatorBlockEntity("minecraft:comparator", pos)

    def output_signal(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        block_entity = level.get_block_entity(pos)
        if isinstance(block_entity, ComparatorBlockEntity):
            return block_entity.output_signal
        return 0

    def check_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if level.will_tick_this_tick(pos, state.block):
            return
        back, side = _back_input(level, pos, state), _side_input(level, pos, state)
        is_on = state.get("powered") == "true"
        if _output(state, back, side) == self.output_signal(
            level, pos, state
        ) and is_on == _turns_on(state, back, side):
            return
        priority = (
            TickPriority.HIGH
            if is_facing_diode(level, pos, state)
            else TickPriority.NORMAL
        )
        level.schedule_tick(pos, state.block, _DELAY, priority)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        self._refresh(level, pos, state)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        switched = state.cycle("mode")
        level.set_block(pos, switched, CLIENTS)
        self._refresh(level, pos, switched)
        return True

    def _refresh(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        back, side = _back_input(level, pos, state), _side_input(level, pos, state)
        output = _output(state, back, side)
        previous = self.output_signal(level, pos, state)
        block_entity = level.get_block_entity(pos)
        if isinstance(block_entity, ComparatorBlockEntity):
            block_entity.output_signal = output
            level.write_count += 1
        # In compare mode the front is told even at equal strength.
        if previous == output and state.get("mode") != "compare":
            return
        turns_on = _turns_on(state, back, side)
        if turns_on != (state.get("powered") == "true"):
            state = state.with_("powered", str(turns_on).lower())
            level.set_block(pos, state, CLIENTS)
        tell_front(level, pos, state)


def _output(state: BlockState, back: int, side: int) -> int:
    if side > back:
        return 0
    return back - side if state.get("mode") == "subtract" else back


def _turns_on(state: BlockState, back: int, side: int) -> bool:
    if back == 0:
        return False
    return back > side or (back == side and state.get("mode") == "compare")


def _back_input(level: Level, pos: BlockPos, state: BlockState) -> int:
    """A readable block behind replaces redstone; one behind a conductor only below 15."""
    back = Direction.by_label(state.get("facing"))
    signal = back_signal(level, pos, state)
    behind = back.from_pos(pos)
    read = _read(level, behind)
    if read is not None:
        return read
    if signal < 15 and level.get_block_state(behind).is_conductor:
        beyond = back.from_pos(behind)
        _refuse_frame(level, beyond, back)
        read = _read(level, beyond)
    return signal if read is None else read


def _read(level: Level, pos: BlockPos) -> int | None:
    """None: no block there that a comparator reads."""
    state = level.get_block_state(pos)
    behaviour = level.behaviours.analog_output[state.id]
    if behaviour is None or not behaviour.has_analog_output(state):
        return None
    return behaviour.get_analog_output(level, pos, state)


def _refuse_frame(level: Level, pos: BlockPos, facing: Direction) -> None:
    """An item frame is read through the block that it hangs on, and by no other way.

    https://minecraft.wiki/w/Item_Frame#Redstone
    """
    if not level.entities:
        return
    for kind in ("minecraft:item_frame", "minecraft:glow_item_frame"):
        for frame in level.entities_of_type(kind):
            turned = frame.nbt.get("Facing")
            hangs_here = turned is None or turned == facing.index
            if hangs_here and tuple(map(floor, frame.pos)) == pos:
                raise UnsupportedError(f"{kind}: comparator reading", pos)


def _side_input(level: Level, pos: BlockPos, state: BlockState) -> int:
    facing = Direction.by_label(state.get("facing"))
    strongest = 0
    for side in (facing.clockwise, facing.counterclockwise):
        beside = side.from_pos(pos)
        source = level.get_block_state(beside)
        behaviour = level.behaviours.behaviours[source.id]
        if source.is_block("minecraft:redstone_block"):
            signal = 15
        elif source.is_block(WIRE):
            signal = int(source.get("power"))
        elif behaviour is not None and behaviour.is_signal_source(source):
            signal = level.get_direct_signal(beside, side)
        else:
            signal = 0
        strongest = max(strongest, signal)
    return strongest
