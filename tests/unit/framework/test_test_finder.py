"""The game's patterns over ids (https://minecraft.wiki/w/Commands/test)."""

from __future__ import annotations

import pytest

from gametest.core.errors import UsageError
from gametest.core.identifier import Identifier
from gametest.framework.selection import test_finder

IDS = tuple(
    Identifier.parse(text)
    for text in ("demo:a/lamp", "demo:lamp", "minecraft:lamp", "other:lamps")
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("*:*", ["demo:a/lamp", "demo:lamp", "minecraft:lamp", "other:lamps"]),
        ("*", ["minecraft:lamp"]),
        ("lamp", ["minecraft:lamp"]),
        ("demo:*", ["demo:a/lamp", "demo:lamp"]),
        ("demo:lam?", ["demo:lamp"]),
        ("d*p", []),
        ("d*:*p", ["demo:a/lamp", "demo:lamp"]),
        ("*:lamp", ["demo:lamp", "minecraft:lamp"]),
        ("", ["demo:a/lamp", "demo:lamp", "minecraft:lamp", "other:lamps"]),
        ("demo:lam.", []),
    ],
)
def test_pattern_matches_the_whole_id(text: str, expected: list[str]) -> None:
    selector = test_finder.TestSelector.parse(text)
    found = test_finder.TestFinder.of(IDS).find([selector])

    assert expected == [str(id) for id in found]


@pytest.mark.parametrize("text", ["Demo:*", "a b", "demo:[ab]", "demo#x"])
def test_character_that_no_id_has_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="character"):
        test_finder.TestSelector.parse(text)


def test_several_selectors_give_each_test_once() -> None:
    selectors = [
        test_finder.TestSelector.parse(text)
        for text in ("demo:*", "*:lamp", "demo:lamp")
    ]
    found = test_finder.TestFinder.of(IDS).find(selectors)

    assert ["demo:a/lamp", "demo:lamp", "minecraft:lamp"] == [str(id) for id in found]


def test_without_selectors_everything_is_found() -> None:
    assert test_finder.TestFinder.of(reversed(IDS)).find([]) == IDS


def test_bare_word_lacks_its_namespace() -> None:
    assert test_finder.TestSelector.parse("lamp").lacks_namespace
    assert not test_finder.TestSelector.parse("demo:lamp").lacks_namespace
