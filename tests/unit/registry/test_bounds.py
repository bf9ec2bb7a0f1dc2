from __future__ import annotations

import pytest

from gametest.registry.bounds import Bounds


@pytest.mark.parametrize(
    ("bounds", "value", "inside"),
    [
        (Bounds(1, 3), 1, True),
        (Bounds(1, 3), 3, True),
        (Bounds(1, 3), 3.5, False),
        (Bounds(None, 3), -99, True),
        (Bounds(1, None), 0, False),
        (Bounds(), 7, True),
    ],
)
def test_both_ends_belong_to_a_range(
    bounds: Bounds, value: float, inside: bool
) -> None:
    assert inside is bounds.contains(value)


@pytest.mark.parametrize(
    ("bounds", "text"),
    [(Bounds(1, 1), "1"), (Bounds(1, 2.5), "1..2.5"), (Bounds(None, 3), "..3")],
)
def test_ranges_are_shown_as_commands_write_them(bounds: Bounds, text: str) -> None:
    assert text == str(bounds)
