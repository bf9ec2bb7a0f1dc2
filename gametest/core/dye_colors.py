"""The sixteen dye colours (https://minecraft.wiki/w/Dye#Data_values)."""

from __future__ import annotations

from typing import Final

DYE_COLORS: Final = (
    *("white", "orange", "magenta", "light_blue", "yellow", "lime", "pink", "gray"),
    *("light_gray", "cyan", "purple", "blue", "brown", "green", "red", "black"),
)
"""By number, from 0."""
