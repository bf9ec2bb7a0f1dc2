"""How far a box can move before blocks or hard entities stop it.

https://minecraft.wiki/w/Entity#Motion_of_entities: y first, then the larger of x and z. Margins of
1e-7 are those of the game's shapes (general knowledge, held against recorded motion).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import floor
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.interaction.collision_shapes import EMPTY, shape_at

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_EDGE: Final = 1e-7
Move: TypeAlias = tuple[float, float, float]


def collide(
    level: Level,
    box: Box,
    move: Move,
    entity: Entity | None = None,
    *,
    step_height: float = 0.0,
    on_ground: bool = False,
) -> Move:
    """What is left of a move; `entity` is who moves."""
    mx, my, mz = move
    if not (mx or my or mz):
        return move
    boxes = obstacles(level, swept(box, move), entity)
    left = _stopped(boxes, box, move)
    if step_height > 0.0 and (left[0] != mx or left[2] != mz):
        lands = my != left[1] and my < 0.0
        if lands or on_ground:
            return _stepped(level, box, move, left, entity, step_height, lands=lands)
    return left


def swept(box: Box, move: Move) -> Box:
    """The box and all it passes on the way along the three axes."""
    x0, y0, z0, x1, y1, z1 = box
    mx, my, mz = move
    return (
        x0 + mx if mx < 0.0 else x0,
        y0 + my if my < 0.0 else y0,
        z0 + mz if mz < 0.0 else z0,
        x1 + mx if mx > 0.0 else x1,
        y1 + my if my > 0.0 else y1,
        z1 + mz if mz > 0.0 else z1,
    )


def moved(box: Box, move: Move) -> Box:
    x0, y0, z0, x1, y1, z1 = box
    mx, my, mz = move
    return x0 + mx, y0 + my, z0 + mz, x1 + mx, y1 + my, z1 + mz


def obstacles(level: Level, box: Box, entity: Entity | None) -> list[Box]:
    """Boxes of blocks and of hard entities that may stand in the way."""
    found = block_boxes(level, box, entity)
    if entity is None:
        return found
    if entity.body is not None and entity.body.meets_pushable:
        found += _boxes_of(level.entities_near(box), box, entity)
    elif level.hard_entities:
        found += _boxes_of(level.hard_entities.values(), box, entity)
    return found


def block_boxes(level: Level, box: Box, entity: Entity | None = None) -> list[Box]:
    """Collision boxes of the cells that a box touches; walls reach up from one cell below."""
    x0, y0, z0, x1, y1, z1 = box
    bottom = floor(y0 - _EDGE)
    xs = range(floor(x0 - _EDGE), floor(x1 + _EDGE) + 1)
    zs = range(floor(z0 - _EDGE), floor(z1 + _EDGE) + 1)
    ys = range(bottom - 1, floor(y1 + _EDGE) + 1)
    found: list[Box] = []
    get, shapes = level.get_state_id, level.collision_shapes
    for y in ys:
        for x in xs:
            for z in zs:
                state_id = get(x, y, z)
                if not state_id:
                    continue
                shape = shapes.get(state_id)
                if shape is None:
                    shape = shape_at(level, x, y, z, state_id, entity)
                if shape is EMPTY:
                    continue
                for a, b, c, d, e, f in shape:
                    if y >= bottom or e > 1.0:
                        found.append((a + x, b + y, c + z, d + x, e + y, f + z))
    return found


def is_free(level: Level, box: Box, entity: Entity | None = None) -> bool:
    """Whether no collision box reaches into it."""
    x0, y0, z0, x1, y1, z1 = box
    for a, b, c, d, e, f in obstacles(level, box, entity):
        if (
            a < x1 - _EDGE
            and d > x0 + _EDGE
            and b < y1 - _EDGE
            and e > y0 + _EDGE
            and c < z1 - _EDGE
            and f > z0 + _EDGE
        ):
            return False
    return True


def _boxes_of(others: Iterable[Entity], box: Box, entity: Entity) -> list[Box]:
    x0, y0, z0, x1, y1, z1 = box
    return [
        other
        for each in others
        if each is not entity
        and (each.kind.is_collidable or each.kind.is_pushable)
        and not _share_vehicle(each, entity)
        for other in (each.bounding_box,)
        if other[0] < x1 + _EDGE
        and other[3] > x0 - _EDGE
        and other[1] < y1 + _EDGE
        and other[4] > y0 - _EDGE
        and other[2] < z1 + _EDGE
        and other[5] > z0 - _EDGE
    ]


def _share_vehicle(one: Entity, other: Entity) -> bool:
    return root_vehicle(one) is root_vehicle(other)


def root_vehicle(entity: Entity) -> Entity:
    while entity.vehicle is not None:
        entity = entity.vehicle
    return entity


def _stopped(boxes: list[Box], box: Box, move: Move) -> Move:
    if not boxes:
        return move
    mx, my, mz = move
    x0, y0, z0, x1, y1, z1 = box
    if my:
        my = _along(boxes, 1, (x0, y0, z0, x1, y1, z1), my)
        y0 += my
        y1 += my
    if abs(mx) < abs(mz):
        mz = _along(boxes, 2, (x0, y0, z0, x1, y1, z1), mz)
        if mx:
            mx = _along(boxes, 0, (x0, y0, z0 + mz, x1, y1, z1 + mz), mx)
        return mx, my, mz
    if mx:
        mx = _along(boxes, 0, (x0, y0, z0, x1, y1, z1), mx)
    if mz:
        mz = _along(boxes, 2, (x0 + mx, y0, z0, x1 + mx, y1, z1), mz)
    return mx, my, mz


_OTHERS: Final = ((1, 2), (0, 2), (0, 1))


def _along(boxes: list[Box], axis: int, box: Box, move: float) -> float:
    u, v = _OTHERS[axis]
    u0, u1 = box[u] + _EDGE, box[u + 3] - _EDGE
    v0, v1 = box[v] + _EDGE, box[v + 3] - _EDGE
    low, high = box[axis], box[axis + 3]
    for other in boxes:
        if abs(move) < _EDGE:
            return 0.0
        if other[u] > u1 or other[u + 3] <= u0 or other[v] > v1 or other[v + 3] <= v0:
            continue
        if move > 0.0:
            gap = other[axis] - high
            if gap >= -_EDGE:
                move = min(move, gap)
        else:
            gap = other[axis + 3] - low
            if gap <= _EDGE:
                move = max(move, gap)
    return move


def _stepped(
    level: Level,
    box: Box,
    move: Move,
    left: Move,
    entity: Entity | None,
    step_height: float,
    *,
    lands: bool,
) -> Move:
    """Try the heights of what stands in the way, lowest first, up to the step's.

    General knowledge of the game since 1.21.
    """
    start = moved(box, (0.0, left[1], 0.0)) if lands else box
    way = swept(start, (move[0], step_height, move[2]))
    if not lands:
        way = swept(way, (0.0, -1e-5, 0.0))
    boxes = obstacles(level, way, entity)
    heights = sorted(
        {
            edge - start[1]
            for other in boxes
            for edge in (other[1], other[4])
            if 0.0 <= edge - start[1] <= step_height and edge - start[1] != left[1]
        }
    )
    flat = left[0] * left[0] + left[2] * left[2]
    for height in heights:
        tried = _stopped(boxes, start, (move[0], height, move[2]))
        if tried[0] * tried[0] + tried[2] * tried[2] > flat:
            return tried[0], tried[1] - (box[1] - start[1]), tried[2]
    return left
