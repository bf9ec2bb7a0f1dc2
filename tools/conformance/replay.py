"""One trace run on our level: its events per tick, and all that was not simulated."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, final

import attrs

from gametest.behaviour.interaction import use_block
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.core.version import version_named
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.level.update_flags import ALL
from gametest.nbt.tags import Compound
from tools.conformance.events import (
    BlockChanged,
    EntityMoved,
    EntityRemoved,
    Event,
    InventoryChanged,
    Vector,
    vector,
)
from tools.conformance.recording import Call, Recording
from tools.conformance.starting import empty_level, place_build
from tools.conformance.trace import Trace

_MOVED = 1e-9
"""A smaller step along every axis is none."""

Slots = dict[tuple[BlockPos, int], str]


@lru_cache(maxsize=1)
def behaviour_tables() -> BehaviourTables:
    """Those of 26.2, in which the traces were recorded."""
    tables = BehaviourTables(BlockTable.load(version_named("26.2")))
    register_behaviours(tables)
    return tables.freeze()


@final
@attrs.frozen
class Missing:
    """Something that is not simulated, where it was met; tick -1 is the placement."""

    tick: int
    mechanic: str
    pos: BlockPos | None


@final
@attrs.define(eq=False)
class TickNotes:
    """Kept only when a replay is asked to explain itself."""

    calls: list[Call] = attrs.field(factory=list)
    before: list[tuple[Any, ...]] = attrs.field(factory=list)
    """Scheduled block ticks before the tick: time, position, block, priority."""
    waiting: list[tuple[Any, ...]] = attrs.field(factory=list)
    """Block events before the tick: position, block, id, data."""


@final
@attrs.define(eq=False, repr=False)
class Replay:
    """Make, `run`, read the results."""

    trace: Trace
    is_noted: bool = False

    events: list[Event] = attrs.field(factory=list, init=False)
    unsupported: list[Missing] = attrs.field(factory=list, init=False)
    error: str | None = attrs.field(default=None, init=False)
    """The traceback of an exception that ended the replay."""
    notes: dict[int, TickNotes] = attrs.field(factory=dict, init=False)
    paths: dict[int, list[tuple[int, Vector, Vector]]] = attrs.field(
        factory=dict, init=False
    )
    """Entity id -> tick, position, velocity of each tick, watched or not."""

    level: Level = attrs.field(init=False)
    tick: int = attrs.field(default=-1, init=False)
    _recording: Recording | None = attrs.field(default=None, init=False)
    _before: dict[BlockPos, int] = attrs.field(factory=dict, init=False)
    _slots: Slots = attrs.field(factory=dict, init=False)
    _seen: dict[int, Vector] = attrs.field(factory=dict, init=False)

    def run(self) -> Replay:
        self.level = empty_level(self.trace, behaviour_tables())
        self.level.unsupported_sink = self._report
        try:
            self._run()
        # Whatever a half-built behaviour raises is a finding, not the end of the tool.
        except Exception:
            self.error = f"tick {self.tick}: {traceback.format_exc()}"
        return self

    def _run(self) -> None:
        trace, level = self.trace, self.level
        try:
            place_build(level, trace)
        except UnsupportedError as error:
            self._report(error.mechanic, error.pos)
        if self.is_noted:
            self._recording = Recording(level, trace.origin)
            self._recording.attach()
        level.change_listener = self._changed
        self._slots = self._all_slots()
        self._note_paths()
        self._seen = {e.id: self._relative(e) for e in self._watched_entities()}
        for tick in range(trace.ticks):
            self.tick = tick
            for action in trace.actions:
                if action["tick"] == tick:
                    self._act(action)
            notes = self._notes_before()
            level.tick()
            if self._recording is not None:
                notes.calls = self._recording.taken()
            self.events += self._block_events()
            self.events += self._inventory_events()
            self._note_paths()
            if trace.has_entities:
                self.events += self._entity_events()

    # -- what happens --------------------------------------------------------------------

    def _act(self, action: dict[str, Any]) -> None:
        pos = self.trace.origin.offset(*action["pos"])
        try:
            if action["do"] == "use":
                use_block(self.level, pos)
            elif action["do"] == "set":
                state = self.level.blocks.parse_state(action["block"])
                self.level.set_block(pos, state, ALL)
            else:
                self._report(f"action {action['do']}", pos)
        except UnsupportedError as error:
            self._report(error.mechanic, error.pos or pos)

    def _report(self, mechanic: str, pos: BlockPos | None = None) -> None:
        self.unsupported.append(Missing(self.tick, mechanic, pos))

    def _changed(self, pos: BlockPos, old: int, new: int, /) -> None:
        self._before.setdefault(pos, old)
        if self._recording is not None:
            state = self.level.blocks.state
            self._recording.write(pos, str(state(old)), str(state(new)))

    def _notes_before(self) -> TickNotes:
        notes = TickNotes()
        if self.is_noted:
            origin, level = self.trace.origin, self.level
            notes.before = [
                (t.time, tuple(t.pos.minus(origin)), t.kind.name, t.priority)
                for t in level.block_ticks
            ]
            notes.waiting = [
                (tuple(e.pos.minus(origin)), e.block.name, e.event_id, e.data)
                for e in level.block_events
            ]
            self.notes[self.tick] = notes
        return notes

    # -- what is seen --------------------------------------------------------------------

    def _block_events(self) -> Iterator[Event]:
        level, box = self.level, self.trace.watched_blocks
        before, self._before = self._before, {}
        for pos, old in before.items():
            new = level.get_state_id(*pos)
            if new != old and box.contains(pos):
                state, place = level.blocks.state, pos.minus(self.trace.origin)
                yield BlockChanged(self.tick, place, str(state(old)), str(state(new)))

    def _all_slots(self) -> Slots:
        box = self.trace.watched_blocks
        return {
            (pos, slot): text
            for pos, block_entity in self.level.block_entities.items()
            if box.contains(pos)
            for slot, text in _slots_of(block_entity.save())
        }

    def _inventory_events(self) -> Iterator[Event]:
        before, self._slots = self._slots, self._all_slots()
        after = self._slots
        for key in sorted({*before, *after}):
            old, new = before.get(key, ""), after.get(key, "")
            if old != new:
                place = key[0].minus(self.trace.origin)
                yield InventoryChanged(self.tick, place, key[1], old, new)

    def _entity_events(self) -> Iterator[Event]:
        seen: dict[int, Vector] = {}
        for entity in self._watched_entities():
            pos = seen[entity.id] = self._relative(entity)
            last = self._seen.get(entity.id)
            if last is None or not _is_still(last, pos):
                velocity = vector(entity.motion)
                yield EntityMoved(self.tick, entity.id, entity.type_id, pos, velocity)
        for gone in self._seen.keys() - seen.keys():
            yield EntityRemoved(self.tick, gone)
        self._seen = seen

    def _watched_entities(self) -> Iterator[Entity]:
        low, high = self.trace.entry["observed"]["entities"]
        origin = self.trace.origin
        for entity in self.level.entities.values():
            try:
                box = entity.bounding_box
            except UnsupportedError as error:
                missing = Missing(-1, error.mechanic, error.pos)
                if missing not in self.unsupported:
                    self.unsupported.append(missing)
                continue
            if all(
                box[axis + 3] > low[axis] + origin[axis]
                and box[axis] < high[axis] + origin[axis]
                for axis in range(3)
            ):
                yield entity

    def _relative(self, entity: Entity) -> Vector:
        return vector(entity.pos.minus(self.trace.origin))

    def _note_paths(self) -> None:
        if self.trace.paths:
            for entity in self.level.entities.values():
                row = (self.tick, self._relative(entity), vector(entity.motion))
                self.paths.setdefault(entity.id, []).append(row)


def _is_still(one: Vector, other: Vector) -> bool:
    return all(abs(a - b) <= _MOVED for a, b in zip(one, other, strict=True))


def _slots_of(nbt: Compound) -> Iterator[tuple[int, str]]:
    items = nbt.get("Items")
    for stack in items if isinstance(items, list) else ():
        if isinstance(stack, dict):
            slot = stack.get("Slot", 0)
            yield int(slot) if isinstance(slot, int) else 0, _stack_text(stack)
    for key in ("RecordItem", "item"):
        alone = nbt.get(key)
        if isinstance(alone, dict) and alone:
            yield 0, _stack_text(alone)


def _stack_text(stack: Compound) -> str:
    return f"{stack.get('count', 1)}x {stack.get('id', '')}"
