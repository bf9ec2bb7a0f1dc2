"""When a block entity would do something by itself; what it would do is not simulated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.machine.near_players import meets_trial, opens_vault
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.dimension_type import OVERWORLD

if TYPE_CHECKING:
    from gametest.level.block_entity import BlockEntity
    from gametest.level.level import Level

_NIGHT: Final = range(12600, 23401)
"""When creaking hearts wake, in ticks of the day: https://minecraft.wiki/w/Creaking_Heart."""


def always(level: Level, block_entity: BlockEntity) -> bool:
    return True


def spreads_sculk(level: Level, block_entity: BlockEntity) -> bool:
    return bool(block_entity.nbt.get("cursors"))


def minds_vault(level: Level, block_entity: BlockEntity) -> bool:
    """While no player is near, any state but `inactive` ends: https://minecraft.wiki/w/Vault."""
    state = level.get_block_state(block_entity.pos)
    is_open = state.find("vault_state") != "inactive"
    return is_open or opens_vault(level, block_entity)


def changes_trial(level: Level, block_entity: BlockEntity) -> bool:
    """Without a mob it is inactive, with one it waits for players.

    https://minecraft.wiki/w/Trial_Spawner
    """
    state = level.get_block_state(block_entity.pos)
    has_mob = any(
        bool(block_entity.nbt.get(key))
        for key in ("spawn_data", "normal_config", "ominous_config")
    )
    rest = "waiting_for_players" if has_mob else "inactive"
    changes = state.find("trial_spawner_state") != rest
    return changes or meets_trial(level, block_entity)


def changes_heart(level: Level, block_entity: BlockEntity) -> bool:
    """It sleeps by day and wakes at night between two pale oak logs, else it is uprooted.

    https://minecraft.wiki/w/Creaking_Heart
    """
    pos = block_entity.pos
    state = level.get_block_state(pos)
    axis = state.get("axis")
    ends = [side for side in Direction if side.axis.value == axis]
    is_rooted = all(_is_root(level, side.from_pos(pos), axis) for side in ends)
    is_night = level.dimension is OVERWORLD and (
        level.world.day_time % 24000 in _NIGHT or level.world.weather.thunders_now
    )
    rest = ("awake" if is_night else "dormant") if is_rooted else "uprooted"
    return (
        state.find("creaking_heart_state") not in (None, rest)
        or state.find("active") not in (None, str(rest == "awake").lower())
        or bool(block_entity.nbt.get("creaking"))
    )


def _is_root(level: Level, pos: BlockPos, axis: str) -> bool:
    state = level.get_block_state(pos)
    is_log = state.block.name in (
        "minecraft:pale_oak_log",
        "minecraft:pale_oak_wood",
        "minecraft:stripped_pale_oak_log",
        "minecraft:stripped_pale_oak_wood",
    )
    return is_log and state.find("axis") == axis
