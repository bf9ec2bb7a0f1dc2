"""Where a boat floats: on water, under it, on land, in the air (general knowledge of the game)."""

from __future__ import annotations

from enum import Enum, auto
from math import ceil, floor
from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32
from gametest.core.position import BlockPos
from gametest.interaction.collision import block_boxes
from gametest.interaction.collision_shapes import shape_at
from gametest.interaction.entity_search import touches
from gametest.interaction.fluid_push import surface_height

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametest.block.block_state import BlockState
    from gametest.level.entities.entity import Box
    from gametest.level.level import Level

_THIN: Final = 0.001
_FRICTION: Final = 0.6
_LILY_PAD: Final = "minecraft:lily_pad"


class BoatState(Enum):
    ON_WATER = auto()
    UNDER_WATER = auto()
    UNDER_CURRENT = auto()
    """Under water that flows."""
    ON_LAND = auto()
    IN_AIR = auto()

    __hash__ = object.__hash__


def state_under_water(level: Level, box: Box) -> BoatState | None:
    x0, _, z0, x1, top, z1 = box
    found = None
    for pos, state in _water(level, (x0, top, z0, x1, top + _THIN, z1)):
        if top + _THIN < pos.y + surface_height(level, pos, state):
            if not state.is_fluid_source:
                return BoatState.UNDER_CURRENT
            found = BoatState.UNDER_WATER
    return found


def water_level_at(level: Level, box: Box) -> float | None:
    """Height of the water that the bottom of the boat is in."""
    x0, bottom, z0, x1, _, z1 = box
    heights = [
        f32(pos.y + surface_height(level, pos, state))
        for pos, state in _water(level, (x0, bottom, z0, x1, bottom + _THIN, z1))
    ]
    highest = max(heights, default=bottom)
    return highest if highest > bottom else None


def water_level_above(level: Level, box: Box, last_fall: float) -> float:
    """Of the water in which it lands."""
    x0, _, z0, x1, top, z1 = box
    end = ceil(top - last_fall)
    for y in range(floor(top), end):
        row = (x0, float(y), z0, x1, y + 1.0, z1)
        heights = [
            surface_height(level, pos, state) for pos, state in _water(level, row)
        ]
        highest = max(heights, default=0.0)
        if highest < 1.0:
            return f32(y + highest)
    return float(end + 1)


def ground_friction(level: Level, box: Box) -> float:
    """The mean of the blocks that it lies on; 0 on nothing."""
    x0, bottom, z0, x1, _, z1 = box
    under = (x0, bottom - _THIN, z0, x1, bottom, z1)
    left, right = floor(x0) - 1, ceil(x1) + 1
    back, front = floor(z0) - 1, ceil(z1) + 1
    low, high = floor(bottom - _THIN) - 1, ceil(bottom) + 1
    total, count = 0.0, 0
    for x in range(left, right):
        for z in range(back, front):
            edges = (x in (left, right - 1)) + (z in (back, front - 1))
            if edges == 2:
                continue
            for y in range(low, high):
                if edges and y in (low, high - 1):
                    continue
                state = level.get_block_state((x, y, z))
                if state.block.name == _LILY_PAD or not _lies_on(
                    level, (x, y, z), state, under
                ):
                    continue
                total = f32(total + f32(state.block.traits.get("friction", _FRICTION)))
                count += 1
    return f32(total / count) if count else 0.0


def has_room(level: Level, box: Box) -> bool:
    return not any(touches(box, other) for other in block_boxes(level, box))


def _lies_on(
    level: Level, pos: tuple[int, int, int], state: BlockState, under: Box
) -> bool:
    x, y, z = pos
    if not state.id:
        return False
    return any(
        touches((a + x, b + y, c + z, d + x, e + y, f + z), under)
        for a, b, c, d, e, f in shape_at(level, x, y, z, state.id)
    )


def _water(level: Level, box: Box) -> Iterator[tuple[BlockPos, BlockState]]:
    """The cells of water that a box touches."""
    x0, y0, z0, x1, y1, z1 = box
    for x in range(floor(x0), ceil(x1)):
        for y in range(floor(y0), ceil(y1)):
            for z in range(floor(z0), ceil(z1)):
                state = level.get_block_state((x, y, z))
                if state.fluid == "water":
                    yield BlockPos(x, y, z), state
