"""What a dummy does with itself: its pose, its hands, its life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.command.errors import CommandError
from gametest.entity.dropping import drop_item
from gametest.entity.inventory import EQUIPMENT, SLOTS
from gametest.framework.commands.checking import find_run
from gametest.framework.commands.dummy.spawning import announce
from gametest.item.item_stack import EMPTY
from gametest.item.slot_ranges import EQUIPMENT_SLOTS, MAINHAND
from gametest.level.entities.entity_activity import is_on_ground

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.entity.player import Player
    from gametest.item.slot_access import SlotAccess


def leave(source: CommandSourceStack, dummy: Player) -> int:
    source.server.remove_player(dummy)
    announce(source.server, dummy, "left")
    run = find_run(source)
    if run is not None:
        run.dummies.pop(dummy.name, None)
    return 1


def respawn(source: CommandSourceStack, dummy: Player) -> int:
    if dummy.is_alive:
        raise CommandError(f"Dummy {dummy.name} is not dead")
    source.server.respawn_player(dummy)
    return 1


def jump(source: CommandSourceStack, dummy: Player) -> int:
    if not is_on_ground(dummy):
        raise CommandError(f"Dummy {dummy.name} is not on the ground")
    # Here, as few dummies jump.
    from gametest.entity.playing.jumping import jump_from_ground

    jump_from_ground(dummy.level or source.level, dummy)
    return 1


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
    access = _slot(dummy, slot)
    stack = EMPTY if access is None else access.get()
    if access is None or stack.is_empty:
        raise CommandError(f"Dummy {dummy.name} has nothing in that slot")
    count = stack.count if everything else 1
    access.set(stack.with_count(stack.count - count))
    dummy.changed()
    drop_item(dummy, stack.with_count(count))
    _count_drop(dummy, stack.id, count)
    return count


def _slot(dummy: Player, number: int) -> SlotAccess | None:
    """By the numbers that commands give slots; None for those of other things."""
    if number == MAINHAND:
        number = dummy.selected_slot
    if 0 <= number < SLOTS:
        return dummy.inventory.slot(number)
    name = EQUIPMENT_SLOTS.get(number)
    return dummy.inventory.worn_slot(name) if name in EQUIPMENT else None


def _count_drop(dummy: Player, id: str, count: int) -> None:
    """https://minecraft.wiki/w/Statistics: items by kind, and how often something was dropped."""
    if dummy.level is not None:
        triggers = dummy.level.world.triggers
        triggers.award(dummy, f"minecraft.dropped:{id.replace(':', '.', 1)}", count)
        triggers.award(dummy, "minecraft.custom:minecraft.drop")
