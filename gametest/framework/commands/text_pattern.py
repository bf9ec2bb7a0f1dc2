"""A Java pattern over texts of chat: what characters they hold is known when one is searched."""

from __future__ import annotations

import string
from typing import Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.pattern.java_pattern import (
    JavaPattern,
    JavaPatternError,
    UnsupportedPatternError,
)

_PLAIN: Final = frozenset(string.printable) - frozenset("\t\n\r\x0b\x0c")
_SPECIAL: Final = frozenset("\\[](){}.*+?^$|")
MOST_STEPS: Final = 3_000_000
"""Of one search, which takes about as many microseconds at most."""
_MOST_KEPT: Final = 4_096


@final
@attrs.define(eq=False, repr=False)
class TextPattern:
    text: str
    _by_extra: dict[frozenset[str], JavaPattern] = attrs.field(factory=dict, init=False)
    """By the characters that a text has besides the plain ones."""
    _answers: dict[str, bool] = attrs.field(factory=dict, init=False)
    """A condition that waits is asked about the same texts in each tick."""

    def is_in(self, text: str) -> bool:
        """Whether it is found anywhere; raises `UnsupportedError`."""
        if _SPECIAL.isdisjoint(self.text):
            return self.text in text
        found = self._answers.get(text)
        if found is None:
            if len(self._answers) >= _MOST_KEPT:
                self._answers.clear()
            found = self._answers[text] = self._search(text)
        return found

    def _search(self, text: str) -> bool:
        pattern = self._compiled(frozenset(text) - _PLAIN)
        if pattern.cost(text) > MOST_STEPS:
            mechanic = (
                f"pattern {shown(self.text)} over a text of {len(text):,} characters"
            )
            raise UnsupportedError(mechanic)
        return pattern.search(text)

    def _compiled(self, extra: frozenset[str]) -> JavaPattern:
        found = self._by_extra.get(extra)
        if found is not None:
            return found
        try:
            found = JavaPattern.parse(self.text, _PLAIN | extra)
        except UnsupportedPatternError as error:
            mechanic = f"pattern {shown(self.text)}: {error}"
            raise UnsupportedError(mechanic) from None
        self._by_extra = {extra: found}
        return found


def pattern_fault(pattern: str) -> str | None:
    """Why it is no pattern; None for a good one, and for one that only Java can match."""
    try:
        JavaPattern.parse(pattern, _PLAIN)
    except UnsupportedPatternError:
        return None
    except JavaPatternError as error:
        return f"{shown(pattern)} is no pattern: {error}"
    return None


def shown(pattern: str) -> str:
    return repr(pattern if len(pattern) <= 80 else f"{pattern[:80]}...")
