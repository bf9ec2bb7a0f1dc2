"""Eyeblossoms open at night and wake their neighbours (https://minecraft.wiki/w/Eyeblossom)."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.plant.rooted import RootedPlant
from gametest.block.block_state import BlockState
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.dimension_type import OVERWORLD
from gametest.level.place_random import drawing_at
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_DAY: Final = 24000
_OPEN_HOURS: Final = range(12600, 23401)
_UNSURE_HOURS: Final = (range(12542, 12600), range(23401, 23460))
"""Versions differ here."""
_REACH: Final = 3
_REACH_UP: Final = 2


@final
@attrs.define(eq=False, repr=False)
class Eyeblossom(RootedPlant):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        self.tick(level, pos, state)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        with drawing_at(level, pos):
            self._turn(level, pos, state)

    def _turn(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not _turns(level, pos, state):
            return
        level.set_block(pos, _other(state), ALL)
        random = level.random
        for dz in range(-_REACH, _REACH + 1):
            for dy in range(-_REACH_UP, _REACH_UP + 1):
                for dx in range(-_REACH, _REACH + 1):
                    place = pos.offset(dx, dy, dz)
                    if level.get_block_state(place) is not state:
                        continue
                    distance = sqrt(dx * dx + dy * dy + dz * dz)
                    least, most = int(distance * 5.0), int(distance * 10.0)
                    delay = least + random.next_int(most - least + 1)
                    level.schedule_tick(place, state.block, delay)


@final
class PottedEyeblossom(BlockBehaviour):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _turns(level, pos, state):
            level.set_block(pos, _other(state), ALL)


def _turns(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """Outside the overworld they stay as they are."""
    clock = level.dimension_type.default_clock
    if level.dimension is not OVERWORLD or clock is None:
        return False
    hour = level.world.clocks.get(clock) % _DAY
    is_open = "open_" in state.block.name
    is_unsure = any(hour in hours for hours in _UNSURE_HOURS)
    if is_unsure or "minecraft:day" not in level.timelines:
        raise UnsupportedError(f"{state.block.name}: open or close at this hour", pos)
    return is_open is not (hour in _OPEN_HOURS)


def _other(state: BlockState) -> BlockState:
    name = state.block.name
    if "open_" in name:
        name = name.replace("open_", "closed_")
    else:
        name = name.replace("closed_", "open_")
    return state.block.table.block(name).default_state
