"""Blocks that only show whether they are powered, or switch over: skulls, bells, bulbs.

https://minecraft.wiki/w/Copper_Bulb, https://minecraft.wiki/w/Bell, https://minecraft.wiki/w/Head
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level


@final
class Skull(BlockBehaviour):
    """Every head keeps `powered`; only dragons and piglins show it."""

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        word = str(level.has_neighbor_signal(pos)).lower()
        if state.get("powered") != word:
            level.set_block(pos, state.with_("powered", word), CLIENTS)


@final
class CopperBulb(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block:
            _follow(level, pos, state)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        _follow(level, pos, state)

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        return 15 if state.get("lit") == "true" else 0


def _follow(level: Level, pos: BlockPos, state: BlockState) -> None:
    word = str(level.has_neighbor_signal(pos)).lower()
    if state.get("powered") == word:
        return
    if word == "true":
        state = state.cycle("lit")
        vibrate(level, pos)
    level.set_block(pos, state.with_("powered", word), ALL)
