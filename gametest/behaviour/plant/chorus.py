"""Chorus plants and the flowers that make them grow (https://minecraft.wiki/w/Chorus_Flower)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos
from gametest.interaction.block_drops import break_block, drop_block
from gametest.interaction.shooting import can_break
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_PLANT: Final = "minecraft:chorus_plant"
_FLOWER: Final = "minecraft:chorus_flower"
_GROUND: Final = "minecraft:end_stone"
"""Block tags `supports_chorus_plant`, `supports_chorus_flower`."""
_DEAD_AGE: Final = 5
_LOOKS_DOWN: Final = 4
_UP: Final = Direction.UP
_DOWN: Final = Direction.DOWN


class ChorusPart(BlockBehaviour):
    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.can_survive(level, pos, state):
            level.destroy_block(pos, drop=True)


@final
class ChorusPlant(ChorusPart):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """On the ground or a plant, or beside one that is; not with something above and below."""
        below = level.get_neighbor_state(pos, _DOWN)
        above = level.get_neighbor_state(pos, _UP)
        is_shut_in = not above.is_air and not below.is_air
        for side in HORIZONTALS:
            beside_pos = side.from_pos(pos)
            if level.get_block_state(beside_pos).is_block(_PLANT):
                if is_shut_in:
                    return False
                if _is_stalk(level.get_neighbor_state(beside_pos, _DOWN)):
                    return True
        return _is_stalk(below)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if not self.can_survive(level, pos, state):
            level.schedule_tick(pos, state.block, 1)
            return state
        joins = _joins(neighbor_state, direction)
        return state.with_(direction.label, str(joins).lower())


@final
class ChorusFlower(ChorusPart):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, _DOWN)
        if _is_stalk(below):
            return True
        if not below.is_air:
            return False
        carriers = 0
        for side in HORIZONTALS:
            beside = level.get_neighbor_state(pos, side)
            if beside.is_block(_PLANT):
                carriers += 1
            elif not beside.is_air:
                return False
        return carriers == 1

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is not _UP and not self.can_survive(level, pos, state):
            level.schedule_tick(pos, state.block, 1)
        return state

    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        """It drops itself (https://minecraft.wiki/w/Chorus_Flower#Breaking)."""
        if can_break(level, projectile):
            drop_block(level, pos, state, by_entity=True)
            break_block(level, pos, drop=False)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return int(state.get("age")) < _DEAD_AGE

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        above = _UP.from_pos(pos)
        age = int(state.get("age"))
        if age >= _DEAD_AGE or above.y >= level.max_y or not _is_air(level, above):
            return
        grows_up, is_low = _look_down(level, pos)
        if (
            grows_up
            and _is_free_around(level, above)
            and _is_air(level, _UP.from_pos(above))
        ):
            _set_plant(level, pos)
            _set_flower(level, above, age)
        elif age >= _DEAD_AGE - 1 or not _branch(level, pos, age, is_low):
            _set_flower(level, pos, _DEAD_AGE)
        else:
            _set_plant(level, pos)


def _look_down(level: Level, pos: BlockPos) -> tuple[bool, bool]:
    """Whether it may grow upwards, and whether its stalk stands on the ground near by."""
    below = level.get_neighbor_state(pos, _DOWN)
    if below.is_block(_GROUND):
        return True, False
    if not below.is_block(_PLANT):
        return below.is_air, False
    is_low, height = False, 1
    for _ in range(_LOOKS_DOWN):
        deeper = level.get_block_state(pos.offset(0, -(height + 1), 0))
        if not deeper.is_block(_PLANT):
            is_low = deeper.is_block(_GROUND)
            break
        height += 1
    bound = 5 if is_low else 4
    return height < 2 or height <= level.random.next_int(bound), is_low


def _branch(level: Level, pos: BlockPos, age: int, is_low: bool) -> bool:
    """New flowers on sides drawn by chance; false if none found room."""
    random, grew = level.random, False
    for _ in range(random.next_int(4) + is_low):
        side = HORIZONTALS[random.next_int(4)]
        place = side.from_pos(pos)
        if (
            _is_air(level, place)
            and _is_air(level, _DOWN.from_pos(place))
            and _is_free_around(level, place, side.opposite)
        ):
            _set_flower(level, place, age + 1)
            grew = True
    return grew


def _set_plant(level: Level, pos: BlockPos) -> None:
    plant = level.blocks.block(_PLANT).default_state
    for side in Direction:
        joins = _joins(level.get_neighbor_state(pos, side), side)
        plant = plant.with_(side.label, str(joins).lower())
    level.set_block(pos, plant, CLIENTS)


def _set_flower(level: Level, pos: BlockPos, age: int) -> None:
    flower = level.blocks.block(_FLOWER).state_of({"age": str(age)})
    level.set_block(pos, flower, CLIENTS)


def _joins(neighbor: BlockState, side: Direction) -> bool:
    return neighbor.block.name in (_PLANT, _FLOWER) or (
        side is _DOWN and neighbor.is_block(_GROUND)
    )


def _is_stalk(state: BlockState) -> bool:
    return state.block.name in (_PLANT, _GROUND)


def _is_air(level: Level, pos: BlockPos) -> bool:
    return level.get_block_state(pos).is_air


def _is_free_around(level: Level, pos: BlockPos, but: Direction | None = None) -> bool:
    return all(
        level.get_neighbor_state(pos, side).is_air
        for side in HORIZONTALS
        if side is not but
    )
