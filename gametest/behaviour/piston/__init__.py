"""Pistons: what they push, how a stroke goes, and the blocks on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.lazy_modules import modules_of

if TYPE_CHECKING:
    from gametest.behaviour.piston import moving_piston, piston_base, piston_head

__all__ = ["moving_piston", "piston_base", "piston_head"]

__getattr__ = modules_of(__name__, __all__)
