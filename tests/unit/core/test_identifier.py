"""Identifiers: https://minecraft.wiki/w/Resource_location."""

from __future__ import annotations

import pytest

from gametest.core.identifier import Identifier, InvalidIdentifierError


@pytest.mark.parametrize(
    ("text", "namespace", "path"),
    [
        ("stone", "minecraft", "stone"),
        ("minecraft:stone", "minecraft", "stone"),
        (":stone", "minecraft", "stone"),
        ("a.b-c_1:d/e.f-g_2", "a.b-c_1", "d/e.f-g_2"),
        ("a:", "a", ""),
    ],
)
def test_namespace_and_path_are_read(text: str, namespace: str, path: str) -> None:
    assert Identifier(namespace, path) == Identifier.parse(text)


def test_the_default_namespace_may_be_chosen() -> None:
    assert Identifier("demo", "x") == Identifier.parse("x", "demo")
    assert Identifier("a", "x") == Identifier.parse("a:x", "demo")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "cannot be empty"),
        ("A:b", "namespace 'A'"),
        ("a/b:c", "namespace 'a/b'"),
        ("a:B", "path 'B'"),
        ("a:b c", "path 'b c'"),
        ("a:b:c", "path 'b:c'"),
        ("a:b\n", "path"),
        ("ä:b", "namespace"),
    ],
)
def test_other_texts_are_refused_with_the_wrong_part(text: str, words: str) -> None:
    with pytest.raises(InvalidIdentifierError, match=words):
        Identifier.parse(text)


def test_parts_are_checked_too() -> None:
    assert Identifier("a", "b") == Identifier.of("a", "b")
    with pytest.raises(InvalidIdentifierError):
        Identifier.of("a", "B")


def test_identifiers_sort_by_namespace_then_path() -> None:
    names = ["b:a", "a:b", "a:a/b", "a:a"]

    assert [str(name) for name in sorted(Identifier.parse(name) for name in names)] == [
        "a:a",
        "a:a/b",
        "a:b",
        "b:a",
    ]


def test_equal_identifiers_are_one_key() -> None:
    assert len({Identifier.parse("stone"), Identifier.parse("minecraft:stone")}) == 1


@pytest.mark.parametrize(
    ("value", "found"), [("A B", None), ("", None), (5, None), ("a", "minecraft:a")]
)
def test_data_without_an_identifier_have_none(value: object, found: str | None) -> None:
    id = Identifier.find(value)

    assert found == (None if id is None else str(id))
