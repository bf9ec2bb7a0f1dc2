"""The transformation of a display entity, as parts or as a matrix of sixteen numbers.

https://minecraft.wiki/w/Display: a matrix is taken apart when it is read, so that what `data`
shows is always translation, left rotation, scale and right rotation.
"""

from __future__ import annotations

from math import copysign, cos, hypot, sin, sqrt
from typing import Final

from gametest.nbt.tags import Compound, Float, Tag

_IDENTITY: Final = (0.0, 0.0, 0.0, 1.0)
_PARTS: Final = {
    "left_rotation": _IDENTITY,
    "right_rotation": _IDENTITY,
    "scale": (1.0, 1.0, 1.0),
    "translation": (0.0, 0.0, 0.0),
}
_MATRIX_LENGTH: Final = 16
_PLANES: Final = ((0, 1), (1, 2), (0, 2))
_SWEEPS: Final = 12
_NEARLY_ZERO: Final = 1e-12
_SMALLEST: Final = 1e-300
_NO_DIRECTION: Final = 1e-7
"""Columns that much shorter than the longest point anywhere, as squares of numbers lose half their digits."""

Matrix = list[list[float]]


def shown_transformation(given: Tag) -> Compound:
    """The four parts in 32-bit numbers; what cannot be read is as if it were not given."""
    if isinstance(given, dict):
        return _in_floats({key: _part(key, given.get(key)) for key in _PARTS})
    numbers = _numbers(given)
    if numbers is None or len(numbers) != _MATRIX_LENGTH or not numbers[-1]:
        return _in_floats(_PARTS)
    return _in_floats(decompose(numbers))


def _in_floats(parts: dict[str, tuple[float, ...]]) -> Compound:
    return {key: [Float(number) for number in part] for key, part in parts.items()}


# -- parts -------------------------------------------------------------------------------


def _part(key: str, value: Tag | None) -> tuple[float, ...]:
    default = _PARTS[key]
    numbers = _axis_angle(value) if isinstance(value, dict) else _numbers(value)
    if numbers is None or len(numbers) != len(default):
        return default
    return tuple(numbers)


def _numbers(value: Tag | None) -> list[float] | None:
    if not isinstance(value, list):
        return None
    numbers = [float(part) for part in value if isinstance(part, (int, float))]
    return numbers if len(numbers) == len(value) else None


def _axis_angle(value: Compound) -> list[float] | None:
    angle, axis = value.get("angle"), _numbers(value.get("axis"))
    if not isinstance(angle, (int, float)) or axis is None or len(axis) != 3:
        return None
    length = sqrt(sum(part * part for part in axis)) or 1.0
    part = sin(angle / 2.0)
    return [*(each / length * part for each in axis), cos(angle / 2.0)]


# -- matrix ------------------------------------------------------------------------------


def decompose(numbers: list[float]) -> dict[str, tuple[float, ...]]:
    """Translation, rotations and scale of a matrix that is given row by row.

    Every number is divided by the last; the last column is the translation; the rest is
    taken apart by a singular value decomposition
    (https://gist.github.com/MulverineX/f473dbfd7cc8dadb326074fef05ad76a). The way is that of
    McAdams, Selle and others, "Computing the Singular Value Decomposition of 3x3 matrices
    with minimal branching": turns of two axes make `A^T A` diagonal, and what is left is a
    rotation and a scale of which only the last number may be below 0. That the numbers of the
    scale are not sorted by size, and their last digits, are not confirmed.
    """
    divisor = numbers[-1]
    rows = [
        [number / divisor for number in numbers[start : start + 4]]
        for start in range(0, 12, 4)
    ]
    product = [row[:3] for row in rows]
    right = _diagonalized(_multiplied(_transposed(product), product))
    left, scale = _divided(_transposed(_multiplied(product, right)))
    return {
        "left_rotation": _quaternion(_transposed(left)),
        "right_rotation": _quaternion(_transposed(right)),
        "scale": tuple(scale),
        "translation": (rows[0][3], rows[1][3], rows[2][3]),
    }


def _diagonalized(symmetric: Matrix) -> Matrix:
    """The rotation `V` for which `V^T S V` is diagonal; changes `symmetric` to that."""
    rotation = _unit()
    for _ in range(_SWEEPS):
        for p, q in _PLANES:
            off = symmetric[p][q]
            size = symmetric[p][p] + symmetric[q][q]
            if abs(off) <= max(_NEARLY_ZERO * size, _SMALLEST):
                continue
            ratio = (symmetric[q][q] - symmetric[p][p]) / (2.0 * off)
            tangent = copysign(1.0, ratio) / (abs(ratio) + hypot(1.0, ratio))
            cosine = 1.0 / hypot(1.0, tangent)
            sine = tangent * cosine
            _turn_columns(symmetric, p, q, cosine, -sine)
            _turn_rows(symmetric, p, q, cosine, -sine)
            _turn_columns(rotation, p, q, cosine, -sine)
    return rotation


def _divided(columns: Matrix) -> tuple[Matrix, list[float]]:
    """The columns of a rotation and their lengths; the last may be below 0 instead."""
    lengths = [hypot(*column) for column in columns]
    least = _NO_DIRECTION * max(lengths)
    units: list[list[float] | None] = [
        [part / length for part in column] if length > least else None
        for column, length in zip(columns, lengths, strict=True)
    ]
    first = units[0] or _across(units[1], units[2])
    second = units[1] or _across(units[2], first)
    third = _crossed(first, second)
    if units[2] is not None and _dot(third, units[2]) < 0.0:
        lengths[2] = -lengths[2]
    return [first, second, third], lengths


def _across(one: list[float] | None, other: list[float] | None) -> list[float]:
    """A unit vector at a right angle to those that are there."""
    if one is not None and other is not None:
        return _crossed(one, other)
    known = one or other
    if known is None:
        return [1.0, 0.0, 0.0]
    axis = min(range(3), key=lambda each: abs(known[each]))
    cross = _crossed(known, [float(each == axis) for each in range(3)])
    length = hypot(*cross)
    return [part / length for part in cross]


def _crossed(a: list[float], b: list[float]) -> list[float]:
    return [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]


def _dot(a: list[float], b: list[float]) -> float:
    return sum(one * other for one, other in zip(a, b, strict=True))


def _unit() -> Matrix:
    return [[float(row == column) for column in range(3)] for row in range(3)]


def _transposed(matrix: Matrix) -> Matrix:
    return [list(column) for column in zip(*matrix, strict=True)]


def _multiplied(left: Matrix, right: Matrix) -> Matrix:
    columns = _transposed(right)
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns]
        for row in left
    ]


def _turn_rows(matrix: Matrix, p: int, q: int, cosine: float, sine: float) -> None:
    first, second = matrix[p], matrix[q]
    matrix[p] = [cosine * a + sine * b for a, b in zip(first, second, strict=True)]
    matrix[q] = [cosine * b - sine * a for a, b in zip(first, second, strict=True)]


def _turn_columns(matrix: Matrix, p: int, q: int, cosine: float, sine: float) -> None:
    for row in matrix:
        row[p], row[q] = (
            cosine * row[p] + sine * row[q],
            cosine * row[q] - sine * row[p],
        )


def _quaternion(rotation: Matrix) -> tuple[float, ...]:
    """x, y, z, w of a rotation, by the greatest of the four so that nothing is divided by 0."""
    (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = rotation
    squares = (
        1.0 + xx - yy - zz,
        1.0 - xx + yy - zz,
        1.0 - xx - yy + zz,
        1.0 + xx + yy + zz,
    )
    greatest = max(range(4), key=squares.__getitem__)
    numerators = (
        (squares[0], xy + yx, xz + zx, zy - yz),
        (xy + yx, squares[1], yz + zy, xz - zx),
        (xz + zx, yz + zy, squares[2], yx - xy),
        (zy - yz, xz - zx, yx - xy, squares[3]),
    )[greatest]
    divisor = 2.0 * sqrt(squares[greatest])
    return tuple(number / divisor for number in numerators)
