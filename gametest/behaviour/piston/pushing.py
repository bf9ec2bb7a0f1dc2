"""Bodies in the way of a moving block, and those that stand on honey.

https://minecraft.wiki/w/Piston#Entities, https://minecraft.wiki/w/Slime_Block#Pistons,
https://minecraft.wiki/w/Honey_Block#Pistons. Numbers are general knowledge of the game, held against
recorded paths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.piston.moving_shape import (
    offset_of,
    pushing_state,
    shifted,
    takes_head_back,
)
from gametest.core.direction import Axis, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.entity_search import entities_in
from gametest.interaction.movement import MoverType, move
from gametest.level.entities.entity_kind import INERT_TYPES

if TYPE_CHECKING:
    from gametest.behaviour.piston.moving_block_entity import MovingBlockEntity
    from gametest.core.position import BlockPos
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_GAP: Final = 0.01
"""By which bodies are kept off the block."""
_ABOVE_HONEY: Final = 1.5000010000000001
_PLACE: Final = {Axis.X: 0, Axis.Y: 1, Axis.Z: 2}
_UNMOVED: Final = INERT_TYPES - {
    "minecraft:end_crystal",
    "minecraft:glow_item_frame",
    "minecraft:item_frame",
    "minecraft:painting",
} | {"minecraft:area_effect_cloud", "minecraft:evoker_fangs"}
"""Kinds that pistons leave alone: https://minecraft.wiki/w/Piston#Entities."""


def push_entities(level: Level, moving: MovingBlockEntity, distance: float) -> None:
    """Before the block goes on by `distance`."""
    _push_met(level, moving, distance)
    _carry_on_honey(level, moving, distance)


def _push_met(level: Level, moving: MovingBlockEntity, distance: float) -> None:
    boxes = pushing_state(moving).collision_shape
    if not boxes:
        return
    towards = moving.towards
    here = [_placed(box, moving) for box in boxes]
    bounds = _bounds(here)
    met = _bounds([_swept(bounds, towards, distance), bounds])
    is_slime = moving.moved_state.is_block("minecraft:slime_block")
    for entity in entities_in(level, met, where=_is_pushed):
        if is_slime:
            if entity.is_player:
                continue
            motion = list(entity.motion)
            motion[_PLACE[towards.axis]] = float(towards.dx + towards.dy + towards.dz)
            entity.set_motion(Vec3(*motion))
        reach = 0.0
        for box in here:
            area = _swept(box, towards, distance)
            body = entity.bounding_box
            if _touch(area, body):
                reach = max(reach, _overlap(area, towards, body))
                if reach >= distance:
                    break
        if reach <= 0.0:
            continue
        _shove(level, entity, towards, min(reach, distance) + _GAP, towards, moving.pos)
        if takes_head_back(moving):
            _put_out_of_base(level, entity, moving, towards, distance)


def _carry_on_honey(level: Level, moving: MovingBlockEntity, distance: float) -> None:
    state, towards = moving.moved_state, moving.towards
    if not state.is_block("minecraft:honey_block") or towards.axis is Axis.Y:
        return
    top = max(box[4] for box in state.collision_shape)
    box = _placed((0.0, top, 0.0, 1.0, _ABOVE_HONEY, 1.0), moving)
    for entity in entities_in(level, box, where=_is_pushed):
        if _stands_on(entity, box, moving.pos):
            _shove(level, entity, towards, distance, towards, moving.pos)


def _stands_on(entity: Entity, box: Box, pos: BlockPos) -> bool:
    body = entity.body
    if body is None:
        raise UnsupportedError(f"{entity.type_id}: carried by honey", pos)
    x, _, z = entity.pos
    is_over = box[0] <= x <= box[3] and box[2] <= z <= box[5]
    return body.on_ground and (body.supporting == pos or is_over)


def _put_out_of_base(
    level: Level,
    entity: Entity,
    moving: MovingBlockEntity,
    towards: Direction,
    distance: float,
) -> None:
    """Whom the head pulls in is not left in the base."""
    body = entity.bounding_box
    x, y, z = moving.pos
    base = float(x), float(y), float(z), x + 1.0, y + 1.0, z + 1.0
    if not _touch(body, base):
        return
    back = towards.opposite
    whole = _overlap(base, back, body) + _GAP
    inside = _overlap(base, back, _common(body, base)) + _GAP
    if abs(whole - inside) < _GAP:
        _shove(level, entity, back, min(whole, distance) + _GAP, towards, moving.pos)


def _shove(
    level: Level,
    entity: Entity,
    towards: Direction,
    distance: float,
    passing: Direction,
    pos: BlockPos,
) -> None:
    body = entity.body
    if body is None:
        raise UnsupportedError(f"{entity.type_id}: pushed by a piston", pos)
    if body.breaks_by_piston(level):
        return
    by = towards.dx * distance, towards.dy * distance, towards.dz * distance
    # What it did of itself in this tick is told where its own turn has it.
    own_moves, body.moves = body.moves, []
    level.pushed_towards = passing
    try:
        move(level, entity, body, by, MoverType.PISTON)
        apply_block_effects(level, entity, body)
        entity.changed()
    finally:
        level.pushed_towards = None
        body.moves = own_moves


def _is_pushed(entity: Entity) -> bool:
    if entity.type_id in _UNMOVED:
        return False
    is_marker = entity.type_id == "minecraft:armor_stand" and entity.nbt.get("Marker")
    return not is_marker


def _placed(box: Box, moving: MovingBlockEntity) -> Box:
    x, y, z = moving.pos
    x0, y0, z0, x1, y1, z1 = shifted(box, moving.facing, offset_of(moving))
    return x0 + x, y0 + y, z0 + z, x1 + x, y1 + y, z1 + z


def _swept(box: Box, towards: Direction, distance: float) -> Box:
    """What the leading side passes on its way."""
    place = _PLACE[towards.axis]
    step = (towards.dx + towards.dy + towards.dz) * distance
    side = box[place + 3] if step > 0 else box[place]
    edges = list(box)
    edges[place], edges[place + 3] = min(side, side + step), max(side, side + step)
    x0, y0, z0, x1, y1, z1 = edges
    return x0, y0, z0, x1, y1, z1


def _overlap(area: Box, towards: Direction, body: Box) -> float:
    """How far the body must go to be out of the area."""
    place = _PLACE[towards.axis]
    if towards.dx + towards.dy + towards.dz > 0:
        return area[place + 3] - body[place]
    return body[place + 3] - area[place]


def _touch(one: Box, other: Box) -> bool:
    return all(
        one[place] < other[place + 3] and one[place + 3] > other[place]
        for place in range(3)
    )


def _common(one: Box, other: Box) -> Box:
    x0, y0, z0 = (max(one[place], other[place]) for place in range(3))
    x1, y1, z1 = (min(one[place], other[place]) for place in range(3, 6))
    return x0, y0, z0, x1, y1, z1


def _bounds(boxes: list[Box]) -> Box:
    x0, y0, z0 = (min(box[place] for box in boxes) for place in range(3))
    x1, y1, z1 = (max(box[place] for box in boxes) for place in range(3, 6))
    return x0, y0, z0, x1, y1, z1
