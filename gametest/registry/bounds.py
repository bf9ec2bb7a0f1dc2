"""Ranges of numbers in predicates: an exact number, or `{min, max}` with either end open."""

from __future__ import annotations

from typing import final

import attrs


@final
@attrs.frozen
class Bounds:
    """Both ends belong to it; None leaves a side open."""

    minimum: float | None = None
    maximum: float | None = None

    def contains(self, value: float) -> bool:
        return (self.minimum is None or value >= self.minimum) and (
            self.maximum is None or value <= self.maximum
        )

    def __str__(self) -> str:
        low, high = self.minimum, self.maximum
        if low is not None and low == high:
            return f"{low:g}"
        return f"{'' if low is None else f'{low:g}'}..{'' if high is None else f'{high:g}'}"
