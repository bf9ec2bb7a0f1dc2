"""Sponges drink the water around them and turn wet (https://minecraft.wiki/w/Sponge)."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.dropping import drop_or_report
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.dimension_type import THE_NETHER
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_REACH: Final = 6
"""Steps from block to block."""
_MOST: Final = 64
_WATER_PLANTS: Final = (
    "minecraft:kelp",
    "minecraft:kelp_plant",
    "minecraft:seagrass",
    "minecraft:tall_seagrass",
)
_HOLDS_FAST: Final = "minecraft:barrier"


@final
class Sponge(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block:
            _drink(level, pos)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        _drink(level, pos)


@final
class WetSponge(BlockBehaviour):
    """It dries where water evaporates."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if level.dimension == THE_NETHER:
            sponge = level.blocks.block("minecraft:sponge")
            level.set_block(pos, sponge.default_state, ALL)


def _drink(level: Level, pos: BlockPos) -> None:
    seen = {pos}
    waiting = deque((side.from_pos(pos), 1) for side in Direction)
    count = 0
    while waiting and count < _MOST:
        at, distance = waiting.popleft()
        if at in seen:
            continue
        seen.add(at)
        if not _take_water(level, at):
            continue
        count += 1
        if distance < _REACH:
            waiting.extend((side.from_pos(at), distance + 1) for side in Direction)
    if count:
        wet = level.blocks.block("minecraft:wet_sponge").default_state
        level.set_block(pos, wet, CLIENTS)


def _take_water(level: Level, pos: BlockPos) -> bool:
    state = level.get_block_state(pos)
    if state.fluid != "water":
        return False
    if state.block.name in _WATER_PLANTS:
        drop_or_report(level, pos, state)
    elif state.find("waterlogged") == "true":
        if state.is_block(_HOLDS_FAST):
            raise UnsupportedError("minecraft:sponge: drink out of a barrier", pos)
        return level.set_block(pos, state.with_("waterlogged", "false"), ALL)
    level.set_block(pos, level.blocks.air, ALL)
    return True
