"""What hoppers, droppers and comparators see of anything that holds items.

https://minecraft.wiki/w/Hopper, https://minecraft.wiki/w/Slot. `face` is the side of the container
through which items go.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gametest.core.direction import Direction
    from gametest.item.item_stack import ItemStack


class Container:
    """Slots are numbered from 0. The defaults are those of a chest: every side reaches all."""

    __slots__ = ()

    @property
    def size(self) -> int:
        raise NotImplementedError

    def get_item(self, slot: int) -> ItemStack:
        """Raises `UnsupportedError` while a loot table would have to fill it."""
        raise NotImplementedError

    def set_item(self, slot: int, stack: ItemStack) -> None:
        """Cut to what the slot holds; whoever looks is told."""
        raise NotImplementedError

    def stack_limit(self, stack: ItemStack) -> int:
        """How many of such a stack one slot holds."""
        raise NotImplementedError

    def changed(self) -> None:
        """Tell whoever looks at it: comparators."""
        raise NotImplementedError

    def remove_item(self, slot: int, count: int) -> ItemStack:
        """Take up to `count` out."""
        found = self.get_item(slot)
        if found.is_empty:
            return found
        taken = min(count, found.count)
        self.set_item(slot, found.with_count(found.count - taken))
        return found.with_count(taken)

    # -- who may move what ---------------------------------------------------------------

    def can_place(self, slot: int, stack: ItemStack) -> bool:
        """Whether the slot is for such items at all; how full it is does not count."""
        return True

    def can_take(self, taker: Container, slot: int, stack: ItemStack) -> bool:
        """Whether a hopper may draw it out."""
        return True

    def slots_for(self, face: Direction) -> Sequence[int]:
        """In the order in which they are tried."""
        return range(self.size)

    def can_place_through(
        self, slot: int, stack: ItemStack, face: Direction | None
    ) -> bool:
        """Asked after `can_place`; None: not through a side, as into the hopper itself."""
        return True

    def can_take_through(self, slot: int, stack: ItemStack, face: Direction) -> bool:
        return True

    # -- all together --------------------------------------------------------------------

    def stacks(self) -> Iterator[ItemStack]:
        """Of every slot, empty ones too."""
        return map(self.get_item, range(self.size))

    @property
    def is_empty(self) -> bool:
        for stack in self.stacks():  # noqa: SIM110  # a generator costs more than most stacks
            if not stack.is_empty:
                return False
        return True

    @property
    def is_watched(self) -> bool:
        """Whether somebody may see that an item was out for a moment."""
        return True

    def note_fed(self) -> None:
        """Items came into it while it was empty, moved by a block or a cart."""
