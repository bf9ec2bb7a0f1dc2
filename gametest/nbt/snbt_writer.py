"""Writing NBT's text form."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import copysign, isinf
from typing import Final

from gametest.nbt.snbt_string import quoted
from gametest.nbt.tags import (
    Byte,
    ByteArray,
    Double,
    Float,
    Int,
    IntArray,
    Long,
    LongArray,
    Short,
    Tag,
)

_BARE_KEY: Final = re.compile(r"[A-Za-z._][A-Za-z0-9._+-]*")


def write_snbt(
    tag: Tag,
    *,
    indent: int | None = None,
    spaced: bool = False,
    sort_keys: bool = False,
) -> str:
    """On one line without spaces, or over many lines if `indent` is given.

    `spaced` puts a space behind `:`, `,` and `;`, as messages of the game do. Keys keep their
    order unless they shall be sorted.
    """
    parts: list[str] = []
    space = " " if spaced or indent is not None else ""
    _Writer(parts.append, space, indent, sort_keys).write(tag, 0)
    return "".join(parts)


def snbt_key(key: str) -> str:
    """Bare where the game's own writer leaves it bare."""
    if _BARE_KEY.fullmatch(key) and key.lower() not in ("true", "false"):
        return key
    return quoted(key)


class _Writer:
    __slots__ = ("_comma", "_indent", "_put", "_sort_keys", "_space")

    def __init__(
        self,
        put: Callable[[str], object],
        space: str,
        indent: int | None,
        sort_keys: bool,
    ) -> None:
        self._put = put
        self._space = space
        self._comma = "," + space
        self._indent = indent
        self._sort_keys = sort_keys

    def write(self, tag: Tag, level: int) -> None:
        """One Python frame a level, so that 512 levels are possible."""
        put = self._put
        if isinstance(tag, dict):
            if not tag:
                put("{}")
                return
            items = sorted(tag.items()) if self._sort_keys else tag.items()
            separator = "{" + self._line(level + 1)
            between = self._between(level + 1)
            for key, value in items:
                put(f"{separator}{snbt_key(key)}:{self._space}")
                separator = between
                self.write(value, level + 1)
            put(self._line(level) + "}")
        elif isinstance(tag, list):
            if not tag:
                put("[]")
                return
            separator = "[" + self._line(level + 1)
            between = self._between(level + 1)
            for value in tag:
                put(separator)
                separator = between
                self.write(value, level + 1)
            put(self._line(level) + "]")
        elif isinstance(tag, (ByteArray, IntArray, LongArray)):
            letter, suffix = _ARRAY_MARKS[type(tag)]
            words = self._comma.join(f"{number}{suffix}" for number in tag)
            put(f"[{letter};{self._space if words else ''}{words}]")
        else:
            put(write_leaf(tag))

    def _line(self, level: int) -> str:
        return "" if self._indent is None else "\n" + " " * (self._indent * level)

    def _between(self, level: int) -> str:
        return self._comma if self._indent is None else "," + self._line(level)


_ARRAY_MARKS: Final[dict[type, tuple[str, str]]] = {
    ByteArray: ("B", "b"),
    IntArray: ("I", ""),
    LongArray: ("L", "L"),
}


def write_leaf(tag: Tag) -> str:
    """A number with its suffix, or a string in quotes."""
    match tag:
        case str():
            return quoted(tag)
        case Int():
            return int.__repr__(tag)
        case Byte():
            return f"{int(tag)}b"
        case Short():
            return f"{int(tag)}s"
        case Long():
            return f"{int(tag)}L"
        case Float():
            return f"{java_float_text(tag)}f"
        case Double():
            return f"{java_float_text(tag)}d"
        case _:
            msg = f"{tag!r} is no leaf of NBT"
            raise TypeError(msg)


def java_float_text(value: float) -> str:
    """As Java's `toString`: the shortest text that reads back as the same number.

    Scientific below 1e-3 and from 1e7 on, always with a decimal point. A `Float` is written
    with the digits that 32 bits need.
    """
    if value != value:
        return "NaN"
    sign = "-" if copysign(1.0, value) < 0 else ""
    if isinf(value):
        return sign + "Infinity"
    if value == 0:
        return sign + "0.0"
    digits, exponent = _shortest(abs(value), isinstance(value, Float))
    if -3 <= exponent < 7:
        if exponent < 0:
            return f"{sign}0.{'0' * (-exponent - 1)}{digits}"
        whole = digits[: exponent + 1].ljust(exponent + 1, "0")
        return f"{sign}{whole}.{digits[exponent + 1 :] or '0'}"
    return f"{sign}{digits[0]}.{digits[1:] or '0'}E{exponent}"


def _shortest(value: float, is_float: bool) -> tuple[str, int]:
    """Significant digits without trailing zeros, and the power of ten of the first one."""
    text = repr(float(value))
    if is_float:
        for precision in range(1, 9):
            text = f"{float(value):.{precision}e}"
            if Float(float(text)) == value:
                break
    elif float(two_digits := f"{float(value):.1e}") == value:
        # Java writes two digits at least and takes the nearest: 4.9E-324, not 5.0E-324.
        text = two_digits
    mantissa, _, exponent_text = text.partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = whole + fraction
    stripped = digits.lstrip("0")
    exponent = len(whole) - 1 - (len(digits) - len(stripped)) + int(exponent_text or 0)
    return stripped.rstrip("0") or "0", exponent
