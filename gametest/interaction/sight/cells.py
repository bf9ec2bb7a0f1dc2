"""The cells that a straight way passes, for looks and for what flies."""

from __future__ import annotations

from math import floor, inf
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametest.core.position import Vec3

_HAIR: Final = 1e-7


def cells_on(start: Vec3, way: Vec3) -> Iterator[tuple[int, int, int]]:
    """In order; both ends of the way reach a hair further."""
    begin = [at - _HAIR * by for at, by in zip(start, way, strict=True)]
    longer = [(1.0 + 2.0 * _HAIR) * by for by in way]
    at = [floor(part) for part in begin]
    yield at[0], at[1], at[2]
    steps = [(by > 0.0) - (by < 0.0) for by in longer]
    parts = [1.0 / abs(by) if by else inf for by in longer]
    """Of the way, from one border of cells to the next."""
    nexts = [
        part * (cell + 1 - here if step > 0 else here - cell) if step else inf
        for part, cell, here, step in zip(parts, at, begin, steps, strict=True)
    ]
    while (least := min(nexts)) <= 1.0:
        axis = 2 if nexts[2] == least else 1 if nexts[1] == least else 0
        at[axis] += steps[axis]
        nexts[axis] += parts[axis]
        yield at[0], at[1], at[2]
