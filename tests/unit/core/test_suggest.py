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


@pytest.mark.parametrize(
    ("word", "known", "found"),
    [
        # A namespace that both have makes nothing alike.
        ("minecraft:lamp", ["minecraft:dirt", "minecraft:sand"], None),
        ("minecraft:stne", ["minecraft:sand", "minecraft:stone"], "minecraft:stone"),
        ("mincraft:stone", ["minecraft:sand", "minecraft:stone"], "minecraft:stone"),
        ("other:stone", ["minecraft:sand", "minecraft:stone"], "minecraft:stone"),
        ("pack:load", ["pack:lod", "pask:load"], "pack:lod"),
        ("pask:loda", ["pack:load"], "pack:load"),
        ("a:b", ["stone", "sand"], None),
    ],
)
def test_path_and_namespace_of_ids_are_compared_apart(
    word: str, known: list[str], found: str | None
) -> None:
    assert found == nearest(word, known)


def test_the_clause_is_empty_where_nothing_is_near() -> None:
    assert did_you_mean("ston", ["stone"]) == ", did you mean 'stone'?"
    assert not did_you_mean("lamp", ["stone"])
