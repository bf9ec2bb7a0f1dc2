"""Selection of tests by the game's patterns.

https://minecraft.wiki/w/Commands/test: `*` is any run of characters, `?` one; without a colon
`minecraft:` is put before; the match is over the whole `namespace:path`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, final

import attrs

from gametest.core.errors import UsageError
from gametest.core.identifier import DEFAULT_NAMESPACE, Identifier

_ALLOWED: Final = re.compile(r"[a-z0-9_.\-/:*?]*")


@final
@attrs.frozen
class TestSelector:
    __test__ = False

    text: str
    """As typed."""
    pattern: str
    """With its namespace."""
    _compiled: re.Pattern[str] = attrs.field(repr=False, eq=False)

    @classmethod
    def parse(cls, text: str) -> TestSelector:
        """Raises `UsageError` for a character that no identifier can hold."""
        match = _ALLOWED.match(text)
        if match is None or match.end() != len(text):
            wrong = text[match.end() if match else 0]
            raise UsageError(
                f"test selector {text!r} has the character {wrong!r}; "
                "identifiers, * and ? are allowed"
            )
        if not text:
            # Published help: empty means all; the game's own reading (nothing matches and the
            # server stops) helps nobody.
            pattern = "*:*"
        elif ":" in text:
            pattern = text
        else:
            pattern = f"{DEFAULT_NAMESPACE}:{text}"
        parts = (
            ".*"
            if character == "*"
            else "."
            if character == "?"
            else re.escape(character)
            for character in pattern
        )
        return cls(text, pattern, re.compile("".join(parts), re.DOTALL))

    @property
    def lacks_namespace(self) -> bool:
        """Worth a hint when it selects nothing, or nothing but built-in tests."""
        return bool(self.text) and ":" not in self.text

    def matches(self, id: Identifier) -> bool:
        return self._compiled.fullmatch(str(id)) is not None

    def __str__(self) -> str:
        return self.text


@final
@attrs.frozen
class TestFinder:
    """Picks ids; the result is sorted and each id appears once."""

    __test__ = False

    ids: tuple[Identifier, ...]

    @classmethod
    def of(cls, ids: Iterable[Identifier]) -> TestFinder:
        return cls(tuple(sorted(ids)))

    def find(self, selectors: Iterable[TestSelector]) -> tuple[Identifier, ...]:
        """Without selectors: all."""
        chosen = tuple(selectors)
        if not chosen:
            return self.ids
        return tuple(
            id for id in self.ids if any(selector.matches(id) for selector in chosen)
        )
