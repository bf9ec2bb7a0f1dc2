"""What a dummy does with itself: its pose, its hands, its life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
from gametest.entity.dropping import drop_item
from gametest.framework.commands.checking import find_run
from gametest.level.entities.entity_activity import is_on_ground

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.entity.player import Player


def leave(source: CommandSourceStack, dummy: Player) -> int:
    source.server.remove_player(dummy)
    run = find_run(source)
    if run is not None:
        run.dummies.pop(dummy.name, None)
    return 1


def respawn(source: CommandSourceStack, dummy: Player) -> int:
    if dummy.is_alive:
        raise CommandError(f"Dummy {dummy.name} is not dead")
    source.server.respawn_player(dummy)
    return 1


def jump(_source: CommandSourceStack, dummy: Player) -> int:
    if not is_on_ground(dummy):
        raise CommandError(f"Dummy {dummy.name} is not on the ground")
    mechanic = "dummy: jump"
    raise UnsupportedError(mechanic, dummy.block_pos)


def sneak(dummy: Player, active: bool) -> int:
    if dummy.is_sneaking is active:
        word = "already" if active else "already not"
        raise CommandError(f"Dummy {dummy.name} is {word} sneaking")
    dummy.is_sneaking = active
    dummy.changed()
    return 1


def sprint(dummy: Player, active: bool) -> int:
    if dummy.is_sprinting is active:
        word = "already" if active else "already not"
        raise CommandError(f"Dummy {dummy.name} is {word} sprinting")
    dummy.is_sprinting = active
    dummy.changed()
    return 1


def select_slot(dummy: Player, slot: int) -> int:
    """By index, from 0."""
    if dummy.selected_slot == slot:
        raise CommandError(f"Dummy {dummy.name} already has slot {slot} selected")
    dummy.selected_slot = slot
    dummy.changed()
    return 1


def swap(_source: CommandSourceStack, dummy: Player) -> int:
    """Main hand and off hand."""
    inventory, slot = dummy.inventory, dummy.selected_slot
    main, off = inventory.get(slot), inventory.worn("offhand")
    inventory.set(slot, off)
    inventory.wear("offhand", main)
    dummy.changed()
    return 1


def drop(_source: CommandSourceStack, dummy: Player, *, everything: bool) -> int:
    held = dummy.main_hand
    if held.is_empty:
        raise CommandError(
            f"Dummy {dummy.name} is not holding an item in their mainhand"
        )
    return drop_from(dummy, dummy.selected_slot, everything=everything)


def drop_from(dummy: Player, slot: int, *, everything: bool) -> int:
    """How many left the inventory; they fly off as an item."""
    inventory = dummy.inventory
    stack = inventory.get(slot)
    if stack.is_empty:
        raise CommandError(f"Dummy {dummy.name} has nothing in that slot")
    count = stack.count if everything else 1
    inventory.set(slot, stack.with_count(stack.count - count))
    dummy.changed()
    drop_item(dummy, stack.with_count(count))
    return count
