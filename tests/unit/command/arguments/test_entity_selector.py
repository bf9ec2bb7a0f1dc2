from __future__ import annotations

import pytest

from gametest.command.arguments.entity_selector import read_selector
from gametest.core.errors import UnsupportedError
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


def test_selector_is_unsupported_by_name_when_it_chooses() -> None:
    selector = read_selector(StringReader("@e[type=pig]"))

    with pytest.raises(UnsupportedError, match="selector: @e"):
        selector.refuse()
