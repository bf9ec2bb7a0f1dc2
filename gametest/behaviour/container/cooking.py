"""Asking the packs for a recipe that a block needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level
    from gametest.level.world.item_access import CookingResult


def find_cooking(level: Level, kind: str, stack: ItemStack) -> CookingResult | None:
    """None if there is certainly no recipe; raises `UnsupportedError` if that is not known."""
    recipes = level.world.items.recipes
    if recipes is None:
        mechanic = f"recipe: {kind} of {stack.id}"
        raise UnsupportedError(mechanic)
    return recipes.cook(kind, stack)
