"""Numbers of SNBT: one word to one tag.

Grammar since 1.21.5: https://minecraft.wiki/w/NBT_format#SNBT_format and
https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
"""

from __future__ import annotations

import re
from math import isinf
from typing import Final

from gametest.nbt.tags import (
    Byte,
    Double,
    Float,
    Int,
    IntegerTag,
    Long,
    NumberTag,
    Short,
)

NUMBER_START: Final = frozenset("0123456789+-.")

# Greedy: a last `b` of a hexadecimal number is a digit, its byte needs `ub` or `sb`.
_INTEGER: Final = re.compile(
    r"([+-]?)(?:0[xX]([0-9a-fA-F_]+)|0[bB]([01][01_]*)|([0-9][0-9_]*))"
    r"(?:([usUS]?)([bsliBSLI]))?"
)
_FLOAT: Final = re.compile(
    r"([+-]?(?:[0-9][0-9_]*\.?(?:[0-9][0-9_]*)?|\.[0-9][0-9_]*)(?:[eE][+-]?[0-9][0-9_]*)?)"
    r"([fdFD]?)"
)
_TYPES: Final[dict[str, tuple[type[IntegerTag], int]]] = {
    "b": (Byte, 8),
    "s": (Short, 16),
    "i": (Int, 32),
    "l": (Long, 64),
}
# Python refuses to read more than 4,300 digits; separators may fill a word up.
_LONGEST_DECIMAL: Final = 4000
_MOST_SHOWN: Final = 40
_NAMES: Final = {"b": "byte", "s": "short", "i": "int", "l": "long"}


class NumberFormatError(ValueError):
    """The word starts as a number and is none; the text says why."""


def parse_number(word: str) -> NumberTag:
    integer = parse_integer(word)
    if integer is not None:
        return integer
    match = _FLOAT.fullmatch(word)
    if match is None:
        msg = f"{word!r} is not a number, and unquoted text cannot start like one"
        raise NumberFormatError(msg)
    digits, suffix = match.groups()
    _check_separators(digits, word)
    value = float(digits.replace("_", ""))
    number = Float(value) if suffix in ("f", "F") else Double(value)
    if isinf(number):
        msg = f"{_shown(word)} is too large for a {'float' if suffix in ('f', 'F') else 'double'}"
        raise NumberFormatError(msg)
    return number


def parse_integer(word: str, default_type: str = "i") -> IntegerTag | None:
    """`default_type` is the type letter of a word without one; None: not a whole number."""
    match = _INTEGER.fullmatch(word)
    if match is None:
        return None
    sign, hexadecimal, binary, decimal, signedness, letter = match.groups()
    digits = hexadecimal or binary or decimal
    _check_separators(digits, word)
    if decimal is not None and len(decimal) > 1 and decimal[0] == "0":
        msg = f"{word}: a whole number cannot start with 0"
        raise NumberFormatError(msg)
    if decimal is not None and len(decimal) > _LONGEST_DECIMAL:
        msg = f"{_shown(word)} is too large for a whole number"
        raise NumberFormatError(msg)
    value = int(digits.replace("_", ""), 16 if hexadecimal else 2 if binary else 10)
    kind, bits = _TYPES[(letter or default_type).lower()]
    # A suffix decides; without one, hexadecimal and binary numbers are unsigned.
    unsigned = signedness in ("u", "U") if signedness else decimal is None
    if unsigned and sign == "-":
        msg = f"{word}: an unsigned number cannot be negative"
        raise NumberFormatError(msg)
    if sign == "-":
        value = -value
    low, high = (0, 1 << bits) if unsigned else (-1 << bits - 1, 1 << bits - 1)
    if not low <= value < high:
        name = _NAMES[(letter or default_type).lower()]
        msg = f"{_shown(word)} does not fit {'an unsigned' if unsigned else 'a'} {name}"
        raise NumberFormatError(msg)
    return kind.wrapped(value)


def _shown(word: str) -> str:
    return word if len(word) <= _MOST_SHOWN else f"{word[:_MOST_SHOWN]}..."


def _check_separators(digits: str, word: str) -> None:
    # `_` stands between digits only: not first, not last, not beside a dot or an exponent.
    for part in re.split(r"[.eE+-]+", digits) if "_" in digits else ():
        if part.startswith("_") or part.endswith("_"):
            msg = f"{word}: '_' can only stand between digits"
            raise NumberFormatError(msg)
