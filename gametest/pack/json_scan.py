"""Offsets in JSON text that the standard parser does not tell; used after a finding only."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

# A string that is not closed counts to the end of the text, so no scan is quadratic.
_STRING: Final = r'"(?:[^"\\]|\\.)*+(?:"|\Z|\\\Z)'
_TOKEN: Final = re.compile(_STRING + r"|[\[\]{}]", re.DOTALL)
_STRING_OR_WORD: Final = re.compile(_STRING + r"|-?[A-Za-z]+|\d+", re.DOTALL)
_COLON: Final = re.compile(r"\s*:")
_LONG: Final = 4000


def find_depth(text: str, limit: int) -> int | None:
    """The offset of the bracket that opens level `limit + 1`, or None."""
    depth = 0
    for token in _TOKEN.finditer(text):
        character = text[token.start()]
        if character in "[{":
            depth += 1
            if depth > limit:
                return token.start()
        elif character in "]}":
            depth -= 1
    return None


def find_word(text: str, word: str) -> int:
    """The first `word` outside strings, 0 if there is none."""
    return next(
        (m.start() for m in _STRING_OR_WORD.finditer(text) if m.group() == word), 0
    )


def find_long_number(text: str) -> int:
    """The first number of thousands of digits outside strings, 0 if there is none."""
    return next(
        (
            m.start()
            for m in _STRING_OR_WORD.finditer(text)
            if m.end() - m.start() > _LONG and text[m.start()].isdigit()
        ),
        0,
    )


def repeated_keys(text: str) -> Iterator[tuple[str, int, int]]:
    """Each key met again in its object, with the offsets of the first and of the repetition."""
    stack: list[dict[str, int]] = []
    for token in _TOKEN.finditer(text):
        character = text[token.start()]
        if character in "[{":
            stack.append({})
        elif character in "]}":
            stack.pop()
        elif stack and _COLON.match(text, token.end()):
            key = json.loads(token.group())
            first = stack[-1].setdefault(key, token.start())
            if first != token.start():
                yield key, first, token.start()
