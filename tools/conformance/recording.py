"""What a level asks for during a tick, in order: update calls, block events, writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

import attrs

from gametest.block.block import Block
from gametest.block.block_state import BlockState
from gametest.core.direction import SHAPE_UPDATE_ORDER, Direction
from gametest.core.position import BlockPos
from gametest.level.block_events import BlockEvent, BlockEvents
from gametest.level.level import Level
from gametest.level.propagation import NeighborUpdater, Round
from tools.conformance.events import Place


@final
@attrs.frozen
class Call:
    """`kind` as in the records' `notify` and `log`, and `write` and `tick` of our own."""

    kind: str
    pos: Place
    """Relative to the origin."""
    detail: str
    """The block there for updates, `id param` for block events, states for writes."""

    def __str__(self) -> str:
        x, y, z = self.pos
        return f"{self.kind} ({x},{y},{z}) {self.detail.replace('minecraft:', '')}"


UPDATES = frozenset({"neighbor", "neighbors_at", "shape"})
BLOCK_EVENTS = frozenset({"queue", "requeue", "run"})


@final
@attrs.define(eq=False, repr=False)
class Recording:
    """Attach before the first tick; `calls` is emptied by whoever reads it."""

    level: Level
    origin: BlockPos
    calls: list[Call] = attrs.field(factory=list, init=False)

    def attach(self) -> None:
        level = self.level
        level.updater = RecordingUpdater(level, sink=self.update)
        events = RecordingBlockEvents(sink=self.block_event)
        for waiting in level.block_events:
            BlockEvents.add(events, waiting)
        level.block_events = events

    def taken(self) -> list[Call]:
        calls = self.calls[:]
        self.calls.clear()
        return calls

    def update(self, kind: str, pos: BlockPos) -> None:
        name = self.level.get_block_state(pos).block.name
        self.calls.append(Call(kind, pos.minus(self.origin), name))

    def block_event(self, kind: str, event: BlockEvent) -> None:
        detail = f"{event.event_id} {event.data}"
        self.calls.append(Call(kind, event.pos.minus(self.origin), detail))

    def write(self, pos: BlockPos, old: str, new: str) -> None:
        self.calls.append(Call("write", pos.minus(self.origin), f"{old} -> {new}"))


@final
@attrs.define(eq=False, repr=False)
class RecordingUpdater(NeighborUpdater):
    sink: Callable[[str, BlockPos], None] = attrs.field(kw_only=True)

    def update_around(
        self, pos: BlockPos, block: Block, except_direction: Direction | None = None
    ) -> None:
        self.sink("neighbors_at", pos)
        super().update_around(pos, block, except_direction)

    def update_around_each(self, rounds: tuple[Round, ...], block: Block) -> None:
        for pos, _ in rounds:
            self.sink("neighbors_at", pos)
        super().update_around_each(rounds, block)

    def update_front(self, pos: BlockPos, back: Direction, block: Block) -> None:
        self.sink("neighbor", back.opposite.from_pos(pos))
        self.sink("neighbors_at", back.opposite.from_pos(pos))
        super().update_front(pos, back, block)

    def update_one(
        self, pos: BlockPos, block: Block, from_pos: BlockPos | None
    ) -> None:
        self.sink("neighbor", pos)
        super().update_one(pos, block, from_pos)

    def update_shapes(
        self, pos: BlockPos, state: BlockState, flags: int, limit: int
    ) -> None:
        for direction in SHAPE_UPDATE_ORDER:
            self.sink("shape", direction.from_pos(pos))
        super().update_shapes(pos, state, flags, limit)

    def update_shape(self, pos: BlockPos, *arguments: Any) -> None:
        self.sink("shape", pos)
        super().update_shape(pos, *arguments)


@final
@attrs.define(eq=False, repr=False)
class RecordingBlockEvents(BlockEvents):
    sink: Callable[[str, BlockEvent], None] = attrs.field(kw_only=True)

    def add(self, event: BlockEvent) -> bool:
        is_new = super().add(event)
        self.sink("queue" if is_new else "requeue", event)
        return is_new

    def run(self, run: Callable[[BlockEvent], None]) -> int:
        def logged(event: BlockEvent) -> None:
            self.sink("run", event)
            run(event)

        return super().run(logged)
