"""Beds: the place to respawn, and sleep (https://minecraft.wiki/w/Bed#Sleeping).

A click sets the point where the bed stands, by day too; at night one lies down, if no monster is near.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.interaction.entity_search import entities_in
from gametest.level.dimension_type import OVERWORLD
from gametest.level.world.world_spawn import SpawnPoint

if TYPE_CHECKING:
    from gametest.interaction.hand.use import Use
    from gametest.level.entities.entity import Entity

_CALM: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("ender_dragon", "ghast", "hoglin", "magma_cube", "phantom", "shulker"),
        *("slime", "zombified_piglin"),
    )
)
"""Hostile, and yet they keep nobody awake (general knowledge of the game)."""


def use_bed(use: Use) -> bool:
    """It takes every click."""
    level, state, pos = use.level, use.state, use.pos
    if state.get("part") == "foot":
        pos = Direction.by_label(state.get("facing")).from_pos(pos)
        head = level.get_block_state(pos)
        if head.block is not state.block:
            return True
        state = head
    if use.player.bed is not None or not use.player.is_alive:
        return True
    if level.dimension is not OVERWORLD:
        use.refuse(f"{state.block.name}: explode")
    if state.get("occupied") == "true":
        return True
    if not _is_near(use, pos, state.get("facing")) or _is_blocked(
        use, pos, state.get("facing")
    ):
        return True
    player = use.player
    point = SpawnPoint(level.dimension, pos, yaw=player.yaw, pitch=player.pitch)
    player.respawn_point = point
    if _is_night(use) and not (player.game_mode != "creative" and _is_unsafe(use, pos)):
        player.lie_down(level, BlockPos(*pos))
    return True


def _is_night(use: Use) -> bool:
    """12542 to 23459 in clear weather, any time in a thunderstorm."""
    world = use.level.world
    return world.weather.thunders_now or 12542 <= world.day_time % 24000 <= 23459


def _is_unsafe(use: Use, pos: tuple[int, int, int]) -> bool:
    """A monster within eight blocks to each side, five up and down."""
    x, y, z = pos
    box = (x - 7.5, y - 5.0, z - 7.5, x + 8.5, y + 5.0, z + 8.5)
    return bool(entities_in(use.level, box, where=_is_monster))


def _is_monster(entity: Entity) -> bool:
    is_calm = entity.type_id in _CALM
    return entity.kind.category == "monster" and entity.is_alive and not is_calm


def _is_near(use: Use, pos: tuple[int, int, int], facing: str) -> bool:
    """Within three blocks of either half to each side, two up and down."""
    foot = Direction.by_label(facing).opposite.from_pos(pos)
    x, y, z = use.player.pos
    for half in (pos, foot):
        near = abs(x - half[0] - 0.5) <= 3.0 and abs(z - half[2] - 0.5) <= 3.0
        if near and abs(y - half[1]) <= 2.0:
            return True
    return False


def _is_blocked(use: Use, pos: tuple[int, int, int], facing: str) -> bool:
    """Something suffocating stands on it."""
    above = Direction.UP.from_pos(pos)
    foot = Direction.by_label(facing).opposite.from_pos(above)
    states = (use.level.get_block_state(each) for each in (above, foot))
    return any(state.is_conductor for state in states)
