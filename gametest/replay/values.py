"""Values that can be pinned, tracked and hashed, and how two of them are compared.

A value is first made plain: scalars as they are, arrays and attrs objects as frozen copies, so
that what the game does to it later changes nothing.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, final

import attrs

SCALARS: Final = frozenset({int, float, bool, str, bytes, type(None)})
MAXIMUM_DEPTH: Final = 32
NUMBER_KINDS: Final = "biufc"
"""Of numpy's dtypes: booleans, integers, floats, complex numbers; objects are refused."""


class ArrayValue(NamedTuple):
    """A numpy array, row by row."""

    dtype: str
    """With its byte order: `<f8`."""
    shape: tuple[int, ...]
    content: bytes


class ObjectValue(NamedTuple):
    """An attrs object."""

    name: str
    fields: dict[str, Any]


@final
@attrs.frozen
class Tolerance:
    """Two floats are equal if they differ by at most either; NaN equals NaN, inf equals inf."""

    relative: float = 1e-9
    absolute: float = 1e-11
    """The original's for doubles."""

    def close(self, first: float, second: float) -> bool:
        return (first != first and second != second) or math.isclose(
            first, second, rel_tol=self.relative, abs_tol=self.absolute
        )


EXACT: Final = Tolerance(0.0, 0.0)
DEFAULT_TOLERANCE: Final = Tolerance()


class Difference(NamedTuple):
    """The first place where two values part."""

    path: str
    """`.player.x`, `[3]`; empty for the value itself."""
    expected: object
    actual: object


def plain(value: Any, depth: int = 0) -> Any:
    """A frozen copy; raises `TypeError` for what cannot be stored."""
    if type(value) in SCALARS:
        return value
    if depth > MAXIMUM_DEPTH:
        msg = f"a value is nested deeper than {MAXIMUM_DEPTH}"
        raise TypeError(msg)
    if (found := _from_numpy(value)) is not None:
        return found
    match value:
        case ArrayValue() | ObjectValue():
            return value
        case list():
            return [plain(item, depth + 1) for item in value]
        case tuple():
            return tuple(plain(item, depth + 1) for item in value)
        case dict():
            return {
                _dict_key(key): plain(item, depth + 1) for key, item in value.items()
            }
        case bytearray() | memoryview():
            return bytes(value)
        case bool() | int() | float() | str() | bytes():
            return _scalar_of(value)
    if attrs.has(type(value)):
        fields = {
            field.name: plain(getattr(value, field.name), depth + 1)
            for field in attrs.fields(type(value))
        }
        return ObjectValue(type(value).__qualname__, fields)
    msg = f"a {type(value).__name__} cannot be stored in a recording"
    raise TypeError(msg)


def _dict_key(key: object) -> int | str:
    if isinstance(key, str):
        return str(key)
    if isinstance(key, int):
        return int(key)
    msg = f"a dictionary with a key of type {type(key).__name__} cannot be stored"
    raise TypeError(msg)


def _scalar_of(value: Any) -> Any:
    """An IntEnum, a numpy float: their plain parent."""
    kinds: tuple[type[Any], ...] = (bool, int, float, str, bytes)
    for kind in kinds:
        if isinstance(value, kind):
            return kind(value)
    raise AssertionError(value)


def _from_numpy(value: Any) -> Any:
    numpy = sys.modules.get("numpy")
    if numpy is None:
        return None
    if isinstance(value, numpy.generic):
        if value.dtype.kind in "biufSU":
            return plain(value.item())
        value = numpy.asarray(value)
    if not isinstance(value, numpy.ndarray):
        return None
    if value.dtype.kind not in NUMBER_KINDS:
        msg = f"an array of dtype {value.dtype} cannot be stored in a recording"
        raise TypeError(msg)
    return ArrayValue(value.dtype.str, value.shape, value.tobytes())


def restored(value: Any, like: Any) -> Any:
    """What a pin hands back: `value`, in the shape of the current one where that has a class."""
    match value:
        case ArrayValue():
            import numpy as np

            flat = np.frombuffer(value.content, np.dtype(value.dtype)).copy()
            return flat.reshape(value.shape)
        case ObjectValue() if attrs.has(type(like)):
            changes = {
                field.alias: restored(
                    value.fields[field.name], getattr(like, field.name)
                )
                for field in attrs.fields(type(like))
                if field.init and field.name in value.fields
            }
            return attrs.evolve(like, **changes)
        case list() | tuple():
            templates = like if isinstance(like, list | tuple) else ()
            return type(value)(
                restored(item, templates[index] if index < len(templates) else None)
                for index, item in enumerate(value)
            )
        case dict():
            known = like if isinstance(like, dict) else {}
            return {key: restored(item, known.get(key)) for key, item in value.items()}
    return value


def type_name(value: Any) -> str:
    """The declared type: `int`, `float`, `array <f8 (3, 2)`, `object Player`."""
    match value:
        case ArrayValue():
            return f"array {value.dtype} {value.shape}"
        case ObjectValue():
            return f"object {value.name}"
        case None:
            return "None"
    return type(value).__name__


def difference(
    expected: Any, actual: Any, tolerance: Tolerance, path: str = ""
) -> Difference | None:
    """None if two plain values are of one type and equal."""
    if type(expected) is not type(actual) or type_name(expected) != type_name(actual):
        return Difference(f"{path} (type)", type_name(expected), type_name(actual))
    match expected:
        case float():
            same = tolerance.close(expected, actual)
            return None if same else Difference(path, expected, actual)
        case ArrayValue():
            return _array_difference(expected, actual, tolerance, path)
        case ObjectValue():
            return _dict_difference(expected.fields, actual.fields, tolerance, path)
        case dict():
            return _dict_difference(expected, actual, tolerance, path)
        case list() | tuple():
            if len(expected) != len(actual):
                return Difference(f"{path} (length)", len(expected), len(actual))
            pairs = zip(expected, actual, strict=True)
            return next(
                _found(
                    difference(one, other, tolerance, f"{path}[{index}]")
                    for index, (one, other) in enumerate(pairs)
                ),
                None,
            )
    return None if expected == actual else Difference(path, expected, actual)


def _found(results: Iterator[Difference | None]) -> Iterator[Difference]:
    return (result for result in results if result is not None)


def _dict_difference(
    expected: dict[Any, Any], actual: dict[Any, Any], tolerance: Tolerance, path: str
) -> Difference | None:
    for key, value in expected.items():
        if key not in actual:
            return Difference(f"{path}.{key}", value, "nothing")
        found = difference(value, actual[key], tolerance, f"{path}.{key}")
        if found is not None:
            return found
    for key, value in actual.items():
        if key not in expected:
            return Difference(f"{path}.{key}", "nothing", value)
    return None


def _array_difference(
    expected: ArrayValue, actual: ArrayValue, tolerance: Tolerance, path: str
) -> Difference | None:
    if expected.content == actual.content:
        return None
    import numpy as np

    one = np.frombuffer(expected.content, np.dtype(expected.dtype))
    other = np.frombuffer(actual.content, np.dtype(actual.dtype))
    if one.dtype.kind in "fc":
        same = np.isclose(
            one, other, tolerance.relative, tolerance.absolute, equal_nan=True
        )
    else:
        same = one == other
    if same.all():
        return None
    first = int(np.argmin(same))
    index = ", ".join(str(int(i)) for i in np.unravel_index(first, expected.shape))
    return Difference(f"{path}[{index}]", one[first].item(), other[first].item())
