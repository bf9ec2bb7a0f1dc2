"""What is left of an item that was crafted with, burnt or brewed.

https://minecraft.wiki/w/Crafting#Remaining_items
"""

from __future__ import annotations

from typing import Final

from gametest.item.item_stack import EMPTY, ItemStack

_LEFT: Final = {
    "minecraft:water_bucket": "minecraft:bucket",
    "minecraft:lava_bucket": "minecraft:bucket",
    "minecraft:milk_bucket": "minecraft:bucket",
    "minecraft:honey_bottle": "minecraft:glass_bottle",
    "minecraft:dragon_breath": "minecraft:glass_bottle",
}


def crafting_remainder(stack: ItemStack) -> ItemStack:
    left = _LEFT.get(stack.id)
    return EMPTY if left is None else ItemStack(left)
