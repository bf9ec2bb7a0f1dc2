"""Rows of the list of behaviours: what notices bodies, carts, projectiles, vibrations, the sky."""

from __future__ import annotations

from gametest.behaviour import redstone, sensing
from gametest.behaviour.block_family import BlockFamily, SupportLevel

_PARTLY = SupportLevel.PARTLY
_SAVED = (
    "steps, teleporting and what commands put on are not heard; "
    "a vibration in saved data is unsupported"
)


def sensing_families() -> tuple[BlockFamily, ...]:
    return (*_bodies(), *_skies())


def _bodies() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "stone_pressure_plate polished_blackstone_pressure_plate",
            lambda: sensing.pressure_plate.PressurePlate(feels_all=False),
        ),
        BlockFamily(
            "light_weighted_pressure_plate",
            lambda: sensing.pressure_plate.PressurePlate(full_weight=15, delay=10),
        ),
        BlockFamily(
            "heavy_weighted_pressure_plate",
            lambda: sensing.pressure_plate.PressurePlate(full_weight=150, delay=10),
        ),
        BlockFamily("*_pressure_plate", lambda: sensing.pressure_plate.PressurePlate()),
        BlockFamily("tripwire", lambda: sensing.tripwire.Tripwire()),
        BlockFamily("tripwire_hook", lambda: sensing.tripwire.TripwireHook()),
        BlockFamily("detector_rail", lambda: sensing.detector_rail.DetectorRail()),
    )


def _skies() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily("target", lambda: sensing.target.Target()),
        BlockFamily(
            "*lightning_rod",
            lambda: redstone.static_source.Hit(strong_towards="facing"),
            level=_PARTLY,
            note="powered by lightning at its tip; it draws none",
        ),
        BlockFamily(
            "daylight_detector",
            lambda: sensing.daylight_detector.DaylightDetector(),
            level=_PARTLY,
            note="rain, and light that comes past blocks, are unsupported",
        ),
        BlockFamily(
            "sculk_sensor",
            lambda: sensing.sculk_sensor.SculkSensor(reach=8, active_ticks=30),
            level=_PARTLY,
            note=_SAVED,
        ),
        BlockFamily(
            "calibrated_sculk_sensor",
            lambda: sensing.sculk_sensor.SculkSensor(reach=16, active_ticks=10),
            level=_PARTLY,
            note=_SAVED,
        ),
        BlockFamily(
            "sculk_shrieker",
            lambda: sensing.sculk_shrieker.SculkShrieker(),
            level=_PARTLY,
            note="a player who sets it off is unsupported",
        ),
    )
