"""Values of `# @case`."""

from __future__ import annotations

import pytest

from gametest.core.source_location import SourceLocation
from gametest.framework.dialect.cases import read_case, read_values

HERE = SourceLocation("t", 1, 1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", {}),
        ("a=1", {"a": "1"}),
        ("a=1  b=-2.5d", {"a": "1", "b": "-2.5d"}),
        ('a="two words" b=c', {"a": "two words", "b": "c"}),
        (r'a="a \"quote\""', {"a": 'a "quote"'}),
        ("a={x:[1, 2], y:'} '} b=", {"a": "{x:[1, 2], y:'} '}", "b": ""}),
        ("a=@e[tag=x, limit=1]", {"a": "@e[tag=x, limit=1]"}),
    ],
)
def test_values_are_taken_as_written(text: str, expected: dict[str, str]) -> None:
    assert expected == read_values(text)


@pytest.mark.parametrize("text", ["a", "=1", "a-b=1", "a=1 a=2", "a={x", 'a="x'])
def test_broken_values_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_values(text)


@pytest.mark.parametrize("text", [None, "", "Big a=1", "a=1"])
def test_a_case_needs_a_name_that_fits_an_id(text: str | None) -> None:
    with pytest.raises(ValueError):
        read_case(text, HERE)


def test_a_case_has_its_name_and_values() -> None:
    case = read_case("small a=1", HERE)

    assert ("small", {"a": "1"}) == (case.name, case.values)
