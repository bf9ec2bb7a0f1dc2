"""Putting on what is in the hand (https://minecraft.wiki/w/Armor#Equipping).

What was worn comes into the hand, or into the inventory if there is more of the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.interaction.hand.hand import give
from gametest.interaction.hand.outcome import Outcome
from gametest.item.enchantments import enchantment_level

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.interaction.hand.hand import Hand
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_SLOTS: Final = ("head", "chest", "legs", "feet", "mainhand", "offhand")
"""Those of a player; a body or a saddle is none of its."""


def swap_on(level: Level, hand: Hand) -> Outcome:
    stack, player = hand.stack, hand.player
    slot = level.world.items.table.slot(stack)
    if slot not in _SLOTS:
        return Outcome.PASSED
    _check_wearer(stack, hand)
    worn = player.main_hand if slot == "mainhand" else player.inventory.worn(slot)
    if _clings(level, worn) and not player.is_creative:
        return Outcome.FAILED
    if worn.stacks_with(stack):
        return Outcome.FAILED
    hand.count_use(level, stack)
    if stack.count <= 1:
        _wear(player, slot, stack)
        if not (player.is_creative and worn.is_empty):
            hand.put(worn)
        else:
            player.changed()
        return Outcome.DONE
    _wear(player, slot, stack.with_count(1))
    hand.use_up()
    if not worn.is_empty:
        give(level, player, worn)
    return Outcome.DONE


def _wear(player: Player, slot: str, stack: ItemStack) -> None:
    if slot == "mainhand":
        player.inventory.set(player.selected_slot, stack)
    else:
        player.inventory.wear(slot, stack)


def _check_wearer(stack: ItemStack, hand: Hand) -> None:
    found = stack.find("minecraft:equippable")
    if isinstance(found, dict) and "allowed_entities" in found:
        mechanic = f"{stack.id}: put on by some entities only"
        raise UnsupportedError(mechanic, hand.player.block_pos)


def _clings(level: Level, stack: ItemStack) -> bool:
    """Curse of Binding (https://minecraft.wiki/w/Curse_of_Binding), and what packs make alike."""
    if enchantment_level(stack, "minecraft:binding_curse"):
        return True
    table = level.world.items.enchantments
    return table.pack_effect(stack, "minecraft:prevent_armor_change") is not None
