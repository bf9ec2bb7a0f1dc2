"""Blocks whose contents are data only: what they hold is neither read nor spilt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.block.block_state import BlockState
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity

if TYPE_CHECKING:
    from gametest.level.level import Level

_CONTENT_KEYS: Final = ("Items", "item", "LootTable", "RecordItem", "Book")


def holds_something(block_entity: BlockEntity | None) -> bool:
    """Items, or a loot table that would make some."""
    if block_entity is None:
        return False
    return any(bool(block_entity.nbt.get(key)) for key in _CONTENT_KEYS)


class SpillingBlockEntity(BlockEntity):
    def before_removal(self, level: Level, state: BlockState) -> None:
        if holds_something(self):
            raise UnsupportedError(f"{state.block.name}: drop contents", self.pos)


class HasContents(BlockBehaviour):
    """Mixed into blocks that comparators read by what they hold."""

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        kind = state.block_entity_type
        return None if kind is None else SpillingBlockEntity(kind, pos)

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        if holds_something(level.get_block_entity(pos)):
            raise UnsupportedError(f"{state.block.name}: comparator reading", pos)
        return 0
