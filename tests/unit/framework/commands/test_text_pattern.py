"""Patterns over chat: what Java's `Pattern.find` finds, in bounded time.

https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/regex/Pattern.html
"""

from __future__ import annotations

import pytest

from gametest.core.errors import UnsupportedError
from gametest.framework.commands.text_pattern import TextPattern, pattern_fault


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        ("hello", "Say hello", True),
        ("Hello", "say hello", False),
        ("(?i)HELLO", "say Hello", True),
        ("^\\[Server\\] .*!$", "[Server] Hi there!", True),
        ("\\d{2,}", "has 12 apples", True),
        ("\\d", "\u0663", False),
        ("\\w", "\u00e9", False),
        ("\\W", "\u00e9", True),
        (".", "\u00e9", True),
        ("[^a-z]", "\u00e9", True),
        ("\u00c9", "\u00e9", False),
        ("(?i)\u00c9", "\u00e9", False),
        ("(?i)[a-c]x", "BX", True),
        ("(?i)[A-C]x", "bX", True),
        ("\\p{L}+", "\u00e9t\u00e9", True),
        ("\\p{Lu}", "\u00e9t\u00e9", False),
        ("\\p{Alpha}", "\u00e9", False),
        ("\\p{Punct}", "$", True),
        ("\\p{IsPunctuation}", "$", False),
        ("\\s", "a\u00a0b", False),
        ("\\h", "a\u00a0b", True),
        ("a.b", "a\nb", False),
        ("(?s)a.b", "a\nb", True),
        ("b$", "a\nb\n", True),
        ("a$", "a\nb", False),
        ("b\\z", "b\n", False),
        ("b\\Z", "b\n", True),
        ("\\bB\\b", "A B C", True),
        ("[a-z&&[^aeiou]]{3}", "Aabcd", True),
        ("\\Qa.b\\E", "a.b", True),
        ("(a|b)*c", "ababc", True),
        ("(a+)+b", "a" * 400, False),
        ("(.*)*(.*)*x", "y" * 400, False),
        ("(?=.*one)(?=.*two)", "two one", True),
    ],
)
def test_pattern_is_found_as_java_finds_it(
    pattern: str, text: str, found: bool
) -> None:
    assert found is TextPattern(pattern).is_in(text)


@pytest.mark.parametrize(
    ("pattern", "text", "says"),
    [
        ("(a)\\1", "aa", "references to groups are not supported here at character 5"),
        ("a++", "a", "possessive quantifiers are"),
        ("(?>a)", "a", "atomic groups are"),
        ("(?m)^b", "a\nb", "the flag 'm' is"),
        ("(?u)\u00c9", "\u00e9", "the flag 'u' is"),
        ("(?i)\\p{Lower}", "A", "the class 'Lower' is"),
        ("\\p{IsGreek}", "a", "the class 'IsGreek' is"),
        ("\\G.", "a", "the escape '\\\\G' is"),
        ("(a{900}){5}", "a" * 10_000, "over a text of 10,000 characters"),
    ],
)
def test_what_cannot_be_matched_is_unsupported(
    pattern: str, text: str, says: str
) -> None:
    with pytest.raises(UnsupportedError) as raised:
        TextPattern(pattern).is_in(text)

    assert pattern_fault(pattern) is None
    assert says.replace("\\\\", "\\") in raised.value.mechanic


@pytest.mark.parametrize(
    ("pattern", "says"),
    [("[", "not closed"), ("(a", "not closed"), ("*", "nothing stands before")],
)
def test_what_is_no_pattern_is_said(pattern: str, says: str) -> None:
    fault = pattern_fault(pattern)

    assert fault is not None
    assert says in fault


def test_texts_of_different_characters_are_told_apart() -> None:
    pattern = TextPattern("^.$")

    assert [True, False, True] == [
        pattern.is_in(text) for text in ("a", "\n", "\u00e9")
    ]
