"""Lava lights what burns near it (https://minecraft.wiki/w/Lava#Fire_spread)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.nature.fire_shape import fire_for
from gametest.behaviour.nature.fluid_rules import may_light
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level


def set_fire_near(level: Level, pos: BlockPos) -> None:
    """One random tick of lava: a walk of one or two steps upwards, or three tries beside it."""
    if not may_light(level, pos):
        return
    random = level.random
    steps = random.next_int(3)
    if steps == 0:
        for _ in range(3):
            place = pos.offset(random.next_int(3) - 1, 0, random.next_int(3) - 1)
            above = Direction.UP.from_pos(place)
            if level.get_block_state(above).is_air and _burns(level, place):
                level.set_block(above, fire_for(level, above), ALL)
        return
    place = pos
    for _ in range(steps):
        place = place.offset(random.next_int(3) - 1, 1, random.next_int(3) - 1)
        state = level.get_block_state(place)
        if state.is_air:
            if any(_burns(level, side.from_pos(place)) for side in Direction):
                level.set_block(place, fire_for(level, place), ALL)
                return
        elif state.blocks_motion:
            return


def _burns(level: Level, pos: BlockPos) -> bool:
    return level.get_block_state(pos).block.is_ignited_by_lava
