"""A hand at a block, and ticks out of turn.

The hand is empty and that of a creative player who is not in the world, as in the game's own test
helper; such a player opens no window. Blocks that would answer in the game and have no behaviour
here are unsupported, not idle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.ticking_blocks import is_scheduled, ticks_at_random
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

_ANSWERS_USE: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "barrel",
        "chest",
        "copper_chest",
        "dragon_egg",
        "ender_chest",
        "trapped_chest",
    )
)
_ANSWERS_USE_SUFFIXES: Final = (
    "_bed",
    "candle_cake",
    "_copper_chest",
    "_copper_golem_statue",
    "copper_golem_statue",
    "_sign",
    "shulker_box",
)
_WARM_BIOMES: Final = ("minecraft:desert", "minecraft:plains", "minecraft:the_void")
_FILLED_BY_RAIN: Final = (
    "minecraft:cauldron",
    "minecraft:water_cauldron",
    "minecraft:powder_snow_cauldron",
)
_ANSWERS_ATTACK: Final = frozenset({"minecraft:dragon_egg"})


def use_block(level: Level, pos: BlockPos, front: Direction | None = None) -> bool:
    """A right click; true if the block did something.

    `front` is where the player looks; without it, what depends on it is unsupported.
    """
    state = level.get_block_state(pos)
    behaviour = level.behaviours.behaviour(state.block)
    if behaviour is not None:
        if type(behaviour).use_looking is not BlockBehaviour.use_looking:
            return behaviour.use_looking(level, pos, state, front)
        if type(behaviour).use is not BlockBehaviour.use:
            return behaviour.use(level, pos, state)
    if _answers_use(level, pos, state):
        raise UnsupportedError(f"{state.block.name}: use", pos)
    return False


def attack_block(level: Level, pos: BlockPos) -> None:
    """A left click; breaking is another matter."""
    state = level.get_block_state(pos)
    behaviour = level.behaviours.behaviour(state.block)
    if state.block.name in _ANSWERS_ATTACK:
        raise UnsupportedError(f"{state.block.name}: attack", pos)
    if behaviour is not None:
        behaviour.attack(level, pos, state)


def tick_block(level: Level, pos: BlockPos) -> None:
    """As if a scheduled tick fell due; nothing for blocks that never schedule one."""
    state = level.get_block_state(pos)
    behaviour = level.behaviours.behaviour(state.block)
    if behaviour is not None and type(behaviour).tick is not BlockBehaviour.tick:
        behaviour.tick(level, pos, state)
    elif is_scheduled(state):
        raise UnsupportedError(f"{state.block.name}: scheduled tick", pos)


def tick_block_randomly(level: Level, pos: BlockPos) -> None:
    """As if a random tick hit the block; nothing for blocks that none can change."""
    state = level.get_block_state(pos)
    behaviour = level.behaviours.behaviour(state.block)
    if (
        behaviour is not None
        and type(behaviour).random_tick is not BlockBehaviour.random_tick
    ):
        behaviour.random_tick(level, pos, state)
    elif ticks_at_random(state):
        raise UnsupportedError(f"{state.block.name}: random tick", pos)


def tick_precipitation(level: Level, pos: BlockPos) -> None:
    """As if rain and frost came to the column of `pos`: nothing freezes in a warm biome.

    https://minecraft.wiki/w/Rain: what rain does to cauldrons is a matter of chance and not simulated.
    """
    biome = level.biome_at(pos)
    if biome not in _WARM_BIOMES:
        raise UnsupportedError(f"precipitation in {biome}", pos)
    # Here, as few tests ask for rain.
    from gametest.behaviour.nature.weather_effects import is_rained_on

    for y in range(level.max_y - 1, level.min_y - 1, -1):
        place = BlockPos(pos.x, y, pos.z)
        state = level.get_block_state(place)
        if state.is_air:
            continue
        is_cauldron = state.block.name in _FILLED_BY_RAIN
        if is_cauldron and is_rained_on(level, Direction.UP.from_pos(place)):
            raise UnsupportedError(f"{state.block.name}: fill with rain", place)
        return


def _answers_use(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """Whether an empty hand changes something: https://minecraft.wiki/w/ and each block's name."""
    name = state.block.name
    if name in _ANSWERS_USE or name.endswith(_ANSWERS_USE_SUFFIXES):
        return True
    match name:
        case "minecraft:composter":
            return state.get("level") == "8"
        case "minecraft:sweet_berry_bush":
            return state.get("age") in ("2", "3")
        case "minecraft:cave_vines" | "minecraft:cave_vines_plant":
            return state.get("berries") == "true"
        case "minecraft:respawn_anchor":
            return state.get("charges") != "0"
        case "minecraft:lectern":
            return state.get("has_book") == "true"
        case "minecraft:jukebox":
            return state.get("has_record") == "true"
        case "minecraft:chiseled_bookshelf":
            return "true" in state.properties.values()
        case _:
            if not name.endswith("_shelf"):
                return False
            block_entity = level.get_block_entity(pos)
            return block_entity is not None and bool(block_entity.nbt.get("Items"))
