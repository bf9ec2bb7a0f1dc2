from __future__ import annotations

import pytest

from gametest.command.arguments.entity_selector import EntityArgument, read_selector
from gametest.core.string_reader import StringReader, TextSyntaxError


@pytest.mark.parametrize(
    "text",
    [
        "@s",
        "@e[type=pig]",
        "@e[type=!pig,tag=a,tag=!b,limit=1]",
        '@a[nbt={a:["]",{b:1}]},name="x ]"]',
        "@p[ distance = ..5 , scores={a=1..,b=2} ]",
    ],
)
def test_selector_is_read_to_its_end(text: str) -> None:
    reader = StringReader(f"{text} after")

    assert text == read_selector(reader).text
    assert len(text) == reader.cursor


@pytest.mark.parametrize("text", ["@x", "@", "@e[", "@e[tipe=pig]", "@e[type pig]"])
def test_broken_selector_is_an_error(text: str) -> None:
    with pytest.raises(TextSyntaxError):
        read_selector(StringReader(text))


@pytest.mark.parametrize(
    ("argument", "text", "words"),
    [
        (EntityArgument(is_single=True), "@e", "only one entity is allowed"),
        (EntityArgument(is_single=True), "@e[limit=2]", "only one entity is allowed"),
        (EntityArgument(only_players=True), "@e", "only players are allowed"),
        (EntityArgument(only_players=True), "0-0-0-0-1", "only players are allowed"),
        (EntityArgument(), "", "expected a selector"),
    ],
)
def test_selector_that_may_find_too_much_is_refused_while_reading(
    argument: EntityArgument, text: str, words: str
) -> None:
    with pytest.raises(TextSyntaxError, match=words) as caught:
        argument.parse(StringReader(text))

    assert 0 == caught.value.cursor


@pytest.mark.parametrize(
    ("argument", "text"),
    [
        (EntityArgument(is_single=True), "@e[limit=1]"),
        (EntityArgument(is_single=True), "@n"),
        (EntityArgument(only_players=True), "@s"),
        (EntityArgument(only_players=True), "@e[type=player]"),
        (EntityArgument(only_players=True, is_single=True), "Steve"),
    ],
)
def test_selector_that_fits_the_argument_is_read(
    argument: EntityArgument, text: str
) -> None:
    assert text == argument.parse(StringReader(text)).text
