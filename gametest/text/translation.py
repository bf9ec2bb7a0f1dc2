"""Translated texts without the game's language files.

Names of blocks, items and entities are made from their ids; a few texts that a test may see are
our own words. Any other key shows its fallback, or itself and its arguments.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from gametest.core.errors import UnsupportedError

MAX_CHARACTERS: Final = 2_000_000
_MOST_DIGITS: Final = 9
_TEXTS: Final = {
    "chat.type.text": "<%s> %s",
    "chat.type.announcement": "[%s] %s",
    "chat.type.emote": "* %s %s",
    "chat.type.team.text": "%s <%s> %s",
    "chat.type.team.sent": "-> %s <%s> %s",
    "chat.square_brackets": "[%s]",
}
_NAMED: Final = re.compile(
    r"(?:block|item|entity|biome|enchantment|effect)\.minecraft\.([a-z0-9_]+)"
)
_PLACEHOLDER: Final = re.compile(r"%(?:(\d+)\$)?([A-Za-z%]|$)")
_SMALL_WORDS: Final = frozenset({"of", "on", "a", "the", "with", "and", "in"})


def translate(key: str, fallback: str | None, args: Sequence[str]) -> str:
    pattern = _TEXTS.get(key)
    if pattern is None and (named := _NAMED.fullmatch(key)):
        pattern = _title(named[1])
    if pattern is None:
        pattern = fallback
    if pattern is None:
        if args and "%" not in key:
            # The game knows more keys than we do: what was given stays visible.
            return f"{key} [{', '.join(args)}]"
        pattern = key
    return format_pattern(pattern, args)


def format_pattern(pattern: str, args: Sequence[str]) -> str:
    """`%s` takes the next argument, `%2$s` the second; a wrong pattern shows as it is."""
    parts: list[str] = []
    following = 0
    end = 0
    for match in _PLACEHOLDER.finditer(pattern):
        parts.append(pattern[end : match.start()])
        end = match.end()
        number, letter = match.groups()
        if letter == "%" and number is None:
            parts.append("%")
            continue
        if letter != "s":
            return pattern
        if number is None:
            index, following = following, following + 1
        elif len(number) > _MOST_DIGITS:
            return pattern
        else:
            index = int(number) - 1
        if not 0 <= index < len(args):
            return pattern
        parts.append(args[index])
    parts.append(pattern[end:])
    if sum(map(len, parts)) > MAX_CHARACTERS:
        # Arguments that are patterns themselves multiply.
        mechanic = f"a text of more than {MAX_CHARACTERS:,} characters"
        raise UnsupportedError(mechanic)
    return "".join(parts)


def _title(name: str) -> str:
    words = name.split("_")
    return " ".join(
        word if index and word in _SMALL_WORDS else word.capitalize()
        for index, word in enumerate(words)
    )
