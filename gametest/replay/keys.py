"""Names of pins, tracks and signals: given, or made from the place of the call."""

from __future__ import annotations

import dis
import os.path
from types import FrameType
from typing import Final, TypeAlias, final

import attrs

Key: TypeAlias = int | str
_FNV_OFFSET: Final = 2166136261
_FNV_PRIME: Final = 16777619


def check_key(key: object) -> None:
    """Raises `TypeError` for what a file does not take as a key."""
    if type(key) not in (int, str):
        msg = f"a key is a {type(key).__name__}, neither int nor str"
        raise TypeError(msg)


def fnv1a_32(text: str) -> int:
    """The original's key of a string (FNV-1a, 32 bits; draft-eastlake-fnv)."""
    value = _FNV_OFFSET
    for byte in text.encode():
        value = (value ^ byte) * _FNV_PRIME & 0xFFFFFFFF
    return value


@final
@attrs.define(eq=False, repr=False)
class CallSites:
    """Names the place of a call: file, function, and the how-manieth such call of the function.

    The line is not part of it, so lines added above move nothing.
    """

    _names: dict[tuple[int, int], str] = attrs.field(factory=dict, init=False)
    _codes: list[object] = attrs.field(factory=list, init=False)
    """Kept alive, since `_names` knows them by address."""

    def key(self, frame: FrameType, method: str) -> str:
        code, at = frame.f_code, frame.f_lasti
        name = self._names.get((id(code), at))
        if name is None:
            loads = sum(
                instruction.offset < at and instruction.argval == method
                for instruction in dis.get_instructions(code)
            )
            file = os.path.basename(code.co_filename)
            name = f"{file}:{code.co_qualname}:{max(loads, 1)}"
            self._names[id(code), at] = name
            self._codes.append(code)
        return name
