"""Values of the original's files, which store bytes and a length and no type."""

from __future__ import annotations

import struct
from typing import Any, Final

from gametest.replay.values import Tolerance

ORIGINAL_TOLERANCE: Final = Tolerance(1e-6, 1e-5)
"""The original's for floats of 32 bits, and their precision beside it."""
_FORMS: Final = {(int, 4): "<i", (int, 8): "<q", (float, 4): "<f", (float, 8): "<d"}


def typed_as(stored: Any, value: Any) -> Any:
    """`stored` read as the type of `value`; unchanged where its length does not fit."""
    if not isinstance(stored, bytes):
        return stored
    kind = type(value)
    if kind is bool and len(stored) in (1, 4):
        return any(stored)
    if kind is int and len(stored) == 4 and value >= 2**31:
        return struct.unpack("<I", stored)[0]
    form = _FORMS.get((kind, len(stored)))
    return stored if form is None else struct.unpack(form, stored)[0]
