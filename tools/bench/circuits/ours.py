"""Our level with a circuit in it: speed, and how many updates it delivers."""

from __future__ import annotations

import time
from statistics import median
from typing import Any, final

import attrs

from gametest.behaviour.interaction import use_block
from gametest.behaviour.registry import register_behaviours
from gametest.block.block import Block
from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.core.version import version_named
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.propagation import NeighborUpdater, Round
from gametest.level.world_preset import WorldPreset
from tools.bench.circuits.circuit import Circuit

_WINDOWS = 5
_WINDOW_SECONDS = 0.4
_COUNTED_PERIODS = 4


def behaviour_tables() -> BehaviourTables:
    tables = BehaviourTables(BlockTable.load(version_named("26.2")))
    register_behaviours(tables)
    return tables.freeze()


@final
@attrs.define(eq=False, repr=False)
class CountingUpdater(NeighborUpdater):
    """Counts what is delivered: each neighbour and each shape update to one block."""

    delivered: int = attrs.field(default=0, init=False)

    def update_around(
        self, pos: BlockPos, block: Block, except_direction: Direction | None = None
    ) -> None:
        self.delivered += 6 if except_direction is None else 5
        super().update_around(pos, block, except_direction)

    def update_around_each(self, rounds: tuple[Round, ...], block: Block) -> None:
        self.delivered += 6 * len(rounds)
        super().update_around_each(rounds, block)

    def update_front(self, pos: BlockPos, back: Direction, block: Block) -> None:
        self.delivered += 6
        super().update_front(pos, back, block)

    def update_one(
        self, pos: BlockPos, block: Block, from_pos: BlockPos | None
    ) -> None:
        self.delivered += 1
        super().update_one(pos, block, from_pos)

    def update_shapes(
        self, pos: BlockPos, state: BlockState, flags: int, limit: int
    ) -> None:
        self.delivered += 6
        super().update_shapes(pos, state, flags, limit)

    def update_shape(self, pos: BlockPos, *arguments: Any) -> None:
        self.delivered += 1
        super().update_shape(pos, *arguments)


@final
@attrs.define(eq=False, repr=False)
class Running:
    """A circuit that has started and warmed up."""

    circuit: Circuit
    tables: BehaviourTables

    level: Level = attrs.field(init=False)
    missing: list[str] = attrs.field(factory=list, init=False)
    """What is not simulated; such a figure says nothing."""
    _ticks: int = attrs.field(default=0, init=False)

    def __attrs_post_init__(self) -> None:
        blocks = self.tables.blocks
        level = self.level = Level.of(self.tables, preset=WorldPreset.void(blocks))
        level.world.game_rules.set("random_tick_speed", 0)
        level.unsupported_sink = lambda mechanic, _pos: self.missing.append(mechanic)
        cells = [
            (BlockPos(*pos), blocks.parse_state(_in_brackets(state)))
            for pos, state in self.circuit.cells().items()
        ]
        if self.circuit.starts_by_placing:
            for pos, state in cells:
                level.set_block(pos, state)
        else:
            level.set_states_quiet((pos, state.id) for pos, state in cells)
            for pos, _ in cells:
                level.neighbor_changed(pos, blocks.air.block, None)
        self.run(self.circuit.warm_up)

    def run(self, ticks: int) -> None:
        level, lever = self.level, self.circuit.lever
        if lever is None:
            for _ in range(ticks):
                level.tick()
            return
        pos, every = BlockPos(*lever), self.circuit.use_every
        for _ in range(ticks):
            if self._ticks % every == 0:
                use_block(level, pos)
            self._ticks += 1
            level.tick()

    def ticks_per_second(self) -> float:
        """Of CPU time, the median of some windows."""
        count = 4
        while (took := self._timed(count)) < _WINDOW_SECONDS:
            count = max(count * 2, int(count * _WINDOW_SECONDS / max(took, 1e-4)))
        return count / median(self._timed(count) for _ in range(_WINDOWS))

    def _timed(self, ticks: int) -> float:
        started = time.process_time()
        self.run(ticks)
        return time.process_time() - started

    def updates_per_tick(self) -> float:
        counter = CountingUpdater(self.level)
        self.level.updater = counter
        ticks = _COUNTED_PERIODS * self.circuit.period
        self.run(ticks)
        self.level.updater = NeighborUpdater(self.level)
        return counter.delivered / ticks


def quiet_microseconds(tables: BehaviourTables) -> float:
    """A tick in which nothing is due."""
    level = Level.of(tables, preset=WorldPreset.void(tables.blocks))
    started = time.process_time()
    for _ in range(100_000):
        level.tick()
    return (time.process_time() - started) * 10


def _in_brackets(state: str) -> str:
    """`a{b:c}` as `a[b=c]`."""
    return (
        state.replace("{", "[")
        .replace("}", "]")
        .replace(":", "=")
        .replace("minecraft=", "minecraft:")
    )


def measure(circuit: Circuit, tables: BehaviourTables) -> tuple[float, float] | str:
    """Ticks per second and updates per tick, or what is not simulated."""
    try:
        running = Running(circuit, tables)
        updates = running.updates_per_tick()
        speed = running.ticks_per_second()
    except UnsupportedError as error:
        return error.mechanic
    return running.missing[0] if running.missing else (speed, updates)
