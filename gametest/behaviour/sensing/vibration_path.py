"""Whether wool stands between a vibration and who would hear it.

https://minecraft.wiki/w/Wool#Occluding_vibrations. Six rays are cast, each from a point a hair beside
the middle of the source's block; one free ray is enough. Which cells a ray meets is worked out
by the method of Amanatides and Woo; the offsets are general knowledge of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import floor, inf
from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.position import BlockPos, Vec3

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

_HAIR: Final = 1.0e-5
_OVERSHOT: Final = 1.0e-7
"""By so much of its length a ray is drawn out at both ends."""


def is_muffled(
    level: Level,
    source: BlockPos,
    listener: BlockPos,
    muffles: Callable[[BlockState], bool],
) -> bool:
    """True if every ray meets a block that muffles."""
    end = _middle(listener)
    for side in Direction:
        x, y, z = _middle(source)
        start = Vec3(x + side.dx * _HAIR, y + side.dy * _HAIR, z + side.dz * _HAIR)
        if not any(muffles(level.get_block_state(pos)) for pos in _cells(start, end)):
            return False
    return True


def _middle(pos: BlockPos) -> Vec3:
    x, y, z = pos
    return Vec3(x + 0.5, y + 0.5, z + 0.5)


def _cells(start: Vec3, end: Vec3) -> Iterator[BlockPos]:
    """Those that the ray passes, the first included."""
    if start == end:
        return
    first = [
        one + (one - other) * _OVERSHOT for one, other in zip(start, end, strict=True)
    ]
    last = [
        other + (other - one) * _OVERSHOT for one, other in zip(start, end, strict=True)
    ]
    cell = [floor(one) for one in first]
    yield BlockPos(*cell)
    ways = [other - one for one, other in zip(first, last, strict=True)]
    steps = [(way > 0) - (way < 0) for way in ways]
    strides = [
        step / way if step else inf for step, way in zip(steps, ways, strict=True)
    ]
    nexts = [
        stride * (1 - (one - floor(one)) if step > 0 else one - floor(one))
        if step
        else inf
        for one, step, stride in zip(first, steps, strides, strict=True)
    ]
    while min(nexts) <= 1.0:
        x, y, z = nexts
        axis = (0 if x < z else 2) if x < y else (1 if y < z else 2)
        cell[axis] += steps[axis]
        nexts[axis] += strides[axis]
        yield BlockPos(*cell)
