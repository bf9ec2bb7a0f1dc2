"""Texts that were found without a mistake, so that loading again reads what is new only.

Whether a line is right depends, besides its text, on the tags and predicates of the packs: whoever
keeps a memory clears it when one of these changes.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, final

import attrs

if TYPE_CHECKING:
    from gametest.command.command_build_context import PackQuestion


@final
@attrs.define(eq=False, repr=False)
class KnownTexts:
    """Of functions; fulfils `CheckedFunctions`."""

    texts: set[str] = attrs.field(factory=set, init=False)

    def prepare(self, size: int) -> None:
        """There is nothing to fetch."""

    def holds(self, text: str) -> bool:
        return text in self.texts

    def note(self, text: str, answers: Mapping[PackQuestion, bool]) -> None:
        self.texts.add(text)

    def save(self) -> None:
        """It ends with the process."""


@final
@attrs.define(eq=False, repr=False)
class LoadMemory:
    functions: KnownTexts = attrs.field(factory=KnownTexts, init=False)
    scripts: set[Hashable] = attrs.field(factory=set, init=False)
    """Of test files: text, dialect, and the values of their case."""
    elements_are_good: bool = attrs.field(default=False, init=False)
    """Predicates, loot tables and the like were read, and nothing was wrong."""

    def clear(self) -> None:
        self.functions.texts.clear()
        self.scripts.clear()
        self.elements_are_good = False
