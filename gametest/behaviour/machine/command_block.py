"""Command blocks: impulse, chain and repeating.

https://minecraft.wiki/w/Command_Block#Usage: one tick after power comes an impulse block runs once,
a repeating one in every tick while it is on; each then runs the chain blocks that it points at, all
in the same tick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.machine.command_block_entity import (
    CHAIN,
    REPEATING,
    CommandBlockEntity,
    command_block_at,
)
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_HIGHEST_READING = 15


@final
@attrs.define(eq=False, repr=False)
class CommandBlock(BlockBehaviour):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return CommandBlockEntity(
            "minecraft:command_block", pos, is_automatic=state.is_block(CHAIN)
        )

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        block_entity = command_block_at(level, pos)
        if block_entity is None:
            return
        was_on, is_on = block_entity.is_powered, level.has_neighbor_signal(pos)
        block_entity.is_powered = is_on
        if is_on and not (was_on or block_entity.is_automatic or state.is_block(CHAIN)):
            block_entity.start(level, state)

    def placed_by_hand(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        block_entity = command_block_at(level, pos)
        if block_entity is not None:
            block_entity.is_powered = level.has_neighbor_signal(pos)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        block_entity = command_block_at(level, pos)
        if block_entity is None or state.is_block(CHAIN):
            return
        may_run = block_entity.condition_met
        if state.is_block(REPEATING):
            may_run = block_entity.look_behind(level, state)
        if may_run:
            _run_with_chain(level, block_entity, state)
        elif state.get("conditional") == "true":
            block_entity.success_count = 0
        is_on = block_entity.is_powered or block_entity.is_automatic
        if state.is_block(REPEATING) and is_on:
            level.schedule_tick(pos, state.block, 1)
        level.update_comparators_at(pos, state.block)

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        """The success count."""
        block_entity = command_block_at(level, pos)
        count = 0 if block_entity is None else block_entity.success_count
        return max(0, min(_HIGHEST_READING, count))


def _run_with_chain(level: Level, first: CommandBlockEntity, state: BlockState) -> None:
    if first.command:
        first.run(level, state)
    else:
        first.success_count = 0
    pos, facing = first.pos, Direction.by_label(state.get("facing"))
    for _ in range(int(level.world.game_rules.value("max_command_sequence_length"))):
        pos = facing.from_pos(pos)
        state = level.get_block_state(pos)
        block_entity = command_block_at(level, pos)
        if not state.is_block(CHAIN) or block_entity is None:
            return
        if block_entity.is_powered or block_entity.is_automatic:
            if block_entity.look_behind(level, state):
                if not block_entity.run(level, state):
                    # It ran in this tick: a ring of chain blocks ends here.
                    return
                level.update_comparators_at(pos, state.block)
            elif state.get("conditional") == "true":
                block_entity.success_count = 0
        facing = Direction.by_label(state.get("facing"))
