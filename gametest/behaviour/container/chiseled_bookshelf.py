"""Chiseled bookshelves: six books, seen in the block; comparators read the slot touched last.

https://minecraft.wiki/w/Chiseled_Bookshelf: hoppers, carts and droppers put books in and take them
out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.container.storage import StorageBlock, StorageBlockEntity
from gametest.behaviour.vibration import vibrate
from gametest.core.errors import UnsupportedError
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.update_flags import ALL
from gametest.nbt.tags import Compound, Int

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.block_entity import BlockEntity
    from gametest.level.container import Container
    from gametest.level.level import Level

SIZE: Final = 6
_KEY: Final = "last_interacted_slot"
_BOOKS: Final = "bookshelf_books"


@final
@attrs.define(eq=False, repr=False)
class ChiseledBookshelfBlockEntity(StorageBlockEntity):
    last_slot: int = attrs.field(default=-1, init=False)

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        saved = self.nbt.pop(_KEY, -1)
        self.last_slot = int(saved) if isinstance(saved, int) else -1

    def save(self) -> Compound:
        return {**super().save(), _KEY: Int(self.last_slot)}

    def set_item(self, slot: int, stack: ItemStack) -> None:
        """Anything but a book is ignored; air takes the book out."""
        if not stack.is_empty and not self._is_book(stack):
            return
        if stack.is_empty and self.items[slot].is_empty:
            return
        self.items[slot] = EMPTY if stack.is_empty else stack.with_count(1)
        self._touched(slot)

    def _touched(self, slot: int) -> None:
        self.last_slot = slot
        level = self.owner
        level.write_count += 1
        state = level.get_block_state(self.pos)
        shown = state
        for place, book in enumerate(self.items):
            word = str(not book.is_empty).lower()
            shown = shown.with_(f"slot_{place}_occupied", word)
        level.set_block(self.pos, shown, ALL)
        if shown is state:
            self.changed()
        vibrate(level, self.pos, "block_change")

    def stack_limit(self, stack: ItemStack) -> int:
        return 1

    @property
    def is_watched(self) -> bool:
        """The block shows every book."""
        return True

    def can_place(self, slot: int, stack: ItemStack) -> bool:
        return self._is_book(stack) and self.items[slot].is_empty

    def can_take(self, taker: Container, slot: int, stack: ItemStack) -> bool:
        for there in taker.stacks():
            if there.is_empty or (
                there.stacks_with(stack) and there.count < taker.stack_limit(there)
            ):
                return True
        # The page counts this as an interaction; how far is not known here.
        mechanic = "minecraft:chiseled_bookshelf: book without room in the hopper"
        raise UnsupportedError(mechanic, self.pos)

    def _is_book(self, stack: ItemStack) -> bool:
        return self.owner.world.items.has_tag(stack, _BOOKS)


@final
class ChiseledBookshelf(StorageBlock):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return ChiseledBookshelfBlockEntity(
            "minecraft:chiseled_bookshelf", pos, size=SIZE
        )

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        block_entity = level.get_block_entity(pos)
        if isinstance(block_entity, ChiseledBookshelfBlockEntity):
            return block_entity.last_slot + 1
        return 0
