"""Patterns of translated texts (https://minecraft.wiki/w/Text_component_format#Translated_Text)."""

from __future__ import annotations

import pytest

from gametest.core.errors import UnsupportedError
from gametest.text.translation import MAX_CHARACTERS, format_pattern


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("%s and %s", "a and b"),
        ("%2$s %1$s %%", "b a %"),
        ("%3$s", "%3$s"),
        (f"%{'9' * 5000}$s", f"%{'9' * 5000}$s"),
        ("%d", "%d"),
    ],
)
def test_pattern_is_filled_or_shown_as_it_is(pattern: str, expected: str) -> None:
    assert expected == format_pattern(pattern, ["a", "b"])


def test_text_that_multiplies_beyond_measure_is_unsupported() -> None:
    text = "x" * (MAX_CHARACTERS // 2)

    assert format_pattern("%1$s%1$s", [text]) == text * 2
    with pytest.raises(UnsupportedError, match="a text of more than 2,000,000 char"):
        format_pattern("%1$s%1$s%1$s", [text])
