"""Which slots of a player have changed since the game last looked, for `inventory_changed`.

The game looks in each tick of the player, and at once where a command puts something in
(general knowledge).
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import is_
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.entity.inventory import EQUIPMENT, SLOTS
from gametest.item.item_stack import EMPTY, ItemStack

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.world.item_access import ItemAccess

ALL_SLOTS: Final = SLOTS + 7
"""With armour, the off hand, and since 1.21.5 a body and a saddle (general knowledge)."""


@final
@attrs.define(eq=False, repr=False)
class InventoryWatch:
    """Of all players of a world."""

    _seen: dict[Player, dict[int | str, ItemStack]] = attrs.field(
        factory=dict, init=False
    )
    _marks: dict[Player, tuple[object, ...]] = attrs.field(factory=dict, init=False)
    """The data that was compared last: what is written is put in as a new object."""

    def forget(self, player: Player) -> None:
        """Nobody has looked at it yet."""
        self._seen.pop(player, None)
        self._marks.pop(player, None)

    def has_changed(self, player: Player) -> bool:
        if self._is_untouched(player):
            return False
        if next(self._changes(player), None) is not None:
            return True
        self._marks[player] = _marks_of(player)
        return False

    def take_changes(self, player: Player) -> list[ItemStack]:
        """What lies in the slots that have changed; from now on they have been seen."""
        if self._is_untouched(player):
            return []
        changed = [stack for _slot, stack in self._changes(player)]
        self._seen[player] = _contents(player)
        self._marks[player] = _marks_of(player)
        return changed

    def _is_untouched(self, player: Player) -> bool:
        marks = self._marks.get(player)
        if marks is None:
            return False
        return all(map(is_, marks, _marks_of(player)))

    def _changes(self, player: Player) -> Iterator[tuple[int | str, ItemStack]]:
        before, now = self._seen.get(player, {}), _contents(player)
        for slot, stack in now.items():
            old = before.get(slot)
            if old is None or not old.equals(stack):
                yield slot, stack
        for slot in before:
            if slot not in now:
                yield slot, EMPTY


def _marks_of(player: Player) -> tuple[object, ...]:
    nbt = player.nbt
    worn = nbt.get("equipment")
    if not isinstance(worn, dict):
        return (nbt.get("Inventory"), None, None, None, None, None)
    return (nbt.get("Inventory"), *(worn.get(name) for name in EQUIPMENT))


def _contents(player: Player) -> dict[int | str, ItemStack]:
    """Occupied slots only."""
    inventory = player.inventory
    found: dict[int | str, ItemStack] = {}
    nbt = player.nbt
    if nbt.get("Inventory"):
        for slot in range(SLOTS):
            stack = inventory.get(slot)
            if not stack.is_empty:
                found[slot] = stack
    if nbt.get("equipment"):
        for name in EQUIPMENT:
            stack = inventory.worn(name)
            if not stack.is_empty:
                found[name] = stack
    return found


def counts(player: Player, items: ItemAccess) -> dict[str, Any]:
    """What the conditions of the trigger look at, apart from the changed stack."""
    stacks = list(player.inventory.stacks())
    full = sum(stack.count >= items.max_stack_size(stack) for stack in stacks)
    return {
        "items": stacks,
        "occupied": len(stacks),
        "empty": ALL_SLOTS - len(stacks),
        "full": full,
    }
