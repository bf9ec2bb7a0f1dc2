"""Which cells an explosion reaches: 1,352 rays to the surface of a 16 x 16 x 16 grid.

https://minecraft.wiki/w/Explosion#Model_of_block_destruction: every ray has a strength of its own,
0.7 to 1.3 times the power; each 0.3 blocks it loses 0.225, and what block or fluid stands there
takes (resistance + 0.3) x 0.3 more. Numbers are kept in 64 bits; the game's have 32.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import floor, sqrt
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import Vec3
    from gametest.level.level import Level

_GRID: Final = 16
_STEP: Final = 0.30000001192092896
_LOST_PER_STEP: Final = 0.22500001
_LEAST: Final = 0.7
_SPAN: Final = 0.6
_FLUID_RESISTANCE: Final = 100.0
_THROUGH_SPARED: Final = _STEP * _STEP

Spares: TypeAlias = Callable[["Level", BlockPos, "BlockState"], bool]
"""Whether the explosion leaves a block alone, which then has no resistance either."""


def reached_cells(
    level: Level,
    center: Vec3,
    power: float,
    spares: Spares | None = None,
    stopped_by: frozenset[str] | None = None,
) -> list[BlockPos]:
    """Cells, also of air, that a ray is in with strength left, in the order of the rays.

    `stopped_by`: only these blocks take anything from a ray, and they take all.
    """
    cx, cy, cz = center
    min_y, max_y = level.min_y, level.max_y
    found: dict[tuple[int, int, int], None] = {}
    losses: dict[tuple[int, int, int], float] = {}
    spared: set[tuple[int, int, int]] = set()
    draw = level.random.next_float
    for dx, dy, dz in _directions():
        strength = power * (_LEAST + draw() * _SPAN)
        x, y, z = cx, cy, cz
        while strength > 0.0:
            cell = (floor(x), floor(y), floor(z))
            if not min_y <= cell[1] < max_y:
                break
            loss = losses.get(cell)
            if loss is None:
                state = level.behaviours.state(level.get_state_id(*cell))
                if spares is not None and spares(level, BlockPos(*cell), state):
                    spared.add(cell)
                    loss = _THROUGH_SPARED
                elif stopped_by is not None:
                    loss = power * 2.0 if state.block.name in stopped_by else 0.0
                else:
                    loss = _loss(state)
                losses[cell] = loss
            strength -= loss
            if strength > 0.0 and cell not in spared:
                found[cell] = None
            x += dx
            y += dy
            z += dz
            strength -= _LOST_PER_STEP
    return [BlockPos(*cell) for cell in found]


def _loss(state: BlockState) -> float:
    if state.is_air:
        return 0.0
    resistance = float(state.block.resistance)
    if state.fluid is not None:
        resistance = max(resistance, _FLUID_RESISTANCE)
    return (resistance + _STEP) * _STEP


@lru_cache(maxsize=1)
def _directions() -> tuple[tuple[float, float, float], ...]:
    """Steps of 0.3 blocks, x before y before z."""
    last = _GRID - 1
    found: list[tuple[float, float, float]] = []
    for i in range(_GRID):
        for j in range(_GRID):
            for k in range(_GRID):
                if not {0, last} & {i, j, k}:
                    continue
                x, y, z = (part / last * 2.0 - 1.0 for part in (i, j, k))
                length = sqrt(x * x + y * y + z * z)
                found.append(
                    (x / length * _STEP, y / length * _STEP, z / length * _STEP)
                )
    return tuple(found)
