"""The nearest known word, for messages."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The most similar of `known`, or None if none is near."""
    # Here, as most runs have nothing to suggest.
    from difflib import get_close_matches

    found = get_close_matches(word, list(known), n=1, cutoff=0.65)
    return found[0] if found else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A clause to append to a message, empty if nothing is near."""
    found = nearest(word, known)
    return f", did you mean {found!r}?" if found else ""
