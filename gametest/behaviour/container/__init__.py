"""Blocks that hold items: what they take and give, and what they do with it by themselves."""

# size: one module a family

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.lazy_modules import modules_of

if TYPE_CHECKING:
    from gametest.behaviour.container import (
        beehive,
        brewing_stand,
        campfire,
        chest,
        chiseled_bookshelf,
        composter,
        crafter,
        decorated_pot,
        dispenser,
        dropper,
        furnace,
        hopper,
        shulker_box,
        storage,
    )

__all__ = [
    "beehive",
    "brewing_stand",
    "campfire",
    "chest",
    "chiseled_bookshelf",
    "composter",
    "crafter",
    "decorated_pot",
    "dispenser",
    "dropper",
    "furnace",
    "hopper",
    "shulker_box",
    "storage",
]

__getattr__ = modules_of(__name__, __all__)
