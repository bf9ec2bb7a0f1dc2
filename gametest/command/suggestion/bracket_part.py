"""Where the cursor stands in `name[key=value,key={a=b}`, which need not be closed."""

from __future__ import annotations

from typing import Final, final

import attrs

_OPENING: Final = "[{("
_CLOSING: Final = "]})"


@final
@attrs.frozen
class BracketPart:
    """The part of a list of `key=value` in which the cursor stands."""

    start: int
    """Where the key begins."""
    key: str
    value_start: int | None
    """Where the value begins; None: still in the key."""
    keys: tuple[str, ...]
    """Those of the parts before."""


def bracket_part(text: str, opened: int) -> BracketPart | None:
    """`opened` is the place behind the bracket; None if it is closed before the end."""
    depth = 0
    quote = ""
    start, value_start = opened, None
    keys: list[str] = []
    cursor = opened
    while cursor < len(text):
        character = text[cursor]
        if quote:
            if character == "\\":
                cursor += 1
            elif character == quote:
                quote = ""
        elif character in "'\"":
            quote = character
        elif character in _OPENING:
            depth += 1
        elif character in _CLOSING:
            depth -= 1
            if depth < 0:
                return None
        elif depth == 0 and character == "=" and value_start is None:
            value_start = cursor + 1
        elif depth == 0 and character == ",":
            keys.append(text[start : (value_start or cursor + 1) - 1].strip())
            start, value_start = cursor + 1, None
        cursor += 1
    # Spaces before a word are not of the word.
    while start < len(text) and text[start] == " ":
        start += 1
    key = text[start : len(text) if value_start is None else value_start - 1]
    return BracketPart(start, key.strip(), value_start, tuple(keys))
