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
from gametest.behaviour.redstone.diode_site import DiodeSite
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_entity import BlockEntity
from gametest.level.level_ticks import TickPriority
from gametest.level.update_flags import CLIENTS
from gametest.nbt.tags import Compound, Int

if TYPE_CHECKING:
    from gametest.level.level import Level

_DELAY: Final = 2
_FRAMES: Final = ("minecraft:item_frame", "minecraft:glow_item_frame")


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

    def check_tick(
        self, level: Level, pos: BlockPos, state: BlockState, site: DiodeSite
    ) -> None:
        if level.will_tick_this_tick(pos, state.block):
            return
        back, side = _back_input(level, site), _side_input(level, site)
        is_on = state.get("powered") == "true"
        if _output(state, back, side) == self.output_signal(
            level, pos, state
        ) and is_on == _turns_on(state, back, side):
            return
        priority = (
            TickPriority.HIGH if is_facing_diode(level, site) else TickPriority.NORMAL
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
        site = self.sites_in(level).site(level, pos, state)
        back, side = _back_input(level, site), _side_input(level, site)
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


def _back_input(level: Level, site: DiodeSite) -> int:
    """A readable block behind replaces redstone; one behind a conductor only below 15."""
    signal = back_signal(level, site)
    section, index, behind = site.back
    read = _read(level, section.ids[index], behind)
    if read is not None:
        return read
    if signal < 15 and level.behaviours.conductor[section.ids[index]]:
        beyond = level.neighbor(behind, site.facing)
        read = _read(level, level.get_state_id(*beyond), beyond)
        framed = _read_frame(level, beyond, site.facing) if level.entities else None
        if read is None or (framed is not None and framed > read):
            read = framed
    return signal if read is None else read


def _read(level: Level, state_id: int, pos: BlockPos) -> int | None:
    """None: no block there that a comparator reads."""
    behaviour = level.behaviours.analog_output[state_id]
    if behaviour is None:
        return None
    state = level.behaviours.state(state_id)
    if not behaviour.has_analog_output(state):
        return None
    return behaviour.get_analog_output(level, pos, state)


def _read_frame(level: Level, pos: BlockPos, facing: Direction) -> int | None:
    """A frame is read through the block that it hangs on: 0 empty, else 1 to 8 as it is turned.

    https://minecraft.wiki/w/Item_Frame#Redstone; that two frames in one place count as none is
    general knowledge. None: there is none that counts.
    """
    found = [
        frame.to_nbt()
        for kind in _FRAMES
        for frame in level.entities_of_type(kind)
        if tuple(map(floor, frame.pos)) == pos
    ]
    found = [nbt for nbt in found if nbt.get("Facing") == facing.index]
    if len(found) != 1:
        return None
    item, turned = found[0].get("Item"), found[0].get("ItemRotation")
    if not item:
        return 0
    return (int(turned) if isinstance(turned, int) else 0) % 8 + 1


def _side_input(level: Level, site: DiodeSite) -> int:
    tables = level.behaviours
    strongest = 0
    for (section, index, at), side in site.sides:
        state_id = section.ids[index]
        behaviour = tables.behaviours[state_id]
        if behaviour is None:
            continue
        source = tables.state(state_id)
        if state_id in tables.wire_ids:
            signal = int(source.get("power"))
        elif source.is_block("minecraft:redstone_block"):
            signal = 15
        elif behaviour.is_signal_source(source):
            signal = level.get_direct_signal(at, side)
        else:
            continue
        strongest = max(strongest, signal)
    return strongest
