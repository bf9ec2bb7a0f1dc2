"""When a block entity would do something by itself; what it would do is not simulated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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


def smelts(level: Level, block_entity: BlockEntity) -> bool:
    """It burns, or has something to smelt and something to burn: not with its output alone.

    https://minecraft.wiki/w/Furnace: slot 0 is smelted, slot 1 is burnt.
    """
    return (
        _counts(block_entity, "lit_time_remaining", "BurnTime")
        or _counts(block_entity, "cooking_time_spent", "CookTime")
        or {0, 1} <= _filled_slots(block_entity)
    )


def brews(level: Level, block_entity: BlockEntity) -> bool:
    """Fuel is taken in at once, and bottles show in the block.

    https://minecraft.wiki/w/Brewing_Stand: slots 0 to 2 are bottles, 3 the ingredient, 4 the fuel.
    """
    slots = _filled_slots(block_entity)
    has_fuel = _counts(block_entity, "Fuel", "fuel")
    state = level.get_block_state(block_entity.pos)
    shows_others = any(
        (state.find(f"has_bottle_{slot}") == "true") != (slot in slots)
        for slot in range(3)
    )
    return (
        _counts(block_entity, "BrewTime")
        or (4 in slots and not has_fuel)
        or (has_fuel and 3 in slots and not slots.isdisjoint({0, 1, 2}))
        or shows_others
    )


def releases_bees(level: Level, block_entity: BlockEntity) -> bool:
    return bool(block_entity.nbt.get("bees") or block_entity.nbt.get("Bees"))


def cooks(level: Level, block_entity: BlockEntity) -> bool:
    is_lit = level.get_block_state(block_entity.pos).find("lit") == "true"
    return is_lit and bool(block_entity.nbt.get("Items"))


def spreads_sculk(level: Level, block_entity: BlockEntity) -> bool:
    return bool(block_entity.nbt.get("cursors"))


def closes_vault(level: Level, block_entity: BlockEntity) -> bool:
    """No player is near, so any state but `inactive` ends: https://minecraft.wiki/w/Vault."""
    state = level.get_block_state(block_entity.pos)
    return state.find("vault_state") != "inactive"


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
    return state.find("trial_spawner_state") != rest


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


def _counts(block_entity: BlockEntity, *keys: str) -> bool:
    """Whether one of the numbers is above zero."""
    return any(bool(block_entity.nbt.get(key)) for key in keys)


def _filled_slots(block_entity: BlockEntity) -> set[int]:
    items = block_entity.nbt.get("Items")
    found: set[int] = set()
    for item in items if isinstance(items, list) else ():
        slot = item.get("Slot", 0) if isinstance(item, dict) else None
        if isinstance(slot, int):
            found.add(int(slot))
    return found
