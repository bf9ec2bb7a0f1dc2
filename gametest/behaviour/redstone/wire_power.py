"""How strong dust is, given what stands around it.

https://minecraft.wiki/w/Redstone_Dust#Behavior. This is where redstone spends its time, so it reads
state ids and tables, not states.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final
from weakref import WeakKeyDictionary

import attrs

from gametest.behaviour.redstone.wire_connections import WIRE, can_lie_on
from gametest.block.block_table import BlockTable
from gametest.core.direction import HORIZONTALS, NEIGHBOR_UPDATE_ORDER, Direction
from gametest.core.position import BlockPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.block_storage import Cell

if TYPE_CHECKING:
    from gametest.level.level import Level

_MAX_POWER: Final = 15
_DOWN, _UP = 2, 3
_SIDES: Final = (
    (0, Direction.WEST),
    (1, Direction.EAST),
    (4, Direction.NORTH),
    (5, Direction.SOUTH),
)
"""Places in `Level.neighbor_cells`, which has the order of neighbour updates."""
_UNKNOWN: Final = 2

_Diagonal = tuple[Direction, Cell, tuple[Cell, Cell]]
_Reach = tuple[Cell, Cell, tuple[tuple[Cell, Direction, Cell, Cell], ...]]
"""Of a position: down, up, and per side what lies there, below it and above it."""


@final
@attrs.define(eq=False, repr=False)
class WirePower:
    """Belongs to one set of tables."""

    tables: BehaviourTables

    power: bytes = attrs.field(init=False)
    """State id -> power of dust, 0 for all else."""
    _carries: bytearray = attrs.field(init=False)
    """State id -> whether dust can lie on it, as far as it was asked."""
    _reaches: WeakKeyDictionary[Level, dict[BlockPos, _Reach]] = attrs.field(
        init=False, factory=WeakKeyDictionary
    )
    """Cells stay right for ever, so they are looked up once per position of dust."""
    _level: Level | None = attrs.field(init=False, default=None)
    _reach: dict[BlockPos, _Reach] = attrs.field(init=False, factory=dict)
    """Of the level that asked last."""

    _diagonals: dict[BlockPos, tuple[_Diagonal, ...]] = attrs.field(
        init=False, factory=dict
    )
    _settled: dict[BlockPos, int] = attrs.field(init=False, factory=dict)
    """Of that level: the write count at which dust was found to be as strong as it should."""

    def __attrs_post_init__(self) -> None:
        self.power = _power_table(self.tables.blocks)
        self._carries = bytearray([_UNKNOWN]) * len(self.power)

    def can_lie_at(self, level: Level, pos: BlockPos) -> bool:
        section, index, _ = level.neighbor_cells(pos)[_DOWN]
        state_id = section.ids[index]
        answer = self._carries[state_id]
        if answer == _UNKNOWN:
            answer = self._carries[state_id] = can_lie_on(self.tables.state(state_id))
        return bool(answer)

    def for_dust_at(self, level: Level, pos: BlockPos) -> int:
        """What all but dust gives, or dust around less one.

        Dust counts level with it, one down past a transparent block, one up past a conductor.
        """
        self._turn_to(level)
        below, above, sides = self._reach.get(pos) or self._find_reach(level, pos)
        power, conductor = self.power, self.tables.conductor
        may_give = self.tables.may_power_dust
        best, dust = 0, 1
        section, index, _ = above
        state_id = section.ids[index]
        is_covered = conductor[state_id]
        if may_give[state_id]:
            best = self._given_by(level, above, Direction.UP)
        section, index, _ = below
        if may_give[section.ids[index]]:
            given = self._given_by(level, below, Direction.DOWN)
            if given > best:
                best = given
        for cell, direction, lower, upper in sides:
            section, index, _ = cell
            state_id = section.ids[index]
            if may_give[state_id]:
                given = self._given_by(level, cell, direction)
                if given > best:
                    best = given
            elif power[state_id] > dust:
                dust = power[state_id]
            if not conductor[state_id]:
                section, index, _ = lower
            elif is_covered:
                continue
            else:
                section, index, _ = upper
            passed = power[section.ids[index]]
            if passed > dust:
                dust = passed
        return best if best >= dust else dust - 1

    def diagonals(self, level: Level, pos: BlockPos) -> tuple[_Diagonal, ...]:
        """Per side, north first and clockwise: what lies there, and below and above it."""
        self._turn_to(level)
        found = self._diagonals.get(pos)
        if found is None:
            around = level.neighbor_cells(pos)
            by_side = {side: around[slot] for slot, side in _SIDES}
            found = self._diagonals[pos] = tuple(
                (side, by_side[side], _below_and_above(level, by_side[side]))
                for side in HORIZONTALS
            )
        return found

    def settle(self, level: Level, pos: BlockPos) -> None:
        """Dust at `pos` lies on something and has the power it should have now."""
        self._settled[pos] = level.write_count

    def is_settled(self, level: Level, pos: BlockPos) -> bool:
        """Nothing was written since; most updates of dust come while that is so."""
        return level is self._level and self._settled.get(pos) == level.write_count

    def _turn_to(self, level: Level) -> None:
        if level is not self._level:
            self._level = level
            self._reach = self._reaches.setdefault(level, {})
            self._settled, self._diagonals = {}, {}

    def _given_by(self, level: Level, cell: Cell, direction: Direction) -> int:
        """Weak power of one block that is not dust, or what it conducts."""
        section, index, pos = cell
        state_id = section.ids[index]
        hook = self.tables.get_signal[state_id]
        best: int = 0
        if hook is not None:
            best = hook(level, pos, self.tables.state(state_id), direction)
        if best < _MAX_POWER and self.tables.conductor[state_id]:
            hooks, wires = self.tables.get_direct_signal, self.tables.wire_ids
            for slot, (section, index, at) in enumerate(level.neighbor_cells(pos)):
                state_id = section.ids[index]
                hook = hooks[state_id]
                # Dust never counts what other dust gives.
                if hook is not None and state_id not in wires:
                    state = self.tables.state(state_id)
                    strong = hook(level, at, state, NEIGHBOR_UPDATE_ORDER[slot])
                    if strong > best:
                        best = strong
        return best

    def _find_reach(self, level: Level, pos: BlockPos) -> _Reach:
        around = level.neighbor_cells(pos)
        sides = []
        for slot, direction in _SIDES:
            beyond = level.neighbor_cells(around[slot][2])
            sides.append((around[slot], direction, beyond[_DOWN], beyond[_UP]))
        found = self._reach[pos] = (around[_DOWN], around[_UP], tuple(sides))
        return found


def _below_and_above(level: Level, cell: Cell) -> tuple[Cell, Cell]:
    around = level.neighbor_cells(cell[2])
    return around[_DOWN], around[_UP]


def _power_table(blocks: BlockTable) -> bytes:
    table = bytearray(blocks.state_count)
    wire = blocks.find_block(WIRE)
    if wire is not None:
        step, prop = wire.strides["power"]
        for offset in range(wire.state_count):
            value = prop.values[offset // step % len(prop.values)]
            table[wire.first_state_id + offset] = int(value)
    return bytes(table)
