"""Which block an entity stands on, and which one slows it.

General knowledge of the game since 1.20: the block that holds it up most nearly beneath its centre.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.position import BlockPos
from gametest.interaction.collision_shapes import shape_at

if TYPE_CHECKING:
    from gametest.interaction.collision import Move
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

_UNDER: Final = 1e-6
_SLOWING: Final = 0.5000010132789612
"""How far below the feet the block lies whose friction counts."""
_NEAR: Final = 1e-5


def update_support(
    level: Level, entity: Entity, body: EntityBody, moved: Move | None
) -> None:
    """After a move."""
    if not body.on_ground:
        body.stands_on_nothing = False
        body.supporting = None
        return
    x0, y0, z0, x1, _, z1 = entity.bounding_box
    under = (x0, y0 - _UNDER, z0, x1, y0, z1)
    found = _nearest(level, entity, under)
    if found is not None or body.stands_on_nothing:
        body.supporting = found
    elif moved is not None:
        mx, _, mz = moved
        before = (x0 - mx, y0 - _UNDER, z0 - mz, x1 - mx, y0, z1 - mz)
        body.supporting = _nearest(level, entity, before)
    body.stands_on_nothing = found is None


def on_pos(entity: Entity, body: EntityBody, depth: float) -> BlockPos:
    """The block that far below the feet, in the column of what supports it."""
    x, y, z = entity.pos
    supporting = body.supporting
    if supporting is None:
        return BlockPos(floor(x), floor(y - depth), floor(z))
    if depth <= _NEAR:
        return supporting
    level = entity.level
    if level is not None and depth <= 0.5 and _is_tall(level, supporting):
        return supporting
    if level is not None and depth > 0.5 and _is_wall_or_gate(level, supporting):
        return supporting
    return BlockPos(supporting[0], floor(y - depth), supporting[2])


def slowing_pos(entity: Entity, body: EntityBody) -> BlockPos:
    return on_pos(entity, body, _SLOWING)


def _is_tall(level: Level, pos: BlockPos) -> bool:
    name = level.get_block_state(pos).block.name
    return name.endswith(("_fence", "_wall", "_fence_gate"))


def _is_wall_or_gate(level: Level, pos: BlockPos) -> bool:
    name = level.get_block_state(pos).block.name
    return name.endswith(("_wall", "_fence_gate"))


def _nearest(level: Level, entity: Entity, under: Box) -> BlockPos | None:
    """Of the blocks whose boxes reach into a thin box; equally near: the greatest y, z, x."""
    x0, y0, z0, x1, y1, z1 = under
    best: BlockPos | None = None
    least: tuple[float, int, int, int] | None = None
    x, y, z = entity.pos
    for px in range(floor(x0), floor(x1) + 1):
        for pz in range(floor(z0), floor(z1) + 1):
            for py in range(floor(y0) - 1, floor(y1) + 1):
                if not _reaches(level, px, py, pz, under, entity):
                    continue
                distance = (
                    (px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2 + (pz + 0.5 - z) ** 2
                )
                key = (distance, -py, -pz, -px)
                if least is None or key < least:
                    least, best = key, BlockPos(px, py, pz)
    return best


def _reaches(level: Level, x: int, y: int, z: int, under: Box, entity: Entity) -> bool:
    state_id = level.get_state_id(x, y, z)
    if not state_id:
        return False
    x0, y0, z0, x1, y1, z1 = under
    for a, b, c, d, e, f in shape_at(level, x, y, z, state_id, entity):
        if (
            a + x < x1
            and d + x > x0
            and b + y < y1
            and e + y > y0
            and c + z < z1
            and f + z > z0
        ):
            return True
    return False
