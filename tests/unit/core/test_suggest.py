from __future__ import annotations

import pytest

from gametest.core.suggest import did_you_mean, nearest


@pytest.mark.parametrize(
    ("word", "found"), [("stoone", "stone"), ("dirty", "dirt"), ("lamp", None)]
)
def test_the_most_similar_word_is_found(word: str, found: str | None) -> None:
    assert found == nearest(word, ["dirt", "stone", "grass"])


@pytest.mark.parametrize(
    "word", ["a:block_07/tidk", "b:block_07/tick", "a:blok_07/tick", "a:block_07/tick_"]
)
def test_the_most_similar_of_many_words_is_found(word: str) -> None:
    known = [f"a:block_{n:02}/tick" for n in range(2000)]

    assert "a:block_07/tick" == nearest(word, known)


def test_the_clause_is_empty_where_nothing_is_near() -> None:
    assert did_you_mean("ston", ["stone"]) == ", did you mean 'stone'?"
    assert not did_you_mean("lamp", ["stone"])
