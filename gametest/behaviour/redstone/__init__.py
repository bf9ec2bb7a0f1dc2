"""Power: what gives it, carries it, delays it and shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.lazy_modules import modules_of

if TYPE_CHECKING:
    from gametest.behaviour.redstone import (
        button,
        comparator,
        lever,
        note_block,
        observer,
        redstone_block,
        redstone_follower,
        redstone_lamp,
        redstone_ore,
        redstone_torch,
        redstone_wire,
        repeater,
        static_source,
    )

__all__ = [
    "button",
    "comparator",
    "lever",
    "note_block",
    "observer",
    "redstone_block",
    "redstone_follower",
    "redstone_lamp",
    "redstone_ore",
    "redstone_torch",
    "redstone_wire",
    "repeater",
    "static_source",
]

__getattr__ = modules_of(__name__, __all__)
