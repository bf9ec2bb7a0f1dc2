"""The nearest known word, for messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_COMPARED: Final = 64
"""Candidates that are compared in full: each costs 0.1 ms, and packs have thousands of names."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The most similar of `known`, or None if none is near."""
    # Here, as most runs have nothing to suggest.
    from difflib import get_close_matches

    candidates = list(known)
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
