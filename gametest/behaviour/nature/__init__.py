"""The elements: fluids, fire, ice, falling sand, living ground, ageing copper."""

# size: one module an element or a rule that several share

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.lazy_modules import modules_of

if TYPE_CHECKING:
    from gametest.behaviour.nature import (
        amethyst,
        bubble_column,
        coral,
        falling_block,
        farmland,
        fire,
        fluid,
        ground,
        ice,
        light,
        portal,
        speleothem,
        sponge,
        weathering,
    )

__all__ = [
    "amethyst",
    "bubble_column",
    "coral",
    "falling_block",
    "farmland",
    "fire",
    "fluid",
    "ground",
    "ice",
    "light",
    "portal",
    "speleothem",
    "sponge",
    "weathering",
]

__getattr__ = modules_of(__name__, __all__)
