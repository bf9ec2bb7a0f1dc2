"""Ladders, vines and scaffolding hold what lives in them (https://minecraft.wiki/w/Ladder#Climbing).

Down and to the sides it goes 0.15 blocks a tick at most, without falling; against a wall it rises by 0.2. Players who
sneak stay where they are, but for scaffolding. So does powder snow lift whom it carries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.position import Vec3
from gametest.interaction.collision_shapes import walks_on_snow

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

_MOST: Final = 0.15000000596046448
RISE: Final = 0.2
_LADDER: Final = "minecraft:ladder"
_SCAFFOLDING: Final = "minecraft:scaffolding"
_POWDER_SNOW: Final = "minecraft:powder_snow"


def hold(level: Level, entity: Entity, body: EntityBody) -> None:
    """Before it moves."""
    pos = entity.block_pos
    if not level.get_state_id(*pos) or not is_climbing(level, entity):
        return
    body.fall_distance = 0.0
    x, y, z = entity.motion
    y = max(y, -_MOST)
    if y < 0.0 and getattr(entity, "is_sneaking", False):
        stays = not level.get_block_state(pos).is_block(_SCAFFOLDING)
        y = 0.0 if stays else y
    entity.motion = Vec3(max(-_MOST, min(_MOST, x)), y, max(-_MOST, min(_MOST, z)))


def rises(level: Level, entity: Entity, body: EntityBody) -> bool:
    """After it moved: whether it climbs up a wall, at `RISE` blocks a tick."""
    if not body.horizontal_collision or not level.get_state_id(*entity.block_pos):
        return False
    if is_climbing(level, entity):
        return True
    state = level.get_block_state(entity.block_pos)
    return state.is_block(_POWDER_SNOW) and walks_on_snow(level, entity)


def is_climbing(level: Level, entity: Entity) -> bool:
    """By the block at its feet: block tag `climbable`, or an open trapdoor that goes on a ladder."""
    if getattr(entity, "is_spectator", False):
        return False
    state = level.get_block_state(entity.block_pos)
    if state.is_air:
        return False
    if level.world.items.is_tagged("block", "climbable", state.block.name):
        return True
    return state.block.name.endswith("_trapdoor") and _goes_on(level, entity, state)


def _goes_on(level: Level, entity: Entity, state: BlockState) -> bool:
    if state.get("open") != "true":
        return False
    below = level.get_block_state(Direction.DOWN.from_pos(entity.block_pos))
    return below.is_block(_LADDER) and below.get("facing") == state.get("facing")
