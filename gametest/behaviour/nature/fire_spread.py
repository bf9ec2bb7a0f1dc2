"""One tick of fire: it ages, goes out, burns its neighbours away and jumps to new places.

https://minecraft.wiki/w/Fire#Spread; the order of the tries is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.nature.fire import with_age
from gametest.behaviour.nature.fire_shape import can_burn, fire_for, touches_burning
from gametest.behaviour.nature.flammability import flammability
from gametest.behaviour.nature.fluid_rules import may_light
from gametest.behaviour.nature.weather_effects import is_rained_on
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.interaction.priming import prime_tnt
from gametest.level.dimension_type import THE_END
from gametest.level.update_flags import ALL, INVISIBLE

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

_OLDEST: Final = 15
_BURNS_FOR_EVER: Final = ("minecraft:netherrack", "minecraft:magma_block")
"""Block tags `infiniburn_overworld`, `infiniburn_nether`; the End adds bedrock."""
_AGES_ALONE: Final = 3
"""With nothing to burn it goes out once it is older."""
_BURN_TRIES: Final = (
    (Direction.EAST, 300),
    (Direction.WEST, 300),
    (Direction.DOWN, 250),
    (Direction.UP, 250),
    (Direction.NORTH, 300),
    (Direction.SOUTH, 300),
)
_KNOWN_BIOMES: Final = (
    "minecraft:basalt_deltas",
    "minecraft:desert",
    "minecraft:plains",
    "minecraft:the_void",
    "minecraft:nether_wastes",
    "minecraft:the_end",
)
"""Those in which fire is known not to burn out faster."""
_DIFFICULTIES: Final = ("peaceful", "easy", "normal", "hard")


def burn(level: Level, pos: BlockPos, state: BlockState) -> None:
    """The next tick is asked for already."""
    if not may_light(level, pos):
        return
    biome = level.biome_at(pos)
    if biome not in _KNOWN_BIOMES:
        raise UnsupportedError(f"minecraft:fire: burn in {biome}", pos)
    below = level.get_neighbor_state(pos, Direction.DOWN)
    air = level.blocks.air
    if not below.is_face_sturdy(Direction.UP) and not touches_burning(level, pos):
        level.set_block(pos, air, ALL)
    for_ever = _burns_for_ever(level, below)
    age, random = int(state.get("age")), level.random
    in_rain = not for_ever and _is_near_rain(level, pos)
    if in_rain and random.next_float() < 0.2 + age * 0.03:
        level.set_block(pos, air, ALL)
        return
    new_age = min(_OLDEST, age + random.next_int(3) // 2)
    if new_age != age:
        level.set_block(pos, state.with_("age", str(new_age)), INVISIBLE)
    if not for_ever:
        if not touches_burning(level, pos):
            if not below.is_face_sturdy(Direction.UP) or age > _AGES_ALONE:
                level.set_block(pos, air, ALL)
            return
        if age == _OLDEST and random.next_int(4) == 0 and not can_burn(below, pos):
            level.set_block(pos, air, ALL)
            return
    for side, bound in _BURN_TRIES:
        _burn_away(level, side.from_pos(pos), bound, age)
    _jump(level, pos, age)


def _burn_away(level: Level, pos: BlockPos, bound: int, age: int) -> None:
    """It turns to fire, or to nothing."""
    random = level.random
    state = level.get_block_state(pos)
    if random.next_int(bound) >= flammability(state).burn_odds:
        return
    if random.next_int(age + 10) < 5 and not is_rained_on(level, pos):
        new_age = min(age + random.next_int(5) // 4, _OLDEST)
        level.set_block(pos, with_age(fire_for(level, pos), new_age), ALL)
    else:
        level.set_block(pos, level.blocks.air, ALL)
    if state.is_block("minecraft:tnt"):
        prime_tnt(level, pos)


def _jump(level: Level, pos: BlockPos, age: int) -> None:
    """To air beside what burns: one block aside and down, up to four above."""
    random = level.random
    hardness = _DIFFICULTIES.index(level.world.difficulty.value)
    for dx in (-1, 0, 1):
        for dz in (-1, 0, 1):
            for dy in range(-1, 5):
                if dx == dy == dz == 0:
                    continue
                place = pos.offset(dx, dy, dz)
                encouragement = _encouragement(level, place)
                if encouragement <= 0:
                    continue
                odds = (encouragement + 40 + hardness * 7) // (age + 30)
                bound = 100 * max(1, dy)
                if odds <= 0 or random.next_int(bound) > odds:
                    continue
                if not _is_near_rain(level, place):
                    new_age = min(_OLDEST, age + random.next_int(5) // 4)
                    fire = with_age(fire_for(level, place), new_age)
                    level.set_block(place, fire, ALL)


def _encouragement(level: Level, pos: BlockPos) -> int:
    if not level.get_block_state(pos).is_air:
        return 0
    found = 0
    for side in Direction:
        beside = level.get_neighbor_state(pos, side)
        if can_burn(beside, pos):
            found = max(found, flammability(beside).encouragement)
    return found


def _burns_for_ever(level: Level, below: BlockState) -> bool:
    name = below.block.name
    in_the_end = level.dimension is THE_END and name == "minecraft:bedrock"
    return name in _BURNS_FOR_EVER or in_the_end


def _is_near_rain(level: Level, pos: BlockPos) -> bool:
    if not level.world.weather.rains_now:
        return False
    places = [pos, *(side.from_pos(pos) for side in HORIZONTALS)]
    return any(is_rained_on(level, place) for place in places)
