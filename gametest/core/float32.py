"""32-bit float arithmetic as the game does it: rounding, the sine table, angles.

The table holds 65,536 values of float(sin(i * 2 pi / 65536))
(https://minecraft.wiki/w/Java_Edition_hardcoded_values).
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, floor, pi, sin, sqrt
from struct import Struct
from typing import Final

from gametest.core.position import Vec3

_FLOAT: Final = Struct("f")
_PER_RADIAN: Final = 10430.3779296875
"""65536 / 2 pi as a 32-bit float."""
_RADIANS: Final = 0.01745329238474369
"""pi / 180 as a 32-bit float."""
_DEGREES: Final = 57.2957763671875
"""180 / pi as a 32-bit float."""
_MASK: Final = 0xFFFF


def f32(value: float) -> float:
    """The nearest 32-bit float; what does not fit is infinite."""
    try:
        rounded: float = _FLOAT.unpack(_FLOAT.pack(value))[0]
    except OverflowError:
        return float("inf") if value > 0 else float("-inf")
    return rounded


def half_up(value: float) -> int:
    """The nearest whole number, of two the greater."""
    return floor(value + 0.5)


@lru_cache(maxsize=1024)
def _table(index: int) -> float:
    return f32(sin(index * pi * 2.0 / 65536.0))


def float_sin(radians: float) -> float:
    """Of a 32-bit float, from the table."""
    return _table(int(f32(radians * _PER_RADIAN)) & _MASK)


def float_cos(radians: float) -> float:
    return _table(int(f32(f32(radians * _PER_RADIAN) + 16384.0)) & _MASK)


def wrap_degrees(angle: float) -> float:
    """Into -180 (included) to 180, as a 32-bit float."""
    wrapped = angle % 360.0
    return f32(wrapped - 360.0 if wrapped >= 180.0 else wrapped)


def rotation_towards(start: Vec3, target: Vec3) -> tuple[float, float]:
    """Yaw and pitch in degrees of the look from one point to another."""
    dx, dy, dz = target[0] - start[0], target[1] - start[1], target[2] - start[2]
    flat = sqrt(dx * dx + dz * dz)
    pitch = wrap_degrees(f32(-(atan2(dy, flat) * _DEGREES)))
    yaw = wrap_degrees(f32(f32(atan2(dz, dx) * _DEGREES) - 90.0))
    return yaw, pitch


def local_offset(yaw: float, pitch: float, offset: Vec3) -> Vec3:
    """What `^left ^up ^forwards` means in world axes."""
    turned = f32(f32(yaw + 90.0) * _RADIANS)
    flat_cos, flat_sin = float_cos(turned), float_sin(turned)
    tilt = f32(-pitch * _RADIANS)
    tilt_cos, tilt_sin = float_cos(tilt), float_sin(tilt)
    raised = f32(f32(-pitch + 90.0) * _RADIANS)
    raised_cos, raised_sin = float_cos(raised), float_sin(raised)
    ahead = (f32(flat_cos * tilt_cos), tilt_sin, f32(flat_sin * tilt_cos))
    above = (f32(flat_cos * raised_cos), raised_sin, f32(flat_sin * raised_cos))
    aside = (
        -(ahead[1] * above[2] - ahead[2] * above[1]),
        -(ahead[2] * above[0] - ahead[0] * above[2]),
        -(ahead[0] * above[1] - ahead[1] * above[0]),
    )
    left, up, forwards = offset
    return Vec3(
        ahead[0] * forwards + above[0] * up + aside[0] * left,
        ahead[1] * forwards + above[1] * up + aside[1] * left,
        ahead[2] * forwards + above[2] * up + aside[2] * left,
    )
