"""One word that may stand next, and how it is told from the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

import attrs

from gametest.core.identifier import DEFAULT_NAMESPACE


@final
@attrs.frozen(order=True)
class Suggestion:
    start: int
    """Where in the line the word begins that `text` replaces, up to the end."""
    text: str
    note: str = attrs.field(default="", order=False)
    """What it is, in a word or two."""


def fits(typed: str, candidate: str) -> bool:
    """As the game matches: from the start, of the path or of a word in it; ids with or without `:`."""
    typed, candidate = typed.lower(), candidate.lower()
    if candidate.startswith(typed):
        return True
    namespace, colon, path = candidate.partition(":")
    if not colon or ":" in typed:
        return False
    mark = typed[:1] if typed[:1] in ("#", "!") else ""
    typed = typed.removeprefix(mark)
    if mark and not namespace.startswith(mark):
        return False
    return path.startswith(typed) or any(
        path.startswith(typed, place + 1)
        for place, character in enumerate(path)
        if character in "_/"
    )


def matching(
    typed: str, candidates: Iterable[str], start: int, note: str = ""
) -> list[Suggestion]:
    """Those that fit, sorted; what begins with the typed text comes first."""
    found = [one for one in candidates if fits(typed, one)]
    own = f"{DEFAULT_NAMESPACE}:"

    def rank(text: str) -> tuple[bool, str]:
        return not text.removeprefix(own).startswith(typed), text

    return [Suggestion(start, text, note) for text in sorted(set(found), key=rank)]
