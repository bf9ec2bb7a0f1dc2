"""Shapes that follow neighbours, halves that belong together, blocks that need support."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.lazy_modules import modules_of

if TYPE_CHECKING:
    from gametest.behaviour.standing import (
        attached,
        connecting,
        double_block,
        golem_head,
        openable,
        scaffolding,
        sign,
        wall,
    )

__all__ = [
    "attached",
    "connecting",
    "double_block",
    "golem_head",
    "openable",
    "scaffolding",
    "sign",
    "wall",
]

__getattr__ = modules_of(__name__, __all__)
