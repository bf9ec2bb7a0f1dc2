"""Putting on what is in the hand (https://minecraft.wiki/w/Armor#Equipping).

What was worn comes into the hand, or into the inventory if there is more of the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.interaction.hand.hand import give
from gametest.interaction.hand.outcome import Outcome
from gametest.item.enchantments import enchantment_level
from gametest.item.item_stack import full_id
from gametest.level.entities.hearing import make_noise

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.interaction.hand.hand import Hand
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_GAME: Final = "minecraft:"
_PLAYER: Final = "minecraft:player"
_SLOTS: Final = ("head", "chest", "legs", "feet", "mainhand", "offhand")
"""Those of a player; a body or a saddle is none of its."""


def swap_on(level: Level, hand: Hand) -> Outcome:
    stack, player = hand.stack, hand.player
    slot = level.world.items.table.slot(stack)
    if slot not in _SLOTS or not _may_wear(level, stack):
        return Outcome.PASSED
    worn = player.main_hand if slot == "mainhand" else player.inventory.worn(slot)
    if _clings(level, worn) and not player.is_creative:
        return Outcome.FAILED
    if worn.stacks_with(stack):
        return Outcome.FAILED
    hand.count_use(level, stack)
    make_noise(level, player.pos, "equip", player)
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


def _may_wear(level: Level, stack: ItemStack) -> bool:
    """Whether players are among the entities that its component allows."""
    found = stack.find("minecraft:equippable")
    allowed = found.get("allowed_entities") if isinstance(found, dict) else None
    if allowed is None:
        return True
    named = allowed if isinstance(allowed, list) else [allowed]
    return any(
        level.world.items.is_tagged("entity_type", id[1:].removeprefix(_GAME), _PLAYER)
        if id.startswith("#")
        else full_id(id) == _PLAYER
        for id in named
        if isinstance(id, str)
    )


def _clings(level: Level, stack: ItemStack) -> bool:
    """Curse of Binding (https://minecraft.wiki/w/Curse_of_Binding), and what packs make alike."""
    if enchantment_level(stack, "minecraft:binding_curse"):
        return True
    table = level.world.items.enchantments
    return table.pack_effect(stack, "minecraft:prevent_armor_change") is not None
