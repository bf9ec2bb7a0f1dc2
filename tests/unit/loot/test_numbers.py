"""Numbers of loot that fit no int: https://docs.oracle.com/javase/specs/jls/se21/html/jls-5.html#jls-5.1.3"""

from __future__ import annotations

from math import inf, nan
from typing import cast

import pytest

from gametest.loot.loot_context import LootContext
from gametest.loot.number import decimal_numbers
from gametest.loot.numbers import INT_MAX, INT_MIN, constant, held

NOWHERE = cast("LootContext", None)


@pytest.mark.parametrize(
    ("value", "whole"),
    [(2.5, 2), (-2.5, -3), (1e30, INT_MAX), (inf, INT_MAX), (-inf, INT_MIN), (nan, 0)],
)
def test_a_decimal_that_fits_no_int_is_held_at_its_ends(
    value: float, whole: int
) -> None:
    assert whole == held(value)


@pytest.mark.parametrize("value", [1e10, 1e300])
def test_a_constant_may_be_larger_than_a_float(value: float) -> None:
    wholes = [
        made(value).whole(NOWHERE) for made in (constant, decimal_numbers.constant)
    ]

    assert wholes == [INT_MAX, INT_MAX]
