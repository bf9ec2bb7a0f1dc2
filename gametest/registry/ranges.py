"""Ranges of number fields: one validator that classes and the converter both read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

import attrs

from gametest.registry.json_words import short
from gametest.registry.structuring import FieldProblem

INT_MIN: Final = -(2**31)
INT_MAX: Final = 2**31 - 1


@final
@attrs.frozen
class InRange:
    """Both ends belong to the range; None leaves a side open."""

    minimum: float | None
    maximum: float | None

    def __call__(
        self, _instance: object, attribute: attrs.Attribute[Any], value: float
    ) -> None:
        problem = self.problem(value)
        if problem is not None:
            raise FieldProblem(
                "out-of-range", f"{attribute.name}: {problem}", path=(attribute.name,)
            )

    def problem(self, value: float) -> str | None:
        """What is wrong with `value`, or None if it lies in the range."""
        if self.minimum is not None and value < self.minimum:
            return f"expected {self}, got {short(value)}"
        if self.maximum is not None and value > self.maximum:
            # A range that is only ended by the 32 bits does not name that end otherwise.
            is_open = self.maximum == INT_MAX
            expected = f"a number of at most {INT_MAX}" if is_open else self
            return f"expected {expected}, got {short(value)}"
        return None

    def limited_to_int(self) -> InRange:
        """The same range with the ends of a 32-bit int where a side is open."""
        return InRange(
            INT_MIN if self.minimum is None else self.minimum,
            INT_MAX if self.maximum is None else self.maximum,
        )

    def __str__(self) -> str:
        if self.maximum is None or self.maximum == INT_MAX:
            return f"a number of at least {self.minimum}"
        if self.minimum is None:
            return f"a number of at most {self.maximum}"
        return f"a number from {self.minimum} to {self.maximum}"


def in_range(minimum: float | None = None, maximum: float | None = None) -> InRange:
    """A validator for `attrs.field(validator=in_range(1))`; at least one side is given."""
    if minimum is None and maximum is None:
        msg = "a range needs a minimum or a maximum"
        raise ValueError(msg)
    return InRange(minimum, maximum)


def ranges_of(validator: object) -> Iterator[InRange]:
    """The ranges inside a validator, through attrs' `optional` and `and_`."""
    if isinstance(validator, InRange):
        yield validator
        return
    inner = getattr(validator, "validator", None)
    for child in getattr(validator, "_validators", ()) or ([inner] if inner else []):
        yield from ranges_of(child)
