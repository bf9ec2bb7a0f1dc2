"""Fluids, falling blocks, leaves and plants: they stand still, or say that they would not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.lazy_modules import modules_of

if TYPE_CHECKING:
    from gametest.behaviour.nature import (
        falling_block,
        fluid,
        leaves,
        plant,
    )

__all__ = ["falling_block", "fluid", "leaves", "plant"]

__getattr__ = modules_of(__name__, __all__)
