"""`-k`: words in ids with and, or, not."""

from __future__ import annotations

import pytest

from gametest.core.errors import UsageError
from gametest.framework.selection.keyword_expression import KeywordExpression


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("lamp", True),
        ("LAMP", True),
        ("demo:", True),
        ("door", False),
        ("not door", True),
        ("lamp and door", False),
        ("lamp or door", True),
        ("door or door and lamp", False),
        ("not (lamp or door)", False),
        ("not not lamp", True),
        ("(lamp)and(not door)", True),
    ],
)
def test_expression_is_about_parts_of_the_id(text: str, expected: bool) -> None:
    assert expected == KeywordExpression.parse(text).matches("demo:redstone/lamp")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "is empty"),
        ("lamp door", "'door' where it should end"),
        ("lamp and", "ends where a word is expected"),
        ("(lamp", "lacks a closing parenthesis"),
        ("lamp)", "')' where it should end"),
        ("or lamp", "'or' where a word is expected"),
    ],
)
def test_bad_expression_says_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(UsageError) as caught:
        KeywordExpression.parse(text)

    assert problem in str(caught.value)


@pytest.mark.parametrize(
    "text", ["(" * 1000 + "a" + ")" * 1000, "not " * 1001 + "a", "a and (" * 1000]
)
def test_nesting_has_a_limit_and_a_sentence(text: str) -> None:
    with pytest.raises(UsageError, match="is nested deeper than 50 levels") as error:
        KeywordExpression.parse(text)

    assert len(str(error.value)) < 300


@pytest.mark.parametrize("word", ["or", "and"])
def test_a_long_expression_without_nesting_is_fine(word: str) -> None:
    expression = KeywordExpression.parse(f" {word} ".join(["a"] * 5000))

    assert expression.matches("demo:a")
