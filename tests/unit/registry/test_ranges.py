from __future__ import annotations

from typing import Any

import attrs
import pytest

from gametest.registry.ranges import in_range, ranges_of
from gametest.registry.structuring import FieldProblem


@attrs.frozen
class Ticks:
    count: int = attrs.field(validator=in_range(1, 5))


@pytest.mark.parametrize("count", [1, 3, 5])
def test_both_ends_belong_to_the_range(count: int) -> None:
    assert count == Ticks(count).count


@pytest.mark.parametrize("count", [0, 6, -1])
def test_a_value_outside_is_refused_with_its_field(count: int) -> None:
    with pytest.raises(FieldProblem, match=f"count: expected .*1 to 5, got {count}"):
        Ticks(count)


@pytest.mark.parametrize(
    ("bounds", "text"),
    [
        ((0, 128), "a number from 0 to 128"),
        ((1, None), "a number of at least 1"),
        ((None, 9), "a number of at most 9"),
    ],
)
def test_a_range_speaks_of_the_sides_it_has(
    bounds: tuple[int | None, int | None], text: str
) -> None:
    assert text == str(in_range(*bounds))


def test_a_range_without_sides_is_refused() -> None:
    with pytest.raises(ValueError, match="minimum or a maximum"):
        in_range()


@pytest.mark.parametrize(
    "validator",
    [
        in_range(1),
        attrs.validators.optional(in_range(1)),
        attrs.validators.and_(attrs.validators.instance_of(int), in_range(1)),
    ],
)
def test_ranges_are_found_inside_other_validators(validator: Any) -> None:
    assert [in_range(1)] == list(ranges_of(validator))
