"""Finds entities by place: a grid of small cells, and a list of those too large for it."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity

_SHIFT: Final = 2
"""Cells of 4 blocks: a search for neighbours looks at few cells with few entities each."""
_LARGE: Final = 4.0
"""Wider or higher ones would widen every search."""

GridKey: TypeAlias = tuple[int, int, int]


@final
@attrs.define(eq=False, repr=False)
class EntityGrid:
    """By position; searches reach as far as the largest entity that was ever in it."""

    _cells: dict[GridKey, dict[int, Entity]] = attrs.field(factory=dict, init=False)
    _large: dict[int, Entity] = attrs.field(factory=dict, init=False)
    _unsized: dict[int, Entity] = attrs.field(factory=dict, init=False)
    """Of a size that is not known: they are found where they might reach, and then say so."""
    _half_width: float = attrs.field(default=0.0, init=False)
    _height: float = attrs.field(default=0.0, init=False)

    def add(self, entity: Entity) -> None:
        try:
            width, height = entity.size
        except UnsupportedError:
            self._unsized[entity.uuid] = entity
            entity.grid_key = None
            return
        if width >= _LARGE or height >= _LARGE:
            self._large[entity.uuid] = entity
            entity.grid_key = None
            return
        self._half_width = max(self._half_width, width / 2)
        self._height = max(self._height, height)
        x, y, z = entity.pos
        key = (floor(x) >> _SHIFT, floor(y) >> _SHIFT, floor(z) >> _SHIFT)
        entity.grid_key = key
        self._cells.setdefault(key, {})[entity.uuid] = entity

    def remove(self, entity: Entity) -> None:
        if entity.grid_key is None:
            self._large.pop(entity.uuid, None)
            self._unsized.pop(entity.uuid, None)
            return
        found = self._cells.get(entity.grid_key)
        if found is not None:
            found.pop(entity.uuid, None)
            if not found:
                del self._cells[entity.grid_key]

    def move(self, entity: Entity) -> None:
        """After its position was set, or its size may have changed."""
        if entity.is_removed:
            return
        x, y, z = entity.pos
        key = (floor(x) >> _SHIFT, floor(y) >> _SHIFT, floor(z) >> _SHIFT)
        if key != entity.grid_key:
            self.remove(entity)
            self.add(entity)

    def cells_in(self, box: Box) -> float:
        """How many cells `near` would look into."""
        wide, high = 2 * self._half_width, 2 * self._height
        edge = float(1 << _SHIFT)
        x, y, z = (box[axis + 3] - box[axis] for axis in range(3))
        return (
            ((x + wide) / edge + 1.0)
            * ((y + high) / edge + 1.0)
            * ((z + wide) / edge + 1.0)
        )

    def near(self, box: Box) -> list[Entity]:
        """All whose boxes reach into the box, and some beside it."""
        found = list(self._large.values())
        if self._unsized:
            found += (each for each in self._unsized.values() if _may_reach(each, box))
        cells = self._cells
        if not cells:
            return found
        wide, high = self._half_width, self._height
        zs = range(floor(box[2] - wide) >> _SHIFT, (floor(box[5] + wide) >> _SHIFT) + 1)
        for x in range(
            floor(box[0] - wide) >> _SHIFT, (floor(box[3] + wide) >> _SHIFT) + 1
        ):
            for y in range(
                floor(box[1] - high) >> _SHIFT, (floor(box[4] + high) >> _SHIFT) + 1
            ):
                for z in zs:
                    cell = cells.get((x, y, z))
                    if cell is not None:
                        found += cell.values()
        return found


def _may_reach(entity: Entity, box: Box) -> bool:
    return all(
        box[axis] - _LARGE <= at <= box[axis + 3] + _LARGE
        for axis, at in enumerate(entity.pos)
    )
