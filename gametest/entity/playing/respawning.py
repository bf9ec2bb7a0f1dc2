"""Where a dead player comes back (https://minecraft.wiki/w/Spawn#Individual_spawn_point).

Its own point, if the bed or the charged anchor there still stands or a command set it; else, for a dummy,
where it was spawned (https://github.com/misode/packtest, `Dummy`), for others the world's point.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.playing.sleeping import place_beside_bed

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.entity.player import Player
    from gametest.level.level import Level
    from gametest.level.world.world_spawn import SpawnPoint


def respawn_place(
    player: Player,
    levels: Mapping[Identifier, Level],
    overworld: Level,
    world_spawn: SpawnPoint,
) -> tuple[Level, Vec3, float]:
    """Level, feet, and yaw; forgets a point of its own that is gone."""
    point = player.respawn_point
    if point is not None:
        level = levels.get(point.dimension)
        if level is not None:
            place = _above(point) if point.forced else _beside(level, player, point)
            if place is not None:
                return level, place, point.yaw
        player.respawn_point = None
    point = player.home or world_spawn
    return levels.get(point.dimension, overworld), _above(point), point.yaw


def _above(point: SpawnPoint) -> Vec3:
    x, y, z = point.pos
    return Vec3(x + 0.5, y, z + 0.5)


def _beside(level: Level, player: Player, point: SpawnPoint) -> Vec3 | None:
    """None: its bed is gone, or no place around it is free.

    Raises `UnsupportedError` for an anchor, around which other places are tried.
    """
    state = level.get_block_state(point.pos)
    if state.is_block("minecraft:respawn_anchor") and state.get("charges") != "0":
        mechanic = "minecraft:respawn_anchor: respawn beside it"
        raise UnsupportedError(mechanic, point.pos)
    if not state.block.name.endswith("_bed"):
        return None
    facing = Direction.by_label(state.get("facing"))
    return place_beside_bed(level, player, point.pos, facing)
