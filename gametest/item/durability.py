"""Durability and enchantability of tools and armour from the table's factors."""

from __future__ import annotations

from typing import Any, Final

_TOOLS: Final = ("sword", "shovel", "pickaxe", "axe", "hoe", "spear")
_PIECES: Final = ("helmet", "chestplate", "leggings", "boots")


def durabilities(raw: dict[str, Any]) -> dict[str, int]:
    """By id without namespace; ids that a version lacks are in it too."""
    found: dict[str, int] = dict(raw["list"])
    for tier, uses in raw["tool"].items():
        found.update((f"{tier}_{tool}", uses) for tool in _TOOLS)
    for name, factor in raw["armor_factor"].items():
        for piece, base in raw["armor_piece"].items():
            found[f"{name}_{piece}"] = factor * base
    return found


def enchantabilities(raw: dict[str, Any]) -> dict[str, int]:
    """As `durabilities`, of the component `enchantable`."""
    found: dict[str, int] = dict(raw["list"])
    for tier, value in raw["tools"].items():
        found.update((f"{tier}_{tool}", value) for tool in _TOOLS)
    for name, value in raw["armor"].items():
        found.update((f"{name}_{piece}", value) for piece in _PIECES)
    return found
