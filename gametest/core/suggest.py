"""The nearest known word, for messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_COMPARED: Final = 64
"""Candidates that are compared in full: each costs 0.1 ms, and packs have thousands of names."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The most similar of `known`, or None if none is near.

    Of ids the path is compared, so that a long namespace makes nothing alike.
    """
    namespace, colon, path = word.partition(":")
    if not colon:
        return _most_similar(word, list(known))
    by_namespace: dict[str, list[str]] = {}
    for id in known:
        other, has_colon, other_path = id.partition(":")
        if has_colon:
            by_namespace.setdefault(other, []).append(other_path)
    found = _most_similar(path, by_namespace.pop(namespace, []))
    if found is not None:
        return f"{namespace}:{found}"
    same_path = [other for other, paths in by_namespace.items() if path in paths]
    if same_path:
        return f"{_most_similar(namespace, same_path) or same_path[0]}:{path}"
    near = _most_similar(namespace, list(by_namespace))
    found = None if near is None else _most_similar(path, by_namespace[near])
    return None if found is None else f"{near}:{found}"


def _most_similar(word: str, candidates: list[str]) -> str | None:
    # Here, as most runs have nothing to suggest.
    from difflib import get_close_matches

    if len(candidates) > _COMPARED:
        from heapq import nlargest

        candidates = nlargest(
            _COMPARED, candidates, key=lambda other: _shared_ends(word, other)
        )
    found = get_close_matches(word, candidates, n=1, cutoff=0.65)
    return found[0] if found else None


def _shared_ends(word: str, other: str) -> int:
    """Characters that both begin and end with: a slip of the pen leaves most of them."""
    most = min(len(word), len(other))
    start = 0
    while start < most and word[start] == other[start]:
        start += 1
    end = 0
    while end < most - start and word[-1 - end] == other[-1 - end]:
        end += 1
    return start + end


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A clause to append to a message, empty if nothing is near."""
    found = nearest(word, known)
    return f", did you mean {found!r}?" if found else ""
