"""Patterns of filters against Python's own, where both languages write alike."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from gametest.core.pattern.java_pattern import JavaPattern

PIECES = st.sampled_from(
    [*"abz./-_", "[ab]", "[^a]", ".", "^", "$", "\\b", "\\B", "\\d", "\\w"]
)
PATTERNS = st.recursive(
    PIECES,
    lambda inner: st.one_of(
        st.tuples(inner, inner).map("".join),
        st.tuples(inner, inner).map(lambda two: f"(?:{two[0]}|{two[1]})"),
        st.tuples(st.sampled_from("=!"), inner).map(lambda two: f"(?{two[0]}{two[1]})"),
        st.tuples(st.sampled_from(["<=", "<!"]), PIECES).map(
            lambda two: f"(?{two[0]}{two[1]})"
        ),
        st.tuples(inner, st.sampled_from(["*", "+", "?", "{0,2}", "{2}"])).map(
            lambda two: f"(?:{two[0]}){two[1]}"
        ),
    ),
    max_leaves=6,
)


@given(PATTERNS, st.text("abz.", min_size=1, max_size=7))
# Python's `\B` does not match in an empty text; Java's does.
def test_what_both_languages_write_alike_they_find_alike(
    pattern: str, text: str
) -> None:
    expected = re.search(pattern.replace("$", r"\Z"), text) is not None

    assert expected == JavaPattern.parse(pattern).search(text)
