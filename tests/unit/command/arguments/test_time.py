from __future__ import annotations

import pytest

from gametest.command.arguments.time import TimeArgument
from gametest.core.string_reader import StringReader, TextSyntaxError


@pytest.mark.parametrize(
    ("text", "ticks"),
    [("5", 5), ("5t", 5), ("2s", 40), ("1d", 24000), (".5d", 12000), ("0.024s", 0)],
)
def test_unit_gives_ticks(text: str, ticks: int) -> None:
    assert ticks == TimeArgument().parse(StringReader(text))


@pytest.mark.parametrize("text", ["5m", "x", "-1t", ""])
def test_broken_time_is_an_error(text: str) -> None:
    with pytest.raises(TextSyntaxError):
        TimeArgument().parse(StringReader(text))
