"""What arguments that are numbers say of one that is out of bounds."""

from __future__ import annotations

import pytest

from gametest.command.arguments.primitive import FloatArgument
from gametest.core.string_reader import StringReader, TextSyntaxError

BORDER = FloatArgument(1.0, 59_999_968.0)
"""As `worldborder set` takes it (https://minecraft.wiki/w/Commands/worldborder)."""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("60000000", "expected a number of at most 59999968, got 60000000"),
        ("59999968.5", "expected a number of at most 59999968, got 59999968.5"),
        ("0.25", "expected a number of at least 1, got 0.25"),
        ("-7", "expected a number of at least 1, got -7"),
    ],
)
def test_both_numbers_are_told_with_all_their_digits(text: str, expected: str) -> None:
    with pytest.raises(TextSyntaxError, match=f"^{expected}".replace(".", r"\.")):
        BORDER.parse(StringReader(text))


@pytest.mark.parametrize("text", ["1", "59999968"])
def test_the_ends_belong_to_the_range(text: str) -> None:
    assert float(text) == BORDER.parse(StringReader(text))
