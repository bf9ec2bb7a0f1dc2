"""Target selectors: their syntax; choosing entities comes with the entities.

https://minecraft.wiki/w/Target_selectors
"""

from __future__ import annotations

from typing import Final, NoReturn, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean

SELECTOR_LETTERS: Final = frozenset("aenprs")
SELECTOR_OPTIONS: Final = frozenset(
    {
        "advancements",
        "distance",
        "dx",
        "dy",
        "dz",
        "gamemode",
        "level",
        "limit",
        "name",
        "nbt",
        "predicate",
        "scores",
        "sort",
        "tag",
        "team",
        "type",
        "x",
        "x_rotation",
        "y",
        "y_rotation",
        "z",
    }
)
_OPENING: Final = {"[": "]", "{": "}"}


@final
@attrs.frozen
class EntitySelector:
    text: str
    """As written, `@e[tag=x]`."""

    def refuse(self) -> NoReturn:
        mechanic = f"selector: {self.text[:2]}"
        raise UnsupportedError(mechanic)


def read_selector(reader: StringReader) -> EntitySelector:
    """Read `@x` and its options; the cursor stands on the `@`."""
    start = reader.cursor
    reader.expect("@")
    letter = reader.peek()
    if letter not in SELECTOR_LETTERS or not letter:
        raise reader.error(
            f"unknown selector '@{letter}', expected one of @a, @e, @n, @p, @r, @s",
            start,
        )
    reader.cursor += 1
    if reader.peek() == "[":
        _skip_options(reader)
    return EntitySelector(reader.text[start : reader.cursor])


def _skip_options(reader: StringReader) -> None:
    start = reader.cursor
    reader.cursor += 1
    reader.skip_whitespace()
    while reader.peek() != "]":
        name_at = reader.cursor
        name = reader.read_string()
        if name not in SELECTOR_OPTIONS:
            known = did_you_mean(name, SELECTOR_OPTIONS)
            raise reader.error(f"unknown selector option {name!r}{known}", name_at)
        reader.skip_whitespace()
        reader.expect("=")
        _skip_value(reader, start)
        if reader.peek() == ",":
            reader.cursor += 1
            reader.skip_whitespace()
        elif reader.peek() != "]":
            raise reader.error("the options of the selector are not closed", start)
    reader.cursor += 1


def _skip_value(reader: StringReader, start: int) -> None:
    closing: list[str] = []
    while True:
        character = reader.peek()
        if not character:
            raise reader.error("the options of the selector are not closed", start)
        if not closing and character in (",", "]"):
            return
        if character in ("'", '"'):
            reader.read_quoted()
            continue
        reader.cursor += 1
        if character in _OPENING:
            closing.append(_OPENING[character])
        elif closing and character == closing[-1]:
            closing.pop()
