from __future__ import annotations

import pytest

from gametest.core.source_location import SourceLocation


@pytest.mark.parametrize(
    ("offset", "line", "column"),
    [(0, 1, 1), (2, 1, 3), (3, 2, 1), (4, 3, 1), (5, 3, 2)],
)
def test_an_offset_becomes_line_and_column(offset: int, line: int, column: int) -> None:
    location = SourceLocation.of_offset("f", "ab\n\ncd", offset)

    assert (line, column) == (location.line, location.column)


@pytest.mark.parametrize(
    ("location", "text"),
    [
        (SourceLocation("p/f.json"), "p/f.json"),
        (SourceLocation("p/f.json", 3), "p/f.json:3"),
        (SourceLocation("p/f.json", 3, 14), "p/f.json:3:14"),
    ],
)
def test_a_place_is_written_as_far_as_it_is_known(
    location: SourceLocation, text: str
) -> None:
    assert text == str(location)


def test_places_sort_by_file_line_and_column() -> None:
    places = [
        SourceLocation("a", 2, 1),
        SourceLocation("b"),
        SourceLocation("a", 1, 9),
        SourceLocation("a", 10),
    ]

    assert [str(place) for place in sorted(places)] == ["a:1:9", "a:2:1", "a:10", "b"]
