"""Collision shapes of all states of a table, and which faces they close.

Boxes are in blocks: `(x0, y0, z0, x1, y1, z1)`. The file is read when a shape is first asked for.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

import attrs

from gametest.block.support_type import SupportType
from gametest.core.direction import Direction

if TYPE_CHECKING:
    from gametest.block.block import Block

Box: TypeAlias = tuple[float, float, float, float, float, float]

_EMPTY: Final = 0
_FULL_CUBE: Final = 1
_EDGE: Final = 1e-7
# The parts of a face that the kinds of support ask for, as (u0, v0, u1, v1) in pixels; u and v
# are x, z for the vertical directions and x or z, y for the horizontal ones.
_WHOLE: Final = ((0, 0, 16, 16),)
_RIM: Final = ((0, 0, 16, 2), (0, 14, 16, 16), (0, 0, 2, 16), (14, 0, 16, 16))
_MIDDLE: Final = ((7, 7, 9, 9),)
# A support in the middle reaches from the ground to 10 pixels, so a side must cover that much.
_SIDE_MIDDLE: Final = ((7, 0, 9, 10),)


@final
@attrs.define(eq=False, repr=False)
class BlockShapes:
    """Shapes by number: 0 is empty, 1 the full cube."""

    boxes: list[tuple[Box, ...]]
    _collision: list[int | list[int]]
    """Per block of the registry: one shape, or one per state."""
    _support: dict[int, int | list[int]]
    """Blocks (by index) that carry neighbours with another shape than they collide with."""
    _masks: list[int | None] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._masks = [None] * len(self.boxes)

    @classmethod
    def load(cls, path: Path) -> BlockShapes:
        raw: dict[str, Any] = json.loads(path.read_bytes())
        boxes = [
            tuple(tuple(float(edge) for edge in box) for box in shape)
            for shape in raw["shapes"]
        ]
        lists = [_expand(runs) for runs in raw["lists"]]
        collision = [
            number if number >= 0 else lists[-1 - number] for number in raw["blocks"]
        ]
        support = {
            int(index): number if number >= 0 else lists[-1 - number]
            for index, number in raw["support"].items()
        }
        return cls(boxes, collision, support)  # type: ignore[arg-type]

    def collision(self, block: Block, state_id: int) -> tuple[Box, ...]:
        return self.boxes[self._number(block, state_id)]

    def is_full_cube(self, block: Block, state_id: int) -> bool:
        return self._number(block, state_id) == _FULL_CUBE

    def is_face_sturdy(
        self, block: Block, state_id: int, direction: Direction, support: SupportType
    ) -> bool:
        entry = self._support.get(block.index)
        if entry is None:
            number = self._number(block, state_id)
        elif isinstance(entry, int):
            number = entry
        else:
            number = entry[state_id - block.first_state_id]
        if number == _EMPTY:
            return False
        mask = self._masks[number]
        if mask is None:
            mask = self._masks[number] = _face_mask(self.boxes[number])
        return bool(mask >> (direction.index + support.value) & 1)

    def _number(self, block: Block, state_id: int) -> int:
        entry = self._collision[block.index]
        if isinstance(entry, int):
            return entry
        return entry[state_id - block.first_state_id]


def _expand(runs: list[int]) -> list[int]:
    """`[shape, length, shape, length, ...]`."""
    return [
        shape
        for shape, length in zip(runs[::2], runs[1::2], strict=True)
        for _ in range(length)
    ]


def gives_support(
    boxes: tuple[Box, ...], direction: Direction, support: SupportType
) -> bool:
    """Whether that side of a shape can carry a neighbour; slow, nothing is remembered."""
    return bool(_face_mask(boxes) >> (direction.index + support.value) & 1)


def _face_mask(boxes: tuple[Box, ...]) -> int:
    """Bit `direction.index + support.value` is set where the face gives that support."""
    mask = 0
    for direction in Direction:
        face = _face(boxes, direction)
        middle = _SIDE_MIDDLE if direction.is_horizontal else _MIDDLE
        whole = _covers(face, _WHOLE)
        rigid = whole if direction.is_horizontal else _covers(face, _RIM)
        for support, given in (
            (SupportType.FULL, whole),
            (SupportType.CENTER, _covers(face, middle)),
            (SupportType.RIGID, rigid),
        ):
            if given:
                mask |= 1 << (direction.index + support.value)
    return mask


def _face(
    boxes: tuple[Box, ...], direction: Direction
) -> list[tuple[float, float, float, float]]:
    """The rectangles of the boxes that reach the face, in pixels."""
    found = []
    axis = 0 if direction.dx else 1 if direction.dy else 2
    positive = direction.dx + direction.dy + direction.dz > 0
    u, v = ((2, 1), (0, 2), (0, 1))[axis]
    for box in boxes:
        low, high = box[axis], box[axis + 3]
        if positive:
            reaches = high >= 1 - _EDGE and low < 1 - _EDGE
        else:
            reaches = low <= _EDGE and high > _EDGE
        if reaches:
            found.append((box[u] * 16, box[v] * 16, box[u + 3] * 16, box[v + 3] * 16))
    return found


def close_face_together(
    boxes: tuple[Box, ...], beyond: tuple[Box, ...], direction: Direction
) -> bool:
    """Whether two shapes, the second on side `direction`, cover the face between them."""
    face = _face(boxes, direction) + _face(beyond, direction.opposite)
    return _covers(face, _WHOLE)


def _covers(
    face: list[tuple[float, float, float, float]],
    wanted: tuple[tuple[int, int, int, int], ...],
) -> bool:
    """Whether the union of the rectangles holds all wanted ones."""
    if not face:
        return False
    for part in wanted:
        us = sorted({part[0], part[2], *(e for r in face for e in (r[0], r[2]))})
        vs = sorted({part[1], part[3], *(e for r in face for e in (r[1], r[3]))})
        for u0, u1 in pairwise(us):
            for v0, v1 in pairwise(vs):
                mu, mv = (u0 + u1) / 2, (v0 + v1) / 2
                inside = part[0] < mu < part[2] and part[1] < mv < part[3]
                if inside and not any(
                    r[0] <= mu <= r[2] and r[1] <= mv <= r[3] for r in face
                ):
                    return False
    return True
