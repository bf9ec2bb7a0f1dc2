from __future__ import annotations

import pytest

from gametest.command.suggestion.bracket_part import BracketPart, bracket_part


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("@e[", BracketPart(3, "", None, ())),
        ("@e[ty", BracketPart(3, "ty", None, ())),
        ("@e[type=pi", BracketPart(3, "type", 8, ())),
        ("@e[type=pig,", BracketPart(12, "", None, ("type",))),
        ("@e[type=pig, li", BracketPart(13, "li", None, ("type",))),
        ("@e[scores={a=1,b", BracketPart(3, "scores", 10, ())),
        ('@e[name="a]b,c",x=1', BracketPart(16, "x", 18, ("name",))),
        ("@e[type=pig]", None),
    ],
)
def test_the_cursor_stands_in_a_key_or_a_value(
    text: str, expected: BracketPart | None
) -> None:
    assert expected == bracket_part(text, 3)
