"""What may stand in `@e[type=…,scores={…}]`, and who may be meant by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from gametest.command.suggestion.bracket_part import bracket_part
from gametest.command.suggestion.registry_words import Words, of_packs
from gametest.command.suggestion.suggestion import Suggestion, matching

if TYPE_CHECKING:
    from gametest.command.suggestion.word_source import WordSource

SELECTORS: Final = {
    "@a": "all players",
    "@e": "all entities",
    "@n": "the nearest entity",
    "@p": "the nearest player",
    "@r": "a random player",
    "@s": "who runs it",
}
_SORTS: Final = ("nearest", "furthest", "random", "arbitrary")
_GAME_MODES: Final = ("survival", "creative", "adventure", "spectator")
_REPEATABLE: Final = frozenset({"tag", "nbt", "predicate"})


def selector_words(
    text: str, start: int, words: WordSource, *, with_holders: bool
) -> Sequence[Suggestion]:
    typed = text[start:]
    opened = typed.find("[")
    if not typed.startswith("@") or opened < 0:
        if " " in typed:
            return []
        names = [*words.players(), *(words.holders() if with_holders else ())]
        if with_holders:
            names.append("*")
        found = matching(typed, [one for one in names if " " not in one], start)
        found += [
            Suggestion(start, name, note)
            for name, note in SELECTORS.items()
            if name.startswith(typed)
        ]
        if typed in SELECTORS:
            found.append(Suggestion(len(text), "["))
        return found
    part = bracket_part(text, start + opened + 1)
    if part is None:
        return []
    if part.value_start is None:
        return _keys(text, part.start, part.keys)
    return _values(text, part.key, part.value_start, words)


def _keys(text: str, start: int, used: Sequence[str]) -> Sequence[Suggestion]:
    # Here, as the readers of all options come with it.
    from gametest.command.selector.options import OPTIONS

    free = [name for name in OPTIONS if name not in used or name in _REPEATABLE]
    found = [
        Suggestion(one.start, f"{one.text}=")
        for one in matching(text[start:], free, start)
    ]
    if not text[start:] and not used:
        found.append(Suggestion(len(text), "]"))
    return found


def _values(text: str, key: str, start: int, words: WordSource) -> Sequence[Suggestion]:
    if key in _TABLES:
        return _table(text, start, _TABLES[key](words))
    make = _LISTS.get(key)
    if make is None:
        return []
    if text[start : start + 1] == "!":
        start += 1
    typed = text[start:]
    found = matching(typed, make(words), start)
    if any(one.text == typed for one in found):
        found += [Suggestion(len(text), ","), Suggestion(len(text), "]")]
    return found


def _table(text: str, start: int, keys: Iterable[str]) -> Sequence[Suggestion]:
    if text[start : start + 1] != "{":
        return [Suggestion(start, "{")] if start == len(text) else []
    part = bracket_part(text, start + 1)
    if part is None:
        return [Suggestion(len(text), ","), Suggestion(len(text), "]")]
    if part.value_start is not None:
        return []
    return [
        Suggestion(one.start, f"{one.text}=")
        for one in matching(text[part.start :], keys, part.start)
    ]


def _types(words: WordSource) -> Iterable[str]:
    return [*words.entity_types(), *words.tags("entity_type")]


_TABLES: Final[dict[str, Words]] = {
    "advancements": of_packs("advancement"),
    "scores": lambda words: words.objectives(),
}
"""What is written in braces: the keys in them."""
_LISTS: Final[dict[str, Words]] = {
    "gamemode": lambda _words: _GAME_MODES,
    "name": lambda words: words.players(),
    "predicate": of_packs("predicate"),
    "sort": lambda _words: _SORTS,
    "tag": lambda words: words.entity_tags(),
    "team": lambda words: words.teams(),
    "type": _types,
}
