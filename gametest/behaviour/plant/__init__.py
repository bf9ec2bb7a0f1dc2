"""Plants: what carries them, how they grow, wither and spread."""

# size: one module a way of growing

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.lazy_modules import modules_of

if TYPE_CHECKING:
    from gametest.behaviour.plant import (
        bamboo,
        bone_meal,
        chorus,
        column,
        crop,
        dried_ghast,
        dripleaf,
        egg,
        eyeblossom,
        face_cover,
        growing_column,
        hanging,
        leaves,
        mushroom,
        ripening,
        rooted,
        sapling,
        stem,
        tall_crop,
        vine,
        water_plant,
    )

__all__ = [
    "bamboo",
    "bone_meal",
    "chorus",
    "column",
    "crop",
    "dried_ghast",
    "dripleaf",
    "egg",
    "eyeblossom",
    "face_cover",
    "growing_column",
    "hanging",
    "leaves",
    "mushroom",
    "ripening",
    "rooted",
    "sapling",
    "stem",
    "tall_crop",
    "vine",
    "water_plant",
]

__getattr__ = modules_of(__name__, __all__)
