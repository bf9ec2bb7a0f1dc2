"""One hand of a player, and what using does to the stack in it.

https://minecraft.wiki/w/Creative: nothing is used up or worn there. https://minecraft.wiki/w/Durability.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.core.direction import Direction
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.level import Level


@final
@attrs.frozen(eq=False)
class Hand:
    player: Player
    is_main: bool = True

    @property
    def slot(self) -> str:
        """As equipment slots are called."""
        return "mainhand" if self.is_main else "offhand"

    @property
    def stack(self) -> ItemStack:
        player = self.player
        return player.main_hand if self.is_main else player.inventory.worn("offhand")

    def put(self, stack: ItemStack) -> None:
        """In place of what it holds."""
        inventory = self.player.inventory
        if self.is_main:
            inventory.set(self.player.selected_slot, stack)
        else:
            inventory.wear("offhand", stack)
        self.player.changed()

    def use_up(self, count: int = 1) -> None:
        if not self.player.is_creative:
            stack = self.stack
            self.put(stack.with_count(stack.count - count))

    def exchange(self, level: Level, made: ItemStack) -> None:
        """One of the stack becomes something else: a filled bucket, a dyed helmet.

        A creative player keeps what it holds and gets the other thing if it has none.
        """
        stack = self.stack
        if self.player.is_creative:
            if not any(
                made.stacks_with(there) for there in self.player.inventory.stacks()
            ):
                give(level, self.player, made)
            return
        rest = stack.with_count(stack.count - 1)
        if rest.is_empty:
            self.put(made)
            return
        self.put(rest)
        give(level, self.player, made)

    def wear(self, level: Level, amount: int = 1) -> None:
        """Points of damage; the last one breaks it."""
        self.player.wear_held(level, self.slot, amount)

    def count_use(self, level: Level, stack: ItemStack) -> None:
        """The statistic of things used."""
        level.world.triggers.award(self.player, f"minecraft.used:{dotted(stack.id)}")

    @property
    def is_cooling(self) -> bool:
        return not self.stack.is_empty and self.player.cools_down(self.stack)


def hands_of(player: Player) -> tuple[Hand, Hand]:
    """In the order in which they are tried."""
    return Hand(player), Hand(player, is_main=False)


def give(level: Level, player: Player, stack: ItemStack) -> None:
    """Into the inventory; what finds no room lies at the player's feet."""
    left = player.inventory.add(
        stack,
        selected=player.selected_slot,
        max_count=level.world.items.max_stack_size(stack),
    )
    player.changed()
    if left.is_empty or player.is_creative:
        return
    # Here, as inventories are seldom full.
    from gametest.interaction.item_spawn import pop_item

    pop_item(level, Direction.UP.from_pos(player.block_pos), left)


def dotted(id: str) -> str:
    """As a statistic spells an id."""
    return id.replace(":", ".")
