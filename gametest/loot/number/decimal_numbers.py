"""Decimal numbers of 26.3: arithmetic of 32-bit floats.

That each step is rounded to 32 bits is taken from what the type is; that `round` takes halves up is
confirmed by https://qiita.com/hikoma0000/items/3708a9d8e82829d35b6d.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor, fmod, inf, isfinite, nan, sqrt, trunc
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.loot.numbers import Number, held

if TYPE_CHECKING:
    from gametest.loot.loot_context import LootContext

_Draw = Callable[["LootContext"], float]


def decimal_number(text: str, decimal: _Draw) -> Number:
    def whole(context: LootContext) -> int:
        # Where a whole number is wanted, the format asks for one; this is for older spellings.
        value = decimal(context)
        if not isfinite(value):
            mechanic = f"number provider: {value} as a whole number"
            raise UnsupportedError(mechanic)
        return floor(value + 0.5)

    return Number(text, decimal, whole)


def constant(value: float) -> Number:
    kept = f32(value)
    whole = held(kept + 0.5)
    return Number(f"{value:g}", lambda _: kept, lambda _: whole, kept)


def _quotient(left: float, right: float) -> float:
    if right == 0.0:
        return nan if left == 0.0 or left != left else inf if left > 0 else -inf
    return left / right


def _remainder(left: float, right: float) -> float:
    return nan if right == 0.0 or not isfinite(left) else fmod(left, right)


def _root(value: float) -> float:
    return nan if value < 0 else sqrt(value)


def _power(base: float, exponent: float) -> float:
    try:
        found = base**exponent
    except OverflowError:
        return inf
    except ZeroDivisionError:
        return inf
    return nan if isinstance(found, complex) else float(found)


UNARY: Final[dict[str, Callable[[float], float]]] = {
    "abs": abs,
    "ceil": lambda value: float(ceil(value)) if isfinite(value) else value,
    "floor": lambda value: float(floor(value)) if isfinite(value) else value,
    "negate": lambda value: -value,
    "round": lambda value: float(floor(value + 0.5)) if isfinite(value) else value,
    "sqrt": _root,
    "truncate": lambda value: float(trunc(value)) if isfinite(value) else value,
}
BINARY: Final[dict[str, Callable[[float, float], float]]] = {
    "div": _quotient,
    "mod": _remainder,
    "pow": _power,
    "sub": lambda left, right: left - right,
}


def _added(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total = f32(total + value)
    return total


def _multiplied(values: list[float]) -> float:
    total = 1.0
    for value in values:
        total = f32(total * value)
    return total


AGGREGATES: Final[dict[str, Callable[[list[float]], float]]] = {
    "add": _added,
    "avg": lambda values: _added(values) / len(values),
    "length": lambda values: sqrt(_added([f32(value * value) for value in values])),
    "max": max,
    "min": min,
    "mul": _multiplied,
}


def unary(word: str, number: Number) -> Number:
    apply = UNARY[word]
    return decimal_number(
        f"{word} of {number.text}", lambda context: f32(apply(number.decimal(context)))
    )


def binary(word: str, left: Number, right: Number) -> Number:
    apply = BINARY[word]
    return decimal_number(
        f"{word} of {left.text} and {right.text}",
        lambda context: f32(apply(left.decimal(context), right.decimal(context))),
    )


def aggregate(word: str, numbers: list[Number]) -> Number:
    apply = AGGREGATES[word]
    return decimal_number(
        f"{word} of {', '.join(number.text for number in numbers)}",
        lambda context: f32(apply([number.decimal(context) for number in numbers])),
    )


def uniform(low: Number, high: Number) -> Number:
    def decimal(context: LootContext) -> float:
        start, end = low.decimal(context), high.decimal(context)
        if start >= end:
            return start
        return f32(context.random.next_float() * (end - start) + start)

    return decimal_number(f"uniform {low.text} to {high.text}", decimal)


def from_int(number: Number) -> Number:
    return decimal_number(
        f"from int {number.text}", lambda context: f32(number.whole(context))
    )


def found_or(
    text: str, find: Callable[[LootContext], int | float | None], other: Number
) -> Number:
    def decimal(context: LootContext) -> float:
        found = find(context)
        return other.decimal(context) if found is None else f32(float(found))

    return decimal_number(text, decimal)
