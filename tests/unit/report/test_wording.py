from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.framework import events
from gametest.report import wording


@pytest.mark.parametrize(
    ("relative_pos", "pos", "expected"),
    [
        ((3, 1, 2), (12, -60, 40), "3 1 2 (12 -60 40)"),
        (None, (12, -60, 40), "(12 -60 40)"),
        ((3, 1, 2), None, "3 1 2"),
        (None, None, ""),
    ],
)
def test_a_place_is_given_relative_then_absolute(
    relative_pos: events.Position | None, pos: events.Position | None, expected: str
) -> None:
    assert expected == wording.place(relative_pos, pos)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "demo:lamp"),
        ({"extra_rotation": "180"}, "demo:lamp with rotation 180"),
        ({"repeat": 3}, "demo:lamp (repeat 3)"),
    ],
)
def test_a_label_tells_outcomes_of_one_test_apart(
    finished: Callable[..., events.TestFinished],
    changes: dict[str, object],
    expected: str,
) -> None:
    assert expected == wording.test_label(finished("demo:lamp", **changes))


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (0.0000005, "500 ns"),
        (0.00125, "1.250 ms"),
        (0.214, "214.0 ms"),
        (1.5, "1.500 s"),
        (12.345, "12.35 s"),
        (90.0, "1.500 min"),
    ],
)
def test_the_stopwatch_shows_four_digits(seconds: float, expected: str) -> None:
    assert expected == wording.stopwatch_text(seconds)


def test_a_mechanic_is_listed_once(missing: events.MissingMechanic) -> None:
    assert wording.missing_text((missing, missing)) == "minecraft:piston: extend"
