"""Redstone ore: lights up when it is touched, goes out by a random tick.

https://minecraft.wiki/w/Redstone_Ore
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.block.block_state import BlockState
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


@final
class RedstoneOre(BlockBehaviour):
    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        _light(level, pos, state)
        return True

    def attack(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        _light(level, pos, state)

    def step_on(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        # Who sneaks does not touch it; nobody sneaks here.
        _light(level, pos, state)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.get("lit") == "true"

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        level.set_block(pos, state.with_("lit", "false"), ALL)


def _light(level: Level, pos: BlockPos, state: BlockState) -> None:
    if state.get("lit") == "false":
        level.set_block(pos, state.with_("lit", "true"), ALL)
