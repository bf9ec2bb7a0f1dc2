"""Redstone lamp: on at once, off 4 ticks late (https://minecraft.wiki/w/Redstone_Lamp)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.block.block_state import BlockState
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_OFF_DELAY: Final = 4


@final
class RedstoneLamp(BlockBehaviour):
    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        is_lit = state.get("lit") == "true"
        if is_lit == level.has_neighbor_signal(pos):
            return
        if is_lit:
            level.schedule_tick(pos, state.block, _OFF_DELAY)
        else:
            level.set_block(pos, state.with_("lit", "true"), CLIENTS)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("lit") == "true" and not level.has_neighbor_signal(pos):
            level.set_block(pos, state.with_("lit", "false"), CLIENTS)
