"""Values of the sine table as measured on Java 17."""

from __future__ import annotations

import struct

import pytest

from gametest.core.float32 import (
    f32,
    float_cos,
    float_sin,
    local_offset,
    rotation_towards,
    wrap_degrees,
)
from gametest.core.position import Vec3


def _bits(value: float) -> int:
    bits: int = struct.unpack(">I", struct.pack(">f", value))[0]
    return bits


@pytest.mark.parametrize(
    ("radians", "sine", "cosine"),
    [
        # Index 0: sine 0, cosine at 16384.
        (0.0, 0x00000000, 0x3F800000),
        # The 32-bit pi: indices 32768 and 49152.
        (3.1415927410125732, 0x250D3132, 0xBF800000),
    ],
)
def test_sine_and_cosine_come_from_the_table(
    radians: float, sine: int, cosine: int
) -> None:
    assert (sine, cosine) == (_bits(float_sin(radians)), _bits(float_cos(radians)))


@pytest.mark.parametrize(
    ("angle", "wrapped"),
    [(0, 0), (180, -180), (-180, -180), (190, -170), (540.5, -179.5), (359, -1)],
)
def test_angle_is_wrapped_below_180(angle: float, wrapped: float) -> None:
    assert wrapped == wrap_degrees(angle)


def test_number_is_rounded_to_32_bits() -> None:
    assert (0x3DCCCCCD, float("inf")) == (_bits(f32(0.1)), f32(1e300))


@pytest.mark.parametrize(
    ("yaw", "pitch", "ahead"),
    [
        (0, 0, (0, 0, 1)),
        (90, 0, (-1, 0, 0)),
        (180, 0, (0, 0, -1)),
        (-90, 0, (1, 0, 0)),
        (0, 90, (0, -1, 0)),
        (0, -90, (0, 1, 0)),
    ],
)
def test_forwards_is_where_the_rotation_looks(
    yaw: float, pitch: float, ahead: tuple[float, float, float]
) -> None:
    """https://minecraft.wiki/w/Rotation: 0 south, 90 west, -90 up."""
    assert local_offset(yaw, pitch, Vec3(0, 0, 1)) == pytest.approx(ahead, abs=1e-6)


@pytest.mark.parametrize(
    ("offset", "world"),
    [((1, 0, 0), (1, 0, 0)), ((0, 1, 0), (0, 1, 0)), ((1, 2, 3), (1, 2, 3))],
)
def test_left_and_up_of_a_look_to_the_south(
    offset: tuple[float, float, float], world: tuple[float, float, float]
) -> None:
    """https://minecraft.wiki/w/Coordinates#Local_coordinates: left of south is east."""
    assert local_offset(0, 0, Vec3(*offset)) == pytest.approx(world, abs=1e-6)


@pytest.mark.parametrize(
    ("target", "rotation"),
    [
        ((0, 0, 5), (0, 0)),
        ((-5, 0, 0), (90, 0)),
        ((0, 5, 0), (-90, -90)),
        ((0, -5, 5), (0, 45)),
        ((5, 0, 5), (-45, 0)),
    ],
)
def test_rotation_towards_a_point(
    target: tuple[float, float, float], rotation: tuple[float, float]
) -> None:
    found = rotation_towards(Vec3(0, 0, 0), Vec3(*target))

    assert found == pytest.approx(rotation, abs=1e-4)
