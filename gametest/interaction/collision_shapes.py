"""Collision boxes of a cell by state; those that ask who comes or what time it is, each time.

https://minecraft.wiki/w/Hitbox, https://minecraft.wiki/w/Powder_Snow, /Scaffolding, /Shulker_Box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.core.position import BlockPos
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

Shape: TypeAlias = "tuple[Box, ...]"

EMPTY: Final[tuple[()]] = ()
_MOVING: Final = "minecraft:moving_piston"
_SCAFFOLDING: Final = "minecraft:scaffolding"
_POWDER_SNOW: Final = "minecraft:powder_snow"
_PLATE: Final = (0.0, 0.875, 0.0, 1.0, 1.0, 1.0)
_POSTS: Final = (
    (0.0, 0.0, 0.0, 0.125, 1.0, 0.125),
    (0.875, 0.0, 0.0, 1.0, 1.0, 0.125),
    (0.0, 0.0, 0.875, 0.125, 1.0, 1.0),
    (0.875, 0.0, 0.875, 1.0, 1.0, 1.0),
)
_FLOOR: Final = (0.0, 0.0, 0.0, 1.0, 0.125, 1.0)
_FALLEN_SNOW: Final = (0.0, 0.0, 0.0, 1.0, 0.8999999761581421, 1.0)
_CUBE: Final = (0.0, 0.0, 0.0, 1.0, 1.0, 1.0)
_DEEP_FALL: Final = 2.5
_EDGE: Final = 1e-5


def shape_at(
    level: Level, x: int, y: int, z: int, state_id: int, entity: Entity | None = None
) -> Shape:
    """Boxes relative to the cell; kept in `level.collision_shapes` where nothing else decides."""
    found = level.collision_shapes.get(state_id)
    if found is not None:
        return found
    state = level.behaviours.state(state_id)
    name = state.block.name
    if name == _MOVING:
        return _moving(level, BlockPos(x, y, z), state)
    if name == _SCAFFOLDING:
        return _scaffolding(state, y, entity)
    if name == _POWDER_SNOW:
        return _powder_snow(level, entity, y)
    if name.endswith("shulker_box"):
        return state.collision_shape
    shape: Shape = state.collision_shape or EMPTY
    level.collision_shapes[state_id] = shape
    return shape


def _moving(level: Level, pos: BlockPos, state: BlockState) -> Shape:
    block_entity = level.get_block_entity(pos)
    if block_entity is None:
        return EMPTY
    return block_entity.collision_shape(level, state)


def _scaffolding(state: BlockState, y: int, entity: Entity | None) -> Shape:
    """One stands on it, sinks through it in a sneak and from below, and meets the floor of a hanging one."""
    if entity is None or (entity.pos.y > y + 1.0 - _EDGE and not _sneaks(entity)):
        return (_PLATE, *_POSTS)
    hangs = state.get("distance") != "0" and state.get("bottom") == "true"
    return (_FLOOR,) if hangs and entity.pos.y > y - _EDGE else EMPTY


def _powder_snow(level: Level, entity: Entity | None, y: int) -> Shape:
    """It stops who fell deep; falling blocks stand on it, and who walks on it and does not sneak."""
    if entity is None:
        return EMPTY
    body = entity.body
    if body is not None and body.fall_distance > _DEEP_FALL:
        return (_FALLEN_SNOW,)
    if entity.type_id == "minecraft:falling_block":
        return (_CUBE,)
    is_above = entity.pos.y > y + 1.0 - _EDGE
    if is_above and not _sneaks(entity) and walks_on_snow(level, entity):
        return (_CUBE,)
    return EMPTY


def _sneaks(entity: Entity) -> bool:
    return bool(getattr(entity, "is_sneaking", False))


def walks_on_snow(level: Level, entity: Entity) -> bool:
    """Light mobs, and what lives and wears leather boots (https://minecraft.wiki/w/Powder_Snow)."""
    if not entity.is_living:
        return False
    if equipped(entity, "feet").id == "minecraft:leather_boots":
        return True
    tag = "powder_snow_walkable_mobs"
    return level.world.items.is_tagged("entity_type", tag, entity.type_id)
