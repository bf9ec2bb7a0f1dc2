"""Strict readers of single JSON values: exact types, nothing coerced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any, Final, get_args

from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.suggest import did_you_mean
from gametest.registry.json_words import describe, word_of
from gametest.registry.ranges import INT_MAX, INT_MIN, InRange
from gametest.registry.structuring import FieldProblem

Hook = Callable[[Any, Any], Any]

_INT_RANGE: Final = InRange(INT_MIN, INT_MAX)


def wrong_type(expected: str, value: object) -> FieldProblem:
    return FieldProblem("wrong-type", f"expected {expected}, got {describe(value)}")


def read_bool(value: object) -> bool:
    if type(value) is not bool:
        raise wrong_type("true or false", value)
    return value


def read_int(value: object) -> int:
    if type(value) is not int:
        raise wrong_type("a whole number", value)
    problem = _INT_RANGE.problem(value)
    if problem is not None:
        msg = f"expected a number of 32 bits, got {describe(value)}"
        raise FieldProblem("out-of-range", msg)
    return value


def read_float(value: object) -> float:
    if type(value) is not int and type(value) is not float:
        raise wrong_type("a number", value)
    try:
        number = float(value)
    except OverflowError:
        number = float("inf")
    if not isfinite(number):
        msg = "expected a number that fits a double, got a larger one"
        raise FieldProblem("out-of-range", msg)
    return number


def read_text(value: object) -> str:
    if type(value) is not str:
        raise wrong_type("a text", value)
    return value


def read_identifier(value: object) -> Identifier:
    if type(value) is not str:
        raise wrong_type("an identifier", value)
    try:
        return Identifier.parse(value)
    except InvalidIdentifierError as error:
        raise FieldProblem("bad-identifier", str(error)) from None


def read_anything(value: Any, _target: Any) -> Any:
    return value


def _one_of(words: Mapping[Any, Any]) -> Hook:
    def read(value: Any, _target: Any) -> Any:
        if type(value) is not str:
            raise wrong_type(_listed(words), value)
        if value not in words:
            hint = did_you_mean(value, words)
            msg = f"expected {_listed(words)}, got {value!r}{hint}"
            raise FieldProblem("unknown-word", msg)
        return words[value]

    return read


def _listed(words: Mapping[Any, Any]) -> str:
    return "one of " + ", ".join(repr(word) for word in words)


def enum_hook(target: Any) -> Hook:
    return _one_of({word_of(member): member for member in target})


def literal_hook(target: Any) -> Hook:
    return _one_of({word: word for word in get_args(target)})
