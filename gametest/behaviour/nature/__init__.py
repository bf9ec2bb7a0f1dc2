"""Fluids, falling blocks, leaves and plants: they stand still, or say that they would not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.lazy_modules import modules_of

if TYPE_CHECKING:
    from gametest.behaviour.nature import (
        changing,
        clinging,
        coral,
        falling_block,
        farmland,
        fire,
        fluid,
        leaves,
        plant,
        portal,
        weathering,
    )

__all__ = [
    "changing",
    "clinging",
    "coral",
    "falling_block",
    "farmland",
    "fire",
    "fluid",
    "leaves",
    "plant",
    "portal",
    "weathering",
]

__getattr__ = modules_of(__name__, __all__)
