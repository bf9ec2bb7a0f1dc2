"""Cactus and sugar cane: columns up to three high, that break a tick after they cannot stand.

https://minecraft.wiki/w/Cactus, https://minecraft.wiki/w/Sugar_Cane,
https://minecraft.wiki/w/Cactus_Flower
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.plant.rooted import RootedPlant
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import (
    ALL,
    INVISIBLE,
    SKIP_BLOCK_ENTITY_SIDE_EFFECTS,
)

if TYPE_CHECKING:
    from gametest.level.level import Level

_TALLEST: Final = 3
_RIPE: Final = 15
_AGING: Final = INVISIBLE | SKIP_BLOCK_ENTITY_SIDE_EFFECTS
_LIQUIDS: Final = ("minecraft:water", "minecraft:lava")
_FLOWER: Final = "minecraft:cactus_flower"
_FLOWERING_AGE: Final = 8
_FLOWER_CHANCE: Final = 0.1
_TALL_FLOWER_CHANCE: Final = 0.25


class Column(BlockBehaviour):
    def __init__(self, ground: TaggedBlocks) -> None:
        self.ground = ground

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

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.can_survive(level, pos, state):
            level.destroy_block(pos, drop=True)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True


@final
class SugarCane(Column):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below_pos = Direction.DOWN.from_pos(pos)
        below = level.get_block_state(below_pos)
        if below.block is state.block:
            return True
        return self.ground.holds(below) and any(
            beside.fluid == "water" or beside.is_block("minecraft:frosted_ice")
            for beside in _around(level, below_pos)
        )

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        above = Direction.UP.from_pos(pos)
        if not level.get_block_state(above).is_air:
            return
        if _height(level, pos, state) >= _TALLEST:
            return
        if state.get("age") == str(_RIPE):
            level.set_block(above, state.block.default_state, ALL)
        level.set_block(pos, state.cycle("age"), _AGING)


@final
class Cactus(Column):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        above = level.get_neighbor_state(pos, Direction.UP)
        return (
            (below.block is state.block or self.ground.holds(below))
            and above.block.name not in _LIQUIDS
            and not any(
                beside.blocks_motion or beside.fluid == "lava"
                for beside in _around(level, pos)
            )
        )

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """Half grown it may flower, fully grown it grows by a block."""
        above = Direction.UP.from_pos(pos)
        if not level.get_block_state(above).is_air:
            return
        height, age = _height(level, pos, state), int(state.get("age"))
        if height >= _TALLEST and age == _RIPE:
            return
        new_block = state.block.default_state
        if age == _FLOWERING_AGE and self.can_survive(level, above, new_block):
            self._flower(level, above, height)
        elif age == _RIPE:
            level.set_block(above, new_block, ALL)
            level.set_block(pos, state.with_("age", "0"), _AGING)
            level.neighbor_changed(above, state.block, None)
        if age < _RIPE:
            level.set_block(pos, state.with_("age", str(age + 1)), _AGING)

    def _flower(self, level: Level, pos: BlockPos, height: int) -> None:
        flower = level.blocks.find_block(_FLOWER)
        if flower is None:  # before 1.21.5
            return
        chance = _TALL_FLOWER_CHANCE if height >= _TALLEST else _FLOWER_CHANCE
        if level.random.next_double() <= chance:
            level.set_block(pos, flower.default_state, ALL)


@final
class CactusFlower(RootedPlant):
    """On cacti, farmland, and the middle of any top."""

    def likes(
        self, level: Level, pos: BlockPos, state: BlockState, ground: BlockState
    ) -> bool:
        return self.ground.holds(ground) or ground.is_face_sturdy(
            Direction.UP, SupportType.CENTER
        )


def _height(level: Level, pos: BlockPos, state: BlockState) -> int:
    """Of the column down from `pos`; more than the tallest is not told apart."""
    height = 1
    below = Direction.DOWN.from_pos(pos)
    while height < _TALLEST and level.get_block_state(below).block is state.block:
        height += 1
        below = Direction.DOWN.from_pos(below)
    return height


def _around(level: Level, pos: BlockPos) -> list[BlockState]:
    return [level.get_neighbor_state(pos, side) for side in HORIZONTALS]
