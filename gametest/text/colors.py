"""The names of the sixteen colours (https://minecraft.wiki/w/Formatting_codes#Color_codes)."""

from __future__ import annotations

from typing import Final

COLORS: Final = (
    "black",
    "dark_blue",
    "dark_green",
    "dark_aqua",
    "dark_red",
    "dark_purple",
    "gold",
    "gray",
    "dark_gray",
    "blue",
    "green",
    "aqua",
    "red",
    "light_purple",
    "yellow",
    "white",
)
