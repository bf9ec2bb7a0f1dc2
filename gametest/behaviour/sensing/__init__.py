"""What notices the world: bodies, carts, projectiles, vibrations, the sky."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.lazy_modules import modules_of

if TYPE_CHECKING:
    from gametest.behaviour.sensing import (
        daylight_detector,
        detector_rail,
        pressure_plate,
        sculk_sensor,
        sculk_shrieker,
        target,
        tripwire,
    )

__all__ = [
    "daylight_detector",
    "detector_rail",
    "pressure_plate",
    "sculk_sensor",
    "sculk_shrieker",
    "target",
    "tripwire",
]

__getattr__ = modules_of(__name__, __all__)
