"""Blocks that store: barrels, and what is common to all with slots.

https://minecraft.wiki/w/Barrel. Lids that players open are `gametest.behaviour.using.windows`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from gametest.behaviour.nature.fluid import Waterloggable
from gametest.block.block_state import BlockState
from gametest.core.position import BlockPos
from gametest.interaction.container_signal import container_signal
from gametest.interaction.drops.spilling import spill
from gametest.level.block_entity import BlockEntity
from gametest.level.container import Container
from gametest.level.container_block_entity import ContainerBlockEntity

if TYPE_CHECKING:
    from gametest.level.level import Level


class StorageBlockEntity(ContainerBlockEntity):
    """Spills what it holds when its block goes."""

    def before_removal(self, level: Level, state: BlockState) -> None:
        if self.has_loot:
            self.fill_from_loot()
        spill(level, self.pos, self.items)
        self.items = [stack.with_count(0) for stack in self.items]


@attrs.define(eq=False, repr=False)
class StorageBlock(Waterloggable):
    size: int
    """Slots."""

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        kind = state.block_entity_type
        return None if kind is None else StorageBlockEntity(kind, pos, size=self.size)

    def container(
        self, level: Level, pos: BlockPos, state: BlockState
    ) -> Container | None:
        block_entity = level.get_block_entity(pos)
        return block_entity if isinstance(block_entity, ContainerBlockEntity) else None

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        level.update_comparators_at(pos, state.block)

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        container = self.container(level, pos, state)
        return 0 if container is None else container_signal(container)
