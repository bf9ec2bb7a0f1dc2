"""Durations with a unit (https://minecraft.wiki/w/Argument_types#minecraft:time)."""

from __future__ import annotations

from math import floor
from typing import Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.core.string_reader import StringReader

_UNITS: Final = {"d": 24_000, "s": 20, "t": 1, "": 1}


@final
@attrs.frozen
class TimeArgument(ArgumentType[int]):
    """Game ticks, rounded; `1d` is 24,000, `1s` is 20."""

    minimum: int = 0

    def parse(self, reader: StringReader) -> int:
        start = reader.cursor
        amount = reader.read_float()
        unit = reader.read_unquoted()
        if unit not in _UNITS:
            raise reader.error(
                f"expected the unit d, s or t, got {unit!r}", reader.cursor - len(unit)
            )
        ticks = floor(amount * _UNITS[unit] + 0.5)
        if ticks < self.minimum:
            raise reader.error(
                f"expected at least {self.minimum} ticks, got {ticks}", start
            )
        return ticks
