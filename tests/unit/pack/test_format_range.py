from __future__ import annotations

import pytest

from gametest.pack.format_range import ANY_MINOR, Format, FormatRange


@pytest.mark.parametrize(
    ("formats", "pack_format", "contained"),
    [
        (FormatRange.of_majors(71, 81), (71, 0), True),
        (FormatRange.of_majors(71, 81), (81, 5), True),
        (FormatRange.of_majors(71, 81), (82, 0), False),
        (FormatRange((94, 1), (94, 1)), (94, 0), False),
        (FormatRange((88, 0), (94, ANY_MINOR)), (94, 1), True),
        (FormatRange((88, 0), (94, 0)), (94, 1), False),
    ],
)
def test_both_ends_belong_to_a_range(
    formats: FormatRange, pack_format: Format, contained: bool
) -> None:
    assert contained == formats.contains(pack_format)


@pytest.mark.parametrize(
    ("one", "other", "common"),
    [
        (FormatRange.of_majors(4, 71), FormatRange.of_majors(71, 99), (71, 71)),
        (FormatRange.of_majors(4, 70), FormatRange.of_majors(71, 99), None),
        (FormatRange.of_majors(4, 99), FormatRange.of_majors(48, 71), (48, 71)),
    ],
)
def test_ranges_intersect(
    one: FormatRange, other: FormatRange, common: tuple[int, int] | None
) -> None:
    expected = None if common is None else FormatRange.of_majors(*common)

    assert expected == one.intersection(other)
    assert expected == other.intersection(one)


@pytest.mark.parametrize(
    ("formats", "text"),
    [
        (FormatRange.of_majors(71, 71), "71"),
        (FormatRange.of_majors(71, 81), "71 to 81"),
        (FormatRange((94, 1), (101, 1)), "94.1 to 101.1"),
    ],
)
def test_a_range_is_written_short(formats: FormatRange, text: str) -> None:
    assert text == str(formats)
