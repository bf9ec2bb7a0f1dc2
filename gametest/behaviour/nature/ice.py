"""Ice and snow: what they need, and how they melt.

https://minecraft.wiki/w/Ice, https://minecraft.wiki/w/Snow, https://minecraft.wiki/w/Frosted_Ice
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.light import has_block_light, has_brightness_now
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.dimension_type import THE_NETHER
from gametest.level.place_random import drawing_at, random_at
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_MELTING_LIGHT: Final = 12
"""Of blocks, in the place; ice keeps some of it out and melts at so much less."""
_OLDEST: Final = 3
_LOOKS: Final = (60, 61)
_LOOKS_AGAIN: Final = (20, 21)
"""Least ticks and how many values there are."""
_HOLDS_ITS_AGE: Final = 4
_HOLDS_AT_ALL: Final = 2
"""Neighbours of frosted ice that keep it from melting."""


@final
class Ice(BlockBehaviour):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if has_block_light(level, pos, _MELTING_LIGHT - state.light_filter):
            _melt(level, pos)


@final
class FrostedIce(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        _look_later(level, pos, state, _LOOKS)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        if source is state.block and _count_alike(level, pos, state) < _HOLDS_AT_ALL:
            _melt(level, pos)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        with drawing_at(level, pos):
            self._look(level, pos, state)

    def _look(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        may_melt = (
            level.random.next_int(3) == 0
            or _count_alike(level, pos, state) < _HOLDS_ITS_AGE
        )
        light = _MELTING_LIGHT - int(state.get("age")) - state.light_filter
        if not (
            may_melt
            and has_brightness_now(level, pos, light)
            and _soften(level, pos, state)
        ):
            if level.get_block_state(pos).block is state.block:
                _look_later(level, pos, state, _LOOKS_AGAIN)
            return
        for side in Direction:
            beside_pos = side.from_pos(pos)
            beside = level.get_block_state(beside_pos)
            if beside.block is state.block and not _soften(level, beside_pos, beside):
                _look_later(level, beside_pos, beside, _LOOKS_AGAIN)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        self.tick(level, pos, state)


@final
class SnowLayer(BlockBehaviour):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        name = below.block.name
        if name in _CARRIES_NO_SNOW:
            return False
        if name in _CARRIES_SNOW or below.is_full_cube:
            return True
        is_whole = below.block is state.block and below.get("layers") == "8"
        return is_whole or (
            below.is_face_sturdy(Direction.UP) and bool(below.collision_shape)
        )

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        return state if self.can_survive(level, pos, state) else level.blocks.air

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if has_block_light(level, pos, _MELTING_LIGHT):
            level.set_block(pos, level.blocks.air, ALL)


_CARRIES_NO_SNOW: Final = ("minecraft:ice", "minecraft:packed_ice", "minecraft:barrier")
"""Block tag `cannot_support_snow_layer`."""
_CARRIES_SNOW: Final = (
    "minecraft:honey_block",
    "minecraft:soul_sand",
    "minecraft:mud",
)
"""Block tag `support_override_snow_layer`."""


def _melt(level: Level, pos: BlockPos) -> None:
    """To water, or to nothing where water evaporates."""
    if level.dimension == THE_NETHER:
        level.set_block(pos, level.blocks.air, ALL)
        return
    water = level.blocks.block("minecraft:water")
    level.set_block(pos, water.default_state, ALL)
    level.neighbor_changed(pos, water, None)


def _soften(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """True if it melted for good."""
    age = int(state.get("age"))
    if age < _OLDEST:
        level.set_block(pos, state.with_("age", str(age + 1)), CLIENTS)
        return False
    _melt(level, pos)
    return True


def _look_later(
    level: Level, pos: BlockPos, state: BlockState, span: tuple[int, int]
) -> None:
    least, count = span
    delay = least + random_at(level, pos).next_int(count)
    level.schedule_tick(pos, state.block, delay)


def _count_alike(level: Level, pos: BlockPos, state: BlockState) -> int:
    return sum(
        level.get_neighbor_state(pos, side).block is state.block for side in Direction
    )
