"""Recipes that a player knows (https://minecraft.wiki/w/Recipe_book)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.level import Level


def unlock_recipes(player: Player, level: Level, ids: Iterable[str]) -> int:
    """How many it did not know; ids that no pack has are not looked up here."""
    known = level.world.player_records.of(player).recipes
    count = 0
    for id in ids:
        if id not in known:
            known[id] = None
            count += 1
            level.world.triggers.fire(player, "minecraft:recipe_unlocked", recipe=id)
    return count


def forget_recipes(player: Player, level: Level, ids: Iterable[str]) -> int:
    """How many it knew."""
    known = level.world.player_records.of(player).recipes
    found = [id for id in ids if id in known]
    for id in found:
        del known[id]
    return len(found)
