"""Where a level's states lie: sections made on demand, and caches of places.

A cell is `(section, index, pos)`; it stays right for ever, because sections are never replaced,
only their buffers are. Behaviours ask for the same few thousand places again and again, so a
cached cell costs a third of computing one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Protocol

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import NEIGHBOR_UPDATE_ORDER, Direction
from gametest.core.position import BlockPos, SectionPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.dimension_type import DimensionType
from gametest.level.section import CELLS, Section, is_uniform, uniform
from gametest.level.world_preset import WorldPreset

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState

Pos = tuple[int, int, int]
Cell = tuple[Section, int, BlockPos]

MAX_CACHED_CELLS: Final = 1 << 17
"""Then the caches start afresh: about 40 MB."""

_FEW_RUNS: Final = 4
"""More cost more to look at than whether a section is all of one state."""
_OFFSETS: Final = tuple((d.dx, d.dy, d.dz) for d in NEIGHBOR_UPDATE_ORDER)
_SLOT: Final = {d: slot for slot, d in enumerate(NEIGHBOR_UPDATE_ORDER)}


class ChangeListener(Protocol):
    def __call__(self, pos: BlockPos, old_state_id: int, new_state_id: int, /) -> None:
        """A cell changed, by whatever means."""


@attrs.define(eq=False, repr=False)
class BlockStorage:
    """Reading and quiet writing; `Level` adds what follows from a write."""

    behaviours: BehaviourTables
    dimension_type: DimensionType
    preset: WorldPreset

    change_listener: ChangeListener | None = attrs.field(default=None, init=False)
    write_count: int = attrs.field(default=0, init=False)
    """Rises whenever what a behaviour can read may have changed: states, what block entities hold,
    the time. What was worked out at the same count still holds.
    """
    sections: dict[tuple[int, int, int], Section] = attrs.field(
        factory=dict, init=False
    )
    """As far as they were touched."""
    _cells: dict[Pos, Cell] = attrs.field(factory=dict, init=False)
    _neighbors: dict[Pos, tuple[Cell, ...]] = attrs.field(factory=dict, init=False)
    ticking_section_map: dict[tuple[int, int, int], Section] = attrs.field(
        factory=dict, init=False
    )
    """Sections that may hold randomly ticking blocks."""
    _states: list[BlockState | None] = attrs.field(init=False)
    _ticks_randomly: bytearray = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._states = self.behaviours.states
        self._ticks_randomly = self.behaviours.randomly_ticking
        for state_id in self.preset.state_ids(self.dimension_type.id):
            self.behaviours.meet(state_id)

    # -- reading -------------------------------------------------------------------------

    def get_state_id(self, x: int, y: int, z: int) -> int:
        try:
            section, index, _ = self._cells[x, y, z]
        except KeyError:
            section, index, _ = self.cell((x, y, z))
        return section.ids[index]

    def get_block_state(self, pos: Pos) -> BlockState:
        """`minecraft:void_air` outside the build height."""
        try:
            section, index, _ = self._cells[pos]
        except KeyError:
            section, index, _ = self.cell(pos)
        state_id = section.ids[index]
        return self._states[state_id] or self.behaviours.state(state_id)

    def neighbor(self, pos: Pos, direction: Direction) -> BlockPos:
        """As `direction.from_pos(pos)`, from the cache."""
        return self.neighbor_cells(pos)[_SLOT[direction]][2]

    def get_neighbor_state(self, pos: Pos, direction: Direction) -> BlockState:
        section, index, _ = self.neighbor_cells(pos)[_SLOT[direction]]
        state_id = section.ids[index]
        return self._states[state_id] or self.behaviours.state(state_id)

    def state_ids_in(self, box: BoundingBox) -> list[int]:
        """In the order of `BoundingBox.positions`: x changes fastest, then y, then z."""
        found: list[int] = []
        for z in range(box.min_z, box.max_z + 1):
            for y in range(box.min_y, box.max_y + 1):
                row = (y & 15) << 8 | (z & 15) << 4
                for start, end in _spans(box.min_x, box.max_x):
                    ids = self.section(start >> 4, y >> 4, z >> 4).ids
                    found += ids[row | start & 15 : (row | end & 15) + 1]
        return found

    def distinct_state_ids(self, box: BoundingBox) -> set[int]:
        """Which states stand in the box, `minecraft:void_air` outside the build height."""
        found: set[int] = set()
        for part in _parts(box):
            west, bottom, north, east, top, south = part
            section = self.section(west >> 4, bottom >> 4, north >> 4)
            single = section.shared_state()
            if single is not None:
                found.add(single)
                continue
            ids = section.ids
            start = (bottom & 15) << 8 | (north & 15) << 4 | west & 15
            runs = _runs(start, east - west + 1, south - north + 1, top - bottom + 1)
            if len(runs) > _FEW_RUNS and is_uniform(ids):
                found.add(ids[0])
                continue
            for cells in runs:
                run = ids[cells]
                if is_uniform(run):
                    found.add(run[0])
                else:
                    found.update(run)
        return found

    # -- quiet writing -------------------------------------------------------------------

    def set_states_quiet(self, cells: Iterable[tuple[Pos, int]]) -> int:
        """Write without hooks and updates; block entities follow, the world's border holds.

        Returns how many cells changed.
        """
        changed = 0
        self.write_count += 1
        listener = self.change_listener
        ticks, entities = self._ticks_randomly, self.behaviours.block_entity_flags
        last = section = None
        for pos, state_id in cells:
            x, y, z = pos
            key = (x >> 4, y >> 4, z >> 4)
            if key != last or section is None:
                last, section = key, self.section(*key)
            index = (y & 15) << 8 | (z & 15) << 4 | x & 15
            old_id = section.ids[index]
            if old_id == state_id or not section.is_in_world:
                continue
            if section.is_shared:
                section.own()
            section.ids[index] = state_id
            changed += 1
            if ticks[state_id] or ticks[old_id]:
                self._meet(section, old_id, state_id)
            if entities[state_id] != 1 or entities[old_id] != 1:
                self._block_entity_follows(pos, old_id, state_id)
            if listener is not None:
                listener(BlockPos(x, y, z), old_id, state_id)
        return changed

    def fill_states(self, box: BoundingBox, state_id: int) -> int:
        """Fill a box quietly; returns how many cells changed."""
        self.behaviours.meet(state_id)
        self.write_count += 1
        if self.change_listener is not None or self._needs_care(box, state_id):
            return self.set_states_quiet((pos, state_id) for pos in box.positions())
        changed = 0
        low, high = max(box.min_y, self.min_y), min(box.max_y, self.max_y - 1)
        for part in _parts(box._replace(min_y=low, max_y=high)):
            changed += self._fill_part(part, state_id)
        return changed

    def _fill_part(
        self, part: tuple[int, int, int, int, int, int], state_id: int
    ) -> int:
        """A box within one section, in as few runs of equal distance as possible."""
        west, bottom, north, east, top, south = part
        section = self.section(west >> 4, bottom >> 4, north >> 4)
        start = (bottom & 15) << 8 | (north & 15) << 4 | west & 15
        runs = _runs(start, east - west + 1, south - north + 1, top - bottom + 1)
        length = len(range(*runs[0].indices(CELLS)))
        run = uniform(state_id)[:length]
        ids = section.ids
        changed = 0
        for cells in runs:
            old = ids[cells]
            if old == run:
                continue
            ids = section.own()
            ids[cells] = run
            # Of one other state, as the run is not what it shall be: no need to count.
            changed += length - (0 if is_uniform(old) else old.count(state_id))
        if changed and (
            self._ticks_randomly[state_id] or section.pos in self.ticking_section_map
        ):
            self._mark_ticking(section)
        return changed

    def _needs_care(self, box: BoundingBox, state_id: int) -> bool:
        """Whether block entities come or go, so that each cell must be looked at."""
        return self.behaviours.has_block_entity(state_id)

    def _block_entity_follows(self, pos: Pos, old_id: int, new_id: int) -> None:
        """After a quiet write; a level with block entities does something here."""

    # -- places --------------------------------------------------------------------------

    @property
    def min_y(self) -> int:
        return self.dimension_type.min_y

    @property
    def max_y(self) -> int:
        """Exclusive."""
        return self.dimension_type.max_y

    def is_in_world(self, pos: Pos) -> bool:
        """Whether a block can be written there."""
        return self.min_y <= pos[1] < self.max_y

    def section(self, x: int, y: int, z: int) -> Section:
        """By section coordinates; made on first use."""
        key = (x, y, z)
        found = self.sections.get(key)
        if found is None:
            kind = self.dimension_type
            inside = kind.min_y <= y << 4 < kind.max_y
            if inside:
                ids = self.preset.section(kind.id, kind.min_y, y)
            else:
                ids = self.preset.void_air()
            found = self.sections[key] = Section(SectionPos(x, y, z), ids, inside)
        return found

    def cell(self, pos: Pos) -> Cell:
        """Section, index in it, and the position itself, from the cache."""
        found = self._cells.get(pos)
        if found is None:
            x, y, z = pos
            section = self.section(x >> 4, y >> 4, z >> 4)
            index = (y & 15) << 8 | (z & 15) << 4 | x & 15
            at = pos if isinstance(pos, BlockPos) else BlockPos(x, y, z)
            if len(self._cells) >= MAX_CACHED_CELLS:
                self._cells.clear()
                self._neighbors.clear()
            found = self._cells[at] = (section, index, at)
        return found

    def neighbor_cells(self, pos: Pos) -> tuple[Cell, ...]:
        """The six cells around, in the order of neighbour updates."""
        try:
            return self._neighbors[pos]
        except KeyError:
            x, y, z = pos
            known, cell = self._cells.get, self.cell
            around = tuple(
                [
                    known(at := (x + dx, y + dy, z + dz)) or cell(at)
                    for dx, dy, dz in _OFFSETS
                ]
            )
            self._neighbors[cell(pos)[2]] = around
            return around

    def _meet(self, section: Section, old_id: int, new_id: int) -> None:
        """After a write of a state that may tick randomly or whose block was never met."""
        self.behaviours.meet(new_id)
        if self._ticks_randomly[new_id] or self._ticks_randomly[old_id]:
            self._mark_ticking(section)

    def _mark_ticking(self, section: Section) -> None:
        section.holds_ticking = None
        self.ticking_section_map[section.pos] = section


def _runs(start: int, width: int, depth: int, layers: int) -> list[slice]:
    """The cells of a box in a section as slices of one length."""
    if width == 16 and depth == 16:
        return [slice(start, start + (layers << 8))]
    if width == 16:
        length = depth << 4
        return [slice(s, s + length) for s in range(start, start + (layers << 8), 256)]
    if depth == 16:
        end = (layers << 8) - 15
        return [slice(s, s + end, 16) for s in range(start, start + width)]
    if width == depth == 1:
        return [slice(start, start + (layers << 8) - 255, 256)]
    rows = range(start, start + (layers << 8), 256)
    if width < depth:
        end = (depth << 4) - 15
        return [slice(s, s + end, 16) for row in rows for s in range(row, row + width)]
    columns = range(0, depth << 4, 16)
    return [slice(row + z, row + z + width) for row in rows for z in columns]


def _parts(box: BoundingBox) -> Iterable[tuple[int, int, int, int, int, int]]:
    """Cut a box at the borders of sections; fields as those of a box."""
    columns = tuple(_spans(box.min_x, box.max_x))
    rows = tuple(_spans(box.min_z, box.max_z))
    for bottom, top in _spans(box.min_y, box.max_y):
        for north, south in rows:
            for west, east in columns:
                yield west, bottom, north, east, top, south


def _spans(first: int, last: int) -> Iterable[tuple[int, int]]:
    """Cut a range of coordinates, both ends included, at the borders of sections."""
    while first <= last:
        end = min(first | 15, last)
        yield first, end
        first = end + 1
