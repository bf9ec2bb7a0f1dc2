"""Whole numbers of 26.3: arithmetic of 32-bit integers."""

from __future__ import annotations

from collections.abc import Callable
from math import prod, trunc
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.loot.numbers import INT_MAX, INT_MIN, Number, held

if TYPE_CHECKING:
    from gametest.loot.loot_context import LootContext

_Draw = Callable[["LootContext"], int]


def whole_number(text: str, whole: _Draw) -> Number:
    return Number(text, lambda context: float(whole(context)), whole)


def constant(value: int) -> Number:
    kept = max(INT_MIN, min(INT_MAX, value))
    return Number(str(kept), lambda _: float(kept), lambda _: kept, kept)


def _kept(value: int) -> int:
    if not INT_MIN <= value <= INT_MAX:
        mechanic = "number provider: a whole number beyond 32 bits"
        raise UnsupportedError(mechanic)
    return value


def _checked_divisor(divisor: int) -> int:
    if divisor == 0:
        mechanic = "number provider: division by zero"
        raise UnsupportedError(mechanic)
    return divisor


def _quotient(left: int, right: int) -> int:
    """Cut towards zero, as Java's."""
    part = abs(left) // abs(_checked_divisor(right))
    return part if (left < 0) == (right < 0) else -part


def _remainder(left: int, right: int) -> int:
    return left - _quotient(left, right) * right


def _power(base: int, exponent: int) -> int:
    if exponent < 0:
        mechanic = "number provider: pow with a negative exponent"
        raise UnsupportedError(mechanic)
    if exponent > 31 and abs(base) > 1:
        return _kept(INT_MAX + 1)
    return int(base**exponent)


def _average(values: list[int]) -> int:
    whole, rest = divmod(sum(values), len(values))
    if rest:
        mechanic = "number provider: avg of whole numbers that is none"
        raise UnsupportedError(mechanic)
    return whole


UNARY: Final[dict[str, Callable[[int], int]]] = {
    "abs": abs,
    "negate": lambda value: -value,
}
BINARY: Final[dict[str, Callable[[int, int], int]]] = {
    "div": _quotient,
    "floor_div": lambda left, right: left // _checked_divisor(right),
    "floor_mod": lambda left, right: left % _checked_divisor(right),
    "mod": _remainder,
    "pow": _power,
    "sub": lambda left, right: left - right,
}
AGGREGATES: Final[dict[str, Callable[[list[int]], int]]] = {
    "add": sum,
    "avg": _average,
    "max": max,
    "min": min,
    "mul": prod,
}


def unary(word: str, number: Number) -> Number:
    apply = UNARY[word]
    return whole_number(
        f"{word} of {number.text}", lambda context: _kept(apply(number.whole(context)))
    )


def binary(word: str, left: Number, right: Number) -> Number:
    apply = BINARY[word]
    return whole_number(
        f"{word} of {left.text} and {right.text}",
        lambda context: _kept(apply(left.whole(context), right.whole(context))),
    )


def aggregate(word: str, numbers: list[Number]) -> Number:
    apply = AGGREGATES[word]
    return whole_number(
        f"{word} of {', '.join(number.text for number in numbers)}",
        lambda context: _kept(apply([number.whole(context) for number in numbers])),
    )


def uniform(low: Number, high: Number) -> Number:
    def whole(context: LootContext) -> int:
        start, end = low.whole(context), high.whole(context)
        if start >= end:
            return start
        return context.random.next_int(end - start + 1) + start

    return whole_number(f"uniform {low.text} to {high.text}", whole)


def binomial(count: Number, chance: Number) -> Number:
    def whole(context: LootContext) -> int:
        tries, p = count.whole(context), chance.decimal(context)
        context.draws.add(tries)
        return sum(context.random.next_float() < p for _ in range(tries))

    return whole_number(f"binomial n {count.text} p {chance.text}", whole)


def from_float(number: Number) -> Number:
    """The fraction is cut: packs round before, where they want the nearest.

    What becomes of negative fractions, and of what fits no integer, is not known.
    """

    def whole(context: LootContext) -> int:
        value = number.decimal(context)
        if not INT_MIN <= value <= INT_MAX or (value < 0 and value != trunc(value)):
            mechanic = f"number provider: from_float of {value:g}"
            raise UnsupportedError(mechanic)
        return trunc(value)

    return whole_number(f"from float {number.text}", whole)


def found_or(
    text: str, find: Callable[[LootContext], int | float | None], other: Number
) -> Number:
    """Decimals of NBT are rounded down, as where NBT numbers are read as whole ones."""

    def whole(context: LootContext) -> int:
        found = find(context)
        if found is None:
            return other.whole(context)
        return held(found)

    return whole_number(text, whole)
