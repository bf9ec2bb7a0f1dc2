"""Saplings ripen; the tree itself is world generation and not simulated.

https://minecraft.wiki/w/Sapling, https://minecraft.wiki/w/Mangrove_Propagule
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.nature.light import has_brightness_now
from gametest.behaviour.plant.rooted import RootedPlant
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.update_flags import CLIENTS, INVISIBLE

if TYPE_CHECKING:
    from gametest.level.level import Level

_LIGHT: Final = 9
_ONE_IN: Final = 7
_RIPE_PROPAGULE: Final = "4"
_HANGS_FROM: Final = "minecraft:mangrove_leaves"


@final
@attrs.define(eq=False, repr=False)
class Sapling(RootedPlant):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        above = Direction.UP.from_pos(pos)
        if has_brightness_now(level, above, _LIGHT) and _is_drawn(level):
            advance_tree(level, pos, state)


@final
@attrs.define(eq=False, repr=False)
class Propagule(RootedPlant):
    """On its leaves it hangs and ages, on the ground it is a sapling."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if state.get("hanging") == "true":
            above = level.get_neighbor_state(pos, Direction.UP)
            return above.is_block(_HANGS_FROM)
        return super().can_survive(level, pos, state)

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

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("hanging") == "false":
            if _is_drawn(level):
                advance_tree(level, pos, state)
        elif state.get("age") != _RIPE_PROPAGULE:
            level.set_block(pos, state.cycle("age"), CLIENTS)


def advance_tree(level: Level, pos: BlockPos, state: BlockState) -> None:
    if state.get("stage") == "0":
        level.set_block(pos, state.with_("stage", "1"), INVISIBLE)
    else:
        raise UnsupportedError(f"{state.block.name}: grow a tree", pos)


def _is_drawn(level: Level) -> bool:
    return level.random.next_int(_ONE_IN) == 0
