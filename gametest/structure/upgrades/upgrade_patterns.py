"""Banner patterns and dye colours by their old codes (1.20.5 24w09a).

The codes are those of https://minecraft.wiki/w/Banner/Patterns.
"""

from __future__ import annotations

from typing import Final

from gametest.core.dye_colors import DYE_COLORS
from gametest.nbt.tags import Compound, Tag
from gametest.structure.upgrades.upgrade_rules import compounds, rename

_PATTERNS: Final = {
    "b": "base",
    "bs": "stripe_bottom",
    "ts": "stripe_top",
    "ls": "stripe_left",
    "rs": "stripe_right",
    "cs": "stripe_center",
    "ms": "stripe_middle",
    "drs": "stripe_downright",
    "dls": "stripe_downleft",
    "ss": "small_stripes",
    "cr": "cross",
    "sc": "straight_cross",
    "ld": "diagonal_left",
    "rud": "diagonal_right",
    "lud": "diagonal_up_left",
    "rd": "diagonal_up_right",
    "vh": "half_vertical",
    "vhr": "half_vertical_right",
    "hh": "half_horizontal",
    "hhb": "half_horizontal_bottom",
    "bl": "square_bottom_left",
    "br": "square_bottom_right",
    "tl": "square_top_left",
    "tr": "square_top_right",
    "bt": "triangle_bottom",
    "tt": "triangle_top",
    "bts": "triangles_bottom",
    "tts": "triangles_top",
    "mc": "circle",
    "mr": "rhombus",
    "bo": "border",
    "cbo": "curly_border",
    "bri": "bricks",
    "gra": "gradient",
    "gru": "gradient_up",
    "cre": "creeper",
    "sku": "skull",
    "flo": "flower",
    "moj": "mojang",
    "glb": "globe",
    "pig": "piglin",
}


def _pattern(code: Tag) -> Tag:
    known = _PATTERNS.get(code) if isinstance(code, str) else None
    return code if known is None else f"minecraft:{known}"


def _dye(number: Tag) -> Tag:
    return DYE_COLORS[number % 16] if isinstance(number, int) else number


def upgrade_patterns(compound: Compound) -> None:
    """`Patterns` of a banner's data."""
    rename(compound, "Patterns", "patterns")
    for layer in compounds(compound.get("patterns")):
        rename(layer, "Pattern", "pattern", _pattern)
        rename(layer, "Color", "color", _dye)
