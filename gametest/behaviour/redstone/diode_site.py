"""The cells that a repeater or comparator looks at, found once per place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final
from weakref import WeakKeyDictionary

import attrs

from gametest.block.support_type import SupportType
from gametest.core.direction import NEIGHBOR_UPDATE_ORDER, Direction
from gametest.core.position import BlockPos
from gametest.level.block_storage import Cell

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.behaviour_tables import BehaviourTables
    from gametest.level.level import Level

_SLOTS: Final = {side: slot for slot, side in enumerate(NEIGHBOR_UPDATE_ORDER)}
CARRIES: Final = 1
_UNASKED, _ASK_LEVEL = 2, 3


@final
@attrs.frozen(eq=False, repr=False)
class DiodeSite:
    facing: Direction
    """The input side."""
    below: Cell
    back: Cell
    front: Cell
    left: tuple[Cell, Direction]
    """Clockwise of the input side."""
    right: tuple[Cell, Direction]
    """Counterclockwise of it."""

    @property
    def sides(self) -> tuple[tuple[Cell, Direction], tuple[Cell, Direction]]:
        return self.left, self.right


@final
@attrs.define(eq=False, repr=False)
class DiodeSites:
    """All places of diodes, by level; belongs to one set of tables."""

    tables: BehaviourTables

    _sites: WeakKeyDictionary[Level, dict[BlockPos, DiodeSite]] = attrs.field(
        init=False, factory=WeakKeyDictionary
    )
    _level: Level | None = attrs.field(init=False, default=None)
    _of_level: dict[BlockPos, DiodeSite] = attrs.field(init=False, factory=dict)
    """Of the level that asked last."""
    carries: bytearray = attrs.field(init=False)
    """State id -> `CARRIES` if a diode can stand on it, as far as it was asked."""

    def __attrs_post_init__(self) -> None:
        self.carries = bytearray((_UNASKED,)) * self.tables.blocks.state_count

    def site(self, level: Level, pos: BlockPos, state: BlockState) -> DiodeSite:
        if level is not self._level:
            self._level = level
            self._of_level = self._sites.setdefault(level, {})
        label = state.properties["facing"]
        found = self._of_level.get(pos)
        if found is None or found.facing.label != label:
            facing = Direction.by_label(label)
            found = self._of_level[pos] = _make_site(level, pos, facing)
        return found

    def is_carried(self, level: Level, site: DiodeSite) -> bool:
        section, index, at = site.below
        state_id = section.ids[index]
        answer = self.carries[state_id]
        if answer == _UNASKED:
            state = self.tables.state(state_id)
            if state.has_block_entity:
                answer = _ASK_LEVEL
            else:
                answer = int(state.is_face_sturdy(Direction.UP, SupportType.RIGID))
            self.carries[state_id] = answer
        if answer == _ASK_LEVEL:
            return level.is_face_sturdy(at, Direction.UP, SupportType.RIGID)
        return answer == CARRIES


def _make_site(level: Level, pos: BlockPos, facing: Direction) -> DiodeSite:
    around = level.neighbor_cells(pos)
    one, other = facing.clockwise, facing.counterclockwise
    return DiodeSite(
        facing,
        around[_SLOTS[Direction.DOWN]],
        around[_SLOTS[facing]],
        around[_SLOTS[facing.opposite]],
        (around[_SLOTS[one]], one),
        (around[_SLOTS[other]], other),
    )
