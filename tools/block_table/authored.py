"""The lists in `authored/`: JSON with patterns of ids, each with its source."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, Final, final

import attrs

from gametest.registry.id_pattern import match_ids, spell_out

_FOLDER: Final = Path(__file__).parent / "authored"
PATTERN_LISTS: Final = (
    "block_entities",
    "conductors",
    "flags",
    "fluids",
    "instruments",
    "light",
    "motion",
    "numbers",
    "offsets",
    "push_reactions",
    "support",
)


def read(name: str) -> Any:
    return json.loads((_FOLDER / f"{name}.json").read_text())


@final
@attrs.define(eq=False, slots=False)
class Patterns:
    """Resolves patterns against the ids of one version."""

    ids: tuple[str, ...]

    @cached_property
    def sets(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = read("sets")
        return found

    @cached_property
    def _known(self) -> dict[str, None]:
        return dict.fromkeys(self.ids)

    def match(self, patterns: Iterable[str]) -> set[str]:
        return match_ids(patterns, self._known, self.sets)

    def spell(self, pattern: str) -> list[str]:
        """Every word of a pattern without `*`, in the order of the sets."""
        return list(spell_out(pattern, self.sets))

    def unmatched(self, value: Any) -> set[str]:
        """Patterns anywhere in a list that stand for no id: most likely misspelt."""
        if isinstance(value, dict):
            # Plain words as values: the conditions on a state.
            parts = value.values()
            value = [part for part in parts if not isinstance(part, str)]
        if isinstance(value, list):
            if value and all(isinstance(part, str) for part in value):
                return {pattern for pattern in value if not self.match([pattern])}
            return set().union(*map(self.unmatched, value)) if value else set()
        return set()
