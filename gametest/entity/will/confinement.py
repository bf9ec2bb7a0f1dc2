"""Whether a mob can leave the one column of cells that it stands in.

It cannot where, on all four sides, no gap between full blocks is as high as the mob within the reach of
its feet and head: a box that may not pass a side whole stays in its column, whichever way it goes. That
is geometry; how high a mob jumps is https://minecraft.wiki/w/Jumping.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.entity.attributes import attribute_value

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.level import Level

_EDGE: Final = 1e-6
_JUMP: Final = 1.2522
"""Height of a jump of strength 0.42, in blocks."""
_STRENGTH: Final = 0.42
_GRAVITY: Final = 0.08
_SIDES: Final = (Direction.NORTH, Direction.SOUTH, Direction.WEST, Direction.EAST)


def walls_of(level: Level, body: LivingBody) -> list[BlockPos] | None:
    """The cells that shut it in, over all heights that it can be at in this turn.

    None: it may get out, or it does not stand in a single column.
    """
    x0, y0, z0, x1, y1, z1 = body.entity.bounding_box
    x, z = floor(x0 + _EDGE), floor(z0 + _EDGE)
    if x1 > x + 1 + _EDGE or z1 > z + 1 + _EDGE:
        return None
    rise = _rise(body)
    if rise is None:
        return None
    up_and_down = body.entity.motion[1]
    height = y1 - y0
    low = y0 + min(0.0, up_and_down - _GRAVITY)
    high = y1 + rise + max(0.0, up_and_down)
    found: list[BlockPos] = []
    low, high = _within(level, x, z, (y0, y1), (low, high), found)
    for side in _SIDES:
        if not _is_closed(
            level, (x + side.dx, z + side.dz), (low, high), height, found
        ):
            return None
    return found


def _rise(body: LivingBody) -> float | None:
    """How high it may come by itself; None: higher than others do."""
    entity = body.entity
    strength = attribute_value(entity, "minecraft:jump_strength") or _STRENGTH
    gravity = attribute_value(entity, "minecraft:gravity") or _GRAVITY
    step = attribute_value(entity, "minecraft:step_height") or 0.0
    if strength > _STRENGTH + _EDGE or gravity < _GRAVITY - _EDGE or step > _JUMP:
        return None
    if any(map(body.has_effect, ("jump_boost", "levitation", "slow_falling"))):
        return None
    return _JUMP


def _within(
    level: Level,
    x: int,
    z: int,
    own: tuple[float, float],
    reach: tuple[float, float],
    found: list[BlockPos],
) -> tuple[float, float]:
    """The reach of its feet and head, as far as floor and ceiling of its column let them."""
    low, high = reach
    for y in range(floor(own[1] - _EDGE) + 1, floor(high) + 1):
        if _is_full(level, x, y, z, found):
            high = min(high, float(y))
            break
    for y in range(floor(own[0] + _EDGE) - 1, floor(low) - 1, -1):
        if _is_full(level, x, y, z, found):
            low = max(low, y + 1.0)
            break
    return low, high


def _is_closed(
    level: Level,
    column: tuple[int, int],
    reach: tuple[float, float],
    height: float,
    found: list[BlockPos],
) -> bool:
    """Whether no gap of a side is as high as the mob."""
    low, high = reach
    begin = low
    for y in range(floor(low + _EDGE), floor(high - _EDGE) + 1):
        if _is_full(level, column[0], y, column[1], found):
            if min(high, y) - begin >= height - _EDGE:
                return False
            begin = y + 1.0
    return high - begin < height - _EDGE


def _is_full(level: Level, x: int, y: int, z: int, found: list[BlockPos]) -> bool:
    """Every cell that is looked at matters, full or not."""
    found.append(BlockPos(x, y, z))
    state = level.get_block_state((x, y, z))
    # A shulker box opens, whatever it looks like now.
    return state.is_full_cube and not state.block.name.endswith("shulker_box")
