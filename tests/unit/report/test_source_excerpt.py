from __future__ import annotations

import pytest

from gametest.core.source_location import SourceLocation
from gametest.report.source_excerpt import source_excerpt
from gametest.report.terminal import Paint

PLAIN = Paint(False)


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("say hi", (1, 5), ["1 | say hi", "  |     ^"]),
        ("say hi", (1, 5, 1, 7), ["1 | say hi", "  |     ^^"]),
        ("say hi", (1, 0), ["1 | say hi"]),
        ("\tsay hi", (1, 6), ["1 | \tsay hi", "  | \t    ^"]),
        ("日本 hi", (1, 4), ["1 | 日本 hi", "  |      ^"]),
        ("[\n1\n]", (1, 1, 3, 2), ["1 | [", "  | ^"]),
        ("say hi", (1, 7), ["1 | say hi", "  |       ^"]),
        ("say hi", (2, 1), []),
        ("", (0, 0), []),
    ],
)
def test_the_place_is_underlined(
    text: str, place: tuple[int, ...], expected: list[str]
) -> None:
    shown = source_excerpt(SourceLocation("a", *place), text, PLAIN, indent="")

    assert expected == shown


def test_of_a_long_line_the_part_round_the_place_is_shown() -> None:
    text = "x" * 500 + "HERE" + "y" * 500

    line, marks = source_excerpt(SourceLocation("a", 1, 501, 1, 505), text, PLAIN, "")

    assert line[marks.index("^") : marks.rindex("^") + 1] == "HERE"
    assert len(line) < 140
