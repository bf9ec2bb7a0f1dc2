"""What an item in a command may not be (https://minecraft.wiki/w/Item_format#Strict_validation)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.item.container_component import stacks_of
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from gametest.item.item_table import ItemTable

_HOLDERS: Final = ("container", "bundle_contents", "charged_projectiles")


def stack_problem(stack: ItemStack, items: ItemTable) -> str | None:
    """Of what was written: what the kind has by itself is in order."""
    if not stack.components:
        return None
    try:
        if _is_damageable(stack, items) and items.max_stack_size(stack) > 1:
            return "an item cannot be both damageable and stackable"
        for name in _HOLDERS:
            for held in stacks_of(stack.find(f"minecraft:{name}")):
                most = items.max_stack_size(held)
                if held.count > most:
                    text = f"{held.count} {held.id}, of which {most} are a stack"
                    return f"it holds {text}"
    except UnsupportedError:
        # How many are a stack is not known.
        return None
    return None


def _is_damageable(stack: ItemStack, items: ItemTable) -> bool:
    return items.component(stack, "minecraft:max_damage") is not None
