"""Plants in and on water: seagrass, lily pads, sea pickles, frogspawn.

https://minecraft.wiki/w/Seagrass, https://minecraft.wiki/w/Lily_Pad,
https://minecraft.wiki/w/Sea_Pickle, https://minecraft.wiki/w/Frogspawn
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid import Waterloggable, schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.place_random import random_at

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_NO_SEAGRASS_ON: Final = "minecraft:magma_block"
"""Block tag `cannot_support_seagrass`."""
_CARRIES_PADS: Final = ("minecraft:ice", "minecraft:frosted_ice")
"""Block tag `supports_lily_pad`."""
_HATCHING: Final = (3600, 8400)
"""Least ticks of frogspawn, and how many values there are."""


class WaterPlant(BlockBehaviour):
    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        return state if self.can_survive(level, pos, state) else level.blocks.air


@final
class Seagrass(WaterPlant):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        return below.is_face_sturdy(Direction.UP) and not below.is_block(
            _NO_SEAGRASS_ON
        )


@final
class LilyPad(WaterPlant):
    """On still water or ice, out of water itself."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        return below.block.name in _CARRIES_PADS or is_still_water(below)


@final
class Frogspawn(WaterPlant):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return is_still_water(level.get_neighbor_state(pos, Direction.DOWN))

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        least, count = _HATCHING
        delay = least + random_at(level, pos).next_int(count)
        level.schedule_tick(pos, state.block, delay)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.can_survive(level, pos, state):
            level.destroy_block(pos, drop=False)
            return
        raise UnsupportedError("minecraft:frogspawn: hatch", pos)

    def entity_inside(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        """What falls on it breaks it."""
        if entity.type_id == "minecraft:falling_block":
            level.destroy_block(pos, drop=False)


@final
class SeaPickle(Waterloggable):
    """On anything that reaches the top of its block."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        reaches_top = any(box[4] >= 1.0 for box in below.collision_shape)
        return reaches_top or below.is_face_sturdy(Direction.UP)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        return state if self.can_survive(level, pos, state) else level.blocks.air


def is_still_water(state: BlockState) -> bool:
    return state.fluid == "water" and state.is_fluid_source
